/// What a colour means.
public enum ColorRole: String, Hashable, Sendable, CaseIterable, Codable {
  /// The main action.
  case primary
  /// A second action.
  case secondary
  /// A highlight.
  case accent
  /// Something without a meaning of its own.
  case neutral
  /// Information.
  case info
  /// A success.
  case success
  /// Something to be careful about.
  case warning
  /// A failure or something destructive.
  case error
}
