internal import CICU

/// An ICU number skeleton that ICU did not take.
package struct SkeletonError: Error, Hashable, Sendable {
  /// UTF-16 offset of what is wrong in the skeleton.
  package let offset: Int
  /// ICU's answer.
  package let cause: ICUError
}

/// Formats numbers by an ICU number skeleton.
///
/// `UNumberFormatter` is immutable, and ICU documents its format functions as thread-safe: threads
/// may share one. Each call opens a result object of its own.
@safe
package struct ICUNumberFormatter: Sendable {
  let handle: ICUHandle

  /// Opens a formatter.
  ///
  /// The locale is ICU's identifier of data that exists (`LocaleIdentifier.dataID`).
  ///
  /// - Throws: `SkeletonError` with the place in the skeleton.
  package init(skeleton: String, locale: String) throws(SkeletonError) {
    var offset: Int32 = 0
    let units = Array(skeleton.utf16)
    do {
      unsafe handle = try ICUHandle(while: "opening the number skeleton '\(skeleton)'") {
        unsafe cicu_number_open(units, Int32(units.count), locale, &offset, $0)
      } close: {
        unsafe cicu_number_close($0)
      }
    } catch {
      throw SkeletonError(offset: Int(max(offset, 0)), cause: error)
    }
  }

  /// Formats a decimal number in ASCII.
  package func format(_ decimal: String) throws(ICUError) -> FormattedString {
    try unsafe ICUBuffer.formatted(while: "formatting the number \(decimal.prefix(60))") {
      unsafe cicu_number_format(handle.pointer, decimal, Int32(decimal.utf8.count), $0, $1)
    }
  }
}

/// Formats ranges of numbers by an ICU number skeleton.
///
/// `UNumberRangeFormatter` is immutable, and ICU documents its format functions as thread-safe.
@safe
package struct ICUNumberRangeFormatter: Sendable {
  let handle: ICUHandle

  /// What is done when both ends look the same (`UNumberRangeIdentityFallback`).
  package enum Identity: Int32, Hashable, Sendable {
    case singleValue = 0
    case approximatelyOrSingleValue = 1
    case approximately = 2
    case range = 3
  }

  /// Opens a formatter that collapses common parts of the ends as far as the locale does.
  ///
  /// - Throws: `SkeletonError` with the place in the skeleton.
  package init(
    skeleton: String, identity: Identity = .approximately, locale: String
  ) throws(SkeletonError) {
    var offset: Int32 = 0
    let units = Array(skeleton.utf16)
    do {
      unsafe handle = try ICUHandle(while: "opening the number skeleton '\(skeleton)'") {
        // 0 = UNUM_RANGE_COLLAPSE_AUTO
        unsafe cicu_number_range_open(
          units, Int32(units.count), 0, identity.rawValue, locale, &offset, $0)
      } close: {
        unsafe cicu_number_range_close($0)
      }
    } catch {
      throw SkeletonError(offset: Int(max(offset, 0)), cause: error)
    }
  }

  /// Formats a range of decimal numbers in ASCII.
  package func format(_ first: String, _ second: String) throws(ICUError) -> FormattedString {
    var result = try unsafe ICUBuffer.formatted(while: "formatting a range of numbers") {
      unsafe cicu_number_range_format(
        handle.pointer, first, Int32(first.utf8.count), second, Int32(second.utf8.count), $0, $1)
    }
    result.parts = Self.repairingSides(result.parts)
    return result
  }

  /// The parts with the ends of the range where they are.
  ///
  /// When ICU puts a space between a shared currency and the range, it forgets to move the ends along:
  /// in `EUR\u{A0}3.00\u{2013}5.00` the first one is said to begin at the space. Such an end cuts a field
  /// in two, and is moved to that field's end.
  private static func repairingSides(_ parts: [FormattedPart]) -> [FormattedPart] {
    var isChanged = false
    var result = parts.map { side -> FormattedPart in
      guard side.field == .side else { return side }
      let cut = parts.first { part in
        part.field != .side && part.range.lowerBound < side.range.upperBound
          && part.range.upperBound > side.range.upperBound
      }
      guard let cut else { return side }
      isChanged = true
      return side.shifted(by: cut.range.upperBound - side.range.upperBound)
    }
    if isChanged { result.sort(by: FormattedPart.precedes) }
    return result
  }
}
