/// How the base direction of a paragraph is found.
///
/// Source: UAX #9 rules P2, P3 and HL1.
public enum ParagraphDirection: String, Hashable, Sendable, CaseIterable {
  /// The direction of the language a localised string was found in, else as ``content``.
  case auto

  /// The first strong character outside isolates; without one, the layout direction.
  ///
  /// `"Hello"` runs left to right in any layout, `"12:30"` in the direction of the layout.
  case content

  /// Left to right, whatever the text holds.
  case leftToRight

  /// Right to left, whatever the text holds.
  case rightToLeft
}
