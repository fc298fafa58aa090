/// The embedding levels of one paragraph.
public struct BidiLevels: Hashable, Sendable {
  /// The level of the paragraph: 0 left to right, 1 right to left.
  public var paragraphLevel: UInt8

  /// A level for each UTF-16 code unit, after rule L1 for the paragraph as one line.
  ///
  /// Characters that rule X9 removes have the level of the character before them, or that of the
  /// paragraph, so that runs stay whole.
  public var levels: [UInt8]

  /// Creates levels.
  public init(paragraphLevel: UInt8, levels: [UInt8]) {
    self.paragraphLevel = paragraphLevel
    self.levels = levels
  }
}
