public import UnicodeServices

/// A transformation of source texts that makes faults of a layout visible.
public enum PseudoMode: Hashable, Sendable {
  /// The transformation of a pseudo-locale.
  case locale(PseudoLocale)
  /// What Android's resource compiler makes for `en-XA`; `PseudoLocale.accent` differs in some
  /// letters and in the padding.
  case androidAccent

  /// Finds a mode by its name, by a pseudo-locale's identifier, or by Apple's name for it.
  ///
  /// ```
  /// accent, en-XA → accented letters     bidi, ar-XB → words from right to left
  /// ```
  public init?(_ name: String) {
    if let locale = PseudoLocale(rawValue: name)
      ?? PseudoLocale.allCases.first(where: { $0.tag == name })
    {
      self = .locale(locale)
      return
    }
    switch name {
    case "androidAccent": self = .androidAccent
    case "doubleLength": self = .locale(.double)
    case "accented": self = .locale(.tall)
    case "boundedString": self = .locale(.bounded)
    case "rightToLeftWithStrings": self = .locale(.rtlStrings)
    default: return nil
    }
  }

  /// Reads a list such as `accent,double`.
  ///
  /// - Returns: the modes, or the first name that is none.
  public static func list(_ names: String) -> Result<[PseudoMode], UnknownName> {
    var modes: [PseudoMode] = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let mode = PseudoMode(name) else { return .failure(UnknownName(name: name)) }
      modes.append(mode)
    }
    return .success(modes)
  }

  /// A name that is no mode.
  public struct UnknownName: Error, Hashable, Sendable {
    /// The name.
    public let name: String

    /// Creates the error.
    public init(name: String) {
      self.name = name
    }
  }

  /// The direction of a layout in this mode.
  public var direction: WritingDirection {
    switch self {
    case .locale(let locale): locale.direction
    case .androidAccent: .leftToRight
    }
  }

  /// The place in the fixed order in which several modes are applied.
  var order: Int {
    switch self {
    case .androidAccent, .locale(.accent), .locale(.tall), .locale(.short), .locale(.longWord): 0
    case .locale(.double): 1
    case .locale(.bidi), .locale(.rtlStrings), .locale(.rtlExpanded): 2
    case .locale(.bounded): 3
    }
  }
}
