/// The operations on files that keeping a theme needs, each a single call of the system.
///
/// They are apart from what is done with them, so that tests can lose the power between any two.
protocol ThemeFileSystem: Sendable {
  /// Opens a file or folder.
  func open(_ path: String, _ mode: FileMode) throws(FileFailure) -> Int32

  /// Reads from where the last read ended; empty at the end of the file.
  func read(_ file: Int32, count: Int) throws(FileFailure) -> [UInt8]

  /// Writes from where the last write ended, and tells how many of the bytes were written.
  func write(_ file: Int32, _ bytes: ArraySlice<UInt8>) throws(FileFailure) -> Int

  /// Returns when the content of a file, or the names in a folder, outlast a loss of power.
  func synchronize(_ file: Int32) throws(FileFailure)

  /// Waits until no one else has locked a folder, and locks it until it is closed.
  func lock(_ folder: Int32) throws(FileFailure)

  /// Closes a file or folder.
  func close(_ file: Int32)

  /// Gives a file another name; a file that has that name is replaced at once.
  func rename(_ path: String, to name: String) throws(FileFailure)
}

/// What a file is opened for.
enum FileMode: Hashable, Sendable {
  /// To be read.
  case reading
  /// To be written from the beginning, whether it exists or not.
  case replacing
  /// To be written; it must not exist.
  case creating
  /// A folder, to be locked and synchronized.
  case folder
}

/// Why an operation failed.
struct FileFailure: Error, Hashable {
  /// What kinds of failure make a difference.
  enum Kind: Hashable, Sendable {
    case missing
    case exists
    case other
  }

  let kind: Kind
  let operation: String
  let reason: String
}
