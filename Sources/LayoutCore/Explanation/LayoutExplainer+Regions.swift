internal import Geometry

extension LayoutExplainer {
  /// Why a view that ignores the safe area has its size, and what its content reaches over.
  func ignoringCauses(_ node: Int, _ size: Size) -> [String] {
    let content = engine.frame(of: node + 1)
    let own = engine.frame(of: node)
    let cause = "is as large as its content"
    let regions = SafeAreaRegions(
      rawValue: UInt8(truncatingIfNeeded: tree.nodes[node].payload))
    let edges = Edge.Set(rawValue: UInt8(tree.nodes[node].first))
    let reach = engine.safeAreaInsets(of: node, regions).keeping(edges)
    if reach == EdgeInsets() {
      return [
        "\(cause); when it is placed none of its edges touches a part of the safe area that it "
          + "ignores"
      ]
    }
    return [
      "\(cause); when it is placed its content is proposed "
        + "\(text(own.width + reach.horizontal))×\(text(own.height + reach.vertical)), which reaches "
        + "\(text(reach.top)) top, \(text(reach.leading)) leading, \(text(reach.bottom)) bottom, "
        + "\(text(reach.trailing)) trailing over the safe area, and takes "
        + "\(text(content.width))×\(text(content.height))"
    ]
  }

  /// How a frame came to the lengths of its container.
  func containerCauses(_ node: Int) -> [String] {
    let number = Int(tree.nodes[node].payload)
    let item = tree.side.containerFrames[number]
    let lengths = engine.containerLengths[number]
    let container = item.container < 0 ? "the host" : "the container around it"
    var causes: [String] = []
    for (axis, name) in [(Axis.horizontal, "width"), (.vertical, "height")]
    where item.frame.axes.contains(Axis.Set(axis)) {
      let length = lengths[axis]
      if length.isNaN {
        causes.append("\(container) has no \(name), so the content decides")
        continue
      }
      switch item.frame.rule {
      case .whole: causes.append("\(name) is that of \(container): \(text(length))")
      case .share(let count, let span, let spacing):
        causes.append(
          "\(name) is \(text(length)): \(span) of \(count) columns of \(container), "
            + "\(text(spacing)) apart")
      case .computed:
        causes.append("\(name) is computed from that of \(container): \(text(length))")
      }
    }
    return causes.isEmpty ? ["takes no length from a container"] : causes
  }

  /// What a view that stands for its content takes over from another one.
  func matchedCauses(_ node: Int) -> [String] {
    guard let geometry = tree.side.matchedGeometries[node] else {
      return ["stands for its content"]
    }
    let group = "'\(geometry.group.id)' of '\(geometry.group.namespace)'"
    if geometry.isSource { return ["stands for its content; lends its geometry to \(group)"] }
    var taken: [String] = []
    if geometry.properties.contains(.position) { taken.append("position") }
    if geometry.properties.contains(.size) { taken.append("size") }
    let what = taken.isEmpty ? "nothing" : taken.joined(separator: " and ")
    return [
      "is as large as its content; when it is placed the content takes over the \(what) of \(group)"
    ]
  }
}
