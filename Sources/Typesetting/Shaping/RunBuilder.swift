internal import UnicodeServices

/// Shapes items one after the other and sums their advances.
struct RunBuilder {
  private let units: [UInt16]
  private let languages: [ShapingLanguage]
  private let isTracked: Bool
  private let withoutLigatures: Bool
  private let hidesObjects: Bool
  private let beginsWithMark: Bool
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

  /// Whether an item is one space.
  func isSpace(_ item: Itemizer.Item) -> Bool {
    item.range.count == 1 && units[item.range.lowerBound] == 0x20
  }

  /// Adds a space that is a run of its own.
  mutating func addSpace(_ item: Itemizer.Item, _ face: NumberedFace, buffer: ShapingBuffer) {
    glyphs.append(space(item, face, buffer))
    append(item, face, glyphs.count - 1..<glyphs.count)
  }

  /// A space that nothing around it can change, because it is a run of its own: shaped once for a
  /// face, script and direction of a text where rules look at it.
  private mutating func space(
    _ item: Itemizer.Item, _ face: NumberedFace, _ buffer: ShapingBuffer
  ) -> ShapedGlyph {
    let offset = item.range.lowerBound
    if let neutral = face.face.neutralSpace { return ShapedGlyph(neutral, at: offset) }
    let isRightToLeft = item.level & 1 == 1
    let known = spaces.first {
      $0.face == face.number && $0.script == item.script && $0.isRightToLeft == isRightToLeft
    }
    if var glyph = known?.glyph {
      glyph.cluster = Int32(offset)
      return glyph
    }
    let first = glyphs.count
    shape(item, item.range, face.face, walls: [], buffer)
    let glyph = glyphs[first]
    glyphs.removeSubrange(first...)
    spaces.append(
      Space(face: face.number, script: item.script, isRightToLeft: isRightToLeft, glyph: glyph))
    return glyph
  }

  private struct Space {
    var face: Int
    var script: Script
    var isRightToLeft: Bool
    var glyph: ShapedGlyph
  }

  private var spaces: [Space] = []

  /// Adds items of one face, with the spaces of other faces between them.
  ///
  /// Every second item is a space. Items whose words are all known are not shaped again; neighbours
  /// that are not are shaped by one call where the face allows it: missing glyphs then stand where
  /// the spaces are, at which no rule of the face looks, so that each item takes the form it has
  /// alone.
  ///
  /// - Precondition: the items have one face, script, level and style, which the spaces share but
  ///   for the face.
  mutating func addWords(
    _ items: ArraySlice<Itemizer.Item>, _ face: NumberedFace, spaceFaces: [NumberedFace],
    buffer: ShapingBuffer
  ) {
    let first = items.startIndex
    let isolates =
      items.count > 1 && items[first].runsNaturally && face.face.isolatesAtMissingGlyphs
    var divider = WordDivider(
      units: units, flags: flags, face: face.face, language: languages[items[first].style],
      withoutLigatures: withoutLigatures, hidesObjects: hidesObjects,
      beginsWithMark: beginsWithMark)
    for index in stride(from: first, to: items.endIndex, by: 2) { divider.divide(items[index]) }
    var places = known(items, divider, face.face, buffer)
    var new: [Int] = []
    var number = 0
    while number < places.count {
      guard places[number] == nil else {
        number += 1
        continue
      }
      var end = number + 1
      while isolates, end < places.count, places[end] == nil { end += 1 }
      shape(
        items[first + 2 * number...first + 2 * (end - 1)], face.face, buffer, into: &places,
        from: number)
      new += number..<end
      number = end
    }
    if new.contains(where: { divider.items[$0].isKnowable }) {
      words.withShelf { shelf in
        for number in new where divider.items[number].isKnowable {
          divider.keep(divider.items[number], glyphs[places[number] ?? 0..<0], on: &shelf)
        }
      }
    }
    for (index, item) in items.enumerated() {
      if index % 2 == 0 {
        append(item, face, places[index / 2] ?? glyphs.count..<glyphs.count)
        if divider.items[index / 2].isKnowable {
          for start in divider.wordStarts(of: divider.items[index / 2]) {
            flags[start].remove(.unsafeToBreak)
          }
        }
      } else {
        glyphs.append(space(item, spaceFaces[index / 2], buffer))
        append(item, spaceFaces[index / 2], glyphs.count - 1..<glyphs.count)
      }
    }
  }

