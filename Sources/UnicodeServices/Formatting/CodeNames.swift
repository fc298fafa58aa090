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

  /// Whether ICU knows a currency's ISO 4217 code, in or out of use.
  package static func isCurrency(_ code: String) -> Bool {
    let units = Array(code.utf16)
    return units.count == 3 && (unsafe cicu_currency_exists(units))
  }

  /// The digits behind the decimal separator of a currency.
  package static func currencyDigits(_ code: String, isCash: Bool) throws(ICUError) -> Int {
    let units = Array(code.utf16)
    guard units.count == 3 else {
      throw ICUError(code: ICUStatus.illegalArgument, operation: "reading a currency's digits")
    }
    var status: Int32 = 0
    let digits = unsafe cicu_currency_digits(units, isCash, &status)
    try ICUStatus.check(status, while: "reading the digits of \(code)")
    return Int(digits)
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
