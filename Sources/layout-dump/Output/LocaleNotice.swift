internal import UnicodeServices

/// Says on standard error that a locale has no data of its own.
enum LocaleNotice {
  /// Says it once for a command; nothing for a locale that ICU knows.
  static func report(_ locale: LocaleIdentifier) {
    guard !locale.valuesLocale.isKnown else { return }
    Files.report("\(locale.bcp47): ICU has no data for this language; root data is used")
  }
}
