internal import Synchronization
internal import UnicodeServices

/// Shapes of words: of text between spaces.
///
/// Words repeat from text to text. Only those whose neighbours cannot shape them are kept: what is
/// found is what HarfBuzz would answer.
///
/// Safe to share between threads: one lock, taken once to look up the words of a line of text and
/// once to keep the new ones. Holds at most two generations of 4096 words of up to 32 units.
final class WordCache: Sendable {
  /// What decides the shape of words besides their letters.
  struct Setting {
    let face: ObjectIdentifier
    let script: Script
    let language: ShapingLanguage

    let traits: Traits

    fileprivate func isSame(as other: Setting) -> Bool {
      face == other.face && script == other.script && traits == other.traits
        && language.isSame(as: other.language)
    }

    /// FNV-1a over what decides the shape of a word; never 0.
    func hash(_ word: Range<Int>, in units: [UInt16]) -> UInt64 {
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      func add(_ value: UInt64) { hash = (hash ^ value) &* 0x100_0000_01B3 }
      let text = units.span
      for index in word { add(UInt64(text[index])) }
      add(UInt64(UInt(bitPattern: face)))
      add(UInt64(traits.rawValue))
      return (hash ^ hash >> 29) | 1 << 63
    }
  }

  /// Direction and features.
  struct Traits: OptionSet {
    let rawValue: UInt8
    static let rightToLeft = Traits(rawValue: 1)
    static let withoutLigatures = Traits(rawValue: 2)
    static let hidesObjects = Traits(rawValue: 4)
    /// A part of a word at the edge of a line, where a mark without its base is our doing.
    static let edge = Traits(rawValue: 8)
  }

  /// A word of a text: what ``Setting/hash(_:in:)`` gives, and where it stands.
  struct Word {
    let hash: UInt64
    let range: Range<Int>
  }

  /// The words, for as long as the lock is held.
  struct Shelf {
    private var young = WordGeneration()
    private var old = WordGeneration()

    /// Whether no word is known.
    var isEmpty: Bool { young.isEmpty && old.isEmpty }

    /// Adds the glyphs of a word to others; `false` where it is not known.
    mutating func append(
      _ word: Word, _ setting: Setting, in units: [UInt16], to glyphs: inout [ShapedGlyph]
    ) -> Bool {
      let first = glyphs.count
      if young.append(word, setting, in: units, to: &glyphs) { return true }
      guard old.append(word, setting, in: units, to: &glyphs) else { return false }
      insert(word, setting, in: units, glyphs, first..<glyphs.count)
      return true
    }

    /// Forgets all words but not the room that they took.
    fileprivate mutating func removeAll() {
      young.removeAll()
      old = WordGeneration()
    }

    /// Keeps the glyphs of a word, which are a range of others.
    mutating func insert(
      _ word: Word, _ setting: Setting, in units: [UInt16], _ glyphs: [ShapedGlyph],
      _ range: Range<Int>
    ) {
      if young.isFull {
        old = young
        young = WordGeneration()
      }
      young.insert(word, setting, in: units, glyphs, range)
    }
  }

  private let shelf = Mutex(Shelf())

  /// The longest word that is kept.
  static let longestWord = 32

  /// Reads or adds words under the lock.
  func withShelf(_ body: (inout Shelf) -> Void) { shelf.withLock { body(&$0) } }

  /// Forgets all words.
  func removeAll() { shelf.withLock { $0.removeAll() } }
}

/// A table of words that only grows.
private struct WordGeneration {
  private struct Entry {
    var hash: UInt64
    var setting: WordCache.Setting
    var units: Range<Int32>

    /// Clusters count from the start of the run.
    var glyphs: Range<Int32>
  }

  private static let capacity = 4096

  /// Indices of entries plus one, by hash, with linear probing; at most half are in use.
  private var slots: [UInt16] = []
  private var entries: [Entry] = []
  private var units: [UInt16] = []
  private var glyphs: [ShapedGlyph] = []

  /// Whether no more words are taken.
  var isFull: Bool { entries.count >= Self.capacity }

  /// Whether there is none.
  var isEmpty: Bool { entries.isEmpty }

  /// Adds the glyphs of a word to others; `false` where it is not known.
  func append(
    _ word: WordCache.Word, _ setting: WordCache.Setting, in text: [UInt16],
    to result: inout [ShapedGlyph]
  ) -> Bool {
    guard !entries.isEmpty, let found = entry(of: word, setting, in: text) else { return false }
    let start = Int32(word.range.lowerBound)
    for index in entries[found].glyphs {
      var glyph = glyphs[Int(index)]
      glyph.cluster += start
      result.append(glyph)
    }
    return true
  }

  /// The index of the entry of a word.
  private func entry(
    of word: WordCache.Word, _ setting: WordCache.Setting, in text: [UInt16]
  ) -> Int? {
    var slot = Int(truncatingIfNeeded: word.hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if entries[index].hash == word.hash, matches(entries[index], word, setting, in: text) {
        return index
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func matches(
    _ entry: Entry, _ word: WordCache.Word, _ setting: WordCache.Setting, in text: [UInt16]
  ) -> Bool {
    guard entry.setting.isSame(as: setting), entry.units.count == word.range.count else {
      return false
    }
    var place = word.range.lowerBound
    for index in entry.units {
      if units[Int(index)] != text[place] { return false }
      place += 1
    }
    return true
  }

  /// Adds a word, unless it is there.
  mutating func insert(
    _ word: WordCache.Word, _ setting: WordCache.Setting, in text: [UInt16],
    _ shaped: [ShapedGlyph], _ range: Range<Int>
  ) {
    if slots.count < 2 * (entries.count + 1) { grow() }
    guard entry(of: word, setting, in: text) == nil else { return }
    let start = Int32(word.range.lowerBound)
    let firstUnit = Int32(units.count)
    let firstGlyph = Int32(glyphs.count)
    let text = text.span
    for index in word.range { units.append(text[index]) }
    let shaped = shaped.span
    for index in range {
      var moved = shaped[index]
      moved.cluster -= start
      // Whatever it was shaped with, a word begins at a place where text can be divided.
      if moved.cluster == 0 { moved.isUnsafeToBreak = false }
      glyphs.append(moved)
    }
    entries.append(
      Entry(
        hash: word.hash, setting: setting, units: firstUnit..<Int32(units.count),
        glyphs: firstGlyph..<Int32(glyphs.count)))
    link(entries.count - 1)
  }

  /// Forgets all words but not the room that they took.
  mutating func removeAll() {
    for slot in slots.indices { slots[slot] = 0 }
    entries.removeAll(keepingCapacity: true)
    units.removeAll(keepingCapacity: true)
    glyphs.removeAll(keepingCapacity: true)
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: max(64, slots.count * 2))
    for index in entries.indices { link(index) }
  }

  private mutating func link(_ index: Int) {
    var slot = Int(truncatingIfNeeded: entries[index].hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt16(index + 1)
  }
}
