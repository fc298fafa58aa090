/// How one screen takes the place of another.
public enum MotionMode: String, Hashable, Sendable, CaseIterable {
  /// It moves in.
  case slide
  /// It fades in.
  case fade
  /// It is there.
  case snap

  /// The mode for a person's settings: nothing slides when less motion is wanted.
  public func resolved(in environment: DesignEnvironment) -> MotionMode {
    environment.reducesMotion && self == .slide ? .fade : self
  }
}
