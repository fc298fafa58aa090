/// How the level of a paragraph is decided.
///
/// Source: UAX #9 rules P2, P3 and HL1.
public enum BidiBase: Hashable, Sendable {
  /// Level 0, whatever the text holds.
  case leftToRight
  /// Level 1, whatever the text holds.
  case rightToLeft
  /// That of the first strong character outside isolates, without one 0.
  case firstStrongElseLeftToRight
  /// That of the first strong character outside isolates, without one 1.
  case firstStrongElseRightToLeft

  /// The level the text does not decide, or `nil`.
  var explicitLevel: UInt8? {
    switch self {
    case .leftToRight: 0
    case .rightToLeft: 1
    default: nil
    }
  }

  var fallbackLevel: UInt8 {
    self == .rightToLeft || self == .firstStrongElseRightToLeft ? 1 : 0
  }
}
