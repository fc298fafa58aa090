public import LocatedJSON

/// Why a document is no frame tree, and where.
public struct FrameTreeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in the document.
  public let location: SourceLocation

  /// The JSON path of what is wrong, such as `$.root.children[0].frame`; empty when the document is
  /// no JSON.
  public let path: String

  /// What is wrong, and what would be right, in one line.
  public let message: String

  /// `LINE:COLUMN: PATH: MESSAGE`.
  public var description: String {
    "\(location.line):\(location.column): \(path.isEmpty ? "" : "\(path): ")\(message)"
  }

  init(_ value: JSONValue, _ message: String) {
    location = value.location
    path = value.path
    self.message = message
  }

  init(_ error: JSONError) {
    location = error.location
    path = ""
    message = error.message
  }
}
