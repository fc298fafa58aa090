internal import CICU
internal import Synchronization

/// Spells numbers out, or writes them as ranks.
///
/// ICU's rule-based formatter builds parts of itself at first use, so one thread at a time may use
/// it; the lock here sees to that.
package final class ICURuleNumberFormatter: Sendable {
  /// Kinds of rules.
  package enum Kind: Int32, Hashable, Sendable {
    /// `forty-two`
    case spellOut = 0
    /// `42nd`
    case ordinal = 1
  }

  private let handle: ICUHandle
  private let lock = Mutex(())

  /// Opens a formatter; a language without rules gets those of the root, which are digits.
  ///
  /// The locale is ICU's identifier of data that exists (`LocaleIdentifier.dataID`).
  ///
  /// - Throws: `ICUError`.
  package init(_ kind: Kind, locale: String) throws(ICUError) {
    // Rules are a tree of their own in ICU's data, and a language without any would be looked up in
    // the machine's default locale.
    let keywords = locale.firstIndex(of: "@") ?? locale.endIndex
    let identifier =
      unsafe cicu_rule_number_has_data(locale) ? locale : "root" + locale[keywords...]
    unsafe handle = try ICUHandle(while: "opening the number rules of \(identifier)") {
      unsafe cicu_rule_number_open(kind.rawValue, identifier, $0)
    } close: {
      unsafe cicu_rule_number_close($0)
    }
  }

  /// Formats a decimal number in ASCII.
  package func format(_ decimal: String) throws(ICUError) -> String {
    let result = lock.withLock { _ -> Result<String, ICUError> in
      do throws(ICUError) {
        return .success(
          try unsafe ICUBuffer.string(while: "writing out \(decimal.prefix(60))") {
            unsafe cicu_rule_number_format(
              handle.pointer, decimal, Int32(decimal.utf8.count), $0, $1, $2)
          })
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
