public import Geometry

/// A step on the way from the host to a node: what the node was proposed, what it answered, and
/// which rules decided.
public struct LayoutStep: Hashable, Sendable {
  /// The node.
  public let node: Int

  /// What it was proposed when it was placed.
  public let proposal: ProposedViewSize

  /// What it answered, in points.
  public let size: Size

  /// Why it has its size, one rule a line.
  public let causes: [String]

  /// What its children were proposed and answered when it handed out room, in the order in which
  /// they were served; empty for a node that hands out none.
  public let shares: [Share]

  /// What a child of a stack was proposed and took.
  public struct Share: Hashable, Sendable {
    /// The child.
    public let node: Int
    /// Its rank.
    public let priority: Double
    /// Its length when it is proposed none, in points.
    public let minimum: Double
    /// Its length when it is proposed infinity.
    public let maximum: Double
    /// What it was proposed; nil for its ideal length.
    public let offered: Double?
    /// What it took.
    public let taken: Double
  }
}
