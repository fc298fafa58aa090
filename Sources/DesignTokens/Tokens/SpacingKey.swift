/// The distances of a theme by name.
public enum SpacingKey: String, Hashable, Sendable, CaseIterable, Codable {
  /// Between parts of one thing.
  case xs
  /// Between a thing and its label.
  case sm
  /// Between things of a group.
  case md
  /// The usual padding.
  case base
  /// Between groups.
  case lg
  /// Between sections.
  case xl
}
