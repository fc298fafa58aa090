internal import Geometry

/// How large a control is.
///
/// Source: SwiftUI's `ControlSize`.
public enum ControlSize: String, Hashable, Sendable, CaseIterable {
  /// As small as can be read.
  case mini
  /// Smaller than usual.
  case small
  /// The usual size.
  case regular
  /// Larger than usual.
  case large
  /// As large as a main action.
  case extraLarge

  /// The measures of a control of this size.
  ///
  /// The height is a least height that grows with the text, so that a label is never clipped.
  ///
  /// - Parameters:
  ///   - environment: The settings to resolve against.
  ///   - minimumTouchTarget: The least side of the area that reacts to a touch, in points.
  /// - Returns: The measures, in points.
  public func metrics(
    in environment: DesignEnvironment, minimumTouchTarget: Double = 44
  ) -> ControlMetrics {
    let font = TextFamily.label.font(textSize)
    let role = TextFamily.label.role(textSize)
    let height = ScaledLength(minimumHeight, relativeTo: role).resolved(in: environment)
    return ControlMetrics(
      minimumHeight: height,
      padding: EdgeInsets(
        top: verticalPadding, leading: horizontalPadding, bottom: verticalPadding,
        trailing: horizontalPadding),
      font: font, iconSize: ScaledLength(iconSize, relativeTo: role).resolved(in: environment),
      spacing: spacing, touchTarget: max(height, minimumTouchTarget))
  }

  /// The step of the label family.
  public var textSize: TextFamily.Size {
    switch self {
    case .mini: .xs
    case .small: .sm
    case .regular: .base
    case .large: .lg
    case .extraLarge: .xl
    }
  }

  private var minimumHeight: Double {
    switch self {
    case .mini: 24
    case .small: 30
    case .regular: 36
    case .large: 44
    case .extraLarge: 52
    }
  }

  private var horizontalPadding: Double {
    switch self {
    case .mini: 8
    case .small: 10
    case .regular: 14
    case .large: 18
    case .extraLarge: 22
    }
  }

  private var verticalPadding: Double {
    switch self {
    case .mini: 2
    case .small: 4
    case .regular: 6
    case .large: 8
    case .extraLarge: 12
    }
  }

  private var spacing: Double {
    switch self {
    case .mini, .small: 4
    case .regular: 6
    case .large, .extraLarge: 8
    }
  }

  private var iconSize: Double {
    switch self {
    case .mini: 12
    case .small: 14
    case .regular: 16
    case .large: 18
    case .extraLarge: 20
    }
  }
}
