internal import UnicodeServices

/// Divides a text into runs of one level, one script and one face.
enum Itemizer {
  /// A run before it is shaped; the face is an index into the cascade of its style, and later the
  /// number of a face of the text.
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
    _ content: TextContent, scripts: [ScriptResolver.Run], clusterFaces: [UInt16],
    styles: [UInt8] = []
  ) -> [Item] {
    guard !clusterFaces.isEmpty else { return [] }
    var items: [Item] = []
    items.reserveCapacity(min(64, clusterFaces.count))
    let clusters = content.clusters.span
    let faces = clusterFaces.span
    var cursor = Cursor(content, scripts, styles)
    var item = Item(
      range: 0..<0, level: cursor.level, script: cursor.script, face: Int(faces[0]),
      style: cursor.style)
    var face = faces[0]
    // HarfBuzz searches back over all marks of a cluster for each of them.
    let mayBeLong = content.units.count - faces.count >= longestCluster
    var isLong = clusters[1] > longestCluster
    for number in 1..<faces.count {
      let at = clusters[number]
      let wasLong = isLong
      if mayBeLong { isLong = clusters[number + 1] - at > longestCluster }
      if faces[number] == face, at < cursor.end, !isLong, !wasLong { continue }
      guard cursor.move(to: at) || faces[number] != face || isLong || wasLong else { continue }
      item.range = item.range.lowerBound..<at
      items.append(item)
      face = faces[number]
      item = Item(
        range: at..<at, level: cursor.level, script: cursor.script, face: Int(face),
        style: cursor.style)
    }
    item.range = item.range.lowerBound..<content.units.count
    items.append(item)
    guard mayBeLong, items.contains(where: { $0.range.count > longestCluster }) else {
      return items
    }
    return items.flatMap { item in
      item.range.count > longestCluster && content.isOneCluster(item.range)
        ? pieces(of: item) : [item]
    }
  }

  /// What is the same for a stretch of a text, whatever its faces: its level, script and style.
  private struct Cursor {
    private let levels: [UInt8]
    private let paragraphs: [ParagraphSpan]
    private let scripts: [ScriptResolver.Run]
    private let styles: [UInt8]
    private var paragraph = 0
    private var run = 0

    private(set) var level: UInt8
    private(set) var script: Script
    private(set) var style: Int

    /// Where one of them, or the paragraph, changes next.
    private(set) var end = 0

    init(_ content: TextContent, _ scripts: [ScriptResolver.Run], _ styles: [UInt8]) {
      levels = content.levels
      paragraphs = content.paragraphs
      self.scripts = scripts
      self.styles = styles
      level = levels[0]
      script = scripts[0].script
      style = styles.isEmpty ? 0 : Int(styles[0])
      end = end(after: 0)
    }

    /// Moves on to an offset; `false` where nothing changes.
    mutating func move(to offset: Int) -> Bool {
      guard offset >= end else { return false }
      let before = (level, script, style, paragraph)
      while paragraphs[paragraph].range.upperBound <= offset { paragraph += 1 }
      while scripts[run].end <= offset { run += 1 }
      level = levels[offset]
      script = scripts[run].script
      if !styles.isEmpty { style = Int(styles[offset]) }
      end = end(after: offset)
      return before != (level, script, style, paragraph)
    }

    /// Where something changes next behind an offset.
    private func end(after offset: Int) -> Int {
      let limit = min(scripts[run].end, paragraphs[paragraph].range.upperBound)
      let levels = levels.span
      var end = offset + 1
      while end < limit, levels[end] == level { end += 1 }
      guard !styles.isEmpty else { return end }
      return styles[offset + 1..<end].firstIndex { Int($0) != style } ?? end
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
