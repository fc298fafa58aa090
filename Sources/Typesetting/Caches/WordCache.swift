internal import Synchronization
internal import UnicodeServices

/// Shapes of words: of text between spaces, or between ideographs.
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
      for index in word { add(UInt64(units[index])) }
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

  /// A word of a text.
  struct Word {
    let setting: Setting
    let hash: UInt64
    let range: Range<Int>
    let units: [UInt16]
  }

  /// The words, for as long as the lock is held.
  struct Shelf {
    private var young = WordGeneration()
    private var old = WordGeneration()

    /// Adds the glyphs of a word to others; `false` where it is not known.
    mutating func append(_ word: Word, to glyphs: inout [ShapedGlyph]) -> Bool {
      let first = glyphs.count
      if young.append(word, to: &glyphs) { return true }
      guard old.append(word, to: &glyphs) else { return false }
      insert(word, glyphs[first...])
      return true
    }

    /// Forgets all words but not the room that they took.
    fileprivate mutating func removeAll() {
      young.removeAll()
      old = WordGeneration()
    }

    /// Keeps the glyphs of a word that is not known.
    mutating func insert(_ word: Word, _ glyphs: ArraySlice<ShapedGlyph>) {
      if young.isFull {
        old = young
        young = WordGeneration()
      }
      young.insert(word, glyphs)
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

  /// Adds the glyphs of a word to others; `false` where it is not known.
  func append(_ word: WordCache.Word, to result: inout [ShapedGlyph]) -> Bool {
    guard !slots.isEmpty else { return false }
    var slot = Int(truncatingIfNeeded: word.hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.hash == word.hash, matches(entry, word) {
        let start = Int32(word.range.lowerBound)
        for index in entry.glyphs {
          var glyph = glyphs[Int(index)]
          glyph.cluster += start
          result.append(glyph)
        }
        return true
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return false
  }

  private func matches(_ entry: Entry, _ word: WordCache.Word) -> Bool {
    guard entry.setting.isSame(as: word.setting), entry.units.count == word.range.count else {
      return false
    }
    var place = word.range.lowerBound
    for index in entry.units {
      if units[Int(index)] != word.units[place] { return false }
      place += 1
    }
    return true
  }

  /// Adds a word that is not there yet.
  mutating func insert(_ word: WordCache.Word, _ shaped: ArraySlice<ShapedGlyph>) {
    if slots.count < 2 * (entries.count + 1) { grow() }
    let start = Int32(word.range.lowerBound)
    let firstUnit = Int32(units.count)
    let firstGlyph = Int32(glyphs.count)
    units.append(contentsOf: word.units[word.range])
    for glyph in shaped {
      var moved = glyph
      moved.cluster -= start
      // Whatever it was shaped with, a word begins at a place where text can be divided.
      if moved.cluster == 0 { moved.isUnsafeToBreak = false }
      glyphs.append(moved)
    }
    entries.append(
      Entry(
        hash: word.hash, setting: word.setting, units: firstUnit..<Int32(units.count),
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
