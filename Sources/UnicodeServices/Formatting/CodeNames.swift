internal import CICU

/// Names of codes in a locale's language, and which codes exist.
package enum CodeNames {
  /// What is named.
  package enum Kind: Int32, Hashable, Sendable {
    case language = 0
    case region = 1
    case script = 2
    case currency = 3
  }

  /// The name; the code itself when the language has none for it.
  package static func name(
    of code: String, _ kind: Kind, locale: String
  ) throws(ICUError) -> String {
    let existing = code.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    guard existing, kind != .currency || code.utf8.count == 3 else {
      throw ICUError(code: ICUStatus.illegalArgument, operation: "naming a code")
    }
    return try unsafe ICUBuffer.string(while: "naming \(code) in \(locale)") {
      unsafe cicu_name(kind.rawValue, locale, code, $0, $1, $2)
    }
  }

  /// The currency of a locale's region; `nil` when the region has none or is not known.
  package static func currency(ofRegionIn locale: String) -> String? {
    let code = try? unsafe ICUBuffer.string(while: "reading the currency of \(locale)") {
      unsafe cicu_currency_of_locale(locale, $0, $1, $2)
    }
    return code.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether CLDR has a unit of this id (`kilometer-per-hour`).
  package static func isUnit(_ id: String) -> Bool {
    id.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
      && !id.isEmpty && (unsafe cicu_unit_exists(id))
  }

  /// Whether somebody registered a region (`EG`, `419`).
  package static func isRegion(_ code: String) -> Bool { SubtagRegistry.isRegion(code) }

  /// Whether somebody registered a script (`Arab`).
  package static func isScript(_ code: String) -> Bool { SubtagRegistry.isScript(code) }
}
