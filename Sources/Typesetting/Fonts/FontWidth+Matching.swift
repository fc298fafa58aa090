extension FontWidth {
  /// The one of some widths that stands in for a wanted one: for a narrow one the nearest that is
  /// narrower, else the nearest wider; for a wide one the other way round.
  ///
  /// Source: CSS Fonts 4 §5.2, step 4.1.
  static func best(for wanted: FontWidth, of widths: [FontWidth]) -> FontWidth? {
    if widths.contains(wanted) { return wanted }
    let below = widths.filter { $0 < wanted }.max()
    let above = widths.filter { $0 > wanted }.min()
    return wanted.value <= 100 ? below ?? above : above ?? below
  }
}
