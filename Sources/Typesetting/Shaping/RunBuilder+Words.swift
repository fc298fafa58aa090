internal import UnicodeServices

/// How items get their glyphs: from words that are known, or from HarfBuzz.
extension RunBuilder {
  /// Adds the items of a text, in logical order; their faces are numbers of `faces`.
  ///
  /// Words that are known are not shaped again. The others of neighbouring items are shaped by one
  /// call, as ``ShapingGroup`` says.
  mutating func add(_ items: [Itemizer.Item], _ faces: [FontFace], _ buffer: ShapingBuffer) {
    var divider = WordDivider(
      units: units, languages: languages, withoutLigatures: withoutLigatures,
      hidesObjects: hidesObjects, beginsWithMark: beginsWithMark)
    var divided: [WordDivider.Item] = []
    divided.reserveCapacity(items.count)
    for item in items {
      divided.append(isSpace(item) ? .whole : divider.divide(item, faces, flags))
    }
    words.withShelf { shelf in
      guard !shelf.isEmpty else { return }
      for number in divided.indices where divided[number].isKnowable {
        divider.take(&divided[number], from: &shelf)
      }
    }
    runs.reserveCapacity(items.count)
    var new = NewWords()
    new.items.reserveCapacity(items.count / 2 + 1)
    var index = 0
    while index < items.count {
      if isSpace(items[index]) {
        addSpace(items[index], faces, buffer)
      } else if divided[index].isMissing {
        let last = groupEnd(items, divided, from: index, faces)
        shape(items, index...last, faces, buffer, &divided, &divider, &new)
        index = last
      } else {
        append(items[index], divided[index], divider)
      }
      index += 1
    }
    keep(new, divided, divider)
    sum(faces)
    for item in divided where item.isKnowable {
      for number in item.pieces where divider.pieces[number].isWord {
        flags[divider.pieces[number].range.lowerBound].remove(.unsafeToBreak)
      }
    }
  }

  /// What HarfBuzz has shaped and can be kept.
  private struct NewWords {
    /// Items that are runs as HarfBuzz answered them, and their runs.
    var items: [(item: Int, run: Int)] = []

    /// Words, and the item they are in.
    var words: [(item: Int, pieces: [Int])] = []
  }

  private func keep(_ new: NewWords, _ divided: [WordDivider.Item], _ divider: WordDivider) {
    guard !new.items.isEmpty || !new.words.isEmpty else { return }
    words.withShelf { shelf in
      for (item, run) in new.items {
        divider.keep(divided[item], glyphs, runs[run].glyphs, on: &shelf)
      }
      for (item, pieces) in new.words { divider.keep(pieces, of: divided[item], on: &shelf) }
    }
  }

  // MARK: Spaces

  /// Whether an item is one space.
  private func isSpace(_ item: Itemizer.Item) -> Bool {
    item.range.count == 1 && units[item.range.lowerBound] == 0x20
  }

  private mutating func addSpace(
    _ item: Itemizer.Item, _ faces: [FontFace], _ buffer: ShapingBuffer
  ) {
    let glyph = space(item, faces[item.face], buffer)
    glyphs.append(glyph)
    append(item, glyphs.count - 1..<glyphs.count)
  }

  /// A space that nothing around it can change, because it is a run of its own: shaped once for a
  /// face, script and direction of a text where rules look at it.
  private mutating func space(
    _ item: Itemizer.Item, _ face: FontFace, _ buffer: ShapingBuffer
  ) -> ShapedGlyph {
    let isRightToLeft = item.level & 1 == 1
    let known = spaces.first {
      $0.face == item.face && $0.script == item.script && $0.isRightToLeft == isRightToLeft
    }
    if var glyph = known?.glyph {
      glyph.cluster = Int32(item.range.lowerBound)
      return glyph
    }
    let first = glyphs.count
    if let neutral = face.neutralSpace {
      glyphs.append(ShapedGlyph(neutral, at: item.range.lowerBound))
    } else {
      shapedCount += 1
      buffer.shape(
        request(item, [item.range]), in: units, with: face, into: &glyphs)
    }
    let glyph = glyphs[first]
    glyphs.removeSubrange(first...)
    spaces.append(
      Space(face: item.face, script: item.script, isRightToLeft: isRightToLeft, glyph: glyph))
    return glyph
  }

