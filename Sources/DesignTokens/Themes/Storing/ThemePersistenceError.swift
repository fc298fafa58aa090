/// Why a theme was not read or written.
public enum ThemePersistenceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is kept is no theme.
  case unreadable(reason: String)
  /// What is kept was written by an older or newer version.
  case unsupportedVersion(Int)
  /// An operation on the place failed, with a reason in words.
  case failed(operation: String, reason: String)

  /// What is wrong.
  public var description: String {
    switch self {
    case .unreadable(let reason): "the stored theme cannot be read: \(reason)"
    case .unsupportedVersion(let version):
      "the stored theme has version \(version); this program reads version \(StoredTheme.version)"
    case .failed(let operation, let reason): "\(operation) failed: \(reason)"
    }
  }
}
