internal import CICU

/// The case that a text is shown in.
///
/// Source: SwiftUI's `Text.Case`; Unicode chapter 3.13 and CLDR 42's casing by ICU.
public enum TextCasing: String, Hashable, Sendable, CaseIterable {
  /// All letters are capitals.
  case uppercase
  /// All letters are small.
  case lowercase

  /// A text in this case, by the rules of a locale.
  ///
  /// `istanbul` in upper case is `ISTANBUL` in English and `\u{130}STANBUL` in Turkish; Hebrew and
  /// Arabic have no case and stay what they are, with the marks that keep values in their direction.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - locale: an ICU identifier, of which the language counts.
  /// - Returns: the text, longer or shorter where the case needs other letters.
  /// - Complexity: O(length). Wraps `u_strToUpper` and `u_strToLower`.
  public func apply(to text: String, locale: String) -> String {
    String(decoding: apply(to: UTF16Text.units(of: text), locale: locale), as: UTF16.self)
  }

  /// The same, and where offsets into the text lie in the result.
  ///
  /// An offset between grapheme clusters lies between the results of what is before and behind it: 5
  /// of 6 in `stra\u{DF}e` is 6 of 7 in `STRASSE`. An offset inside of a cluster lies in the cluster's
  /// result.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - locale: an ICU identifier, of which the language counts.
  ///   - offsets: UTF-16 offsets; those outside of the text are held to it.
  /// - Returns: the text, and an offset into it for each of `offsets`.
  /// - Complexity: O(length + offsets · log offsets).
  public func apply(
    to text: String, locale: String, offsets: [Int]
  ) -> (text: String, offsets: [Int]) {
    let units = UTF16Text.units(of: text)
    let cased = apply(to: units, locale: locale)
    let asked = Set(offsets.map { min(max($0, 0), units.count) }).sorted()
    let places =
      markedPlaces(asked, in: units, locale, length: cased.count)
      ?? summedPlaces(asked, in: units, locale, length: cased.count)
    let found = Dictionary(uniqueKeysWithValues: zip(asked, places))
    return (
      String(decoding: cased, as: UTF16.self),
      offsets.map { found[min(max($0, 0), units.count)] ?? 0 }
    )
  }

  /// Where offsets lie in the cased text: where marks come to lie that are put there.
  ///
  /// Casing looks past the marks: they are ignorable. Nil where no mark is free, or where marks stand
  /// between what belongs together.
  private func markedPlaces(
    _ offsets: [Int], in units: [UInt16], _ locale: String, length: Int
  ) -> [Int]? {
    let marks: [UInt16] = [0x2060, 0x2061, 0x2062, 0x2063, 0x2064]
    guard let mark = marks.first(where: { !units.contains($0) }) else { return nil }
    var marked: [UInt16] = []
    marked.reserveCapacity(units.count + offsets.count)
    var last = 0
    for offset in offsets {
      marked += units[last..<offset]
      marked.append(mark)
      last = offset
    }
    marked += units[last...]
    let cased = apply(to: marked, locale: locale)
    guard cased.count == length + offsets.count else { return nil }
    var places: [Int] = []
    for (index, unit) in cased.enumerated() where unit == mark {
      places.append(index - places.count)
    }
    return places.count == offsets.count ? places : nil
  }

  /// The same as the sum of the lengths of what stands between the offsets, cased by itself.
  private func summedPlaces(
    _ offsets: [Int], in units: [UInt16], _ locale: String, length: Int
  ) -> [Int] {
    var last = 0
    var sum = 0
    return offsets.map { offset in
      sum += apply(to: Array(units[last..<offset]), locale: locale).count
      last = offset
      return offset == units.count ? length : min(sum, length)
    }
  }

  private func apply(to units: [UInt16], locale: String) -> [UInt16] {
    if units.isEmpty { return units }
    do throws(ICUError) {
      return try unsafe ICUBuffer.units(while: "setting the case of a text") {
        buffer, capacity, status in
        unsafe units.withUnsafeBufferPointer { text in
          unsafe cicu_text_to_case(
            self == .uppercase, text.baseAddress, Int32(truncatingIfNeeded: text.count), locale,
            buffer, capacity, status)
        }
      }
    } catch {
      // ICU refuses no text; without memory the text stays as it is.
      return units
    }
  }
}
