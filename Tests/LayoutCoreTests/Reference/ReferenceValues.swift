import Geometry

/// A size and the proposal that produced it (1).
struct ViewSize {
  var size: Size
  var proposal: ProposedViewSize
}

/// Where a child is put: its proposal, and its leading-based origin.
struct Placement {
  var proposal: ProposedViewSize
  var x: Double
  var y: Double
}

/// What the reference says of one view of a tree.
struct ReferenceFrame {
  var proposal: ProposedViewSize
  var frame: PhysicalRect
}

func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double { min(max(value, low), high) }

extension ProposedViewSize {
  static func along(_ axis: Axis, _ major: Double?, across minor: Double?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: major, height: minor)
      : ProposedViewSize(width: minor, height: major)
  }
}

extension Size {
  static func along(_ axis: Axis, _ major: Double, across minor: Double) -> Size {
    axis == .horizontal
      ? Size(width: major, height: minor) : Size(width: minor, height: major)
  }
}
