/// A boundary in a text.
public struct TextBreak: Hashable, Sendable {
  /// The UTF-16 offset.
  public var offset: Int

  /// ICU's rule status: for lines, 100 and more is a mandatory break.
  public var status: Int32

  /// Whether a line must end here.
  public var isMandatory: Bool { status >= 100 && status < 200 }

  /// Creates a boundary.
  public init(offset: Int, status: Int32) {
    self.offset = offset
    self.status = status
  }
}

/// What lies between two boundaries.
public enum TextBreakKind: Int, Hashable, Sendable, CaseIterable {
  /// What a reader takes for one character.
  case grapheme = 0
  /// A word, a number, a space.
  case word = 1
  /// A piece that a line break does not divide.
  case line = 2
  /// A sentence.
  case sentence = 3
}
