/// How a held control fills while it is held.
public enum HoldFill: String, Hashable, Sendable, CaseIterable {
  /// From the leading edge: left in a left-to-right layout, right in a right-to-left one.
  case flood
  /// Growing dots.
  case dots
  /// Bands of lines.
  case scanLines
  /// From the top-trailing corner: right in a left-to-right layout, left in a right-to-left one.
  case sunburst
}
