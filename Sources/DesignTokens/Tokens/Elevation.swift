/// How high an area seems to lie over what is behind it.
public enum Elevation: String, Hashable, Sendable, CaseIterable {
  /// On the ground.
  case flat
  /// A card.
  case low
  /// A menu.
  case medium
  /// A sheet.
  case high

  /// The shadow of the height.
  public var shadow: ShadowToken {
    switch self {
    case .flat: .none
    case .low: ShadowToken(opacity: 0.10, radius: 4, x: 0, y: 1)
    case .medium: ShadowToken(opacity: 0.14, radius: 10, x: 0, y: 4)
    case .high: ShadowToken(opacity: 0.20, radius: 24, x: 0, y: 12)
    }
  }
}
