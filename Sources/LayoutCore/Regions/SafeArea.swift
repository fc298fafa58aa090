public import Geometry

/// What of a host is covered: by bars and notches, and by a keyboard.
///
/// The root is laid out in what is left. Horizontal insets count by the root's direction: a leading
/// inset of 59 keeps the left edge free in a left-to-right layout and the right edge in a
/// right-to-left one.
///
/// Source: layout rules 2 and 17.
public struct SafeArea: Hashable, Sendable {
  /// What bars, notches and corners cover, in points; never negative.
  public var insets: EdgeInsets

  /// How high a keyboard stands above the host's bottom edge, in points; 0 without one.
  public var keyboardHeight: Double

  /// Pixels a point: edges that are nearer than half a pixel touch.
  public var displayScale: Double

  /// Nothing is covered.
  public static let none = SafeArea()

  /// Describes what is covered; lengths that are negative or not finite count as 0.
  public init(
    insets: EdgeInsets = EdgeInsets(), keyboardHeight: Double = 0, displayScale: Double = 2
  ) {
    func length(_ value: Double) -> Double { value > 0 && value.isFinite ? value : 0 }
    self.insets = EdgeInsets(
      top: length(insets.top), leading: length(insets.leading), bottom: length(insets.bottom),
      trailing: length(insets.trailing))
    self.keyboardHeight = length(keyboardHeight)
    self.displayScale = displayScale > 0 && displayScale.isFinite ? displayScale : 2
  }

  /// What the keyboard covers beyond the bars below it, in points.
  var keyboardRest: Double { max(keyboardHeight - insets.bottom, 0) }

  /// What is covered altogether.
  public var total: EdgeInsets {
    var total = insets
    total.bottom += keyboardRest
    return total
  }

  /// How far apart edges may be and still touch: half a pixel and a thousandth of a point.
  var tolerance: Double { 0.5 / displayScale + 0.001 }
}

/// The parts of a safe area that a view can ignore.
///
/// Source: SwiftUI's `SafeAreaRegions`.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// One bit a member.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What bars, notches, insets and padding of the safe area cover.
  public static let container = SafeAreaRegions(rawValue: 1)

  /// What a keyboard covers beyond that.
  public static let keyboard = SafeAreaRegions(rawValue: 2)

  /// Everything.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
