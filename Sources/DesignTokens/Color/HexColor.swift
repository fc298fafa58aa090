/// A colour of sRGB with eight bits a component, as design files write it.
///
/// It is stored as one integer: `0xRRGGBB` for an opaque colour, and the transparency (255 minus
/// alpha) in the byte above that for a translucent one, so that every integer means one colour.
public struct HexColor: Hashable, Sendable {
  /// The red component.
  public var red: UInt8
  /// The green component.
  public var green: UInt8
  /// The blue component.
  public var blue: UInt8
  /// 255 for an opaque colour, 0 for one that cannot be seen.
  public var alpha: UInt8

  /// Black.
  public static let black = HexColor(hex: 0x000000)

  /// White.
  public static let white = HexColor(hex: 0xFFFFFF)

  /// Creates a colour from its components.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from its integer, such as `0xFF5733`.
  public init(hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex), alpha: 255 - UInt8(truncatingIfNeeded: hex >> 24))
  }

  /// The integer of the colour.
  public var hex: UInt32 {
    UInt32(255 - alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// The opaque 8-bit colour that is nearest to components; those outside of 0…1 are held to it.
  public init(_ color: SRGBColor) {
    self.init(
      red: Self.byte(color.red), green: Self.byte(color.green), blue: Self.byte(color.blue))
  }

  /// The colour's components without its alpha.
  public var components: SRGBColor {
    SRGBColor(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }

  /// The colour at another opacity, 0…1.
  public func opacity(_ opacity: Double) -> HexColor {
    with(self) { $0.alpha = Self.byte(opacity) }
  }

  /// What is seen when this colour lies over an opaque one, unrounded.
  public func composited(over background: SRGBColor) -> SRGBColor {
    components.mixed(over: background, alpha: Double(alpha) / 255)
  }

  private static func byte(_ component: Double) -> UInt8 {
    UInt8(min(max(component.isNaN ? 0 : component, 0), 1) * 255 + 0.5)
  }
}

extension HexColor: CustomStringConvertible {
  /// The colour as `#RRGGBB`, followed by alpha if it is translucent.
  public var description: String {
    let components = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return components.reduce("#") { text, component in
      let digits = String(component, radix: 16, uppercase: true)
      return text + (component < 16 ? "0" : "") + digits
    }
  }

  /// Reads `#RRGGBB` or `#RRGGBBAA`; nil for any other text.
  public init?(_ text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == 0x23, digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(hex: digits.count == 6 ? value : value >> 8)
    if digits.count == 8 { alpha = UInt8(truncatingIfNeeded: value) }
  }
}

extension HexColor: Codable {
  /// Reads the integer of a colour.
  public init(from decoder: any Decoder) throws {
    self.init(hex: try decoder.singleValueContainer().decode(UInt32.self))
  }

  /// Writes the integer of the colour.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hex)
  }
}
