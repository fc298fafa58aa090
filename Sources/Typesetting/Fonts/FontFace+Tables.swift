internal import CHarfBuzz

extension FontFace {
  /// The vertical metrics of a face, in em.
  ///
  /// `hhea`, or the typographic values of `OS/2` where its bit 7 of fsSelection says so: HarfBuzz
  /// decides.
  struct Metrics {
    let ascent: Double
    let descent: Double
    let lineGap: Double
    let capHeight: Double

    init(_ font: OpaqueFont, unitsPerEm: Double) {
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
    }
  }

  /// The family name a face gives itself in English.
  static func familyName(of face: OpaqueFace) -> String {
    let english = unsafe hb_language_from_string("en", -1)
    for id in [HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY, HB_OT_NAME_ID_FONT_FAMILY] {
      var buffer: [CChar] = Array(repeating: 0, count: 128)
      var size = UInt32(buffer.count)
      let name = hb_ot_name_id_t(id)
      unsafe hb_ot_name_get_utf8(face.pointer, name, english, &size, &buffer)
      if size > 0 {
        return String(
          decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
    }
    return "unnamed"
  }

  /// Sets the weight axis of a variable font; returns the weight the face has.
  static func setWeight(
    _ weight: FontWeight, of face: OpaqueFace, _ font: OpaqueFont
  ) -> FontWeight {
    let tag: hb_tag_t = 0x7767_6874  // wght
    var axis = hb_ot_var_axis_info_t()
    if unsafe hb_ot_var_find_axis_info(face.pointer, tag, &axis) != 0 {
      let value = min(max(Float(weight.value), axis.min_value), axis.max_value)
      var variation = hb_variation_t(tag: tag, value: value)
      unsafe hb_font_set_variations(font.pointer, &variation, 1)
      return FontWeight(Int(value))
    }
    return unsafe FontWeight(Int(hb_style_get_value(font.pointer, HB_STYLE_TAG_WEIGHT)))
  }
}
