internal import CHarfBuzz

/// Finds out which glyphs the substitution and positioning rules of a face look at.
///
/// Text can be divided at a glyph that no rule looks at: what stands on either side takes the form
/// it has alone.
enum FontRules {
  private static let substitutions: hb_tag_t = 0x4753_5542
  private static let positions: hb_tag_t = 0x4750_4F53

  /// The glyphs that any rule of a face looks at; `nil` where the face has rules of other kinds:
  /// Apple's, or a `kern` table.
  ///
  /// Wraps `hb_ot_layout_lookup_collect_glyphs`.
  static func glyphs(of font: OpaqueFont) -> GlyphSet? {
    guard let face = unsafe hb_font_get_face(font.pointer), unsafe !hasOtherRules(face) else {
      return nil
    }
    return unsafe collect(face)
  }

  /// Whether a face has the same rules for Han and kana by default in a language, and none of other
  /// kinds.
  ///
  /// Wraps `hb_ot_layout_table_select_script`, `hb_ot_layout_feature_get_lookups`.
  static func areHanAndKanaAlike(in font: OpaqueFont, _ language: ShapingLanguage) -> Bool {
    guard let face = unsafe hb_font_get_face(font.pointer), unsafe !hasOtherRules(face) else {
      return false
    }
    return [substitutions, positions].allSatisfy { table in
      unsafe features(face, table, HB_SCRIPT_HAN, language)
        == features(face, table, HB_SCRIPT_HIRAGANA, language)
    }
  }

  private static func hasOtherRules(_ face: OpaquePointer) -> Bool {
    // kern, kerx, morx, mort.
    ([0x6B65_726E, 0x6B65_7278, 0x6D6F_7278, 0x6D6F_7274] as [hb_tag_t]).contains { tag in
      let table = unsafe hb_face_reference_table(face, tag)
      defer { unsafe hb_blob_destroy(table) }
      return unsafe hb_blob_get_length(table) > 0
    }
  }

  private static func collect(_ face: OpaquePointer) -> GlyphSet? {
    guard let glyphs = unsafe hb_set_create() else { return nil }
    defer { unsafe hb_set_destroy(glyphs) }
    for table in [substitutions, positions] {
      for lookup in 0..<(unsafe hb_ot_layout_table_get_lookup_count(face, table)) {
        // Where results are not asked for, HarfBuzz does not follow rules into each other.
        unsafe hb_ot_layout_lookup_collect_glyphs(
          face, table, lookup, glyphs, glyphs, glyphs, nil)
      }
    }
    var result = GlyphSet(count: unsafe Int(hb_face_get_glyph_count(face)))
    var glyph = hb_codepoint_t.max
    while unsafe hb_set_next(glyphs, &glyph) != 0 { result.insert(glyph) }
    return result
  }

  private struct Feature: Equatable {
    var tag: hb_tag_t
    var lookups: [UInt32]
  }

  /// The default features that a face has for a script, with their rules.
  private static func features(
    _ face: OpaquePointer, _ table: hb_tag_t, _ script: hb_script_t, _ language: ShapingLanguage
  ) -> [Feature] {
    var scriptTags: [hb_tag_t] = [0, 0, 0]
    var languageTags: [hb_tag_t] = [0, 0, 0]
    var scriptCount: UInt32 = 3
    var languageCount: UInt32 = 3
    unsafe hb_ot_tags_from_script_and_language(
      script, language.pointer, &scriptCount, &scriptTags, &languageCount, &languageTags)
    var scriptIndex: UInt32 = 0
    var languageIndex: UInt32 = 0
    unsafe hb_ot_layout_table_select_script(
      face, table, scriptCount, scriptTags, &scriptIndex, nil)
    unsafe hb_ot_layout_script_select_language(
      face, table, scriptIndex, languageCount, languageTags, &languageIndex)
    var result: [Feature] = []
    var index: UInt32 = 0
    if unsafe hb_ot_layout_language_get_required_feature_index(
      face, table, scriptIndex, languageIndex, &index) != 0
    {
      result.append(Feature(tag: 0, lookups: unsafe lookups(face, table, index)))
    }
    for tag in defaultFeatures
    where unsafe hb_ot_layout_language_find_feature(
      face, table, scriptIndex, languageIndex, tag, &index) != 0
    {
      result.append(Feature(tag: tag, lookups: unsafe lookups(face, table, index)))
    }
    return result
  }

  private static func lookups(
    _ face: OpaquePointer, _ table: hb_tag_t, _ feature: UInt32
  ) -> [UInt32] {
    var count: UInt32 = 0
    let total = unsafe hb_ot_layout_feature_get_lookups(face, table, feature, 0, &count, nil)
    var lookups: [UInt32] = Array(repeating: 0, count: Int(total))
    count = total
    unsafe hb_ot_layout_feature_get_lookups(face, table, feature, 0, &count, &lookups)
    return Array(lookups.prefix(Int(count)))
  }

  /// The features that HarfBuzz turns on for horizontal text of such scripts: abvm, blwm, calt,
  /// ccmp, clig, curs, dist, kern, liga, locl, ltra, ltrm, mark, mkmk, rand, rclt, rlig, rvrn.
  private static let defaultFeatures: [hb_tag_t] = [
    0x6162_766D, 0x626C_776D, 0x6361_6C74, 0x6363_6D70, 0x636C_6967, 0x6375_7273, 0x6469_7374,
    0x6B65_726E, 0x6C69_6761, 0x6C6F_636C, 0x6C74_7261, 0x6C74_726D, 0x6D61_726B, 0x6D6B_6D6B,
    0x7261_6E64, 0x7263_6C74, 0x726C_6967, 0x7276_726E,
  ]
}

/// A set of glyphs of one face, a bit for each.
struct GlyphSet: Sendable {
  private var words: [UInt64]

  init(count: Int) { words = Array(repeating: 0, count: count / 64 + 1) }

  mutating func insert(_ glyph: UInt32) {
    guard Int(glyph) / 64 < words.count else { return }
    words[Int(glyph) / 64] |= 1 << UInt64(glyph % 64)
  }

  func contains(_ glyph: UInt32) -> Bool {
    Int(glyph) / 64 < words.count && words[Int(glyph) / 64] >> UInt64(glyph % 64) & 1 == 1
  }
}
