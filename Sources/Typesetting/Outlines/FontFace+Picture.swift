internal import CHarfBuzz

extension FontFace {
  /// The picture of a glyph with its place in em, y downwards; `nil` where it has none.
  ///
  /// The largest one where there are several sizes. Wraps `hb_ot_color_glyph_reference_png`,
  /// `hb_font_get_glyph_extents`.
  func picture(of glyph: UInt32) -> GlyphPicture? {
    withFont { font in
      guard unsafe hb_ot_color_has_png(hb_font_get_face(font.pointer)) != 0,
        let blob = unsafe hb_ot_color_glyph_reference_png(font.pointer, glyph)
      else { return nil }
      defer { unsafe hb_blob_destroy(blob) }
      var length: UInt32 = 0
      var extents = hb_glyph_extents_t()
      guard let data = unsafe hb_blob_get_data(blob, &length), length > 0,
        unsafe hb_font_get_glyph_extents(font.pointer, glyph, &extents) != 0
      else { return nil }
      let bytes = unsafe UnsafeRawBufferPointer(start: data, count: Int(length))
      return unsafe GlyphPicture(
        png: Array(bytes),
        frame: TextRect(
          x: Double(extents.x_bearing) / unitsPerEm, y: -Double(extents.y_bearing) / unitsPerEm,
          width: Double(extents.width) / unitsPerEm,
          height: -Double(extents.height) / unitsPerEm))
    }
  }
}
