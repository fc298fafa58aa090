/// How the content of a skin comes in.
public enum Reveal: String, Hashable, Sendable, CaseIterable {
  /// It becomes visible.
  case fade
  /// It grows past its size and back.
  case pop
  /// It is uncovered from an edge.
  case wipe
  /// It moves in from an edge.
  case rise

  /// The reveal for a person's settings: with less motion everything fades.
  public func resolved(in environment: DesignEnvironment) -> Reveal {
    environment.reducesMotion ? .fade : self
  }
}
