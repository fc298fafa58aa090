internal import CHarfBuzz
internal import Synchronization

/// An opened face.
///
/// Unchecked: HarfBuzz lets any number of threads use an `hb_font_t` that has been made immutable,
/// as this one is before anyone sees it. It is destroyed with the last reference.
@safe final class FontFace: @unchecked Sendable {
  /// The `hb_font_t`, scaled so that its lengths are font units.
  private let pointer: OpaquePointer

  /// Font units in an em.
  let unitsPerEm: Double

  private let path: String
  private let index: Int
  private let weightWanted: FontWeight
  private let widthWanted: FontWidth
  private let knownDetails = Mutex<FontDetails?>(nil)
  private let rules = Mutex(Rules())

  /// Opens a face.
  ///
  /// - Throws: ``FontError/unreadableFile(path:)``, ``FontError/noSuchFace(path:index:faceCount:)``.
  /// Wraps `hb_blob_create_from_file_or_fail`, `hb_face_create`, `hb_font_create`.
  init(
    path: String, index: Int, weight: FontWeight, width: FontWidth = .standard
  ) throws(FontError) {
    guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else {
      throw .unreadableFile(path: path)
    }
    defer { unsafe hb_blob_destroy(blob) }
    let count = unsafe Int(hb_face_count(blob))
    guard index >= 0, index < count, let face = unsafe hb_face_create(blob, UInt32(index)) else {
      throw .noSuchFace(path: path, index: index, faceCount: count)
    }
    defer { unsafe hb_face_destroy(face) }
    guard unsafe hb_face_get_glyph_count(face) > 0, let font = unsafe hb_font_create(face) else {
      throw .noSuchFace(path: path, index: index, faceCount: 0)
    }
    let units = unsafe Int32(hb_face_get_upem(face))
    unsafe hb_font_set_scale(font, units, units)
    unsafe Self.setAxes(weight, width, of: OpaqueFace(face), OpaqueFont(font))
    unsafe hb_font_make_immutable(font)
    if let remembering = unsafe NominalGlyphs.font(remembering: OpaqueFont(font)) {
      unsafe hb_font_make_immutable(remembering.pointer)
      unsafe pointer = remembering.pointer
      unsafe hb_font_destroy(font)
    } else {
      unsafe pointer = font
    }
    unitsPerEm = Double(units)
    self.path = path
    self.index = index
    weightWanted = weight
    widthWanted = width
  }

  /// Names and metrics, read when first asked for: many faces are opened only to learn that they
  /// lack a glyph.
  var details: FontDetails {
    if let known = knownDetails.withLock({ $0 }) { return known }
    let details = unsafe FontDetails(
      OpaqueFont(pointer), path: path, index: index, weightWanted: weightWanted,
      widthWanted: widthWanted)
    knownDetails.withLock { $0 = details }
    return details
  }

  /// What is known of the rules of a face.
  private struct Rules {
    /// What the glyphs that any rule looks at leave over; `nil` where it is not known.
    var neutral: (isolatesAtMissingGlyphs: Bool, space: NeutralGlyph?)?

    /// Whether Han and kana have the same rules in the few languages that asked.
    var hanAndKana: [(language: ShapingLanguage, areAlike: Bool)] = []
  }

  /// Whether letters on either side of a missing glyph cannot shape each other.
  var isolatesAtMissingGlyphs: Bool { neutral.isolatesAtMissingGlyphs }

  /// The space, where letters on either side of it cannot shape each other.
  var neutralSpace: NeutralGlyph? { neutral.space }

  private var neutral: (isolatesAtMissingGlyphs: Bool, space: NeutralGlyph?) {
    if let known = rules.withLock({ $0.neutral }) { return known }
    var answer: (isolatesAtMissingGlyphs: Bool, space: NeutralGlyph?) = (false, nil)
    if let active = unsafe FontRules.glyphs(of: OpaqueFont(pointer)) {
      answer.isolatesAtMissingGlyphs = !active.contains(0)
      if let space = glyph(of: 0x20), !active.contains(space) {
        answer.space = NeutralGlyph(id: space, advance: unitAdvance(of: space))
      }
    }
    rules.withLock { $0.neutral = answer }
    return answer
  }

  /// Whether the face shapes Han and kana by the same rules in a language.
  func shapesHanAndKanaAlike(in language: ShapingLanguage) -> Bool {
    let known = rules.withLock { rules in
      rules.hanAndKana.first { $0.language.isSame(as: language) }
    }
    if let known { return known.areAlike }
    let areAlike = unsafe FontRules.areHanAndKanaAlike(in: OpaqueFont(pointer), language)
    rules.withLock { rules in
      if rules.hanAndKana.count >= 64 { rules.hanAndKana.removeAll() }
      rules.hanAndKana.append((language, areAlike))
    }
    return areAlike
  }

  deinit { unsafe hb_font_destroy(pointer) }

  /// The glyph of a scalar, or `nil` where the face has none.
  func glyph(of scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(pointer, scalar, &glyph) != 0 ? glyph : nil
  }

  /// The advance of a glyph, in font units.
  func unitAdvance(of glyph: UInt32) -> Int32 {
    unsafe hb_font_get_glyph_h_advance(pointer, glyph)
  }

  /// Lends the `hb_font_t` for the time of a call.
  func withFont<Result>(_ body: (OpaqueFont) -> Result) -> Result {
    unsafe body(OpaqueFont(pointer))
  }
}

/// A borrowed `hb_font_t`, valid only inside the call it was lent for.
@safe struct OpaqueFont {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { unsafe self.pointer = pointer }
}

/// A borrowed `hb_face_t`, valid only inside the call it was lent for.
@safe struct OpaqueFace {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { unsafe self.pointer = pointer }
}
