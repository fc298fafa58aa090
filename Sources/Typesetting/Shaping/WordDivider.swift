internal import UnicodeServices

/// Divides items into words at glyphs that no rule of their face looks at: spaces, and ideographs
/// among kana.
///
/// Each word takes the form it has alone, so that it can be kept, and looked up in other texts.
struct WordDivider {
  /// A word, or a neutral glyph between words.
  private struct Piece {
    var range: Range<Int>
    var query: WordCache.Query?
    var glyph: NeutralGlyph?
  }

  /// An item and its pieces.
  struct Item {
    fileprivate var pieces: Range<Int>
    fileprivate var isDescending: Bool

    /// Whether all its words can be kept.
    fileprivate(set) var isKnowable: Bool
  }

  /// The items so far.
  private(set) var items: [Item] = []

  private var pieces: [Piece] = []
  private let units: [UInt16]
  private let flags: [UnitFlags]
  private let face: FontFace
  private let language: ShapingLanguage
  private let withoutLigatures: Bool
  private let hidesObjects: Bool
  private let beginsWithMark: Bool

  init(
    units: [UInt16], flags: [UnitFlags], face: FontFace, language: ShapingLanguage,
    withoutLigatures: Bool, hidesObjects: Bool, beginsWithMark: Bool
  ) {
    self.units = units
    self.flags = flags
    self.face = face
    self.language = language
    self.withoutLigatures = withoutLigatures
    self.hidesObjects = hidesObjects
    self.beginsWithMark = beginsWithMark
  }

  /// Divides an item and adds it to the others.
  mutating func divide(_ item: Itemizer.Item) {
    let first = pieces.count
    if item.script == .han, let glyphs = face.hanAndKana(in: language) {
      divideAtIdeographs(item, glyphs)
    } else {
      divideAtSpaces(item)
    }
    let own = first..<pieces.count
    items.append(
      Item(
        pieces: own, isDescending: item.level & 1 == 1,
        // Against its script's direction HarfBuzz looks at all of an item to decide on its order.
        isKnowable: item.runsNaturally
          && own.allSatisfy { pieces[$0].query != nil || pieces[$0].glyph != nil }))
  }

  private mutating func divideAtSpaces(_ item: Itemizer.Item) {
    var start = item.range.lowerBound
    for index in item.range where units[index] == 0x20 && isCluster(index..<index + 1) {
      guard let space = face.neutralSpace else { break }
      append(item, start..<index)
      pieces.append(Piece(range: index..<index + 1, query: nil, glyph: space))
      start = index + 1
    }
    append(item, start..<item.range.upperBound)
  }

  private mutating func divideAtIdeographs(_ item: Itemizer.Item, _ glyphs: NeutralGlyphs) {
    var known = glyphs.snapshot
    var word = item.range.lowerBound
    var index = item.range.lowerBound
    while index < item.range.upperBound {
      let (scalar, length) = UTF16Text.scalar(in: units, at: index)
      let range = index..<index + length
      index += length
      guard isCluster(range), let glyph = glyphs.glyph(of: scalar, in: face, &known) else {
        continue
      }
      append(item, word..<range.lowerBound)
      pieces.append(Piece(range: range, query: nil, glyph: glyph))
      word = index
    }
    append(item, word..<item.range.upperBound)
    glyphs.keep(known)
  }

  /// Whether a range is a whole cluster.
  private func isCluster(_ range: Range<Int>) -> Bool {
    flags[range.lowerBound].contains(.graphemeStart)
      && flags[range.upperBound].contains(.graphemeStart)
  }

  private mutating func append(_ item: Itemizer.Item, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    pieces.append(Piece(range: range, query: query(item, range), glyph: nil))
  }

  /// How to look a word up; `nil` where it is long, or letters outside its item may shape it.
  ///
  /// Of the text around an item, HarfBuzz looks at the nearest letter, to join it in cursive
  /// scripts: a space joins nothing.
  private func query(_ item: Itemizer.Item, _ range: Range<Int>) -> WordCache.Query? {
    guard range.count <= WordCache.longestWord else { return nil }
    // A mark gets a dotted circle there and only there.
    if range.lowerBound == 0, beginsWithMark { return nil }
    if item.script.isCursive {
      guard range.lowerBound == 0 || units[range.lowerBound - 1] == 0x20,
        range.upperBound == units.count || units[range.upperBound] == 0x20
      else { return nil }
    }
    var traits = item.level & 1
    if withoutLigatures { traits |= 2 }
    if hidesObjects { traits |= 4 }
    return WordCache.Query(
      face: ObjectIdentifier(face), script: item.script, language: language, traits: traits,
      range: range, in: units)
  }

  /// Adds the glyphs of an item in visual order and tells where they are; `nil` where a word is not
  /// known, and then nothing is added.
  func append(
    _ item: Item, from shelf: inout WordCache.Shelf, to glyphs: inout [ShapedGlyph]
  ) -> Range<Int>? {
    let first = glyphs.count
    for number in item.pieces {
      let piece = pieces[item.isDescending ? mirrored(number, in: item.pieces) : number]
      if let glyph = piece.glyph {
        glyphs.append(ShapedGlyph(glyph, at: piece.range.lowerBound))
      } else if let query = piece.query, !shelf.append(query, in: units, to: &glyphs) {
        glyphs.removeSubrange(first...)
        return nil
      }
    }
    return first..<glyphs.count
  }

  /// Keeps the words of an item, given its glyphs in visual order.
  func keep(_ item: Item, _ glyphs: ArraySlice<ShapedGlyph>, on shelf: inout WordCache.Shelf) {
    var index = glyphs.startIndex
    for number in item.pieces {
      let piece = pieces[item.isDescending ? mirrored(number, in: item.pieces) : number]
      let first = index
      while index < glyphs.endIndex, piece.range.contains(Int(glyphs[index].cluster)) { index += 1 }
      if let query = piece.query { shelf.insert(query, in: units, glyphs[first..<index]) }
    }
  }

  private func mirrored(_ number: Int, in pieces: Range<Int>) -> Int {
    pieces.upperBound - 1 - (number - pieces.lowerBound)
  }
}
