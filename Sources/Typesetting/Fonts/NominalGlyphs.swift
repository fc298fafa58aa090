internal import CHarfBuzz
internal import Synchronization

/// The glyphs of the characters that a face was last asked for.
///
/// HarfBuzz searches the `cmap` of a font for each character of a text, which takes a tenth of
/// shaping it. Each character has one place here, which it shares with others, so that nothing grows
/// and nothing is searched.
///
/// Unchecked: places are atomic, and each holds a character together with its glyph; the font is
/// only asked.
@safe final class NominalGlyphs: @unchecked Sendable {
  /// A character plus one in the upper half, its glyph plus one or 0 for none in the lower.
  private let places: UnsafeMutableBufferPointer<Atomic<UInt64>>

  /// The font that is asked for what is not here.
  private let font: OpaquePointer

  /// More than the letters of an alphabet with its presentation forms; a power of two.
  private static let capacity = 1024

  private init(_ font: OpaqueFont) {
    unsafe self.font = hb_font_reference(font.pointer)
    unsafe places = .allocate(capacity: Self.capacity)
    for index in 0..<Self.capacity {
      unsafe places.initializeElement(at: index, to: Atomic(0))
    }
  }

  deinit {
    unsafe places.deinitialize().deallocate()
    unsafe hb_font_destroy(font)
  }

  /// A font that remembers glyphs and is in all else as another; `nil` without memory.
  ///
  /// Wraps `hb_font_create_sub_font`, `hb_font_set_funcs`.
  static func font(remembering parent: OpaqueFont) -> OpaqueFont? {
    guard let font = unsafe hb_font_create_sub_font(parent.pointer) else { return nil }
    let glyphs = unsafe Unmanaged.passRetained(NominalGlyphs(parent))
    unsafe hb_font_set_funcs(font, functions.pointer, glyphs.toOpaque()) { data in
      guard let data = unsafe data else { return }
      unsafe Unmanaged<NominalGlyphs>.fromOpaque(data).release()
    }
    return unsafe OpaqueFont(font)
  }

  /// What stands between words that are shaped apart.
  ///
  /// Beyond Unicode, so that no text has it, it joins no letter. Its glyph is the missing one at once;
  /// for a character without a glyph HarfBuzz would look further.
  static let wall: hb_codepoint_t = 0x11_FFFF

  /// The glyph of a character plus one; 0 where there is none.
  private func find(_ character: hb_codepoint_t) -> UInt32 {
    if character == Self.wall { return 1 }
    // Ideographs with equal low bits are told apart by the next ones.
    let index = Int(character ^ character >> 7) & (Self.capacity - 1)
    let key = UInt64(character) + 1
    let known = unsafe places[index].load(ordering: .relaxed)
    if known >> 32 == key { return UInt32(truncatingIfNeeded: known) }
    var glyph: hb_codepoint_t = 0
    let found = unsafe hb_font_get_nominal_glyph(font, character, &glyph) != 0 ? glyph &+ 1 : 0
    unsafe places[index].store(key << 32 | UInt64(found), ordering: .relaxed)
    return found
  }

  /// Asks the object behind a pointer; HarfBuzz holds it for as long as it calls.
  private static func find(_ character: hb_codepoint_t, _ data: UnsafeMutableRawPointer?) -> UInt32
  {
    guard let data = unsafe data else { return 0 }
    return unsafe Unmanaged<NominalGlyphs>.fromOpaque(data)._withUnsafeGuaranteedRef {
      $0.find(character)
    }
  }

  /// The functions that HarfBuzz calls instead of its own.
  private static let functions: FontFunctions = {
    let functions = unsafe FontFunctions(hb_font_funcs_create())
    unsafe hb_font_funcs_set_nominal_glyph_func(
      functions.pointer,
      { _, data, character, glyph, _ in
        let found = unsafe NominalGlyphs.find(character, data)
        guard found > 0 else { return 0 }
        unsafe glyph?.pointee = found &- 1
        return 1
      }, nil, nil)
    unsafe hb_font_funcs_set_nominal_glyphs_func(
      functions.pointer,
      { _, data, count, characters, characterStride, glyphs, glyphStride, _ in
        guard let characters = unsafe characters, let glyphs = unsafe glyphs else { return 0 }
        var from = unsafe UnsafeRawPointer(characters)
        var to = UnsafeMutableRawPointer(glyphs)
        for index in 0..<count {
          let found = unsafe NominalGlyphs.find(from.load(as: hb_codepoint_t.self), data)
          guard found > 0 else { return index }
          unsafe to.storeBytes(of: found &- 1, as: hb_codepoint_t.self)
          unsafe from += Int(characterStride)
          unsafe to += Int(glyphStride)
        }
        return count
      }, nil, nil)
    unsafe hb_font_funcs_make_immutable(functions.pointer)
    return functions
  }()

  /// An immutable `hb_font_funcs_t`, which lives as long as the process.
  @safe private struct FontFunctions: @unchecked Sendable {
    let pointer: OpaquePointer?

    init(_ pointer: OpaquePointer?) { unsafe self.pointer = pointer }
  }
}
