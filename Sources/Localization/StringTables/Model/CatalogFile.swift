public import LocatedJSON
internal import Synchronization

/// A file that texts come from.
public final class CatalogFile: Sendable {
  /// The path as it was given, for messages.
  public let path: String

  /// The content as UTF-8, whatever the encoding of the file.
  public let bytes: [UInt8]

  /// Made at the first question for a location.
  private let lines = Mutex<LineTable?>(nil)

  /// Creates a file from its content.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The line and column of a byte offset.
  public func location(of offset: Int) -> SourceLocation {
    lines.withLock { lines in
      let table = lines ?? LineTable(bytes)
      lines = table
      return table.location(of: offset)
    }
  }

  /// The file as a JSON document within the bounds of catalogs.
  func json() throws(CatalogError) -> JSONDocument {
    do {
      return try JSONDocument(
        parsing: bytes,
        limits: JSONLimits(
          maximumByteCount: CatalogLimits.fileSize, maximumDepth: CatalogLimits.depth))
    } catch {
      throw CatalogError(path: path, location: error.location, message: error.message)
    }
  }

  /// An error at a byte offset of this file.
  func error(_ offset: Int, _ message: String) -> CatalogError {
    CatalogError(path: path, location: location(of: offset), message: message)
  }
}

/// Why a file cannot be read as the catalog that its name says it is.
public struct CatalogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file.
  public let path: String

  /// The place in it.
  public let location: SourceLocation

  /// What is wrong and what would be right.
  public let message: String

  /// Creates an error.
  public init(path: String, location: SourceLocation, message: String) {
    self.path = path
    self.location = location
    self.message = message
  }

  /// `FILE:LINE:COLUMN: MESSAGE`.
  public var description: String { "\(path):\(location): \(message)" }
}
