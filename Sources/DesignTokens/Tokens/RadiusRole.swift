/// Which parts share a corner radius.
public enum RadiusRole: String, Hashable, Sendable, CaseIterable, Codable {
  /// Cards, sheets and other containers.
  case box
  /// Buttons, inputs and chips.
  case field
  /// Badges, checkboxes and other small things.
  case selector
}
