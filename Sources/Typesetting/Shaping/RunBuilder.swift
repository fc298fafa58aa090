internal import UnicodeServices

/// Shapes items one after the other and sums their advances.
struct RunBuilder {
  private let units: [UInt16]
  private let content: TextContent
  private let isTracked: Bool

  /// The language for HarfBuzz.
  let tag: String

  /// The flags of the text, with those of unsafe breaks.
  private(set) var flags: [UnitFlags]

  private(set) var positions: [Double]
  private(set) var spaced: [Int32] = []
  private(set) var runs: [ShapedRun] = []

  /// The advances of the clusters of the item at hand, in font units, by offset.
  private var advances: [Int32]

  init(units: [UInt16], content: TextContent, tag: String, isTracked: Bool) {
    self.units = units
    self.content = content
    self.tag = tag
    self.isTracked = isTracked
    flags = content.flags
    positions = [0]
    positions.reserveCapacity(units.count + 1)
    advances = Array(repeating: 0, count: units.count)
    if isTracked { spaced = [0] }
  }

  /// Shapes an item and adds it as a run.
  mutating func add(_ item: Itemizer.Item, face: FontFace, number: Int, buffer: ShapingBuffer) {
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(item.range.count)
    let scale = 1 / face.unitsPerEm
    let shaped = ShapingBuffer.Item(
      range: item.range, context: 0..<units.count, script: item.script,
      isRightToLeft: item.level & 1 == 1, language: tag,
      withoutLigatures: isTracked && !item.script.isCursive)
    // Every unit that begins no cluster is unsafe; clusters take the flag of their glyphs.
    for index in item.range.dropFirst() { flags[index].insert(.unsafeToBreak) }
    var starts: [Int] = []
    starts.reserveCapacity(item.range.count)
    buffer.shape(shaped, in: units, with: face) { glyph in
      if starts.last != glyph.cluster { starts.append(glyph.cluster) }
      if TextContent.isSilent(units[glyph.cluster]) {
        flags[glyph.cluster].remove(.unsafeToBreak)
        return
      }
      if !glyph.isUnsafeToBreak { flags[glyph.cluster].remove(.unsafeToBreak) }
      advances[glyph.cluster] += glyph.advance
      glyphs.append(
        ShapedGlyph(
          id: glyph.id, cluster: glyph.cluster, advance: Double(glyph.advance) * scale,
          xOffset: Double(glyph.xOffset) * scale, yOffset: Double(glyph.yOffset) * scale,
          allowsTatweel: glyph.allowsTatweel))
    }
    flags[item.range.lowerBound].remove(.unsafeToBreak)
    // Clusters are monotone: ascending left to right, descending right to left.
    if let first = starts.first, let last = starts.last, last < first { starts.reverse() }
    if starts.first != item.range.lowerBound { starts.insert(item.range.lowerBound, at: 0) }
    sum(item, face, clusterStarts: starts, glyphs)
    runs.append(
      ShapedRun(
        range: item.range, level: item.level, script: item.script, face: number, glyphs: glyphs))
  }

  /// Adds the positions of an item.
  ///
  /// A cluster's advance is shared by the grapheme clusters in it: as GDEF says where it places a
  /// ligature's carets, else equally.
  private mutating func sum(
    _ item: Itemizer.Item, _ face: FontFace, clusterStarts: [Int], _ glyphs: [ShapedGlyph]
  ) {
    let base = positions[item.range.lowerBound]
    let isSpaced = isTracked && !item.script.isCursive
    var total: Int64 = 0
    var count = spaced.last ?? 0
    for (number, start) in clusterStarts.enumerated() {
      let end =
        number + 1 < clusterStarts.count ? clusterStarts[number + 1] : item.range.upperBound
      let advance = Int64(advances[start])
      advances[start] = 0
      var parts = 1
      for index in start + 1..<max(end, start + 1)
      where flags[index].contains(.graphemeStart) { parts += 1 }
      let carets =
        parts > 1
        ? ligatureCarets(of: start, glyphs, face, item, parts: parts, advance: advance) : []
      var part = 0
      for index in start..<end {
        if index == start || flags[index].contains(.graphemeStart) {
          part += 1
          if isSpaced, advance > 0 { count += 1 }
        }
        let reached = part == parts ? Double(advance) : carets[part - 1]
        positions.append(base + (Double(total) + reached) / face.unitsPerEm)
        if isTracked { spaced.append(count) }
      }
      total += advance
    }
  }

  /// Where the grapheme clusters of a ligature meet, in font units from its logical start.
  private func ligatureCarets(
    of cluster: Int, _ glyphs: [ShapedGlyph], _ face: FontFace, _ item: Itemizer.Item,
    parts: Int, advance: Int64
  ) -> [Double] {
    let isRightToLeft = item.level & 1 == 1
    let own = glyphs.filter { $0.cluster == cluster && $0.advance != 0 }
    if own.count == 1, let glyph = own.first {
      let carets = face.ligatureCarets(of: glyph.id, rightToLeft: isRightToLeft)
      if carets.count == parts - 1 {
        let logical = isRightToLeft ? carets.reversed().map { Double(advance) - $0 } : carets
        if logical.allSatisfy({ $0 >= 0 && $0 <= Double(advance) }) { return logical }
      }
    }
    return (1..<parts).map { Double(advance * Int64($0)) / Double(parts) }
  }

  /// The hyphens by the offsets of soft hyphens.
  func hyphens(_ faces: FaceList) -> [Int: Hyphen] {
    var result: [Int: Hyphen] = [:]
    var run = 0
    for point in content.breaks where point.isSoftHyphen {
      let offset = point.offset - 1
      while run + 1 < runs.count, runs[run + 1].range.lowerBound <= offset { run += 1 }
      guard run < runs.count else { continue }
      result[offset] = faces.hyphen(face: runs[run].face)
    }
    return result
  }
}

extension TextContent {
  /// Whether a unit is a control or line end, which has no glyph.
  static func isSilent(_ unit: UInt16) -> Bool {
    unit < 0x20 || unit >= 0x7F && unit < 0xA0 || unit == 0x2028 || unit == 0x2029
  }
}
