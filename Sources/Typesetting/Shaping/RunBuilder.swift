internal import UnicodeServices

/// Shapes items one after the other and sums their advances.
struct RunBuilder {
  private let units: [UInt16]
  private let languages: [ShapingLanguage]
  private let isTracked: Bool
  private let withoutLigatures: Bool
  private let hidesObjects: Bool
  private let words: WordCache

  /// The flags of the text, with those of unsafe breaks.
  private(set) var flags: [UnitFlags]

  private(set) var positions: [Double]
  private(set) var spaced: [Int32]
  private(set) var runs: [ShapedRun] = []
  private(set) var glyphs: [ShapedGlyph] = []

  /// How many items HarfBuzz has shaped.
  private(set) var shapedCount = 0

  init(
    units: [UInt16], flags: [UnitFlags], languages: [ShapingLanguage], isTracked: Bool,
    withoutLigatures: Bool, hidesObjects: Bool, words: WordCache
  ) {
    self.units = units
    self.flags = flags
    self.languages = languages
    self.isTracked = isTracked
    self.withoutLigatures = withoutLigatures
    self.hidesObjects = hidesObjects
    self.words = words
    positions = Array(repeating: 0, count: units.count + 1)
    spaced = isTracked ? Array(repeating: 0, count: units.count + 1) : []
    glyphs.reserveCapacity(units.count)
  }

  /// Shapes an item and adds it as a run.
  mutating func add(_ item: Itemizer.Item, face: FontFace, number: Int, buffer: ShapingBuffer) {
    let first = glyphs.count
    if item.range.count == 1, units[item.range.lowerBound] == 0x20 {
      addSpace(item, face: face, number: number, buffer: buffer)
      return
    }
    shape(item, face, buffer)
    let range = first..<glyphs.count
    sum(item, face, range)
    flags[item.range.lowerBound].remove(.unsafeToBreak)
    runs.append(
      ShapedRun(
        range: item.range, level: item.level, script: item.script, face: number, style: item.style,
        glyphs: range))
  }

  private mutating func shape(_ item: Itemizer.Item, _ face: FontFace, _ buffer: ShapingBuffer) {
    if let query = query(item, face) {
      if words.append(query, in: units, to: &glyphs) { return }
      let first = glyphs.count
      shapeAnew(item, face, buffer)
      words.store(query, in: units, glyphs[first...])
    } else {
      shapeAnew(item, face, buffer)
    }
  }

  /// How to look an item up among words; `nil` where its neighbours may shape it.
  ///
  /// Of the text around an item, HarfBuzz looks at the nearest letter, to join Arabic ones: a space
  /// joins nothing.
  private func query(_ item: Itemizer.Item, _ face: FontFace) -> WordCache.Query? {
    let range = item.range
    guard range.count <= WordCache.longestRun else { return nil }
    let isFirst = range.lowerBound == 0
    let isLast = range.upperBound == units.count
    guard isFirst || units[range.lowerBound - 1] == 0x20,
      isLast || units[range.upperBound] == 0x20
    else { return nil }
    var traits = item.level & 1
    if withoutLigatures { traits |= 2 }
    if hidesObjects { traits |= 4 }
    if isFirst { traits |= 8 }
    if isLast { traits |= 16 }
    return WordCache.Query(
      face: ObjectIdentifier(face), script: item.script, language: languages[item.style],
      traits: traits, range: range)
  }

  private mutating func shapeAnew(
    _ item: Itemizer.Item, _ face: FontFace, _ buffer: ShapingBuffer
  ) {
    shapedCount += 1
    let shaped = ShapingBuffer.Item(
      range: item.range, context: 0..<units.count, script: item.script,
      isRightToLeft: item.level & 1 == 1, language: languages[item.style],
      withoutLigatures: withoutLigatures && !item.script.isCursive, hidesObjects: hidesObjects)
    buffer.shape(shaped, in: units, with: face, into: &glyphs)
  }

  /// Adds a run of one space: shaped once for a face, script and direction of a text.
  ///
  /// Between words of another face such runs are every second one, and nothing around a space that
  /// is shaped alone can change it.
  private mutating func addSpace(
    _ item: Itemizer.Item, face: FontFace, number: Int, buffer: ShapingBuffer
  ) {
    let first = glyphs.count
    let isRightToLeft = item.level & 1 == 1
    let known = spaces.first {
      $0.face == number && $0.script == item.script && $0.isRightToLeft == isRightToLeft
    }
    if let known {
      var glyph = known.glyph
      glyph.cluster = Int32(item.range.lowerBound)
      glyphs.append(glyph)
    } else {
      shape(item, face, buffer)
      if glyphs.count == first + 1 {
        spaces.append(
          Space(
            face: number, script: item.script, isRightToLeft: isRightToLeft,
            glyph: glyphs[first]))
      }
    }
    sum(item, face, first..<glyphs.count)
    flags[item.range.lowerBound].remove(.unsafeToBreak)
    runs.append(
      ShapedRun(
        range: item.range, level: item.level, script: item.script, face: number,
        style: item.style, glyphs: first..<glyphs.count))
  }

