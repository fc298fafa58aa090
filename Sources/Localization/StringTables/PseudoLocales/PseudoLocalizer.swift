public import UnicodeServices

/// Applies pseudo-localization to format strings, before arguments go in.
///
/// Placeholders and markup stay usable; several modes are applied in a fixed order, whatever the
/// order they were given in: letters, doubling, direction, and the marks of `PseudoLocale.bounded`
/// outermost.
public struct PseudoLocalizer: Hashable, Sendable {
  /// The modes in the order of their application.
  public let modes: [PseudoMode]

  /// Creates a localizer; without modes it changes nothing.
  public init(modes: [PseudoMode]) {
    self.modes = modes.enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }
    .map(\.element)
  }

  /// The direction that a layout takes: right to left if one of the modes is; nil without modes.
  public var direction: WritingDirection? {
    if modes.isEmpty { return nil }
    return modes.contains { $0.direction == .rightToLeft } ? .rightToLeft : .leftToRight
  }

  /// Transforms one text.
  ///
  /// ```
  /// accent:  OK → [ÖĶ one two]     bidi:  OK → \u200F\u202EOK\u202C\u200F
  /// ```
  ///
  /// - Complexity: O(length).
  public func transform(_ text: String) -> String {
    modes.reduce(text) { text, mode in
      switch mode {
      case .androidAccent: PseudoAccent.android(text)
      case .locale(.accent): PseudoAccent.accent(text, PseudoAccent.ibm)
      case .locale(.rtlExpanded):
        PseudoWords.bidi(PseudoAccent.accent(text, PseudoAccent.percentile99))
      case .locale(.bidi): PseudoWords.bidi(text)
      case .locale(.tall): PseudoWords.tall(text)
      case .locale(.longWord): PseudoWords.longWord(text)
      case .locale(.short): PseudoWords.short(text)
      case .locale(.double): PseudoWords.double(text)
      case .locale(.bounded): "[# \(text) #]"
      case .locale(.rtlStrings): text.isEmpty ? "" : "\u{202E}\(text)\u{202C}"
      }
    }
  }
}
