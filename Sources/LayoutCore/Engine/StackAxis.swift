internal import Geometry

/// The axis along which a stack lays its children out, as a type, so that one algorithm is
/// compiled for each.
protocol StackAxis {
  static var axis: Axis { get }
  /// The dependency of a length along the axis on the proposed length along it.
  static var ownDependency: Dependencies { get }
  static func proposal(_ major: Double, _ minor: Double) -> RawProposal
  static func lengths(_ size: Size) -> (major: Double, minor: Double)
  /// Whether something depends on the proposed length across the axis.
  static func readsMinor(_ dependencies: Dependencies) -> Bool
}

enum HorizontalStackAxis: StackAxis {
  static var axis: Axis { .horizontal }
  static var ownDependency: Dependencies { .widthOnWidth }
  @inline(__always)
  static func proposal(_ major: Double, _ minor: Double) -> RawProposal {
    RawProposal(width: major, height: minor)
  }
  @inline(__always)
  static func lengths(_ size: Size) -> (major: Double, minor: Double) { (size.width, size.height) }
  static func readsMinor(_ dependencies: Dependencies) -> Bool { dependencies.readsHeight }
}

enum VerticalStackAxis: StackAxis {
  static var axis: Axis { .vertical }
  static var ownDependency: Dependencies { .heightOnHeight }
  @inline(__always)
  static func proposal(_ major: Double, _ minor: Double) -> RawProposal {
    RawProposal(width: minor, height: major)
  }
  @inline(__always)
  static func lengths(_ size: Size) -> (major: Double, minor: Double) { (size.height, size.width) }
  static func readsMinor(_ dependencies: Dependencies) -> Bool { dependencies.readsWidth }
}
