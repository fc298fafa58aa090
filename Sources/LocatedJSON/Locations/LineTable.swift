/// An index over the lines of one file that answers locations without walking from its start.
///
/// It keeps one mark for each 4 KiB, whatever the number of lines, so a hostile file of line feeds
/// costs no more than any other one.
public struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let marks: [LineWalk]

  private static let blockSize = 4096

  /// Indexes a file.
  ///
  /// - Complexity: O(*n*), about 1 ns a byte.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var marks: [LineWalk] = []
    marks.reserveCapacity(bytes.count / Self.blockSize + 1)
    var walk = LineWalk()
    var position = LineWalk.start(of: bytes.span)
    marks.append(walk)
    while position < bytes.count {
      let end = min((position / Self.blockSize + 1) * Self.blockSize, bytes.count)
      walk.advance(over: bytes.span, from: position, to: end)
      marks.append(walk)
      position = end
    }
    self.marks = marks
  }

  /// The location of a byte offset; an offset outside the file counts as its nearest end.
  ///
  /// - Complexity: O(1): walks at most 4 KiB.
  public func location(of offset: Int) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    let block = offset / Self.blockSize
    var walk = marks[block]
    let start = block == 0 ? LineWalk.start(of: bytes.span) : block * Self.blockSize
    walk.advance(over: bytes.span, from: start, to: offset)
    return SourceLocation(line: walk.line + 1, column: walk.column + 1, offset: offset)
  }
}
