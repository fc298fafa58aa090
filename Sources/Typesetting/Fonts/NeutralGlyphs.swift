internal import Synchronization

/// A glyph that no rule of its face looks at: what stands on either side takes the form it has alone.
struct NeutralGlyph: Sendable {
  var id: UInt32

  /// In font units.
  var advance: Int32
}

/// The ideographs and kana of a face that its rules for them pass over in a language.
///
/// In most faces those are all ideographs, while kana and punctuation are kerned. Safe to share
/// between threads: what was found out is an immutable value behind a lock.
final class NeutralGlyphs: Sendable {
  /// What was found out about scalars, in blocks of 256 in the order in which they were asked for.
  struct Known: Sendable {
    private var places: [UInt16] = Array(repeating: 0, count: 0x110000 >> 8)
    private var glyphs: [NeutralGlyph] = []

    /// The advance of what is not known; that of what is no neutral glyph is 0.
    fileprivate static let unknown = NeutralGlyph(id: .max, advance: 1)

    fileprivate var count = 0

    fileprivate func glyph(of scalar: UInt32) -> NeutralGlyph {
      let place = Int(places[Int(scalar >> 8)])
      return place > 0 ? glyphs[(place - 1) << 8 | Int(scalar & 0xFF)] : Self.unknown
    }

    fileprivate mutating func set(_ glyph: NeutralGlyph, for scalar: UInt32) {
      let block = Int(scalar >> 8)
      if places[block] == 0 {
        glyphs.append(contentsOf: repeatElement(Self.unknown, count: 256))
        places[block] = UInt16(glyphs.count >> 8)
      }
      glyphs[(Int(places[block]) - 1) << 8 | Int(scalar & 0xFF)] = glyph
      count += 1
    }
  }

  private let active: GlyphSet
  private let known = Mutex(Known())

  init(active: GlyphSet) { self.active = active }

  /// What is known now; cheap to ask many scalars of.
  var snapshot: Known { known.withLock { $0 } }

  /// The glyph of a scalar, with the id `UInt32.max` where it has none or a rule looks at it.
  ///
  /// Looked up in the face where it is not known yet.
  func glyph(of scalar: UInt32, in face: FontFace, _ snapshot: inout Known) -> NeutralGlyph {
    let known = snapshot.glyph(of: scalar)
    if known.id != .max || known.advance == 0 { return known }
    var result = NeutralGlyph(id: .max, advance: 0)
    if Self.isCandidate(scalar), let id = face.glyph(of: scalar), !active.contains(id) {
      result = NeutralGlyph(id: id, advance: face.unitAdvance(of: id))
    }
    snapshot.set(result, for: scalar)
    return result
  }

  /// Takes over what a text added, unless another has added more.
  func keep(_ snapshot: Known) {
    known.withLock { known in
      if snapshot.count > known.count { known = snapshot }
    }
  }

  /// Whether a scalar is an ideograph or a kana letter, which HarfBuzz neither composes nor hides.
  private static func isCandidate(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3005...0x3007, 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0x20000...0x323AF:
      true
    default: false
    }
  }
}