  /// Adds the items whose words are known, and tells where their glyphs are.
  ///
  /// Where few words of an item are not, these are shaped one by one.
  private mutating func known(
    _ items: ArraySlice<Itemizer.Item>, _ divider: WordDivider, _ face: FontFace,
    _ buffer: ShapingBuffer
  ) -> [Range<Int>?] {
    var places: [Range<Int>?] = Array(repeating: nil, count: divider.items.count)
    var few: [(number: Int, words: Range<Int>)] = []
    var missing: [WordCache.Word] = []
    words.withShelf { shelf in
      for (number, item) in divider.items.enumerated() where item.isKnowable {
        let first = missing.count
        places[number] = divider.append(item, from: &shelf, to: &glyphs, missing: &missing)
        let length = missing[first...].reduce(0) { $0 + $1.range.count }
        if length > 0, 4 * length <= items[items.startIndex + 2 * number].range.count {
          few.append((number, first..<missing.count))
        }
      }
    }
    guard !few.isEmpty else { return places }
    var shaped: [(word: WordCache.Word, glyphs: [ShapedGlyph])] = []
    for (number, words) in few {
      for word in missing[words] {
        let first = glyphs.count
        shape(items[items.startIndex + 2 * number], word.range, face, walls: [], buffer)
        shaped.append((word, Array(glyphs[first...])))
        glyphs.removeSubrange(first...)
      }
    }
    words.withShelf { shelf in
      for (word, glyphs) in shaped { shelf.insert(word, glyphs[...]) }
      for (number, _) in few {
        places[number] = divider.append(
          divider.items[number], from: &shelf, to: &glyphs, missing: &missing)
      }
    }
    return places
  }

  /// Shapes neighbouring items by one call; every second one is a space.
  private mutating func shape(
    _ items: ArraySlice<Itemizer.Item>, _ face: FontFace, _ buffer: ShapingBuffer,
    into places: inout [Range<Int>?], from number: Int
  ) {
    let item = items[items.startIndex]
    let first = glyphs.count
    let walls = stride(from: items.startIndex + 1, to: items.endIndex, by: 2).map {
      items[$0].range.lowerBound
    }
    let range = item.range.lowerBound..<items[items.endIndex - 1].range.upperBound
    shape(item, range, face, walls: walls, buffer)
    // Glyphs in logical order: clusters ascend left to right and descend right to left.
    let isDescending = item.level & 1 == 1
    var low = first
    var high = glyphs.count
    for (index, item) in items.enumerated() {
      let start = isDescending ? high : low
      if isDescending {
        while high > low, Int(glyphs[high - 1].cluster) < item.range.upperBound { high -= 1 }
      } else {
        while low < high, Int(glyphs[low].cluster) < item.range.upperBound { low += 1 }
      }
      if index % 2 == 0 { places[number + index / 2] = isDescending ? high..<start : start..<low }
    }
  }

  private mutating func append(_ item: Itemizer.Item, _ face: NumberedFace, _ own: Range<Int>) {
    sum(item, face.face, own)
    flags[item.range.lowerBound].remove(.unsafeToBreak)
    runs.append(
      ShapedRun(
        range: item.range, level: item.level, script: item.script, face: face.number,
        style: item.style, glyphs: own))
  }

  private mutating func shape(
    _ item: Itemizer.Item, _ range: Range<Int>, _ face: FontFace, walls: [Int],
    _ buffer: ShapingBuffer
  ) {
    shapedCount += 1
    let shaped = ShapingBuffer.Item(
      range: range, context: 0..<units.count, script: item.script,
      isRightToLeft: item.level & 1 == 1, language: languages[item.style],
      withoutLigatures: withoutLigatures && !item.script.isCursive, hidesObjects: hidesObjects,
      walls: walls)
    buffer.shape(shaped, in: units, with: face, into: &glyphs)
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
