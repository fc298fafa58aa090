public import UnicodeServices

extension LocaleIdentifier {
  /// The locale of a screen for which none was chosen: `en-US`.
  public static let standard = LocaleIdentifier.lenient("en-US").0
}
