public import Geometry

/// Answers for the leaves that layout cannot measure by itself, such as text.
///
/// Answers must be pure: the same leaf and the same proposal give the same numbers, whatever was
/// asked before. A leaf's width must not depend on the proposed height.
public protocol LeafMeasurer: AnyObject {
  /// The size of a leaf, in points, for a proposal; `nil` asks for the ideal length.
  func size(ofLeaf index: Int, proposal: ProposedViewSize) -> Size

  /// A number that a leaf shares with every leaf of the same content, so that an engine finds what
  /// has not changed; 0 tells nothing.
  func digest(ofLeaf index: Int) -> Int

  /// Whether a leaf answers everything as a leaf of another measurer does.
  func isLeaf(_ index: Int, sameAs other: Int, of measurer: any LeafMeasurer) -> Bool

  /// The distances of the first and the last text baseline from the leaf's top, in points, when it
  /// is laid out for a proposal.
  func baselines(ofLeaf index: Int, proposal: ProposedViewSize) -> (first: Double, last: Double)
}

extension LeafMeasurer {
  /// Tells nothing.
  public func digest(ofLeaf index: Int) -> Int { 0 }

  /// Only the leaf itself is known to be the same.
  public func isLeaf(_ index: Int, sameAs other: Int, of measurer: any LeafMeasurer) -> Bool {
    self === measurer && index == other
  }
}
