internal import Geometry
internal import LayoutCore
internal import LocatedJSON
public import Views

extension ViewLayout {
  /// The nodes whose view has an id, their own or a generated one; the view itself, inside its
  /// modifiers.
  ///
  /// - Complexity: O(nodes × depth).
  public func node(withID id: String) -> Int? {
    tree.nodes.indices.first { index in
      !tree.nodes[index].isModifier && tree.nodes[index].type != .implicit
        && tree.id(of: index) == id && isShown(index)
    }
  }

  /// Why a node has its size, as text: every proposal, answer and cause from the host down.
  public func explanation(of node: Int) -> String {
    let steps = LayoutExplainer(engine).steps(to: node)
    let covered = safeArea.total
    var result = "host  \(proposal(host))"
    if covered != EdgeInsets() {
      let lengths = [covered.top, covered.leading, covered.bottom, covered.trailing]
      result += "  safe area \(lengths.map { ReadableNumber.text($0) }.joined(separator: ","))"
    }
    result += "\n"
    for (depth, step) in steps.enumerated() {
      let indent = String(repeating: "  ", count: min(depth, 24))
      result += "\(indent)└─ \(label(step.node))\n"
      result += "\(indent)     proposed \(proposal(step.proposal))  answered "
      result +=
        "\(ReadableNumber.text(step.size.width))×\(ReadableNumber.text(step.size.height))\n"
      for cause in step.causes { result += "\(indent)     \(cause)\n" }
      for share in step.shares { result += "\(indent)       \(line(share))\n" }
    }
    return result
  }

  /// The same as JSON: an array of steps, the host's proposal first.
  public func explanationJSON(of node: Int) -> String {
    let steps = LayoutExplainer(engine).steps(to: node)
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    writer.member("node", tree.id(of: node))
    writer.name("host")
    writer.proposal(host)
    if safeArea.total != EdgeInsets() {
      writer.name("safeArea")
      writer.insets(safeArea.total)
    }
    writer.name("steps")
    writer.beginArray()
    for step in steps { write(step, to: &writer) }
    writer.endArray()
    writer.endObject()
    writer.endLine()
    return writer.text
  }

  private func write(_ step: LayoutStep, to writer: inout JSONWriter) {
    writer.beginObject()
    if !tree.nodes[step.node].isModifier { writer.member("id", tree.id(of: step.node)) }
    writer.member("type", tree.nodes[step.node].type.rawValue)
    writer.name("proposal")
    writer.proposal(step.proposal)
    writer.name("size")
    writer.beginObject(inline: true)
    writer.name("width")
    writer.length(step.size.width)
    writer.name("height")
    writer.length(step.size.height)
    writer.endObject()
    writer.name("causes")
    writer.strings(step.causes)
    if !step.shares.isEmpty {
      writer.name("shares")
      writer.beginArray()
      for share in step.shares { write(share, to: &writer) }
      writer.endArray()
    }
    writer.endObject()
  }

  private func write(_ share: LayoutStep.Share, to writer: inout JSONWriter) {
    writer.beginObject(inline: true)
    writer.member("id", tree.id(of: share.node))
    writer.name("priority")
    extended(share.priority, &writer)
    writer.name("minimum")
    extended(share.minimum, &writer)
    writer.name("maximum")
    extended(share.maximum, &writer)
    writer.name("offered")
    if let offered = share.offered { extended(offered, &writer) } else { writer.null() }
    writer.name("taken")
    extended(share.taken, &writer)
    writer.endObject()
  }

  /// A number that may be infinite, which JSON has no number for.
  private func extended(_ value: Double, _ writer: inout JSONWriter) {
    if value.isFinite {
      writer.length(value)
    } else {
      writer.string(value > 0 ? "infinity" : "-infinity")
    }
  }

  private func label(_ node: Int) -> String {
    let type = tree.nodes[node].type.rawValue
    let hasID = !tree.nodes[node].isModifier && tree.nodes[node].type != .implicit
    return hasID ? "\(type) #\(tree.id(of: node))" : type
  }

  private func proposal(_ proposal: ProposedViewSize) -> String {
    func length(_ value: Double?) -> String { value.map { ReadableNumber.text($0) } ?? "none" }
    return "\(length(proposal.width))×\(length(proposal.height))"
  }

  private func line(_ share: LayoutStep.Share) -> String {
    let number = ReadableNumber.text
    let offered = share.offered.map { number($0) } ?? "its ideal length"
    let priority = share.priority == 0 ? "" : "priority \(number(share.priority)), "
    return
      "\(label(share.node)): \(priority)between \(number(share.minimum)) and "
      + "\(number(share.maximum)), offered \(offered), took \(number(share.taken))"
  }
}
