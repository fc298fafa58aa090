internal import CHarfBuzz

extension FontFace {
  /// Sets the axes of a variable font, as near to the weight and width wanted as they go.
  ///
  /// Wraps `hb_font_set_variations`.
  static func setAxes(
    _ weight: FontWeight, _ width: FontWidth, of face: OpaqueFace, _ font: OpaqueFont
  ) {
    var variations: [hb_variation_t] = []
    for (tag, wanted) in [
      (FontDetails.weightAxis, Float(weight.value)), (FontDetails.widthAxis, Float(width.value)),
    ] {
      var axis = hb_ot_var_axis_info_t()
      guard unsafe hb_ot_var_find_axis_info(face.pointer, tag, &axis) != 0 else { continue }
      variations.append(
        hb_variation_t(tag: tag, value: min(max(wanted, axis.min_value), axis.max_value)))
    }
    guard !variations.isEmpty else { return }
    unsafe hb_font_set_variations(font.pointer, variations, UInt32(variations.count))
  }
}
