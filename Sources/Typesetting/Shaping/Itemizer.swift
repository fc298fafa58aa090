internal import UnicodeServices

/// Divides a text into runs of one level, one script and one face.
enum Itemizer {
  /// A run before it is shaped; the face is an index into the cascade.
  struct Item {
    var range: Range<Int>
    var level: UInt8
    var script: Script
    var face: Int
  }

  /// The items of a text in logical order.
  ///
  /// - Complexity: O(units).
  static func items(
    _ content: TextContent, scripts: [Script], clusterFaces: [Int]
  ) -> [Item] {
    var items: [Item] = []
    for (number, face) in clusterFaces.enumerated() {
      let start = content.clusters[number]
      let end = content.clusters[number + 1]
      let level = content.levels[start]
      let script = scripts[start]
      if let last = items.last, last.level == level, last.script == script, last.face == face,
        !content.endsParagraph(at: start)
      {
        items[items.count - 1].range = last.range.lowerBound..<end
      } else {
        items.append(Item(range: start..<end, level: level, script: script, face: face))
      }
    }
    return items
  }
}

extension TextContent {
  /// Whether a paragraph begins at an offset.
  fileprivate func endsParagraph(at offset: Int) -> Bool {
    paragraphs.count > 1 && paragraphs[paragraphIndex(at: offset)].range.lowerBound == offset
  }
}
