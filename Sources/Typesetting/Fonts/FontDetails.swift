internal import CHarfBuzz

/// The names and the vertical metrics of a face; lengths are in em.
final class FontDetails: Sendable {
  /// What a frame tree shows.
  let identity: FontIdentity

  /// Height above the baseline.
  let ascent: Double

  /// Depth below the baseline, positive.
  let descent: Double

  /// The line gap.
  let lineGap: Double

  /// The height of capitals.
  let capHeight: Double

  /// Whether glyphs are pictures in colour.
  let isColored: Bool

  /// U+2026, where the face has it.
  let ellipsis: Mark?

  /// U+2010, else U+002D, where the face has one of them.
  let hyphen: Mark?

  /// U+002E, where the face has it.
  let fullStop: Mark?

  /// The advance of U+0020, where the face has it.
  let spaceAdvance: Double?

  /// A glyph that a line may show without a character for it.
  struct Mark: Sendable {
    var glyph: UInt32
    var advance: Double
  }

  /// `wght`.
  static let weightAxis: hb_tag_t = 0x7767_6874

  /// `wdth`.
  static let widthAxis: hb_tag_t = 0x7764_7468

  /// Reads a face.
  ///
  /// `hhea`, or the typographic values of `OS/2` where its bit 7 of fsSelection says so: HarfBuzz
  /// decides. Wraps `hb_ot_metrics_get_position`, `hb_ot_name_get_utf8`, `hb_style_get_value`.
  init(
    _ font: OpaqueFont, path: String, index: Int, weightWanted: FontWeight,
    widthWanted: FontWidth
  ) {
    let face = unsafe hb_font_get_face(font.pointer)
    let unitsPerEm = unsafe Double(hb_face_get_upem(face))
    func value(_ tag: hb_ot_metrics_tag_t) -> Double? {
      var position: hb_position_t = 0
      guard unsafe hb_ot_metrics_get_position(font.pointer, tag, &position) != 0 else {
        return nil
      }
      return Double(position) / unitsPerEm
    }
    ascent = value(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER) ?? 0.8
    descent = abs(value(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER) ?? 0.2)
    lineGap = max(value(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0, 0)
    capHeight = value(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? ascent * 0.75
    isColored = unsafe hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
    func mark(_ scalar: UInt32) -> Mark? {
      var glyph: hb_codepoint_t = 0
      guard unsafe hb_font_get_nominal_glyph(font.pointer, scalar, &glyph) != 0 else { return nil }
      return Mark(
        glyph: glyph,
        advance: unsafe Double(hb_font_get_glyph_h_advance(font.pointer, glyph)) / unitsPerEm)
    }
    ellipsis = mark(0x2026)
    hyphen = mark(0x2010) ?? mark(0x2D)
    fullStop = mark(0x2E)
    spaceAdvance = mark(0x20)?.advance
    let weight = unsafe hb_style_get_value(font.pointer, HB_STYLE_TAG_WEIGHT)
    identity = unsafe FontIdentity(
      name: Self.familyName(of: face), weightWanted: weightWanted,
      weightUsed: FontWeight(Int(weight.rounded())), widthWanted: widthWanted,
      widthUsed: FontWidth(Double(hb_style_get_value(font.pointer, HB_STYLE_TAG_WIDTH))),
      file: path, faceIndex: index)
  }

  /// The family name a face gives itself in English.
  private static func familyName(of face: OpaquePointer?) -> String {
    let english = unsafe hb_language_from_string("en", -1)
    for id in [HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY, HB_OT_NAME_ID_FONT_FAMILY] {
      var buffer: [CChar] = Array(repeating: 0, count: 128)
      var size = UInt32(buffer.count)
      unsafe hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), english, &size, &buffer)
      if size > 0 {
        return String(
          decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
    }
    return "unnamed"
  }
}
