public import Geometry

/// Lengths that a view takes from the nearest container: the host, a scroll view, a list, a panel of
/// a split or a cell of a canvas.
///
/// Stacks, grids, frames and geometry readers are no such containers.
///
/// Source: SwiftUI's `containerRelativeFrame`; layout rule 16.
public struct ContainerRelativeFrame: Sendable {
  /// The axes along which the container decides; along others the content does.
  public var axes: Axis.Set

  /// How content lies in the frame.
  public var alignment: Alignment

  /// How the container's length becomes the frame's.
  public var rule: Rule

  /// How a container's length becomes that of a frame.
  public enum Rule: Sendable {
    /// The container's length.
    case whole

    /// The length of some of the container's equal columns and of the gaps between them.
    case share(count: Int, span: Int, spacing: Double)

    /// Whatever a function says.
    case computed(@Sendable (_ length: Double, _ axis: Axis) -> Double)
  }

  /// Describes a frame.
  public init(_ axes: Axis.Set, alignment: Alignment = .center, rule: Rule = .whole) {
    self.axes = axes
    self.alignment = alignment
    self.rule = rule
  }

  /// The frame's length in a container of a length.
  ///
  /// In 400 points, three of four columns that are 10 apart are (400 − 30) / 4 · 3 + 20 = 297.5.
  ///
  /// - Complexity: O(1).
  public func length(in container: Double, axis: Axis) -> Double {
    let length: Double
    switch rule {
    case .whole: length = container
    case .share(let count, let span, let spacing):
      let column = (container - spacing * Double(count - 1)) / Double(count)
      length = column * Double(span) + spacing * Double(span - 1)
    case .computed(let function): length = function(container, axis)
    }
    return length.isNaN ? .nan : max(length, 0)
  }
}
