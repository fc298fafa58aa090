import DesignTokens
import Geometry
import Inspection
import LayoutCore
import Testing
import Typesetting
import Views

/// Lays a view and the scene document that says the same out, in both directions, and expects the
/// same frame trees, with modifiers and without.
func expectSameFrames(
  _ root: String, in host: ProposedViewSize = ProposedViewSize(width: 390, height: 600),
  safeArea: EdgeInsets = EdgeInsets(), sizeClass: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ view: () -> some View
) throws {
  for direction in LayoutDirection.allCases {
    let document = try SceneDocument(parsing: Array(scene(root).utf8))
    var environment = EnvironmentValues(layoutDirection: direction)
    environment.horizontalSizeClass = sizeClass.flatMap { .init(rawValue: $0) }
    let measurer = SyntheticTextMeasurer()
    let fromScene = try ViewLayout.resolving(
      document, in: host, safeArea: safeArea, environment: environment, measurer: measurer)
    let fromView = try ViewLayout.resolving(
      in: host, safeArea: safeArea, environment: environment, measurer: measurer, content: view)
    for modifiers in [false, true] {
      var options = FrameTree.Options()
      options.includesModifiers = modifiers
      let found = FrameTree(fromScene, engine: .inTests, options: options)
      let expected = FrameTree(fromView, engine: .inTests, options: options)
      #expect(found.text() == expected.text(), sourceLocation: sourceLocation)
      #expect(found == expected, sourceLocation: sourceLocation)
      #expect(
        try FrameTree(parsing: Array(found.json().utf8)).json() == found.json(),
        sourceLocation: sourceLocation)
    }
  }
}

/// The frames of a document's named nodes, left to right and right to left.
struct SceneFrames {
  let left: ViewLayout
  let right: ViewLayout
  private let width: Double

  init(
    _ root: String, width: Double = 390, height: Double? = 600, safeArea: EdgeInsets = EdgeInsets(),
    change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws {
    func layout(_ direction: LayoutDirection) throws -> ViewLayout {
      let document = try SceneDocument(parsing: Array(scene(root).utf8))
      var environment = EnvironmentValues(layoutDirection: direction)
      change(&environment)
      return try ViewLayout.resolving(
        document, in: ProposedViewSize(width: width, height: height), safeArea: safeArea,
        environment: environment, measurer: SyntheticTextMeasurer())
    }
    left = try layout(.leftToRight)
    right = try layout(.rightToLeft)
    self.width = width
  }

  /// The nodes of the frame trees by their ids.
  func nodes(_ direction: LayoutDirection) -> [String: FrameNode] {
    let tree = FrameTree(direction.isMirrored ? right : left, engine: .inTests)
    var nodes: [String: FrameNode] = [:]
    for index in tree.nodes.indices {
      if let id = tree.id(of: index) { nodes[id] = tree.nodes[index] }
    }
    return nodes
  }

  /// Asserts a node's left-to-right frame, and that right to left it is the mirror image.
  func expect(
    _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let frame = PhysicalRect(x: x, y: y, width: width, height: height)
    let mirrored = PhysicalRect(x: self.width - x - width, y: y, width: width, height: height)
    for (direction, wanted) in [(LayoutDirection.leftToRight, frame), (.rightToLeft, mirrored)] {
      guard let found = nodes(direction)[id]?.frame else {
        Issue.record("no node \(id)", sourceLocation: sourceLocation)
        continue
      }
      let isNear =
        abs(found.x - wanted.x) < 1e-6 && abs(found.y - wanted.y) < 1e-6
        && abs(found.width - wanted.width) < 1e-6 && abs(found.height - wanted.height) < 1e-6
      #expect(
        isNear, "\(id) \(direction): \(found) instead of \(wanted)", sourceLocation: sourceLocation)
    }
  }
}
