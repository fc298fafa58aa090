internal import Geometry
internal import LayoutCore

extension ViewLayout {
  /// The value of a key that the views of the tree hand on, as a view around them would read it; the
  /// default value where no view hands one on.
  ///
  /// Of a `ViewThatFits` the view that is shown counts. Values that views made of others' values,
  /// by `transformPreference(_:_:)` or in a layer, were made before there was a layout, of all of them.
  ///
  /// - Complexity: O(values handed on × depth).
  public func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value { preference(key, in: 0) }

  /// The same of one view, its modifiers included; nil when no view that is shown has the id.
  ///
  /// The id is one that a view was given, or a generated one such as `0.2`.
  ///
  /// - Complexity: O(nodes × depth).
  public func preference<K: PreferenceKey>(_ key: K.Type, ofID id: String) -> K.Value? {
    let view = tree.nodes.indices.first { index in
      let node = tree.nodes[index]
      return !node.isModifier && node.type != .implicit && tree.id(of: index) == id
        && isShown(index)
    }
    guard let view else { return nil }
    var outermost = view
    // A modifier comes right before what it is around.
    while outermost > 0, tree.nodes[outermost - 1].isModifier { outermost -= 1 }
    return preference(key, in: outermost)
  }

  /// The same of a node and all that is inside of it.
  ///
  /// - Complexity: O(values handed on × depth).
  public func preference<K: PreferenceKey>(_ key: K.Type, in node: Int) -> K.Value {
    tree.preferences.value(key, in: node..<tree.layout.end(of: node)) { isShown($0) }
  }

  /// What an anchor stands for, in the host: x counts from the host's leading edge.
  ///
  /// In a host 100 wide, a view 20 wide at the leading edge has bounds that begin at x 0 in both
  /// directions: at the left edge in a left-to-right layout, at the right one in a right-to-left one.
  ///
  /// - Complexity: O(1).
  public subscript<Value: AnchorValue>(anchor: Anchor<Value>) -> Value {
    let root = engine.frame(of: 0)
    let width = host.width.map { $0.isFinite ? $0 : root.width } ?? root.width
    let space = PhysicalRect(x: 0, y: 0, width: width, height: root.height)
    guard tree.readingNodes.anchors.indices.contains(anchor.number) else {
      return Value(anchorRect: LeadingRect(x: 0, y: 0, width: 0, height: 0))
    }
    let node = tree.readingNodes.anchors[anchor.number]
    let frame = engine.frame(of: node)
    return Value(
      anchorRect: anchor.source.rect(frame.size)
        .placed(in: frame, direction: tree.nodes[node].layoutDirection)
        .leading(in: space, direction: tree.nodes[0].layoutDirection))
  }

  /// Tells everyone who wants to know the value of a key and has not been told it.
  mutating func tellObservers() {
    guard !tree.preferences.observers.isEmpty else {
      if told != nil { told = nil }
      return
    }
    let before = told
    var now = ToldPreferences()
    var counts: [ToldPreferences.Place: Int] = [:]
    for observer in tree.preferences.observers where isShown(observer.node) {
      var place = ToldPreferences.Place(
        view: tree.id(of: observer.node), ordinal: tree.nodes[observer.node].ordinal,
        key: observer.key)
      let count = counts[place, default: 0]
      counts[place] = count + 1
      place.repetition = count
      let value = observer.value(self)
      now.values[place] = value
      observer.tell(value, before?.values[place])
    }
    told = now
  }
}
