internal import CHarfBuzz

/// What was found out about the substitution and positioning rules of a face.
struct FontRules {
  /// Whether letters on either side of a missing glyph cannot shape each other.
  var isolatesAtMissingGlyphs: Bool?

  /// Whether Han and kana are shaped alike, for the few languages that asked.
  private var likeness: [(language: ShapingLanguage, isAlike: Bool)] = []

  /// What is known of a language.
  func likeness(in language: ShapingLanguage) -> Bool? {
    likeness.first { $0.language.isSame(as: language) }?.isAlike
  }

  /// Remembers the answer for a language.
  mutating func setLikeness(_ isAlike: Bool, in language: ShapingLanguage) {
    if likeness.count < 64 { likeness.append((language, isAlike)) }
  }

  private static let substitutions: hb_tag_t = 0x4753_5542
  private static let positions: hb_tag_t = 0x4750_4F53

  /// Whether no rule of a face matches its missing glyph or looks at one next to others.
  ///
  /// Faces with Apple's tables or a `kern` table are not looked into.
  ///
  /// Wraps `hb_ot_layout_lookup_collect_glyphs`.
  static func isolateAtMissingGlyphs(_ font: OpaqueFont) -> Bool {
    guard let face = unsafe hb_font_get_face(font.pointer), let glyphs = unsafe hb_set_create()
    else { return false }
    defer { unsafe hb_set_destroy(glyphs) }
    for tag in [0x6B65_726E, 0x6B65_7278, 0x6D6F_7278, 0x6D6F_7274] as [hb_tag_t] {
      let table = unsafe hb_face_reference_table(face, tag)
      defer { unsafe hb_blob_destroy(table) }
      if unsafe hb_blob_get_length(table) > 0 { return false }
    }
    for table in [substitutions, positions] {
      let count = unsafe hb_ot_layout_table_get_lookup_count(face, table)
      for lookup in 0..<count {
        // Where results are not asked for, HarfBuzz does not follow rules into each other.
        unsafe hb_ot_layout_lookup_collect_glyphs(
          face, table, lookup, glyphs, glyphs, glyphs, nil)
      }
    }
    return unsafe hb_set_has(glyphs, 0) == 0
  }

  /// Whether Han and kana use the same rules of a face in a language.
  ///
  /// Wraps `hb_ot_layout_table_select_script`, `hb_ot_layout_feature_get_lookups`.
  static func shapeHanAndKanaAlike(_ font: OpaqueFont, _ language: ShapingLanguage) -> Bool {
    guard let face = unsafe hb_font_get_face(font.pointer) else { return false }
    return [substitutions, positions].allSatisfy { table in
      unsafe lookups(face, table, HB_SCRIPT_HAN, language)
        == lookups(face, table, HB_SCRIPT_HIRAGANA, language)
    }
  }

  /// The default features that a face has for a script, each followed by its rules.
  private static func lookups(
    _ face: OpaquePointer, _ table: hb_tag_t, _ script: hb_script_t, _ language: ShapingLanguage
  ) -> [UInt32] {
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
    var result: [UInt32] = []
    func append(_ feature: hb_tag_t, _ index: UInt32) {
      var lookups: [UInt32] = Array(repeating: 0, count: 64)
      var count = UInt32(lookups.count)
      let total = unsafe hb_ot_layout_feature_get_lookups(
        face, table, index, 0, &count, &lookups)
      result += [feature, total] + lookups.prefix(Int(count))
    }
    var index: UInt32 = 0
    if unsafe hb_ot_layout_language_get_required_feature_index(
      face, table, scriptIndex, languageIndex, &index) != 0
    {
      append(0, index)
    }
    for feature in defaultFeatures
    where unsafe hb_ot_layout_language_find_feature(
      face, table, scriptIndex, languageIndex, feature, &index) != 0
    {
      append(feature, index)
    }
    return result
  }

  /// The features that HarfBuzz turns on for horizontal text of such scripts: abvm, blwm, calt,
  /// ccmp, clig, curs, dist, kern, liga, locl, ltra, ltrm, mark, mkmk, rand, rclt, rlig, rvrn.
  private static let defaultFeatures: [hb_tag_t] = [
    0x6162_766D, 0x626C_776D, 0x6361_6C74, 0x6363_6D70, 0x636C_6967, 0x6375_7273, 0x6469_7374,
    0x6B65_726E, 0x6C69_6761, 0x6C6F_636C, 0x6C74_7261, 0x6C74_726D, 0x6D61_726B, 0x6D6B_6D6B,
    0x7261_6E64, 0x7263_6C74, 0x726C_6967, 0x7276_726E,
  ]
}
