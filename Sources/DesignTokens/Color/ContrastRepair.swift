/// Moves a colour in lightness until it stands out enough.
///
/// 1. The OKLab lightness moves away from the colour's own in steps of 1/4096, to both sides at
///    once; the other two axes stay.
/// 2. Where sRGB cannot show a colour, its chroma falls until it can.
/// 3. The result is rounded to eight bits, and the rounded colour is judged.
/// 4. The first that passes is the answer; of two at the same distance the darker one.
public enum ContrastRepair {
  /// The steps from black to white; finer than 8-bit colours differ.
  static let stepCount = 4096

  /// The colour, or the one nearest to it in lightness, whose ratio with every background passes.
  ///
  /// Nil if there is none, as with black and white backgrounds at once. The alpha is kept out:
  /// the result is opaque.
  ///
  /// - Complexity: O(`stepCount` + backgrounds).
  public static func leastChange(
    of color: HexColor, over backgrounds: [SRGBColor], ratio: Double
  ) -> HexColor? {
    let luminances = backgrounds.map(\.luminance)
    return leastChange(of: color) { candidate in
      let luminance = candidate.components.luminance
      return luminances.allSatisfy { Contrast.ratio(luminance: luminance, $0) >= ratio }
    }
  }

  /// The opaque colour, or the one nearest to it in lightness, that passes; nil if none does.
  static func leastChange(of color: HexColor, where passes: (HexColor) -> Bool) -> HexColor? {
    let opaque = with(color) { $0.alpha = 255 }
    if passes(opaque) { return opaque }
    let origin = OKLabColor(opaque.components)
    for step in 1...stepCount {
      let distance = Double(step) / Double(stepCount)
      for lightness in [origin.lightness - distance, origin.lightness + distance] {
        // One step beyond an end stands for the end itself.
        guard lightness > -1 / Double(stepCount), lightness < 1 + 1 / Double(stepCount) else {
          continue
        }
        let candidate = candidate(origin, lightness: min(max(lightness, 0), 1))
        if passes(candidate) { return candidate }
      }
    }
    return nil
  }

  /// The 8-bit colour at another lightness.
  static func candidate(_ origin: OKLabColor, lightness: Double) -> HexColor {
    with(origin) { $0.lightness = lightness }.hexColor
  }
}
