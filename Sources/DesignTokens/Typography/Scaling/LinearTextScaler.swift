/// Scaling by one factor for all sizes, as browsers and many toolkits do.
public struct LinearTextScaler: TextScaler, Hashable {
  /// The factor; finite and greater than zero.
  public let factor: Double

  /// Creates the scaler of a factor; a factor that is not finite and greater than zero counts as 1.
  public init(factor: Double) {
    self.factor = factor.isFinite && factor > 0 ? factor : 1
  }

  /// The font of a role at `large`, both lengths multiplied.
  public func style(of role: TextRole) -> TextRoleStyle {
    baseStyle(of: role).scaled(by: factor)
  }

  /// A font's size times the factor.
  public func fontSize(_ size: Double, relativeTo role: TextRole) -> Double { size * factor }

  /// A length times the factor.
  public func length(_ length: Double, relativeTo role: TextRole) -> Double { length * factor }
}
