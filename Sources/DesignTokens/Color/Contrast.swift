/// The contrast of two colours.
///
/// Source: WCAG 2.2, contrast ratio.
public enum Contrast {
  /// What a ratio must reach for a kind of text.
  public enum Requirement: String, Hashable, Sendable, CaseIterable {
    /// Text of usual size: 4.5.
    case text
    /// Text from 24 px on, or bold from 18.66 px on: 3.
    case largeText

    /// The least ratio that passes.
    public var ratio: Double {
      switch self {
      case .text: 4.5
      case .largeText: 3
      }
    }
  }

  /// The contrast ratio of two opaque colours, 1…21; their order does not matter.
  public static func ratio(_ first: SRGBColor, _ second: SRGBColor) -> Double {
    ratio(luminance: first.luminance, second.luminance)
  }

  /// The contrast ratio of two opaque 8-bit colours, 1…21.
  public static func ratio(_ first: HexColor, _ second: HexColor) -> Double {
    ratio(first.components, second.components)
  }

  static func ratio(luminance first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The ratio with the background that a colour stands out from least; 21 without backgrounds.
  public static func worstRatio(_ color: HexColor, over backgrounds: [SRGBColor]) -> Double {
    let luminance = color.components.luminance
    return backgrounds.map { ratio(luminance: luminance, $0.luminance) }.min() ?? 21
  }

  /// Black or white, whichever stands out more from all backgrounds.
  ///
  /// With one background its ratio is at least √21, about 4.58.
  public static func strongest(over backgrounds: [SRGBColor]) -> HexColor {
    worstRatio(.black, over: backgrounds) >= worstRatio(.white, over: backgrounds)
      ? .black : .white
  }
}
