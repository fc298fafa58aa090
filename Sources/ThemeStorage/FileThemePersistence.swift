public import DesignTokens

/// Keeps a theme in a JSON file that is always whole.
///
/// A theme is saved in five steps. Between any two of them, and within each, the power may be lost,
/// and the file holds either the theme before or the new one:
///
/// 1. The folder is locked, so that one process and one thread saves at a time.
/// 2. The theme is written to a file beside it, `NAME.saving`.
/// 3. That file is synchronized: its content outlasts a loss of power before its name does.
/// 4. It is renamed to the theme's name, which replaces the file before at once.
/// 5. The folder is synchronized: the name outlasts a loss of power when saving returns.
///
/// A file that cannot be read is copied to `NAME.aside-1` and so on before anything overwrites it.
/// The folder must exist and must be on a file system that has locks and atomic renames.
///
/// Source: POSIX `rename`, `fsync`.
public struct FileThemePersistence: ThemePersistence {
  /// The largest theme that is read or written, in bytes.
  public static let maximumByteCount = 1 << 20

  /// The largest file that is copied aside, in bytes.
  public static let maximumAsideByteCount = 64 << 20

  /// How many copies may lie beside a theme.
  public static let maximumAsideCount = 99

  /// The file of the theme.
  public let path: String

  let files: any ThemeFileSystem

  /// Creates the persistence of a file, which need not exist yet.
  public init(path: String) { self.init(path: path, files: SystemFileSystem()) }

  init(path: String, files: any ThemeFileSystem) {
    self.path = path
    self.files = files
  }

  /// Reads the file; nil if there is none.
  public func load() throws(ThemePersistenceError) -> StoredTheme? {
    let bytes = try reporting { () throws(FileFailure) in
      try contents(of: path, limit: Self.maximumByteCount)
    }
    guard let bytes else { return nil }
    return try Self.theme(from: bytes)
  }

  /// The theme of a file's bytes, wherever they came from.
  ///
  /// - Throws: `ThemePersistenceError` for what is no theme of this version.
  public static func theme(
    from bytes: [UInt8]
  ) throws(ThemePersistenceError) -> StoredTheme {
    guard bytes.count <= maximumByteCount else {
      throw .unreadable(reason: "it has more than \(maximumByteCount) bytes")
    }
    return try ThemeFile.theme(from: bytes)
  }

  /// Writes the file in place of the one before.
  public func save(_ theme: StoredTheme) throws(ThemePersistenceError) {
    let bytes = try ThemeFile.bytes(of: theme)
    guard bytes.count <= Self.maximumByteCount else {
      throw .failed(
        operation: "saving", reason: "the theme has more than \(Self.maximumByteCount) bytes")
    }
    try reporting { () throws(FileFailure) in
      try locked { folder throws(FileFailure) in
        let temporary = path + ".saving"
        try write(bytes, to: temporary, .replacing)
        try files.rename(temporary, to: path)
        try files.synchronize(folder)
      }
    }
  }

  /// Copies the file; a copy of the same content is not made again.
  public func keepAside() throws(ThemePersistenceError) -> String {
    let place = try reporting { () throws(FileFailure) in
      try locked { folder throws(FileFailure) in try copyAside(folder) }
    }
    guard let place else {
      throw .failed(
        operation: "copying '\(path)'",
        reason: "there is no room; at most \(Self.maximumAsideCount) copies of at most "
          + "\(Self.maximumAsideByteCount) bytes are made")
    }
    return place
  }

  /// Copies the file under the first name that is free; nil if there is no room.
  private func copyAside(_ folder: Int32) throws(FileFailure) -> String? {
    let limit = Self.maximumAsideByteCount
    let bytes = try contents(of: path, limit: limit) ?? []
    guard bytes.count <= limit else { return nil }
    for number in 1...Self.maximumAsideCount {
      let name = "\(path).aside-\(number)"
      do throws(FileFailure) {
        try write(bytes, to: name, .creating)
        try files.synchronize(folder)
        return name
      } catch {
        guard error.kind == .exists else { throw error }
        if try contents(of: name, limit: limit) == bytes {
          // A copy whose making was cut short may be whole and not yet lasting.
          try synchronize(name)
          try files.synchronize(folder)
          return name
        }
      }
    }
    return nil
  }

  // MARK: Steps

  /// The content of a file, cut one byte behind the limit; nil if there is no file.
  private func contents(of path: String, limit: Int) throws(FileFailure) -> [UInt8]? {
    let file: Int32
    do throws(FileFailure) {
      file = try files.open(path, .reading)
    } catch {
      guard error.kind == .missing else { throw error }
      return nil
    }
    defer { files.close(file) }
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let read = try files.read(file, count: min(64 << 10, limit + 1 - bytes.count))
      if read.isEmpty { break }
      bytes += read
    }
    return bytes
  }

  /// Writes a whole file and makes its content last.
  private func write(
    _ bytes: [UInt8], to path: String, _ mode: FileMode
  ) throws(FileFailure) {
    let file = try files.open(path, mode)
    defer { files.close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = try files.write(file, rest)
      guard written > 0 else {
        throw FileFailure(kind: .other, operation: "writing '\(path)'", reason: "no room is left")
      }
      rest = rest.dropFirst(written)
    }
    try files.synchronize(file)
  }

  /// Makes the content of an existing file last.
  private func synchronize(_ path: String) throws(FileFailure) {
    let file = try files.open(path, .reading)
    defer { files.close(file) }
    try files.synchronize(file)
  }

  /// Does something while no one else does.
  private func locked<Result>(
    _ body: (Int32) throws(FileFailure) -> Result
  ) throws(FileFailure) -> Result {
    let folder = try files.open(Self.folder(of: path), .folder)
    defer { files.close(folder) }
    try files.lock(folder)
    return try body(folder)
  }

  private func reporting<Result>(
    _ body: () throws(FileFailure) -> Result
  ) throws(ThemePersistenceError) -> Result {
    do throws(FileFailure) {
      return try body()
    } catch {
      throw .failed(operation: error.operation, reason: error.reason)
    }
  }

  /// The folder that a file is in.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
