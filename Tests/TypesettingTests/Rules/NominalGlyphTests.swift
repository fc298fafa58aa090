import Testing

@testable import Typesetting

/// The glyphs that a face remembers, against those of a face that has just been opened.
@Suite struct NominalGlyphTests {
  private static func face() throws -> FontFace {
    let book = try FontBook.system()
    let cascade = book.cascade(
      language: "ja", family: nil, design: .sans, weight: .regular, width: .standard)
    // The first face with kana has ideographs too: thousands of characters for a thousand places.
    let index = try #require(cascade.chain.firstFace(for: 0x3042))
    return try #require(cascade.chain.face(at: index))
  }

  @Test func `characters that share a place keep their own glyphs`() throws {
    let face = try Self.face()
    let scalars = [UInt32](0x4E00..<0x6E00) + [0x20, 0x41, 0x10FFFF, 0xFFFF, 0]
    let first = scalars.map { face.glyph(of: $0) }
    // Backwards, so that every place is taken by another one meanwhile.
    let second = scalars.reversed().map { face.glyph(of: $0) }
    #expect(Array(second.reversed()) == first)
    #expect(Set(first.compactMap { $0 }).count > 8000)
    #expect(face.glyph(of: 0x10FFFF) == nil)
    #expect(face.glyph(of: 0xFFFF) == nil)
  }

  @Test func `threads that ask at once get the same glyphs`() async throws {
    let face = try Self.face()
    let scalars = [UInt32](0x4E00..<0x5A00)
    let expected = scalars.map { face.glyph(of: $0) }
    await withTaskGroup(of: [UInt32?].self) { group in
      for thread in 0..<8 {
        group.addTask {
          var found: [UInt32?] = Array(repeating: nil, count: scalars.count)
          for place in scalars.indices {
            let index = (place * (2 * thread + 1) + thread) % scalars.count
            found[index] = face.glyph(of: scalars[index])
          }
          for index in scalars.indices where found[index] == nil {
            found[index] = face.glyph(of: scalars[index])
          }
          return found
        }
      }
      for await found in group { #expect(found == expected) }
    }
  }
}
