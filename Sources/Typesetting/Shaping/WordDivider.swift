internal import UnicodeServices

/// Divides items into words at glyphs that no rule of their face looks at: spaces, and ideographs
/// among kana.
///
/// Each word takes the form it has alone, so that it can be kept, and looked up in other texts.
struct WordDivider {
  /// A word, or a neutral glyph between words.
  private struct Piece {
    var start: Int32
    var end: Int32
    var glyph: NeutralGlyph

    /// The hash of a word, or 0 where it cannot be kept.
    var hash: UInt64

    /// Whether it is a word.
    var isWord: Bool { glyph.id == .max }

    init(word: Range<Int>, hash: UInt64) {
      start = Int32(word.lowerBound)
      end = Int32(word.upperBound)
      glyph = NeutralGlyph(id: .max, advance: 0)
      self.hash = hash
    }

    init(_ glyph: NeutralGlyph, _ range: Range<Int>) {
      start = Int32(range.lowerBound)
      end = Int32(range.upperBound)
      self.glyph = glyph
      hash = 0
    }
  }

  /// An item and its pieces.
  struct Item {
    fileprivate var pieces: Range<Int>
    fileprivate var isDescending: Bool
    fileprivate var length: Int
    fileprivate var setting: WordCache.Setting

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
    var traits: WordCache.Traits = item.level & 1 == 1 ? .rightToLeft : []
    if withoutLigatures { traits.insert(.withoutLigatures) }
    if hidesObjects { traits.insert(.hidesObjects) }
    let setting = WordCache.Setting(
      face: ObjectIdentifier(face), script: item.script, language: language, traits: traits)
    let first = pieces.count
    if item.script == .han, let glyphs = face.hanAndKana(in: language) {
      divideAtIdeographs(item.range, setting, glyphs)
    } else {
      divideAtSpaces(item.range, setting)
    }
    let own = first..<pieces.count
    items.append(
      Item(
        pieces: own, isDescending: item.level & 1 == 1, length: item.range.count, setting: setting,
        // Against its script's direction HarfBuzz looks at all of an item to decide on its order.
        isKnowable: item.runsNaturally
          && own.allSatisfy { pieces[$0].hash != 0 || !pieces[$0].isWord }))
  }

  private mutating func divideAtSpaces(_ range: Range<Int>, _ setting: WordCache.Setting) {
    var start = range.lowerBound
    for index in range where units[index] == 0x20 && isCluster(index..<index + 1) {
      guard let space = face.neutralSpace else { break }
      append(start..<index, setting)
      pieces.append(Piece(space, index..<index + 1))
      start = index + 1
    }
    append(start..<range.upperBound, setting)
  }

  private mutating func divideAtIdeographs(
    _ range: Range<Int>, _ setting: WordCache.Setting, _ glyphs: NeutralGlyphs
  ) {
    pieces.reserveCapacity(pieces.count + range.count)
    var known = glyphs.snapshot
    var word = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      let (scalar, length) = UTF16Text.scalar(in: units, at: index)
      let character = index..<index + length
      index += length
      let glyph = glyphs.glyph(of: scalar, in: face, &known)
      guard glyph.id != .max, isCluster(character) else { continue }
      append(word..<character.lowerBound, setting)
      pieces.append(Piece(glyph, character))
      word = index
    }
    append(word..<range.upperBound, setting)
    glyphs.keep(known)
  }

  /// Whether a range is a whole cluster.
  private func isCluster(_ range: Range<Int>) -> Bool {
    flags[range.lowerBound].contains(.graphemeStart)
      && flags[range.upperBound].contains(.graphemeStart)
  }

  private mutating func append(_ word: Range<Int>, _ setting: WordCache.Setting) {
    guard !word.isEmpty else { return }
    let hash = canBeKept(word, setting) ? setting.hash(word, in: units) : 0
    pieces.append(Piece(word: word, hash: hash))
  }

  /// Whether a word is short, and no letter outside its item shapes it.
  ///
  /// Of the text around an item, HarfBuzz looks at the nearest letter, to join it in cursive
  /// scripts: a space joins nothing.
  private func canBeKept(_ word: Range<Int>, _ setting: WordCache.Setting) -> Bool {
    guard word.count <= WordCache.longestWord else { return false }
    // A mark gets a dotted circle there and only there.
    if word.lowerBound == 0, beginsWithMark { return false }
    guard setting.script.isCursive else { return true }
    return (word.lowerBound == 0 || units[word.lowerBound - 1] == 0x20)
      && (word.upperBound == units.count || units[word.upperBound] == 0x20)
  }

  /// Adds the glyphs of an item in visual order and tells where they are; `nil` where a word is not
  /// known.
  ///
  /// Then nothing is added but the words that are not known to `missing`, and not even these where
  /// they are more than a quarter of the item.
  func append(
    _ item: Item, from shelf: inout WordCache.Shelf, to glyphs: inout [ShapedGlyph],
    missing: inout [WordCache.Word]
  ) -> Range<Int>? {
    let first = glyphs.count
    let firstMissing = missing.count
    var missingLength = 0
    for number in item.pieces {
      let piece = pieces[item.isDescending ? mirrored(number, in: item.pieces) : number]
      if !piece.isWord {
        glyphs.append(ShapedGlyph(piece.glyph, at: Int(piece.start)))
        continue
      }
      let word = word(piece, item)
      if shelf.append(word, to: &glyphs) { continue }
      missingLength += word.range.count
      guard 4 * missingLength <= item.length else {
        missing.removeSubrange(firstMissing...)
        glyphs.removeSubrange(first...)
        return nil
      }
      missing.append(word)
    }
    if missingLength == 0 { return first..<glyphs.count }
    glyphs.removeSubrange(first...)
    return nil
  }

  /// Where the words of an item begin.
  func wordStarts(of item: Item) -> some Sequence<Int> {
    pieces[item.pieces].lazy.filter { $0.isWord }.map { Int($0.start) }
  }

  /// Keeps the words of an item, given its glyphs in visual order.
  func keep(_ item: Item, _ glyphs: ArraySlice<ShapedGlyph>, on shelf: inout WordCache.Shelf) {
    var index = glyphs.startIndex
    for number in item.pieces {
      let piece = pieces[item.isDescending ? mirrored(number, in: item.pieces) : number]
      let first = index
      while index < glyphs.endIndex, glyphs[index].cluster >= piece.start,
        glyphs[index].cluster < piece.end
      {
        index += 1
      }
      if piece.isWord { shelf.insert(word(piece, item), glyphs[first..<index]) }
    }
  }

  private func word(_ piece: Piece, _ item: Item) -> WordCache.Word {
    WordCache.Word(
      setting: item.setting, hash: piece.hash, range: Int(piece.start)..<Int(piece.end),
      units: units)
  }

  private func mirrored(_ number: Int, in pieces: Range<Int>) -> Int {
    pieces.upperBound - 1 - (number - pieces.lowerBound)
  }
}
