/// Which of the two characters next to an offset a caret belongs to.
///
/// In `"abc"` followed by Hebrew, offset 3 has a downstream caret at the right end of the Hebrew
/// word, where it begins, and an upstream caret after the c.
public enum TextAffinity: String, Hashable, Sendable, CaseIterable {
  /// The character before the offset.
  case upstream

  /// The character after the offset.
  case downstream
}
