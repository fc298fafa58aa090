internal import UnicodeServices

/// Divides a text into runs of one level, one script and one face.
enum Itemizer {
  /// A run before it is shaped; the face is an index into the cascade.
  struct Item {
    var range: Range<Int>
    var level: UInt8
    var script: Script
    var face: Int
    var style = 0

    /// Whether the item has the level, script and style of another.
    func continues(_ other: Item) -> Bool {
      level == other.level && script == other.script && style == other.style
    }

    /// Whether the item runs as its script does.
    var runsNaturally: Bool { script.runs(rightToLeft: level & 1 == 1) }
  }

  /// The items of a text in logical order; `styles` is empty where the text has one style.
  ///
  /// - Complexity: O(units).
  static func items(
    _ content: TextContent, scripts: [Script], clusterFaces: [UInt16], styles: [UInt8] = []
  ) -> [Item] {
    guard !clusterFaces.isEmpty else { return [] }
    var items: [Item] = []
    items.reserveCapacity(16)
    let clusters = content.clusters
    let levels = content.levels
    let paragraphs = content.paragraphs
    var start = 0
    var paragraph = 0
    var paragraphEnd = paragraphs[0].range.upperBound
    var face = clusterFaces[0]
    var level = levels[0]
    var script = scripts[0]
    var isLong = clusters[1] > longestCluster
    for number in clusterFaces.indices.dropFirst() {
      let at = clusters[number]
      // HarfBuzz searches back over all marks of a cluster for each of them.
      let wasLong = isLong
      isLong = clusters[number + 1] - at > longestCluster
      let isDivided =
        clusterFaces[number] != face || levels[at] != level || scripts[at] != script
        || at == paragraphEnd || isLong || wasLong
        || !styles.isEmpty && styles[at] != styles[start]
      guard isDivided else { continue }
      items.append(
        Item(
          range: start..<at, level: level, script: script, face: Int(face),
          style: styles.isEmpty ? 0 : Int(styles[start])))
      if at == paragraphEnd {
        paragraph += 1
        paragraphEnd = paragraphs[paragraph].range.upperBound
      }
      start = at
      face = clusterFaces[number]
      level = levels[at]
      script = scripts[at]
    }
    items.append(
      Item(
        range: start..<content.units.count, level: levels[start],
        script: scripts[start], face: Int(clusterFaces[clusterFaces.count - 1]),
        style: styles.isEmpty ? 0 : Int(styles[start])))
    guard items.contains(where: { $0.range.count > longestCluster }) else { return items }
    return items.flatMap { item in
      item.range.count > longestCluster && content.isOneCluster(item.range)
        ? pieces(of: item) : [item]
    }
  }

  /// The most units of one cluster that are shaped together; no language has nearly as many.
  private static let longestCluster = 128

  private static func pieces(of item: Item) -> [Item] {
    stride(from: item.range.lowerBound, to: item.range.upperBound, by: longestCluster).map {
      var piece = item
      piece.range = $0..<min($0 + longestCluster, item.range.upperBound)
      return piece
    }
  }
}

extension TextContent {
  /// Whether a range that begins at a cluster holds no other.
  fileprivate func isOneCluster(_ range: Range<Int>) -> Bool {
    let next = LineBreaker.index(in: clusters, after: range.lowerBound)
    return next < clusters.count && clusters[next] >= range.upperBound
  }
}
