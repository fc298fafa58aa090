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
  private let knownDetails = Mutex<FontDetails?>(nil)
  private let knownRules = Mutex(FontRules())

  /// Opens a face.
  ///
  /// - Throws: ``FontError/unreadableFile(path:)``, ``FontError/noSuchFace(path:index:faceCount:)``.
  /// Wraps `hb_blob_create_from_file_or_fail`, `hb_face_create`, `hb_font_create`.
  init(path: String, index: Int, weight: FontWeight) throws(FontError) {
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
    unsafe Self.setWeight(weight, of: OpaqueFace(face), OpaqueFont(font))
    unsafe hb_font_make_immutable(font)
    unsafe pointer = font
    unitsPerEm = Double(units)
    self.path = path
    self.index = index
    weightWanted = weight
  }

  /// Names and metrics, read when first asked for: many faces are opened only to learn that they
  /// lack a glyph.
  var details: FontDetails {
    if let known = knownDetails.withLock({ $0 }) { return known }
    let details = unsafe FontDetails(
      OpaqueFont(pointer), path: path, index: index, weightWanted: weightWanted)
    knownDetails.withLock { $0 = details }
    return details
  }

  /// Whether letters on either side of a missing glyph cannot shape each other.
  var isolatesAtMissingGlyphs: Bool {
    if let known = knownRules.withLock({ $0.isolatesAtMissingGlyphs }) { return known }
    let answer = unsafe FontRules.isolateAtMissingGlyphs(OpaqueFont(pointer))
    knownRules.withLock { $0.isolatesAtMissingGlyphs = answer }
    return answer
  }

  /// Whether Han and kana are shaped by the same rules in a language.
  func shapesHanAndKanaAlike(in language: ShapingLanguage) -> Bool {
    if let known = knownRules.withLock({ $0.likeness(in: language) }) { return known }
    let answer = unsafe FontRules.shapeHanAndKanaAlike(OpaqueFont(pointer), language)
    knownRules.withLock { $0.setLikeness(answer, in: language) }
    return answer
  }

  deinit { unsafe hb_font_destroy(pointer) }

  /// The glyph of a scalar, or `nil` where the face has none.
  func glyph(of scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(pointer, scalar, &glyph) != 0 ? glyph : nil
  }

  /// The advance of a glyph, in em.
  func advance(of glyph: UInt32) -> Double {
    unsafe Double(hb_font_get_glyph_h_advance(pointer, glyph)) / unitsPerEm
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
