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
  var runs: [ShapedRun] = []
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
    positions = .filled(with: 0, count: units.count + 1)
    spaced = isTracked ? Array(repeating: 0, count: units.count + 1) : []
    glyphs.reserveCapacity(units.count)
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
  mutating func append(_ item: Itemizer.Item, _ own: Range<Int>) {
    runs.append(
      ShapedRun(
        range: item.range, level: item.level, script: item.script, face: item.face,
        style: item.style, glyphs: own))
  }

  /// Walks the clusters of all runs in logical order and sets positions and flags.
  mutating func sum(_ faces: [FontFace]) {
    var ligatures: [Ligature] = []
    Self.sum(
      runs, glyphs, faces.map(\.unitsPerEm), isTracked: isTracked, &flags, &positions, &spaced,
      &ligatures)
    var carets: [Double] = []
    for ligature in ligatures { divide(ligature, faces, &carets) }
  }

  /// Sums the advances of runs, counts the clusters that tracking widens, and collects ligatures.
  private static func sum(
    _ runs: [ShapedRun], _ glyphs: [ShapedGlyph], _ unitsPerEm: [Double], isTracked: Bool,
    _ flags: inout [UnitFlags], _ positions: inout [Double], _ spaced: inout [Int32],
    _ ligatures: inout [Ligature]
  ) {
    let glyphs = glyphs.span
    let runs = runs.span
    var flags = flags.mutableSpan
    var positions = positions.mutableSpan
    var spaced = spaced.mutableSpan
    for number in runs.indices {
      let run = runs[number]
      let unitsPerEm = unitsPerEm[run.face]
      let base = positions[run.range.lowerBound]
      let isSpaced = isTracked && !run.script.isCursive
      // Glyphs in visual order: clusters ascend left to right and descend right to left.
      let isDescending = run.level & 1 == 1
      let step = isDescending ? -1 : 1
      let stop = isDescending ? run.glyphs.lowerBound - 1 : run.glyphs.upperBound
      var index = isDescending ? run.glyphs.upperBound - 1 : run.glyphs.lowerBound
      var total: Int64 = 0
      var at = run.range.lowerBound
      while at < run.range.upperBound {
        let first = index
        let before = total
        var isUnsafe = false
        var end = run.range.upperBound
        while index != stop {
          let glyph = glyphs[index]
          let cluster = Int(glyph.cluster)
          if cluster > at {
            end = cluster
            break
          }
          total += Int64(glyph.advance)
          isUnsafe = isUnsafe || glyph.isUnsafeToBreak
          index += step
        }
        let position = base + Double(total) / unitsPerEm
        positions[at + 1] = position
        if isUnsafe { flags[at].insert(.unsafeToBreak) }
        if isTracked { spaced[at + 1] = spaced[at] + (isSpaced && total > before ? 1 : 0) }
        if end > at + 1 {
          var parts = 1
          for inner in at + 1..<end {
            flags[inner].insert(.unsafeToBreak)
            let isPart = flags[inner].contains(.graphemeStart)
            if isPart { parts += 1 }
            positions[inner + 1] = position
            guard isTracked else { continue }
            spaced[inner + 1] = spaced[inner] + (isPart && isSpaced && total > before ? 1 : 0)
          }
          if parts > 1 {
            ligatures.append(
              Ligature(
                run: number, range: at..<end, glyphs: min(first, index)...max(first, index),
                advance: total - before, before: before, parts: parts))
          }
        }
        at = end
      }
      flags[run.range.lowerBound].remove(.unsafeToBreak)
    }
  }

  /// A cluster of HarfBuzz with several grapheme clusters in it.
  private struct Ligature {
    var run: Int

    /// The UTF-16 range.
    var range: Range<Int>

    /// Its glyphs, and maybe one next to them.
    var glyphs: ClosedRange<Int>

    /// How far its glyphs move the pen, in font units.
    var advance: Int64

    /// What stands before it in its run, in font units.
    var before: Int64

    /// The number of grapheme clusters.
    var parts: Int
  }

  /// Sets the positions inside a ligature.
  ///
  /// Its advance is shared by the grapheme clusters in it: as GDEF says where it places a
  /// ligature's carets, else equally.
  private mutating func divide(
    _ ligature: Ligature, _ faces: [FontFace], _ carets: inout [Double]
  ) {
    let run = runs[ligature.run]
    let face = faces[run.face]
    let base = positions[run.range.lowerBound]
    setCarets(of: ligature, run, face, &carets)
    var part = 0
    for index in ligature.range {
      if index > ligature.range.lowerBound, flags[index].contains(.graphemeStart) { part += 1 }
      if part < carets.count {
        positions[index + 1] = base + (Double(ligature.before) + carets[part]) / face.unitsPerEm
      }
    }
  }

  /// Where the grapheme clusters of a ligature meet, in font units from its logical start.
  private func setCarets(
    of ligature: Ligature, _ run: ShapedRun, _ face: FontFace, _ carets: inout [Double]
  ) {
    let advance = ligature.advance
    let isRightToLeft = run.level & 1 == 1
    carets.removeAll(keepingCapacity: true)
    var visible: UInt32?
    var count = 0
    for index in ligature.glyphs.clamped(to: 0...glyphs.count - 1)
    where Int(glyphs[index].cluster) == ligature.range.lowerBound && glyphs[index].advance != 0 {
      visible = glyphs[index].id
      count += 1
    }
    if count == 1, let glyph = visible {
      face.addLigatureCarets(of: glyph, rightToLeft: isRightToLeft, to: &carets)
      if carets.count == ligature.parts - 1,
        carets.allSatisfy({ $0 >= 0 && $0 <= Double(advance) })
      {
        guard isRightToLeft else { return }
        carets.reverse()
        for index in carets.indices { carets[index] = Double(advance) - carets[index] }
        return
      }
      carets.removeAll(keepingCapacity: true)
    }
    for part in 1..<ligature.parts {
      carets.append(Double(advance * Int64(part)) / Double(ligature.parts))
    }
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
