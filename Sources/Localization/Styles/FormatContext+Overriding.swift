internal import UnicodeServices

extension FormatContext {
  /// The context with a style's own locale, if it has one.
  func overridden(by locale: LocaleIdentifier?) throws(FormatError) -> FormatContext {
    guard let locale, locale != self.locale else { return self }
    return try with(locale: locale)
  }
}
