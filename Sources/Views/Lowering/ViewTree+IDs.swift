internal import LayoutCore

extension ViewTree {
  /// The id of the view at a node, or inside the modifier at a node: its own, else the one
  /// generated from its place, such as `0.2.m1`.
  ///
  /// - Complexity: O(nodes on the way × siblings).
  public func id(of node: Int) -> String {
    var view = node
    while nodes[view].isModifier { view += 1 }
    if let id = explicitID(of: view) { return id }
    return generatedID(of: view)
  }

  /// Walks from the root to a view, counting as documents do.
  private func generatedID(of target: Int) -> String {
    var path = "0"
    var index = 0
    while index != target {
      if nodes[index].isModifier {
        let primaryEnd = layout.end(of: index + 1)
        if target >= primaryEnd {
          path += ".m\(nodes[index].ordinal)"
          index = primaryEnd
        } else {
          index += 1
        }
        continue
      }
      guard
        let child = layout.children(of: index).last(where: { $0 <= target })
      else { return path }
      // A container that nobody wrote has no place of its own: its children stand for it.
      if nodes[child].type != .implicit { path += ".\(ordinal(ofChild: child))" }
      index = child
    }
    return path
  }

  /// The place of a child as written: that of the view inside its modifiers.
  private func ordinal(ofChild child: Int) -> Int32 {
    var view = child
    while nodes[view].isModifier { view += 1 }
    return nodes[view].ordinal
  }
}
