extension FontWeight {
  /// The one of some weights that stands in for a wanted one.
  ///
  /// 600 of Regular and Bold is Bold; 500 is Regular.
  ///
  /// Source: CSS Fonts 4 §5.2, step 4.3.
  static func best(for wanted: FontWeight, of weights: [FontWeight]) -> FontWeight? {
    let below = weights.filter { $0 < wanted }.max()
    let above = weights.filter { $0 > wanted }.min()
    if weights.contains(wanted) { return wanted }
    if wanted.value >= 400, wanted.value <= 500 {
      let upToMedium = weights.filter { $0 > wanted && $0.value <= 500 }.min()
      return upToMedium ?? below ?? above
    }
    return wanted.value < 400 ? below ?? above : above ?? below
  }
}
