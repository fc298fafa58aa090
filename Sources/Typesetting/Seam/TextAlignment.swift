/// Where the lines of a text stand in its box, relative to the layout direction.
///
/// Source: SwiftUI's `TextAlignment`; ``natural`` and ``justified`` are those of `NSTextAlignment`.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the edge where the layout begins: left in a left-to-right layout, right in the other.
  case leading

  /// Half of the free room on either side.
  case center

  /// At the edge where the layout ends: right in a left-to-right layout, left in the other.
  case trailing

  /// At the edge where the line's own paragraph begins, whatever the layout direction: a Hebrew
  /// paragraph at the right, an English one at the left.
  case natural

  /// Stretched to both edges; the last line of a paragraph and a line before a forced break are
  /// ``leading``.
  case justified
}
