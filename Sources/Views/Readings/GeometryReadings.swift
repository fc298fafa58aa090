internal import Geometry
internal import LayoutCore

/// What a layout found where views read it: the geometry of readers and of anchors, in the order in
/// which the views were added.
///
/// A view that reads geometry is made again with what the layout of the last time found, until a
/// layout finds what it was made with. Content of a reader changes no geometry outside of it, so one
/// more time is enough for each level of readers inside readers.
@usableFromInline
struct GeometryReadings: Equatable, Sendable {
  var readers: [Reader] = []
  var anchors: [Anchored] = []

  /// What a reader is told.
  struct Reader: Equatable, Sendable {
    var frame: PhysicalRect
    var direction: LayoutDirection
    var safeArea: EdgeInsets
    /// The frames of the coordinate spaces around it, the nearest last.
    var spaces: [Space]
  }

  /// A coordinate space.
  struct Space: Equatable, Sendable {
    var name: String
    var frame: PhysicalRect
  }

  /// Where a view with an anchor is.
  struct Anchored: Equatable, Sendable {
    var frame: PhysicalRect
    var direction: LayoutDirection
  }
}

/// The nodes of a tree whose geometry its views read.
struct ReadingNodes: Sendable {
  var readers: [Reader] = []
  var anchors: [Int] = []

  struct Reader: Sendable {
    var node: Int
    var spaces: [Space]
  }

  struct Space: Sendable {
    var name: String
    var node: Int
  }

  /// Whether any view is made of what a layout found.
  var isEmpty: Bool { readers.isEmpty }
}

extension ViewLayout {
  /// What the views of the tree read.
  var readings: GeometryReadings {
    func direction(_ node: Int) -> LayoutDirection { tree.nodes[node].layoutDirection }
    var readings = GeometryReadings()
    for reader in tree.readingNodes.readers {
      readings.readers.append(
        GeometryReadings.Reader(
          frame: engine.frame(of: reader.node), direction: direction(reader.node),
          safeArea: engine.safeAreaInsets(of: reader.node, .all),
          spaces: reader.spaces.map {
            GeometryReadings.Space(name: $0.name, frame: engine.frame(of: $0.node))
          }))
    }
    for node in tree.readingNodes.anchors {
      readings.anchors.append(
        GeometryReadings.Anchored(frame: engine.frame(of: node), direction: direction(node)))
    }
    return readings
  }

  /// Makes a tree with what the layout of the last time found, until a layout finds the same.
  ///
  /// After ``mostPasses`` times the last layout stands: views that never agree with what they read
  /// have no layout that does.
  static func settled(
    in host: ProposedViewSize, safeArea: EdgeInsets, keyboardHeight: Double,
    lower: (GeometryReadings?) throws(LayoutError) -> ViewTree
  ) throws(LayoutError) -> ViewLayout {
    var layout = try lower(nil).untoldLayout(
      in: host, safeArea: safeArea, keyboardHeight: keyboardHeight)
    var readings: GeometryReadings?
    for _ in 0..<mostPasses where !layout.tree.readingNodes.isEmpty {
      let found = layout.readings
      if found == readings { break }
      readings = found
      try layout.change(to: lower(found))
    }
    layout.tellObservers()
    return layout
  }

  private static var mostPasses: Int { 16 }
}
