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
  /// What decides the shape of a run that stands alone.
  struct Query {
    let face: ObjectIdentifier
    let script: Script
    let language: ShapingLanguage

    /// Direction and features.
    let traits: UInt8

    /// Where the run stands.
    let range: Range<Int>

    /// FNV-1a over what decides the shape.
    let hash: UInt64

    init(
      face: ObjectIdentifier, script: Script, language: ShapingLanguage, traits: UInt8,
      range: Range<Int>, in units: [UInt16]
    ) {
      self.face = face
      self.script = script
      self.language = language
      self.traits = traits
      self.range = range
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      func add(_ value: UInt64) { hash = (hash ^ value) &* 0x100_0000_01B3 }
      for index in range { add(UInt64(units[index])) }
      add(UInt64(UInt(bitPattern: face)))
      add(UInt64(traits))
      self.hash = hash ^ hash >> 29
    }
  }

  /// The words, for as long as the lock is held.
  struct Shelf {
    private var young = WordGeneration()
    private var old = WordGeneration()

    /// Adds the glyphs of a word to others; `false` where it is not known.
    mutating func append(
      _ query: Query, in units: [UInt16], to glyphs: inout [ShapedGlyph]
    ) -> Bool {
      let first = glyphs.count
      if young.append(query, in: units, to: &glyphs) { return true }
      guard old.append(query, in: units, to: &glyphs) else { return false }
      insert(query, in: units, glyphs[first...])
      return true
    }

    /// Keeps the glyphs of a word that is not known.
    mutating func insert(
      _ query: Query, in units: [UInt16], _ glyphs: ArraySlice<ShapedGlyph>
    ) {
      if young.isFull {
        old = young
        young = WordGeneration()
      }
      young.insert(query, units, glyphs)
    }
  }

  private let shelf = Mutex(Shelf())

  /// The longest word that is kept.
  static let longestWord = 32

  /// Reads or adds words under the lock.
  func withShelf(_ body: (inout Shelf) -> Void) { shelf.withLock { body(&$0) } }

  /// Forgets all words.
  func removeAll() { shelf.withLock { $0 = Shelf() } }
}

/// A table of words that only grows.
private struct WordGeneration {
  private struct Entry {
    var hash: UInt64
    var face: ObjectIdentifier
    var script: Script
    var language: ShapingLanguage
    var traits: UInt8
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

  /// Adds the glyphs of a run to others; `false` where it is not known.
  func append(
    _ query: WordCache.Query, in text: [UInt16], to result: inout [ShapedGlyph]
  ) -> Bool {
    guard !slots.isEmpty else { return false }
    var slot = Int(truncatingIfNeeded: query.hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.hash == query.hash, matches(entry, query, text) {
        let start = Int32(query.range.lowerBound)
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

  private func matches(_ entry: Entry, _ query: WordCache.Query, _ text: [UInt16]) -> Bool {
    guard entry.face == query.face, entry.script == query.script,
      entry.traits == query.traits, entry.language.isSame(as: query.language),
      entry.units.count == query.range.count
    else { return false }
    for (index, place) in zip(entry.units, query.range) where units[Int(index)] != text[place] {
      return false
    }
    return true
  }

  /// Adds a word that is not there yet.
  mutating func insert(
    _ query: WordCache.Query, _ text: [UInt16], _ shaped: ArraySlice<ShapedGlyph>
  ) {
    if slots.count < 2 * (entries.count + 1) { grow() }
    let start = Int32(query.range.lowerBound)
    let firstUnit = Int32(units.count)
    let firstGlyph = Int32(glyphs.count)
    units.append(contentsOf: text[query.range])
    for glyph in shaped {
      var moved = glyph
      moved.cluster -= start
      glyphs.append(moved)
    }
    entries.append(
      Entry(
        hash: query.hash, face: query.face, script: query.script, language: query.language,
        traits: query.traits, units: firstUnit..<Int32(units.count),
        glyphs: firstGlyph..<Int32(glyphs.count)))
    link(entries.count - 1)
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
