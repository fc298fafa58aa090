import DesignTokens
import Geometry
import Inspection
import LayoutCore
import Typesetting
import Views

/// Trees of scenes and views with the synthetic font.
enum TokenSupport {
  static let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]

  /// The frame tree of a scene's root; `environment` and `size` are members of the document.
  static func tree(
    scene root: String, _ direction: LayoutDirection = .leftToRight, environment: String = "",
    modifiers: Bool = false, measurer: any TextMeasurer = SyntheticTextMeasurer()
  ) throws -> FrameTree {
    let values = "\"layoutDirection\": \"\(direction.rawValue)\"\(environment.isEmpty ? "" : ", ")"
    let document = try SceneDocument(
      parsing: Array(
        """
        {"layoutScene": 1, "size": {"width": 200, "height": 100},
        "environment": {\(values)\(environment)}, "root": \(root)}
        """.utf8))
    let layout = try ViewTree.lowering(document, measurer: measurer).laidOut(in: document.size)
    return tree(layout, modifiers: modifiers)
  }

  /// The frame tree of a view.
  static func tree(
    _ direction: LayoutDirection = .leftToRight, modifiers: Bool = false,
    measurer: any TextMeasurer = SyntheticTextMeasurer(),
    change: (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder view: () -> some View
  ) throws -> FrameTree {
    var environment = EnvironmentValues(layoutDirection: direction)
    change(&environment)
    let layout = try ViewTree.lowering(
      environment: environment, measurer: measurer, content: view
    ).laidOut(in: ProposedViewSize(width: 200, height: 100))
    return tree(layout, modifiers: modifiers)
  }

  private static func tree(_ layout: ViewLayout, modifiers: Bool) -> FrameTree {
    var options = FrameTree.Options()
    options.includesModifiers = modifiers
    return FrameTree(layout, engine: .inTests, options: options)
  }
}

extension FrameTree {
  /// The node with an id.
  func node(_ id: String) -> FrameNode? { nodes.first { $0.explicitID == id } }

  /// The frame of a node as x, y, width and height.
  func frame(_ id: String) -> [Double] {
    guard let frame = node(id)?.frame else { return [] }
    return [frame.x, frame.y, frame.width, frame.height]
  }

  /// The tokens of a node as `property=name:value`.
  func tokens(_ id: String) -> [String] {
    (node(id)?.tokens ?? []).map { token in
      let value =
        switch token.value {
        case .number(let number): "\(number)"
        case .word(let word): word
        }
      return "\(token.property)=\(token.token):\(value)"
    }
  }

  /// All frames, in tree order.
  var frames: [PhysicalRect] { nodes.map(\.frame) }
}
