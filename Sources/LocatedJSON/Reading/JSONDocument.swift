internal import Synchronization

/// A JSON document whose values know where they stand.
///
/// The grammar is RFC 8259 to the letter: no comments, no trailing commas, no `NaN`, and a member
/// name that stands twice in one object is an error. A byte order mark at the start is skipped.
/// The document keeps its bytes and a flat list of values, 16 bytes each; texts and numbers are
/// decoded when they are asked for.
///
/// ```swift
/// let document = try JSONDocument(parsing: Array(#"{"a": [1, true]}"#.utf8))
/// document.root["a"]?[1]?.location   // 1:11
/// document.root["a"]?[1]?.path       // $.a[1]
/// ```
public struct JSONDocument: Sendable {
  let storage: JSONStorage

  /// The deepest nesting of arrays and objects: 0 for a document that is one scalar value.
  public let maximumDepth: Int

  /// How many of the values are objects.
  package let objectCount: Int

  /// Parses a whole document.
  ///
  /// - Throws: the first ``JSONError`` of the document, or one that names the limit it exceeds.
  /// - Complexity: O(*n*) time, and memory for the bytes and the values; never recursive.
  /// - Source: RFC 8259.
  public init(parsing bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) {
    guard bytes.count <= limits.usableByteCount else {
      throw JSONError(
        location: SourceLocation(line: 1, column: 1, offset: 0),
        reason: .sizeLimit(byteCount: bytes.count, limit: limits.usableByteCount))
    }
    var parser = JSONParser(limits: limits)
    do {
      try parser.parse(bytes.span)
    } catch {
      throw JSONError(
        location: SourceLocation(offset: error.offset, in: bytes),
        reason: error.reason.located(in: bytes))
    }
    maximumDepth = parser.maximumDepth
    objectCount = parser.objectCount
    storage = JSONStorage(bytes: bytes, nodes: parser.nodes)
  }

  /// Parses a document that is in memory as text.
  ///
  /// - Throws: as ``init(parsing:limits:)-([UInt8],_)``.
  public init(parsing text: String, limits: JSONLimits = JSONLimits()) throws(JSONError) {
    try self.init(parsing: Array(text.utf8), limits: limits)
  }

  /// The document's one value.
  public var root: JSONValue { JSONValue(storage: storage, index: 0) }

  /// The number of values and member names.
  public var valueCount: Int { storage.nodes.count }

  /// The line and column of a byte offset into the document.
  public func location(of offset: Int) -> SourceLocation { storage.location(of: offset) }
}

/// What all values of one document share.
final class JSONStorage: Sendable {
  let bytes: [UInt8]
  let nodes: [JSONNode]

  /// Made at the first question for a location: documents without findings never need it.
  private let lines = Mutex<LineTable?>(nil)

  init(bytes: [UInt8], nodes: [JSONNode]) {
    self.bytes = bytes
    self.nodes = nodes
  }

  /// The text of a string or member name.
  func text(of node: JSONNode) -> String {
    let bytes = self.bytes
    return JSONText.decode(bytes.span, node)
  }

  func location(of offset: Int) -> SourceLocation {
    lines.withLock { lines in
      let table = lines ?? LineTable(bytes)
      lines = table
      return table.location(of: offset)
    }
  }
}

extension JSONError.Reason {
  /// Finds the line and column of places that the parser knows as offsets only.
  func located(in bytes: [UInt8]) -> Self {
    guard case .duplicateName(let name, let first) = self else { return self }
    return .duplicateName(name, first: SourceLocation(offset: first.offset, in: bytes))
  }
}
