internal import UnicodeServices

/// Builds the runs of a text: their glyphs, and the sums of their advances.
///
/// Items come in logical order. How they get their glyphs stands in an extension.
struct RunBuilder {
  let units: [UInt16]
  let languages: [ShapingLanguage]
  let withoutLigatures: Bool
  let hidesObjects: Bool
  let beginsWithMark: Bool
  let words: WordCache
  private let isTracked: Bool

  /// The flags of the text, with those of unsafe breaks.
  var flags: [UnitFlags]

  private(set) var positions: [Double]
  private(set) var spaced: [Int32]
  private(set) var runs: [ShapedRun] = []
  var glyphs: [ShapedGlyph] = []

  /// How many items HarfBuzz has shaped.
  var shapedCount = 0

  init(
    units: [UInt16], flags: [UnitFlags], languages: [ShapingLanguage], isTracked: Bool,
    withoutLigatures: Bool, hidesObjects: Bool, beginsWithMark: Bool, words: WordCache
  ) {
    self.units = units
    self.flags = flags
    self.languages = languages
    self.isTracked = isTracked
    self.withoutLigatures = withoutLigatures
    self.hidesObjects = hidesObjects
    self.beginsWithMark = beginsWithMark
    self.words = words
    positions = Array(repeating: 0, count: units.count + 1)
    spaced = isTracked ? Array(repeating: 0, count: units.count + 1) : []
    glyphs.reserveCapacity(units.count)
  }

  /// A face and its number among those of the text.
  struct NumberedFace {
    var face: FontFace
    var number: Int
  }

  /// A space that was shaped for a face, script and direction.
  struct Space {
    var face: Int
    var script: Script
    var isRightToLeft: Bool
    var glyph: ShapedGlyph
  }

  var spaces: [Space] = []

  /// Adds an item whose glyphs are there as a run.
  mutating func append(_ item: Itemizer.Item, _ face: NumberedFace, _ own: Range<Int>) {
    sum(item, face.face, own)
    flags[item.range.lowerBound].remove(.unsafeToBreak)
    runs.append(
      ShapedRun(
        range: item.range, level: item.level, script: item.script, face: face.number,
        style: item.style, glyphs: own))
  }

  /// Walks the clusters of an item in logical order and sets positions and flags.
  private mutating func sum(_ item: Itemizer.Item, _ face: FontFace, _ range: Range<Int>) {
    let base = positions[item.range.lowerBound]
    let isSpaced = isTracked && !item.script.isCursive
    let isDescending = item.level & 1 == 1
    let unitsPerEm = face.unitsPerEm
    var total: Int64 = 0
    var start = item.range.lowerBound
    // Glyphs in logical order: clusters ascend left to right and descend right to left.
    var index = isDescending ? range.upperBound - 1 : range.lowerBound
    let step = isDescending ? -1 : 1
    let stop = isDescending ? range.lowerBound - 1 : range.upperBound
    while start < item.range.upperBound {
      var advance: Int64 = 0
      var isUnsafe = false
      var end = item.range.upperBound
      while index != stop {
        let glyph = glyphs[index]
        guard Int(glyph.cluster) <= start else {
          end = Int(glyph.cluster)
          break
        }
        advance += Int64(glyph.advance)
        isUnsafe = isUnsafe || glyph.isUnsafeToBreak
        index += step
      }
      if isUnsafe { flags[start].insert(.unsafeToBreak) }
      if end == start + 1, !isTracked {
        // One unit: the usual case.
        total += advance
        positions[end] = base + Double(total) / unitsPerEm
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
