import Geometry
import Inspection
import LayoutCore
import Typesetting
import Views

/// Lays a view out with texts of the synthetic font.
func laidOut(
  in host: ProposedViewSize = ProposedViewSize(width: 200, height: 100),
  environment: EnvironmentValues = EnvironmentValues(),
  @ViewBuilder _ content: () -> some View
) throws -> ViewLayout {
  try ViewTree.lowering(
    environment: environment, measurer: SyntheticTextMeasurer(), content: content
  ).laidOut(in: host)
}

extension ViewLayout {
  /// The shown nodes as `depth type #id`, in tree order.
  func outline(modifiers: Bool = false) -> [String] {
    var options = FrameTree.Options()
    options.includesModifiers = modifiers
    let tree = FrameTree(self, engine: .inTests, options: options)
    return tree.nodes.indices.map { index in
      let node = tree.nodes[index]
      let id = tree.id(of: index).map { " #\($0)" } ?? ""
      let role = node.role.map { "\($0): " } ?? ""
      return String(repeating: " ", count: node.depth) + role + node.type + id
    }
  }
}
