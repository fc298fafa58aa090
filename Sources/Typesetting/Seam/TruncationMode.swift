/// Which part of a text that does not fit gives way to an ellipsis.
///
/// Parts are counted in reading order: the tail of a Hebrew line is at its left end.
///
/// Source: SwiftUI's `Text.TruncationMode`.
public enum TruncationMode: String, Hashable, Sendable, CaseIterable {
  /// The beginning.
  case head

  /// The middle.
  case middle

  /// The end.
  case tail
}
