/// A glyph at its place in the box of a text.
public struct PositionedGlyph: Hashable, Sendable {
  /// The face the glyph comes from.
  public var font: FontIdentity

  /// The index of the glyph in its face; 0 is the missing glyph.
  public var id: UInt32

  /// Where the pen stands, in points from the left edge of the box.
  public var x: Double

  /// The y of the origin of the glyph, in points from the top of the box; on the baseline but for
  /// marks.
  public var y: Double

  /// How far the pen moves, in points.
  public var advance: Double

  /// The size of the em, in points.
  public var size: Double

  /// The UTF-16 offset of the cluster the glyph belongs to.
  public var cluster: Int

  /// The number of the face in the shaped text.
  var face: Int
}
