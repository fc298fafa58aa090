internal import CHarfBuzz

extension FontFace {
  /// Sets the weight axis of a variable font, as near to the weight wanted as it goes.
  ///
  /// Wraps `hb_font_set_variations`.
  static func setWeight(_ weight: FontWeight, of face: OpaqueFace, _ font: OpaqueFont) {
    var axis = hb_ot_var_axis_info_t()
    guard unsafe hb_ot_var_find_axis_info(face.pointer, FontDetails.weightAxis, &axis) != 0 else {
      return
    }
    var variation = hb_variation_t(
      tag: FontDetails.weightAxis,
      value: min(max(Float(weight.value), axis.min_value), axis.max_value))
    unsafe hb_font_set_variations(font.pointer, &variation, 1)
  }
}
