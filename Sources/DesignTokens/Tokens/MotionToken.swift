/// How long something moves, and how its speed changes.
public struct MotionToken: Hashable, Sendable {
  /// How the speed changes.
  public enum Curve: String, Hashable, Sendable, CaseIterable {
    /// It does not.
    case linear
    /// Fast at first.
    case easeOut
    /// Slow at both ends.
    case easeInOut
    /// Past the end and back.
    case spring
  }

  /// What moves.
  public var mode: MotionMode
  /// How long it takes, in seconds; 0 for a change at once.
  public var duration: Double
  /// How the speed changes.
  public var curve: Curve

  /// A small change, such as a press.
  public static let quick = MotionToken(mode: .fade, duration: 0.15, curve: .easeOut)

  /// A change of content.
  public static let standard = MotionToken(mode: .slide, duration: 0.3, curve: .easeInOut)

  /// A change that is meant to be seen.
  public static let emphasized = MotionToken(mode: .slide, duration: 0.45, curve: .spring)

  /// Creates a motion; one that snaps takes no time.
  public init(mode: MotionMode, duration: Double, curve: Curve) {
    self.mode = mode
    self.duration = mode == .snap ? 0 : duration
    self.curve = curve
  }

  /// The motion for a person's settings: with less motion a slide is a short fade without spring.
  public func resolved(in environment: DesignEnvironment) -> MotionToken {
    guard environment.reducesMotion else { return self }
    return MotionToken(
      mode: mode.resolved(in: environment), duration: min(duration, 0.2),
      curve: curve == .spring ? .easeInOut : curve)
  }
}
