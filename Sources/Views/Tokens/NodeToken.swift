public import DesignTokens

/// A token that a node uses: which property it decides, its name, and what it is in the environment
/// of the node.
public struct NodeToken: Hashable, Sendable {
  /// What a token is in an environment.
  public enum Value: Hashable, Sendable {
    /// A length, in points.
    case length(Double)
    /// A corner radius, in points; no more than half of the shorter side of its node is shown.
    case radius(Double)
    /// A colour.
    case color(HexColor)
    /// One of a list of words, such as a motion.
    case word(String)
  }

  /// The property, such as `spacing`, `padding.leading` or `foreground`.
  public let property: String

  /// The name of the token, such as `md` or `primary`.
  public let name: String

  /// What the token is in the environment of the node.
  public let value: Value

  /// Notes the use of a token.
  public init(property: String, name: String, value: Value) {
    self.property = property
    self.name = name
    self.value = value
  }

  /// The use of a length.
  init(_ property: String, _ length: LengthToken, in environment: EnvironmentValues) {
    self.init(
      property: property, name: length.name, value: .length(length.resolved(in: environment)))
  }

  /// The use of a colour.
  init(_ property: String, _ color: ThemeColor, in environment: EnvironmentValues) {
    self.init(property: property, name: color.name, value: .color(color.resolved(in: environment)))
  }

  /// The use of a corner: the skin's where there is one, else the theme's.
  init(corner role: RadiusRole, in environment: EnvironmentValues) {
    self.init(
      property: "cornerRadius", name: role.rawValue, value: .radius(environment.radius(of: role)))
  }
}
