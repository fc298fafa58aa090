internal import Geometry
internal import LayoutCore
internal import Views

extension ViewLayout {
  /// How effects draw nodes, as maps of the host's space, for the nodes that any is around or at.
  ///
  /// - Complexity: O(nodes); nothing for a tree without effects.
  func drawingMaps() -> [Int: ProjectionTransform] {
    guard tree.hasEffects else { return [:] }
    var maps: [Int: ProjectionTransform] = [:]
    var open: [(end: Int, map: ProjectionTransform)] = []
    for node in tree.nodes.indices {
      while let last = open.last, last.end <= node { open.removeLast() }
      var map = open.last?.map ?? ProjectionTransform()
      // What is inside is drawn first.
      if let own = effectMap(of: node) { map = own.concatenating(map) }
      open.append((tree.layout.end(of: node), map))
      if !map.isIdentity { maps[node] = map }
    }
    return maps
  }
}

extension ProjectionTransform {
  /// The map as SVG has it; none for one that is no affine map, which SVG cannot draw.
  var svgAttributes: [(String, String)] {
    guard isAffine, isFinite else { return [] }
    let numbers = [m11, m12, m21, m22, m31, m32].map { value in
      let rounded = (value * 1e6).rounded() / 1e6
      return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
    return [("transform", "matrix(\(numbers.joined(separator: " ")))")]
  }
}