  private struct Space {
    var face: Int
    var script: Script
    var isRightToLeft: Bool
    var glyph: ShapedGlyph
  }

  private var spaces: [Space] = []

  /// Walks the clusters of an item in logical order and sets positions and flags.
  private mutating func sum(_ item: Itemizer.Item, _ face: FontFace, _ range: Range<Int>) {
    let base = positions[item.range.lowerBound]
    let isSpaced = isTracked && !item.script.isCursive
    let isDescending = item.level & 1 == 1
    var total: Int64 = 0
    var start = item.range.lowerBound
    // Glyphs in logical order: clusters ascend left to right and descend right to left.
    var index = isDescending ? range.upperBound - 1 : range.lowerBound
    let step = isDescending ? -1 : 1
    while start < item.range.upperBound {
      var advance: Int64 = 0
      var isUnsafe = false
      while range.contains(index), Int(glyphs[index].cluster) <= start {
        advance += Int64(glyphs[index].advance)
        isUnsafe = isUnsafe || glyphs[index].isUnsafeToBreak
        index += step
      }
      let end = range.contains(index) ? Int(glyphs[index].cluster) : item.range.upperBound
      if isUnsafe { flags[start].insert(.unsafeToBreak) }
      if end == start + 1, !isTracked {
        // One unit: the usual case.
        total += advance
        positions[end] = base + Double(total) / face.unitsPerEm
        start = end
        continue
      }
      set(
        Cluster(range: start..<end, advance: advance, before: total), base: base, face: face,
        isSpaced: isSpaced, isRightToLeft: isDescending, glyphs: range)
      total += advance
      start = end
    }
  }

  /// A cluster of HarfBuzz: its advance, and what stands before it in its item, in font units.
  private struct Cluster {
    var range: Range<Int>
    var advance: Int64
    var before: Int64
  }

  /// Sets the positions of a cluster.
  ///
  /// Its advance is shared by the grapheme clusters in it: as GDEF says where it places a
  /// ligature's carets, else equally. Breaking inside it is never safe.
  private mutating func set(
    _ cluster: Cluster, base: Double, face: FontFace, isSpaced: Bool, isRightToLeft: Bool,
    glyphs range: Range<Int>
  ) {
    let start = cluster.range.lowerBound
    let end = cluster.range.upperBound
    let reached = base + Double(cluster.before + cluster.advance) / face.unitsPerEm
    var parts = 1
    for index in start + 1..<max(end, start + 1) {
      flags[index].insert(.unsafeToBreak)
      if flags[index].contains(.graphemeStart) { parts += 1 }
    }
    for index in start..<end { positions[index + 1] = reached }
    if parts > 1 {
      let carets = ligatureCarets(
        of: start, range, face, isRightToLeft: isRightToLeft, parts: parts,
        advance: cluster.advance)
      var part = 0
      for index in start..<end {
        if index > start, flags[index].contains(.graphemeStart) { part += 1 }
        if part < carets.count {
          positions[index + 1] = base + (Double(cluster.before) + carets[part]) / face.unitsPerEm
        }
      }
    }
    guard isTracked else { return }
    var count = spaced[start]
    for index in start..<end {
      if isSpaced, cluster.advance > 0,
        index == start || flags[index].contains(.graphemeStart)
      {
        count += 1
      }
      spaced[index + 1] = count
    }
  }

  /// Where the grapheme clusters of a ligature meet, in font units from its logical start.
  private func ligatureCarets(
    of cluster: Int, _ range: Range<Int>, _ face: FontFace, isRightToLeft: Bool, parts: Int,
    advance: Int64
  ) -> [Double] {
    let own = glyphs[range].filter { Int($0.cluster) == cluster && $0.advance != 0 }
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
  func hyphens(_ breaks: [BreakPoint], _ faces: FaceList) -> [Int: Hyphen] {
    var result: [Int: Hyphen] = [:]
    var run = 0
    for point in breaks where point.isSoftHyphen {
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
