/// A locale that nobody speaks: English text transformed so that faults of a layout show.
///
/// A pseudo-locale gives a layout its direction and its strings. Values in it (numbers, prices,
/// dates) are those of `en-US`.
public enum PseudoLocale: String, Hashable, Sendable, Codable, CaseIterable {
  /// `en-XA`: accented letters, brackets and padding.
  case accent
  /// `ar-XB`: every word runs from right to left.
  case bidi
  /// `en-XD`: each string twice.
  case double
  /// `en-XT`: marks above and below each letter.
  case tall
  /// `en-XW`: one word without a place to break.
  case longWord
  /// `en-XS`: few ideographs.
  case short
  /// `ar-XR`: accented, padded, and from right to left.
  case rtlExpanded
  /// `en-XN`: marked ends.
  case bounded
  /// `ar-XS`: each string runs from right to left.
  case rtlStrings

  /// The identifier in its canonical BCP 47 spelling, such as `en-XA`.
  public var tag: String {
    switch self {
    case .accent: "en-XA"
    case .bidi: "ar-XB"
    case .double: "en-XD"
    case .tall: "en-XT"
    case .longWord: "en-XW"
    case .short: "en-XS"
    case .rtlExpanded: "ar-XR"
    case .bounded: "en-XN"
    case .rtlStrings: "ar-XS"
    }
  }

  /// The direction of a layout in this pseudo-locale.
  public var direction: WritingDirection {
    switch self {
    case .bidi, .rtlExpanded, .rtlStrings: .rightToLeft
    case .accent, .double, .tall, .longWord, .short, .bounded: .leftToRight
    }
  }

  /// The pseudo-locale with this language and region, if there is one.
  init?(language: String, region: String?) {
    guard let region else { return nil }
    let tag = "\(language)-\(region)"
    guard let match = Self.allCases.first(where: { $0.tag == tag }) else { return nil }
    self = match
  }
}
