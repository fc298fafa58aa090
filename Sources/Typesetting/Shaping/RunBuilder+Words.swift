internal import UnicodeServices

/// How items get their glyphs: from words that are known, or from HarfBuzz.
extension RunBuilder {
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
        if first < missing.count { few.append((number, first..<missing.count)) }
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
}
