extension LayoutTreeBuilder {
  /// Puts another layout of one's own in the place of that of an open container, when what its
  /// children say decides it.
  ///
  /// - Parameters:
  ///   - index: a container that was begun with a layout of one's own and has not ended.
  ///   - layout: the layout that counts.
  package mutating func replaceLayout(ofContainer index: Int, by layout: some Layout) {
    guard nodes[index].kind == .custom else { return }
    side.layouts[Int(nodes[index].payload)] = TypedLayoutBox(layout: layout)
  }
}
