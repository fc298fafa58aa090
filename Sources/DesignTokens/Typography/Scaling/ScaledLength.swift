/// A length that grows with the text it stands beside.
///
/// ```swift
/// ScaledLength(20, relativeTo: .caption).resolved(in: environment)  // 29 at `xxxLarge` and 2x
/// ```
///
/// It holds the unscaled value only, so that nothing is scaled twice.
///
/// Source: SwiftUI's `ScaledMetric`; UIKit's `UIFontMetrics`.
public struct ScaledLength: Hashable, Sendable {
  /// The value at `large`, in points.
  public let base: Double

  /// The role of the text that the value grows with.
  public let role: TextRole

  /// The largest multiple of the base, at least 1; nil for no cap.
  public let maxMultiplier: Double?

  /// Creates a metric from its value at `large`, in points.
  public init(_ base: Double, relativeTo role: TextRole = .body, maxMultiplier: Double? = nil) {
    self.base = base
    self.role = role
    self.maxMultiplier = maxMultiplier
  }

  /// The value in an environment, on whole pixels of its display, in points.
  public func resolved(in environment: DesignEnvironment) -> Double {
    let scaled = ScaledLength.rounded(
      environment.scaled(base) { $0.length($1, relativeTo: role) },
      toScale: environment.displayScale)
    guard let maxMultiplier else { return scaled }
    let cap = base * max(maxMultiplier, 1)
    // For a base below zero, the cap is the lower end.
    return base < 0 ? max(scaled, cap) : min(scaled, cap)
  }

  /// The value at a text size of iOS, on whole pixels of a display scale, in points; unrounded if
  /// the scale is nil.
  ///
  /// 17 beside body text is 16.333 at `medium` and 3x, 16.227 unrounded.
  public static func scaledValue(
    _ value: Double, relativeTo role: TextRole = .body, at size: DynamicTypeSize,
    displayScale: Double?
  ) -> Double {
    rounded(role.scaledValue(value, at: size), toScale: displayScale)
  }

  /// A length on whole pixels, in points; ties go up: ⌊length · scale + ½⌋ / scale.
  ///
  /// A scale that is nil, not finite or not greater than zero leaves the length as it is.
  public static func rounded(_ length: Double, toScale scale: Double?) -> Double {
    guard let scale, scale.isFinite, scale > 0, length.isFinite else { return length }
    return (length * scale + 0.5).rounded(.down) / scale
  }
}