  // MARK: Groups

  /// The last of the items that can be shaped together with one, which has words without glyphs.
  ///
  /// They differ from the single spaces between them in nothing but the face, at whose missing
  /// glyphs no rule looks.
  private func groupEnd(
    _ items: [Itemizer.Item], _ divided: [WordDivider.Item], from first: Int, _ faces: [FontFace]
  ) -> Int {
    let item = items[first]
    guard item.runsNaturally, faces[item.face].isolatesAtMissingGlyphs else { return first }
    var last = first
    while last + 2 < items.count, isSpace(items[last + 1]), items[last + 1].continues(item),
      items[last + 2].continues(item), items[last + 2].face == item.face,
      divided[last + 2].isMissing, !isSpace(items[last + 2])
    {
      last += 2
    }
    return last
  }

  /// Shapes neighbouring items by one call; every second one is a space.
  private mutating func shape(
    _ items: [Itemizer.Item], _ numbers: ClosedRange<Int>, _ faces: [FontFace],
    _ buffer: ShapingBuffer, _ divided: inout [WordDivider.Item], _ divider: inout WordDivider,
    _ new: inout NewWords
  ) {
    let first = items[numbers.lowerBound]
    let whole = first.range.lowerBound..<items[numbers.upperBound].range.upperBound
    var group = ShapingGroup()
    for number in numbers {
      if isSpace(items[number]), number != numbers.lowerBound {
        group.addWall(at: items[number].range.lowerBound)
      } else {
        add(items[number], divided[number], divider, to: &group)
      }
    }
    let isWhole = group.widen(to: whole)
    var shaped: [ShapedGlyph] = []
    let start = glyphs.count
    let request = request(first, group.ranges, walls: group.walls)
    shapedCount += 1
    if isWhole {
      buffer.shape(request, in: units, with: faces[first.face], into: &glyphs)
    } else {
      buffer.shape(request, in: units, with: faces[first.face], into: &shaped)
    }
    var rest = isWhole ? start..<glyphs.count : 0..<shaped.count
    for number in numbers {
      let item = items[number]
      let isDescending = item.level & 1 == 1
      if (number - numbers.lowerBound) % 2 == 1 {
        addSpace(item, faces, buffer)
      } else if isWhole {
        append(
          item,
          numbers.count == 1
            ? rest : glyphs.glyphs(of: item.range, in: &rest, isDescending: isDescending))
        if divided[number].isKnowable { new.items.append((number, runs.count - 1)) }
      } else if divided[number].isKnowable {
        let pieces = divided[number].pieces.filter { divider.pieces[$0].isMissing }
        divider.take(&divided[number], from: shaped, &rest)
        append(item, divided[number], divider)
        new.words.append((number, pieces))
      } else {
        let own = shaped.glyphs(of: item.range, in: &rest, isDescending: isDescending)
        let first = glyphs.count
        glyphs.append(contentsOf: shaped[own])
        append(item, first..<glyphs.count)
      }
    }
  }

  /// Adds what an item lacks.
  private func add(
    _ item: Itemizer.Item, _ divided: WordDivider.Item, _ divider: WordDivider,
    to group: inout ShapingGroup
  ) {
    guard divided.isKnowable else { return group.add(item.range) }
    for number in divided.pieces where divider.pieces[number].isMissing {
      group.add(divider.pieces[number].range)
    }
  }

  /// Adds an item all of whose words have glyphs.
  private mutating func append(
    _ item: Itemizer.Item, _ divided: WordDivider.Item, _ divider: WordDivider
  ) {
    let first = glyphs.count
    divider.append(divided, to: &glyphs)
    append(item, first..<glyphs.count)
  }

  private func request(
    _ item: Itemizer.Item, _ ranges: [Range<Int>], walls: [Int] = []
  ) -> ShapingBuffer.Item {
    ShapingBuffer.Item(
      ranges: ranges, context: 0..<units.count, script: item.script,
      isRightToLeft: item.level & 1 == 1, language: languages[item.style],
      withoutLigatures: withoutLigatures && !item.script.isCursive, hidesObjects: hidesObjects,
      walls: walls)
  }
}
