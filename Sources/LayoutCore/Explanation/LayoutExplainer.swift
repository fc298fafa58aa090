internal import Geometry

/// Tells why a node of a laid out tree has its size: every proposal, answer and rule from the host
/// down to it.
///
/// It asks an engine of its own, so that nothing is recorded, and nothing is paid, while nobody
/// asks.
public struct LayoutExplainer {
  let engine: LayoutEngine
  private let probe: LayoutEngine
  var tree: LayoutTree { engine.tree }

  /// Prepares explanations of a layout.
  ///
  /// - Parameter engine: an engine that has laid its tree out.
  public init(_ engine: LayoutEngine) {
    self.engine = engine
    probe = LayoutEngine(
      engine.tree, measurer: engine.measurer, evaluationsPerNode: engine.evaluationsPerNode)
    probe.allowAnyWork()
    probe.containerLengths = engine.containerLengths
  }

  /// The steps from the root to a node, both included.
  ///
  /// - Complexity: O(nodes on the way × children) and their measuring.
  public func steps(to node: Int) -> [LayoutStep] {
    tree.path(to: node).map { step($0) }
  }

  private func step(_ node: Int) -> LayoutStep {
    let proposal = engine.proposal(of: node)
    let frame = engine.frame(of: node)
    return LayoutStep(
      node: node, proposal: proposal, size: frame.size,
      causes: causes(node, proposal, frame.size), shares: shares(node, proposal, frame.size))
  }

  // MARK: Rules

  private func causes(_ node: Int, _ proposal: ProposedViewSize, _ size: Size) -> [String] {
    let own = tree.nodes[node]
    switch tree.kind(of: node) {
    case .fixed: return ["has a size of its own, whatever it is proposed"]
    case .flexible, .geometryReader: return ["takes the proposal, 10 where it is unspecified"]
    case .square: return ["takes the square of the smaller side of the proposal"]
    case .resizable: return ["takes the proposal, its natural size where it is unspecified"]
    case .spacer: return ["takes what its stack has left, at least \(text(own.first))"]
    case .divider: return ["is a line \(text(own.first)) thick"]
    case .measured: return measuredCauses(node, proposal, size)
    case .transparent: return matchedCauses(node)
    case .ignoresSafeArea: return ignoringCauses(node, size)
    case .containerFrame: return containerCauses(node)
    case .offset: return ["is moved after placement; its size is its content's"]
    case .alignmentGuide: return ["sets a guide; its size is its content's"]
    case .fixedFrame: return fixedFrameCauses(own)
    case .flexibleFrame: return flexibleFrameCauses(own, proposal)
    case .padding: return paddingCauses(node, own)
    case .fixedSize: return fixedSizeCauses(own)
    case .minimumSize:
      return ["takes at least \(text(own.first))×\(text(own.second)) around its content"]
    case .aspectRatio:
      return [
        own.first.isNaN
          ? "proposes a size of its content's own ratio"
          : "proposes a size whose width is \(text(own.first)) × its height"
      ]
    case .position: return ["takes the proposal; its content's centre is put at a point"]
    case .layered: return ["is as large as what it is a background or overlay of"]
    case .horizontalStack: return [stackCause(node, proposal.width, size.width, "width")]
    case .verticalStack: return [stackCause(node, proposal.height, size.height, "height")]
    case .depthStack: return ["is as large as the largest of its children of the highest priority"]
    case .viewThatFits: return ["shows the first child whose ideal size fits the proposal"]
    case .scrollView: return ["takes the proposal along the axes on which it scrolls"]
    case .safeAreaInset: return ["is as large as its content and the view at its edge together"]
    case .grid: return ["is as large as its columns and rows together"]
    case .gridRow: return ["covers its cells"]
    case .custom:
      return tree.side.layouts[Int(own.payload)].causes(of: size, proposal: proposal)
    }
  }

  private func measuredCauses(
    _ node: Int, _ proposal: ProposedViewSize, _ size: Size
  ) -> [String] {
    let ideal = probe.answer(of: node, .unspecified)
    var causes = ["would be \(text(ideal.width))×\(text(ideal.height)) on one line a paragraph"]
    if let width = proposal.width, width < ideal.width {
      causes.append("is wrapped or cut at the proposed width \(text(width))")
    }
    if let height = proposal.height {
      let free = probe.answer(of: node, ProposedViewSize(width: proposal.width, height: nil))
      if height < free.height {
        causes.append("needs \(text(free.height)) of height and is proposed \(text(height))")
      }
    }
    return causes
  }

  private func fixedFrameCauses(_ node: LayoutNode) -> [String] {
    var causes: [String] = []
    if !node.first.isNaN { causes.append("width is fixed at \(text(node.first))") }
    if !node.second.isNaN { causes.append("height is fixed at \(text(node.second))") }
    return causes.isEmpty ? ["fixes nothing"] : causes
  }

