/// The text of macOS, which has sizes of its own and does not scale.
///
/// Source: Apple Human Interface Guidelines, Typography (macOS).
public struct MacTextScaler: TextScaler, Hashable {
  /// Creates the scaler.
  public init() {}

  /// The font of a role; the extra-large titles keep their ratio to `largeTitle`.
  public func style(of role: TextRole) -> TextRoleStyle {
    let row = role.tableRow
    let weight = role.extraRow.map { DynamicTypeTable.extraWeights[$0] }
    let style = TextRoleStyle(
      pointSize: DynamicTypeTable.macSizes[row], lineHeight: DynamicTypeTable.macLeadings[row],
      weight: weight ?? DynamicTypeTable.macWeights[row],
      emphasizedWeight: max(DynamicTypeTable.macWeights[row], role.emphasizedWeight))
    guard role.extraRow != nil else { return style }
    let factor = style.lineHeight / TextRole.largeTitle.style(at: .large).lineHeight
    return role.style(at: .large).scaled(by: factor)
  }

  /// The font of a role: nothing is scaled.
  public func baseStyle(of role: TextRole) -> TextRoleStyle { style(of: role) }

  /// The size as it is.
  public func fontSize(_ size: Double, relativeTo role: TextRole) -> Double { size }

  /// The length as it is.
  public func length(_ length: Double, relativeTo role: TextRole) -> Double { length }
}
