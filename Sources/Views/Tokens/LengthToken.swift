public import DesignTokens
internal import Geometry

/// A length that the environment decides: a distance of the theme, a length that grows with text, a
/// measure of controls.
///
/// In scene documents it stands where a number does: `"md"`, `"control.spacing"`, `"hairline"`,
/// `"touchTarget"`, `"contentWidth"` or `{ "scaled": 20, "relativeTo": "caption" }`.
public enum LengthToken: Hashable, Sendable {
  /// A distance of the theme.
  case spacing(SpacingKey)
  /// A number of points at `large` that grows with the text of a role, on whole pixels.
  case scaled(Double, relativeTo: TextRole, maxMultiplier: Double? = nil)
  /// A measure of a control of the environment's size.
  case control(ControlLength)
  /// The thinnest visible line: one pixel, one point at accessibility text sizes.
  case hairline
  /// The least side of an area that reacts to touches.
  case touchTarget
  /// The width that running content is held to.
  case contentWidth

  /// The length in points in an environment.
  public func resolved(in environment: EnvironmentValues) -> Double {
    switch self {
    case .spacing(let key): environment.tokens.spacing[key]
    case .scaled(let points, let role, let cap):
      ScaledLength(points, relativeTo: role, maxMultiplier: cap).resolved(in: environment.design)
    case .control(let length): length.resolved(in: environment)
    case .hairline: environment.hairline
    case .touchTarget: environment.touchTarget
    case .contentWidth: max(environment.tokens.maximumContentWidth, 0)
    }
  }

  /// The name of the length in scene documents and frame trees.
  public var name: String {
    switch self {
    case .spacing(let key): key.rawValue
    case .scaled(let points, let role, let cap):
      "scaled(\(points.shortText), \(role.rawValue)\(cap.map { ", ×\($0.shortText)" } ?? ""))"
    case .control(let length): "control.\(length.rawValue)"
    case .hairline: "hairline"
    case .touchTarget: "touchTarget"
    case .contentWidth: "contentWidth"
    }
  }

  /// The length of a name; nil for an unknown one.
  ///
  /// Lengths that grow with text have no name of their own.
  public init?(name: String) {
    guard let length = Self.byName[name] else { return nil }
    self = length
  }

  /// The names of all lengths.
  public static let names: [String] = named.map(\.name)

  private static let named: [LengthToken] =
    SpacingKey.allCases.map { .spacing($0) } + ControlLength.allCases.map { .control($0) }
    + [.hairline, .touchTarget, .contentWidth]

  private static let byName = Dictionary(uniqueKeysWithValues: named.map { ($0.name, $0) })
}

/// A measure of a control, which depends on the environment's control size and text size.
public enum ControlLength: String, Hashable, Sendable, CaseIterable {
  /// The least height.
  case minimumHeight
  /// The room at the leading and trailing edges of the content.
  case horizontalPadding
  /// The room above and below the content.
  case verticalPadding
  /// The side of an icon beside the label.
  case iconSize
  /// The distance between icon and label.
  case spacing

  /// The measure in points.
  func resolved(in environment: EnvironmentValues) -> Double {
    let metrics = environment.controlMetrics
    return switch self {
    case .minimumHeight: metrics.minimumHeight
    case .horizontalPadding: metrics.padding.leading
    case .verticalPadding: metrics.padding.top
    case .iconSize: metrics.iconSize
    case .spacing: metrics.spacing
    }
  }
}

extension Double {
  /// The number without a fraction of zero.
  fileprivate var shortText: String {
    guard let whole = Int(exactly: self) else { return "\(self)" }
    return "\(whole)"
  }
}
