public import LocatedJSON

/// What is wrong with a scene document, where, and what would be right.
public struct SceneError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where the fault stands in the file.
  public let location: SourceLocation

  /// The way to the value, such as `$.root.children[2].modifiers[0].padding`; empty for a fault of
  /// the JSON itself.
  public let path: String

  /// What is wrong, and what would be right.
  public let message: String

  /// Line, column, path and message in one line.
  public var description: String {
    "\(location.line):\(location.column): \(path.isEmpty ? "" : "\(path): ")\(message)"
  }

  init(_ value: JSONValue, _ message: String) {
    location = value.location
    path = value.path
    self.message = message
  }

  init(location: SourceLocation, path: String, _ message: String) {
    self.location = location
    self.path = path
    self.message = message
  }

  init(_ error: JSONError) {
    location = error.location
    path = ""
    message = error.message
  }
}

extension JSONDocument {
  /// Reads a document whose faults are those of a scene.
  init(ofScene bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(SceneError) {
    do {
      self = try JSONDocument(parsing: bytes, limits: limits)
    } catch {
      throw SceneError(error)
    }
  }
}
