import Geometry
import LayoutCore
import Testing

/// A tree laid out in both directions; frames are named by the order of their nodes.
struct BothDirections {
  let left: [PhysicalRect]
  let right: [PhysicalRect]

  init(
    width: Double?, height: Double?, safeArea: SafeArea = .none,
    _ build: (inout LayoutTreeBuilder) -> Void
  ) throws {
    left = try Self.frames(.leftToRight, width, height, safeArea, build)
    right = try Self.frames(.rightToLeft, width, height, safeArea, build)
  }

  static func frames(
    _ direction: LayoutDirection, _ width: Double?, _ height: Double?, _ safeArea: SafeArea,
    _ build: (inout LayoutTreeBuilder) -> Void
  ) throws -> [PhysicalRect] {
    var builder = LayoutTreeBuilder()
    builder.layoutDirection = direction
    build(&builder)
    let tree = builder.finish()
    let engine = LayoutEngine(tree)
    try engine.layout(in: ProposedViewSize(width: width, height: height), safeArea: safeArea)
    return (0..<tree.count).map { engine.frame(of: $0) }
  }

  /// Asserts a node's left-to-right frame, and that right to left it is the mirror image in a host
  /// of a width.
  func expect(
    _ node: Int, _ x: Double, _ y: Double, _ width: Double, _ height: Double, in host: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let frame = PhysicalRect(x: x, y: y, width: width, height: height)
    #expect(isClose(left[node], frame), "\(left[node])", sourceLocation: sourceLocation)
    let mirrored = PhysicalRect(x: host - x - width, y: y, width: width, height: height)
    #expect(isClose(right[node], mirrored), "\(right[node])", sourceLocation: sourceLocation)
  }
}
