/// The extent of a set text and its baselines.
public struct TextSize: Hashable, Sendable {
  /// The width of the widest line without hanging spaces, in points; finite, never negative.
  public var width: Double

  /// The sum of the line heights, in points; finite, never negative.
  public var height: Double

  /// The distance from the top to the baseline of the first line, in points.
  public var firstBaseline: Double

  /// The distance from the top to the baseline of the last line, in points.
  public var lastBaseline: Double

  /// The number of lines.
  public var lineCount: Int

  /// Nothing: no line.
  public static let zero = TextSize(
    width: 0, height: 0, firstBaseline: 0, lastBaseline: 0, lineCount: 0)

  /// Creates a size.
  public init(
    width: Double, height: Double, firstBaseline: Double, lastBaseline: Double, lineCount: Int
  ) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
  }
}
