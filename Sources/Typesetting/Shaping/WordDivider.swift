internal import UnicodeServices

/// Divides items into words at the spaces of their face, where no rule of the face looks at them.
///
/// Each word takes the form it has alone, so that it can be kept, and looked up in other texts.
struct WordDivider {
  /// A word, or a space between words.
  struct Piece {
    private var start: Int32
    private var end: Int32

    /// The glyph of a space; `nil` for a word.
    fileprivate var space: NeutralGlyph?

    /// The hash of a word, or 0 where it cannot be kept.
    fileprivate var hash: UInt64

    private var firstGlyph: Int32 = -1
    private var lastGlyph: Int32 = -1

    /// Whether it is a word.
    var isWord: Bool { space == nil }

    /// The UTF-16 range.
    var range: Range<Int> { Int(start)..<Int(end) }

    /// The glyphs of a word among those of ``WordDivider/glyphs``; `nil` as long as it has none.
    fileprivate(set) var glyphs: Range<Int>? {
      get { firstGlyph < 0 ? nil : Int(firstGlyph)..<Int(lastGlyph) }
      set {
        firstGlyph = newValue.map { Int32($0.lowerBound) } ?? -1
        lastGlyph = newValue.map { Int32($0.upperBound) } ?? -1
      }
    }

    /// Whether it is a word without glyphs.
    var isMissing: Bool { isWord && firstGlyph < 0 }

    fileprivate init(word: Range<Int>, hash: UInt64) {
      start = Int32(word.lowerBound)
      end = Int32(word.upperBound)
      self.hash = hash
    }

    fileprivate init(_ space: NeutralGlyph, _ range: Range<Int>) {
      start = Int32(range.lowerBound)
      end = Int32(range.upperBound)
      self.space = space
      hash = 0
    }
  }

  /// An item and its pieces.
  struct Item {
    /// The numbers of its pieces, in logical order.
    fileprivate(set) var pieces: Range<Int>

    fileprivate var setting: Int

    /// Whether all its words can be kept.
    fileprivate(set) var isKnowable: Bool

    /// Whether it has words without glyphs, or is shaped whole.
    fileprivate(set) var isMissing: Bool

    /// An item that is not divided.
    static let whole = Item(pieces: 0..<0, setting: 0, isKnowable: false, isMissing: true)
  }

  /// The setting of words, and the space between them.
  private struct Setting {
    var face: Int
    var script: Script
    var style: Int
    var isDescending: Bool
    var words: WordCache.Setting
    var space: NeutralGlyph?
    var isCursive: Bool
    var runsNaturally: Bool

    func suits(_ item: Itemizer.Item) -> Bool {
      face == item.face && script == item.script && style == item.style
        && isDescending == (item.level & 1 == 1)
    }
  }

  /// The pieces of all items.
  private(set) var pieces: [Piece] = []

  /// The glyphs of words, wherever they come from.
  private(set) var glyphs: [ShapedGlyph] = []

  private var settings: [Setting] = []
  private let units: [UInt16]
  private let languages: [ShapingLanguage]
  private let traits: WordCache.Traits
  private let beginsWithMark: Bool

  init(
    units: [UInt16], languages: [ShapingLanguage], withoutLigatures: Bool, hidesObjects: Bool,
    beginsWithMark: Bool
  ) {
    self.units = units
    self.languages = languages
    self.beginsWithMark = beginsWithMark
    // Words have some five letters.
    pieces.reserveCapacity(units.count / 3 + 8)
    settings.reserveCapacity(4)
    var traits: WordCache.Traits = []
    if withoutLigatures { traits.insert(.withoutLigatures) }
    if hidesObjects { traits.insert(.hidesObjects) }
    self.traits = traits
  }

  // MARK: Dividing

  /// Divides an item, given the faces and the flags of the text.
  mutating func divide(
    _ item: Itemizer.Item, _ faces: [FontFace], _ flags: [UnitFlags]
  ) -> Item {
    let number = setting(of: item, faces)
    let setting = settings[number]
    let first = pieces.count
    let areKept = divide(item.range, setting, flags)
    // Against its script's direction HarfBuzz looks at all of an item to decide on its order.
    let isKnowable = areKept && setting.runsNaturally
    return Item(
      pieces: first..<pieces.count, setting: number, isKnowable: isKnowable,
      isMissing: !isKnowable || pieces[first...].contains { $0.isWord })
  }

  private mutating func setting(of item: Itemizer.Item, _ faces: [FontFace]) -> Int {
    if let known = settings.lastIndex(where: { $0.suits(item) }) { return known }
    let face = faces[item.face]
    let language = languages[item.style]
    let isDescending = item.level & 1 == 1
    settings.append(
      Setting(
        face: item.face, script: item.script, style: item.style, isDescending: isDescending,
        words: WordCache.Setting(
          face: ObjectIdentifier(face), script: item.script, language: language,
          traits: isDescending ? traits.union(.rightToLeft) : traits),
        space: face.neutralSpace,
        isCursive: item.script.isCursive, runsNaturally: item.runsNaturally))
    return settings.count - 1
  }

