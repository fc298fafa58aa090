/// A place between two characters.
public struct TextPosition: Hashable, Sendable {
  /// The UTF-16 offset.
  public var offset: Int

  /// The character the place belongs to.
  public var affinity: TextAffinity

  /// Creates a position.
  public init(offset: Int, affinity: TextAffinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}

/// Where a caret stands.
public struct TextCaret: Hashable, Sendable {
  /// The index of the line.
  public var line: Int

  /// The x, in points from the left edge of the box.
  public var x: Double

  /// The top, in points from the top of the box.
  public var y: Double

  /// The height, that of the line, in points.
  public var height: Double
}