  private func flexibleFrameCauses(
    _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> [String] {
    let base = Int(node.payload)
    var causes: [String] = []
    for (offset, name, proposed) in [(0, "Width", proposal.width), (3, "Height", proposal.height)] {
      let bounds = [("min", 0), ("ideal", 1), ("max", 2)].compactMap { word, place -> String? in
        let value = tree.parameters[base + offset + place]
        return value.isNaN ? nil : "\(word)\(name) \(text(value))"
      }
      guard !bounds.isEmpty else { continue }
      let offered = proposed.map { text($0) } ?? "unspecified"
      causes.append("\(bounds.joined(separator: ", ")) at the proposal \(offered)")
    }
    return causes
  }

  private func paddingCauses(_ index: Int, _ node: LayoutNode) -> [String] {
    let base = Int(node.payload)
    let insets = (0..<4).map { text(tree.parameters[base + $0]) }
    let rule = tree.side.safeAreaPaddings.contains(index) ? "belongs to the safe area; " : ""
    return [
      "\(rule)takes \(insets[0]) top, \(insets[1]) leading, \(insets[2]) bottom, \(insets[3]) trailing "
        + "from the proposal and adds them to the answer"
    ]
  }

  private func fixedSizeCauses(_ node: LayoutNode) -> [String] {
    var axes: [String] = []
    if node.flags.contains(.horizontal) { axes.append("width") }
    if node.flags.contains(.vertical) { axes.append("height") }
    return axes.isEmpty
      ? ["fixes nothing"] : ["proposes the ideal \(axes.joined(separator: " and "))"]
  }

  private func stackCause(
    _ node: Int, _ proposed: Double?, _ taken: Double, _ name: String
  ) -> String {
    let gaps = tree.nodes[node].second
    guard let proposed else {
      return "is proposed no \(name), so every child is asked for its ideal \(name)"
    }
    let among = tree.children(of: node).count
    return
      "hands out \(text(proposed)) less \(text(gaps)) of gaps among \(among) "
      + "\(among == 1 ? "child" : "children"), who take \(text(taken - gaps))"
  }

  // MARK: Shares of a stack

  private func shares(
    _ node: Int, _ proposal: ProposedViewSize, _ size: Size
  ) -> [LayoutStep.Share] {
    let axis: Axis
    switch tree.kind(of: node) {
    case .horizontalStack: axis = .horizontal
    case .verticalStack: axis = .vertical
    default: return []
    }
    let minor = proposal[axis.cross] ?? size[axis.cross]
    let shares = tree.children(of: node).map { child -> LayoutStep.Share in
      func length(_ major: Double) -> Double {
        var asked = ProposedViewSize.unspecified
        asked[axis] = major
        asked[axis.cross] = minor
        return probe.answer(of: child, asked)[axis]
      }
      return LayoutStep.Share(
        node: child, priority: tree.priorities[Int(tree.nodes[child].priority)],
        minimum: length(0), maximum: length(.infinity),
        offered: engine.proposal(of: child)[axis], taken: engine.frame(of: child).size[axis])
    }
    guard proposal[axis] != nil else { return shares }
    return shares.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      if a.priority != b.priority { return a.priority > b.priority }
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.flexibility == .infinity, a.minimum != b.minimum { return a.minimum > b.minimum }
      return first.offset < second.offset
    }.map { $0.element }
  }

  func text(_ value: Double) -> String { readable(value) }
}

/// A number for a person: at most two decimals.
func readable(_ value: Double) -> String {
  if !value.isFinite { return value.isNaN ? "?" : value > 0 ? "∞" : "-∞" }
  guard abs(value) < 1e12 else { return "\(value)" }
  let hundredths = (value * 100).rounded()
  let whole = hundredths / 100
  return whole == whole.rounded() ? "\(Int64(whole))" : "\(whole)"
}

extension LayoutStep.Share {
  /// How much the child could take more than it needs.
  fileprivate var flexibility: Double { maximum == .infinity ? .infinity : maximum - minimum }
}

extension LayoutEngine {
  /// Lifts the work budget, for questions that are asked one by one.
  func allowAnyWork() { state[0].budget = .max }

  /// A node's answer to a proposal.
  func answer(of node: Int, _ proposal: ProposedViewSize) -> Size {
    let raw = RawProposal(proposal)
    var answer = Size.zero
    do throws(LayoutError) {
      try LargeStack.run(bytes: tree.depth * 8192) {
        answer = self.size(node, raw.width, raw.height)
      }
    } catch {
      return .zero
    }
    return answer
  }
}