  /// Divides a range and tells whether all its words can be kept.
  private mutating func divide(
    _ range: Range<Int>, _ setting: Setting, _ flags: [UnitFlags]
  ) -> Bool {
    guard let space = setting.space else { return append(range, setting) }
    let units = units
    let text = units.span
    var areKept = true
    var start = range.lowerBound
    for index in range where text[index] == 0x20 && Self.isCluster(index, flags) {
      areKept = append(start..<index, setting) && areKept
      pieces.append(Piece(space, index..<index + 1))
      start = index + 1
    }
    return append(start..<range.upperBound, setting) && areKept
  }

  /// Whether a unit is a whole cluster.
  private static func isCluster(_ unit: Int, _ flags: [UnitFlags]) -> Bool {
    flags[unit].contains(.graphemeStart) && flags[unit + 1].contains(.graphemeStart)
  }

  /// Adds a word, unless it is empty, and tells whether it can be kept.
  private mutating func append(_ word: Range<Int>, _ setting: Setting) -> Bool {
    guard !word.isEmpty else { return true }
    let isKept = canBeKept(word, setting)
    pieces.append(Piece(word: word, hash: isKept ? setting.words.hash(word, in: units) : 0))
    return isKept
  }

  /// Whether a word is short, and no letter outside its item shapes it.
  ///
  /// Of the text around an item, HarfBuzz looks at the nearest letter, to join it in cursive
  /// scripts: a space joins nothing.
  private func canBeKept(_ word: Range<Int>, _ setting: Setting) -> Bool {
    guard word.count <= WordCache.longestWord else { return false }
    // A mark gets a dotted circle there and only there.
    if word.lowerBound == 0, beginsWithMark { return false }
    guard setting.isCursive else { return true }
    return (word.lowerBound == 0 || units[word.lowerBound - 1] == 0x20)
      && (word.upperBound == units.count || units[word.upperBound] == 0x20)
  }

  // MARK: Glyphs

  /// Takes the glyphs of the words of an item that are known.
  mutating func take(_ item: inout Item, from shelf: inout WordCache.Shelf) {
    let setting = settings[item.setting].words
    var isMissing = false
    for number in item.pieces where pieces[number].isWord {
      let first = glyphs.count
      if shelf.append(word(pieces[number]), setting, in: units, to: &glyphs) {
        pieces[number].glyphs = first..<glyphs.count
      } else {
        isMissing = true
      }
    }
    item.isMissing = isMissing
  }

  /// Adds glyphs that HarfBuzz has answered for words without glyphs.
  ///
  /// - Parameters:
  ///   - item: The item that has the words.
  ///   - shaped: The glyphs of a shaped group, in visual order.
  ///   - rest: Those of `shaped` that no item before has taken; what this one takes is removed.
  mutating func take(_ item: inout Item, from shaped: [ShapedGlyph], _ rest: inout Range<Int>) {
    let isDescending = settings[item.setting].isDescending
    for number in item.pieces where pieces[number].isMissing {
      let range = pieces[number].range
      let own = shaped.glyphs(of: range, in: &rest, isDescending: isDescending)
      let first = glyphs.count
      glyphs.append(contentsOf: shaped[own])
      pieces[number].glyphs = first..<glyphs.count
    }
    item.isMissing = false
  }

  /// Keeps words that were missing before they were shaped.
  func keep(_ words: [Int], of item: Item, on shelf: inout WordCache.Shelf) {
    let setting = settings[item.setting].words
    for number in words {
      guard let own = pieces[number].glyphs else { continue }
      shelf.insert(word(pieces[number]), setting, in: units, glyphs, own)
    }
  }

  /// Keeps the words of an item that was shaped whole, given its glyphs in visual order.
  func keep(
    _ item: Item, _ shaped: [ShapedGlyph], _ range: Range<Int>, on shelf: inout WordCache.Shelf
  ) {
    let setting = settings[item.setting]
    var rest = range
    for number in item.pieces where pieces[number].isWord {
      let own = shaped.glyphs(
        of: pieces[number].range, in: &rest, isDescending: setting.isDescending)
      shelf.insert(word(pieces[number]), setting.words, in: units, shaped, own)
    }
  }

  /// Adds the glyphs of an item, all of whose words have some, in visual order.
  func append(_ item: Item, to result: inout [ShapedGlyph]) {
    let isDescending = settings[item.setting].isDescending
    let ends = item.pieces.lowerBound + item.pieces.upperBound - 1
    for number in item.pieces {
      let piece = pieces[isDescending ? ends - number : number]
      if let space = piece.space {
        result.append(ShapedGlyph(space, at: piece.range.lowerBound))
      } else if let own = piece.glyphs {
        result.append(contentsOf: glyphs[own])
      }
    }
  }

  private func word(_ piece: Piece) -> WordCache.Word {
    WordCache.Word(hash: piece.hash, range: piece.range)
  }
}
