internal import CHarfBuzz
internal import UnicodeServices

extension Script {
  /// The script as HarfBuzz knows it.
  var shapingScript: hb_script_t { hb_script_from_iso15924_tag(tag) }

  /// Whether HarfBuzz shapes the script in a direction as it stands, without turning it round first.
  ///
  /// Wraps `hb_script_get_horizontal_direction`.
  func runs(rightToLeft: Bool) -> Bool {
    hb_script_get_horizontal_direction(shapingScript)
      == (rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
  }
}
