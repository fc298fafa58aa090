/// An opaque colour of sRGB with components of 0…1, not rounded to eight bits.
public struct SRGBColor: Hashable, Sendable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double

  /// Creates a colour from components of 0…1.
  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// What is seen when this colour at an alpha of 0…1 lies over another, mixed in sRGB.
  public func mixed(over background: SRGBColor, alpha: Double) -> SRGBColor {
    SRGBColor(
      red: red * alpha + background.red * (1 - alpha),
      green: green * alpha + background.green * (1 - alpha),
      blue: blue * alpha + background.blue * (1 - alpha))
  }

  /// The relative luminance, 0…1.
  ///
  /// Source: WCAG 2.2, relative luminance.
  public var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The light that a component of sRGB stands for, 0…1.
  ///
  /// Source: IEC 61966-2-1.
  static func linear(_ component: Double) -> Double {
    guard component > 0.04045 else { return component / 12.92 }
    // x^2.4 as the twelfth power of the fifth root.
    let root = Root.of((component + 0.055) / 1.055, degree: 5)
    let third = root * root * root
    return third * third * third * third
  }

  /// The component of sRGB that stands for an amount of light of 0…1.
  static func encoded(_ light: Double) -> Double {
    guard light > 0.0031308 else { return light * 12.92 }
    // x^(1/2.4) as the fifth power of the twelfth root.
    let root = Root.of(light, degree: 3).squareRoot().squareRoot()
    return 1.055 * root * root * root * root * root - 0.055
  }
}
