/// A colour by perceived lightness and two colour axes.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing".
public struct OKLabColor: Hashable, Sendable {
  /// The lightness, 0 for black and 1 for white.
  public var lightness: Double
  /// From green to red.
  public var a: Double
  /// From blue to yellow.
  public var b: Double

  /// Creates a colour from lightness and colour axes.
  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Creates a colour from lightness, chroma and a hue in turns of a circle, 0 at the `a` axis.
  public init(lightness: Double, chroma: Double, hueTurns: Double) {
    let (cosine, sine) = Root.circle(turns: hueTurns)
    self.init(lightness: lightness, a: chroma * cosine, b: chroma * sine)
  }

  /// Creates a colour from components of sRGB.
  public init(_ color: SRGBColor) {
    let red = SRGBColor.linear(color.red)
    let green = SRGBColor.linear(color.green)
    let blue = SRGBColor.linear(color.blue)
    let l = Root.of(
      0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue, degree: 3)
    let m = Root.of(
      0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue, degree: 3)
    let s = Root.of(
      0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue, degree: 3)
    self.init(
      lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  /// The 8-bit colour of the same lightness and hue, with as much of the chroma as sRGB can show.
  public var hexColor: HexColor {
    var light = linearLight(chromaScale: 1)
    if !Self.isShowable(light) {
      var showable = 0.0
      var tooStrong = 1.0
      // 2^-20 of any chroma of sRGB is far below half a step of eight bits.
      for _ in 0..<20 {
        let middle = (showable + tooStrong) / 2
        if Self.isShowable(linearLight(chromaScale: middle)) {
          showable = middle
        } else {
          tooStrong = middle
        }
      }
      light = linearLight(chromaScale: showable)
    }
    return HexColor(
      SRGBColor(
        red: SRGBColor.encoded(light.red), green: SRGBColor.encoded(light.green),
        blue: SRGBColor.encoded(light.blue)))
  }

  /// The light of the three components with the chroma multiplied; may lie outside of 0…1.
  private func linearLight(chromaScale: Double) -> SRGBColor {
    let a = self.a * chromaScale
    let b = self.b * chromaScale
    let l = lightness + 0.3963377774 * a + 0.2158037573 * b
    let m = lightness - 0.1055613458 * a - 0.0638541728 * b
    let s = lightness - 0.0894841775 * a - 1.2914855480 * b
    let (lll, mmm, sss) = (l * l * l, m * m * m, s * s * s)
    return SRGBColor(
      red: 4.0767416621 * lll - 3.3077115913 * mmm + 0.2309699292 * sss,
      green: -1.2684380046 * lll + 2.6097574011 * mmm - 0.3413193965 * sss,
      blue: -0.0041960863 * lll - 0.7034186147 * mmm + 1.7076147010 * sss)
  }

  /// Whether sRGB can show an amount of light.
  ///
  /// The ends are 1e-5 wide: the published matrices are inverse to each other to about 1e-7, and
  /// 1e-5 of light is 0.033 of an 8-bit step at its widest.
  private static func isShowable(_ light: SRGBColor) -> Bool {
    let range = -1e-5...1 + 1e-5
    return range.contains(light.red) && range.contains(light.green) && range.contains(light.blue)
  }
}
