internal import Synchronization
internal import UnicodeServices

/// Shapes of short runs that stand alone, such as words between spaces of another face.
///
/// In a text whose words and spaces come from different faces every word is a run, and words repeat.
/// Only runs whose neighbours cannot shape them are kept: what is found is what HarfBuzz would answer.
///
/// Safe to share between threads: one lock. Holds at most two generations of 4096 runs of up to 32
/// units; where two runs have one hash, the later stays.
final class WordCache: Sendable {
  /// What decides the shape of a run that stands alone.
  struct Query {
    let face: ObjectIdentifier
    let script: Script
    let language: ShapingLanguage

    /// Direction, features and whether the run begins or ends the text.
    let traits: UInt8

    /// Where the run stands.
    let range: Range<Int>
  }

  private struct Entry {
    var face: ObjectIdentifier
    var script: Script
    var language: ShapingLanguage
    var traits: UInt8
    var units: [UInt16]

    /// Clusters count from the start of the run.
    var glyphs: [ShapedGlyph]
  }

  private struct State {
    var young: [UInt64: Entry] = [:]
    var old: [UInt64: Entry] = [:]
  }

  private let state = Mutex(State())

  /// The longest run that is kept.
  static let longestRun = 32

  private static let generation = 4096

  /// Adds the glyphs of a run to others; `false` where it is not known.
  func append(_ query: Query, in units: [UInt16], to glyphs: inout [ShapedGlyph]) -> Bool {
    let hash = Self.hash(query, units)
    let found: [ShapedGlyph]? = state.withLock { state in
      if let entry = state.young[hash] {
        return Self.matches(entry, query, units) ? entry.glyphs : nil
      }
      guard let entry = state.old[hash], Self.matches(entry, query, units) else { return nil }
      Self.insert(entry, hash, &state)
      return entry.glyphs
    }
    guard let found else { return false }
    let start = Int32(query.range.lowerBound)
    for glyph in found {
      var moved = glyph
      moved.cluster += start
      glyphs.append(moved)
    }
    return true
  }

  /// Keeps the glyphs of a run.
  func store(_ query: Query, in units: [UInt16], _ glyphs: ArraySlice<ShapedGlyph>) {
    let start = Int32(query.range.lowerBound)
    let entry = Entry(
      face: query.face, script: query.script, language: query.language, traits: query.traits,
      units: Array(units[query.range]),
      glyphs: glyphs.map { glyph in
        var moved = glyph
        moved.cluster -= start
        return moved
      })
    let hash = Self.hash(query, units)
    state.withLock { Self.insert(entry, hash, &$0) }
  }

  /// Forgets all runs.
  func removeAll() { state.withLock { $0 = State() } }

  private static func insert(_ entry: Entry, _ hash: UInt64, _ state: inout State) {
    if state.young.count >= generation {
      state.old = state.young
      state.young = [:]
    }
    state.young[hash] = entry
  }

  private static func matches(_ entry: Entry, _ query: Query, _ units: [UInt16]) -> Bool {
    guard entry.face == query.face, entry.script == query.script,
      entry.traits == query.traits, entry.language.isSame(as: query.language),
      entry.units.count == query.range.count
    else { return false }
    for index in entry.units.indices
    where entry.units[index] != units[query.range.lowerBound + index] {
      return false
    }
    return true
  }

  /// FNV-1a over what decides the shape.
  private static func hash(_ query: Query, _ units: [UInt16]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ value: UInt64) { hash = (hash ^ value) &* 0x100_0000_01B3 }
    for index in query.range { add(UInt64(units[index])) }
    add(UInt64(UInt(bitPattern: query.face)))
    add(UInt64(query.traits))
    return hash ^ hash >> 29
  }
}
