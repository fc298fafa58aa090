/// A place in a text file, as editors show it.
///
/// Both numbers start at 1. The column counts Unicode scalars, so that `é` written as one scalar and
/// a Chinese character each move it by one. Line ends are LF, CR LF and a lone CR. A byte order mark
/// at the start of the file has no column.
public struct SourceLocation: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The line, 1 for the first one.
  public let line: Int

  /// The column in Unicode scalars, 1 for the first one of the line.
  public let column: Int

  /// The place as byte offset from the start of the file, 0 for the first byte.
  public let offset: Int

  /// Creates a location from its parts, which are trusted.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// Finds the line and column of a byte offset by walking from the start of the file.
  ///
  /// An offset behind the end counts as the end. For many locations in one file use ``LineTable``.
  ///
  /// - Complexity: O(*offset*).
  public init(offset: Int, in bytes: [UInt8]) {
    let offset = min(max(offset, 0), bytes.count)
    var walk = LineWalk()
    walk.advance(over: bytes.span, from: LineWalk.start(of: bytes.span), to: offset)
    self.init(line: walk.line + 1, column: walk.column + 1, offset: offset)
  }

  /// `LINE:COLUMN`.
  public var description: String { "\(line):\(column)" }

  /// Orders by place in the file.
  public static func < (a: Self, b: Self) -> Bool { a.offset < b.offset }
}
