/// A file, or a directory with its files, that texts are read from.
///
/// Whoever has a file system reads it; nothing here opens a file.
public struct CatalogSource: Hashable, Sendable {
  /// One file and its content.
  public struct File: Hashable, Sendable {
    /// The path as messages show it.
    public var path: String

    /// The content.
    public var bytes: [UInt8]

    /// Creates a file.
    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The path as it was given.
  public var path: String

  /// The files: one, or those of a directory with their paths in it behind the given one.
  public var files: [File]

  /// Whether the path is a directory.
  public var isDirectory: Bool

  /// Creates a source of one file.
  public init(file path: String, bytes: [UInt8]) {
    self.path = path
    files = [File(path: path, bytes: bytes)]
    isDirectory = false
  }

  /// Creates a source of a directory.
  public init(directory path: String, files: [File]) {
    self.path = path
    self.files = files
    isDirectory = true
  }

  /// Whether a file of a directory can hold texts, by its path inside the directory.
  public static func mayHoldStrings(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let name = parts.last else { return false }
    switch fileExtension(String(name)) {
    case "xcstrings", "strings", "stringsdict", "xliff", "xlf", "arb", "po", "pot": return true
    case "xml": return parts.dropLast().last?.hasPrefix("values") == true
    case "json": return true
    default: return false
    }
  }

  static func fileExtension(_ name: String) -> String {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }
}
