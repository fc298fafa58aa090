import Geometry
import LayoutCore
import LayoutTesting
import Testing

/// Changes of trees in which something depends on where it is: safe areas, containers, views that
/// follow others.
@Suite struct RegionEditingTests {
  private enum Edit: CustomStringConvertible {
    case leaf(at: Int, Size)
    case host(ProposedViewSize)
    case covered(SafeArea)
    case flip
    case tree(LayoutTree)

    var description: String {
      switch self {
      case .leaf(let place, let size): "leaf \(place): \(size.width)×\(size.height)"
      case .host(let host): "host \(host.width ?? -1)×\(host.height ?? -1)"
      case .covered(let area): "covered \(area.insets)"
      case .flip: "flip"
      case .tree(let tree): "a tree of \(tree.count)"
      }
    }
  }

  @Test(arguments: 0..<4)
  func `after every edit the layout is that of an engine that starts from nothing`(part: Int) {
    let failure = Property.check(
      cases: 250, seed: 950_000 + UInt64(part) * 250, maximumSteps: 200
    ) { choices in
      let tree = Self.tree(&choices)
      let edits = choices.array(count: 12...12) { Self.edit(&$0) }
      return (tree, edits)
    } fault: { tree, edits in
      Self.fault(tree, edits)
    }
    if let failure { Issue.record(failure) }
  }

  private static func fault(_ tree: LayoutTree, _ edits: [Edit]) -> String? {
    var engine = LayoutEngine(tree)
    var host = ProposedViewSize(width: 200, height: 300)
    var covered = SafeArea(insets: EdgeInsets(top: 20, leading: 10, bottom: 5, trailing: 0))
    for (number, edit) in [.host(host)].appending(edits).enumerated() {
      switch edit {
      case .host(let size): host = size
      case .covered(let area): covered = area
      case .flip: guard (try? engine.flipLayoutDirection()) != nil else { continue }
      case .tree(let tree): engine = LayoutEngine(tree, continuing: engine)
      case .leaf(let place, let size):
        let leaves = (0..<engine.tree.count).filter { engine.tree.kind(of: $0) == .fixed }
        guard !leaves.isEmpty else { continue }
        guard (try? engine.setLeaf(leaves[place % leaves.count], to: .fixed(size))) != nil else {
          continue
        }
      }
      if let difference = difference(engine, host, covered) {
        return "after edit \(number) (\(edit)): \(difference)"
      }
    }
    return nil
  }

  private static func difference(
    _ engine: LayoutEngine, _ host: ProposedViewSize, _ covered: SafeArea
  ) -> String? {
    let fresh = LayoutEngine(engine.tree)
    guard (try? fresh.layout(in: host, safeArea: covered)) != nil else {
      return (try? engine.layout(in: host, safeArea: covered)) == nil ? nil : "no error"
    }
    guard (try? engine.layout(in: host, safeArea: covered)) != nil else { return "an error" }
    let frames = fresh.frames()
    for (node, frame) in engine.frames().enumerated() where frame != frames[node] {
      return "node \(node) (\(engine.tree.kind(of: node))) has \(frame), not \(frames[node])"
    }
    for node in 0..<engine.tree.count
    where engine.proposal(of: node) != fresh.proposal(of: node) {
      return "node \(node) (\(engine.tree.kind(of: node))) is proposed "
        + "\(engine.proposal(of: node)), not \(fresh.proposal(of: node))"
    }
    return nil
  }

  private static func edit(_ choices: inout Choices) -> Edit {
    switch choices.int(in: 0...7) {
    case 0:
      return .host(
        ProposedViewSize(
          width: choices.double(in: 50...300), height: choices.double(in: 50...300)))
    case 1:
      return .covered(
        SafeArea(
          insets: EdgeInsets(
            top: choices.double(in: 0...30), leading: choices.double(in: 0...30),
            bottom: choices.double(in: 0...30), trailing: choices.double(in: 0...30)),
          keyboardHeight: choices.bool() ? 60 : 0))
    case 2: return .flip
    case 3: return .tree(tree(&choices))
    default:
      return .leaf(
        at: choices.int(in: 0...20),
        Size(width: choices.double(in: 0...90), height: choices.double(in: 0...90)))
    }
  }

  // MARK: Trees

  private static func tree(_ choices: inout Choices) -> LayoutTree {
    var builder = LayoutTreeBuilder()
    if choices.bool() { builder.layoutDirection = .rightToLeft }
    var matches = 0
    add(&choices, &builder, depth: 0, &matches)
    return builder.finish()
  }

  private static func add(
    _ choices: inout Choices, _ builder: inout LayoutTreeBuilder, depth: Int, _ matches: inout Int
  ) {
    guard depth < 5 else { return leaf(&choices, &builder) }
    switch choices.int(in: 0...11) {
    case 0, 1:
      let count = choices.int(in: 1...3)
      builder.begin(choices.bool() ? .horizontalStack() : .verticalStack())
      builder.markContentDynamic()
      for _ in 0..<count { add(&choices, &builder, depth: depth + 1, &matches) }
      builder.end()
    case 2: wrap(.safeAreaPadding(EdgeInsets(all: 7)), &choices, &builder, depth, &matches)
    case 3, 4:
      wrap(
        .ignoresSafeArea(
          choices.bool() ? .all : .container,
          edges: choices.element(of: [.all, .top, .leading, .horizontal])),
        &choices, &builder, depth, &matches)
    case 5:
      wrap(
        .containerRelativeFrame(
          ContainerRelativeFrame(choices.element(of: [.horizontal, .vertical, .both]))),
        &choices, &builder, depth, &matches)
    case 6:
      matches += 1
      wrap(
        .matchedGeometry(
          MatchedGeometry(
            MatchedGeometry.Group(namespace: "", id: "\(matches % 2)"),
            properties: choices.element(of: [.frame, .position, .size]),
            isSource: matches <= 2)),
        &choices, &builder, depth, &matches)
    case 7:
      builder.begin(.safeAreaInset(edge: choices.element(of: [.top, .leading, .bottom])))
      add(&choices, &builder, depth: depth + 1, &matches)
      leaf(&choices, &builder)
      builder.end()
    case 8:
      builder.begin(.scrollView(ScrollRegion(axes: choices.bool() ? .vertical : .horizontal)))
      add(&choices, &builder, depth: depth + 1, &matches)
      builder.end()
    case 9:
      wrap(.frame(width: 60, height: nil), &choices, &builder, depth, &matches)
    default: leaf(&choices, &builder)
    }
  }

  private static func wrap(
    _ modifier: LayoutModifier, _ choices: inout Choices, _ builder: inout LayoutTreeBuilder,
    _ depth: Int, _ matches: inout Int
  ) {
    builder.begin(modifier)
    add(&choices, &builder, depth: depth + 1, &matches)
    builder.end()
  }

  private static func leaf(_ choices: inout Choices, _ builder: inout LayoutTreeBuilder) {
    if choices.bool() { return _ = builder.leaf(.flexible) }
    builder.leaf(
      .fixed(Size(width: choices.double(in: 0...60), height: choices.double(in: 0...60))))
  }
}

extension Array {
  fileprivate func appending(_ others: [Element]) -> [Element] { self + others }
}
