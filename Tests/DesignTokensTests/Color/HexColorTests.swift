import DesignTokens
import Foundation
import LayoutTesting
import Testing

@Suite struct HexColorTests {
  @Test func `an integer means one colour`() {
    let orange = HexColor(hex: 0xFF5733)
    #expect(orange.red == 0xFF && orange.green == 0x57 && orange.blue == 0x33)
    #expect(orange.alpha == 255)
    #expect(orange.hex == 0xFF5733)
    // The byte above the components is the transparency: 255 - 128 = 127.
    #expect(orange.opacity(0.5).hex == 0x7FFF_5733)
    #expect(HexColor(hex: 0xFF00_0000).alpha == 0)
  }

  @Test func `every colour survives its integer, its text and its code`() throws {
    let failure = Property.check { choices in
      HexColor(hex: UInt32(choices.draw(upTo: UInt64(UInt32.max))))
    } holds: { color in
      let code = try JSONEncoder().encode([color])
      let decoded = try JSONDecoder().decode([HexColor].self, from: code)
      return HexColor(hex: color.hex) == color && HexColor(color.description) == color
        && String(decoding: code, as: UTF8.self) == "[\(color.hex)]"
        && decoded == [color]
    }
    if let failure { Issue.record(failure) }
  }

  @Test func `only a number sign with six or eight digits is a colour`() {
    #expect(HexColor("#0a1B2c")?.hex == 0x0A1B2C)
    #expect(HexColor("#FF573380")?.alpha == 0x80)
    for text in ["", "#", "FF5733", "#FF573", "#GG5733", "#+F5733", "#FF5733\u{301}"] {
      #expect(HexColor(text) == nil)
    }
  }

  @Test func `colours are composited in sRGB`() {
    let half = HexColor.black.opacity(0.6).composited(over: HexColor.white.components)
    // 0.6 is 153 of 255 exactly.
    #expect(abs(half.red - 0.4) < 1e-12)
    let mixed = HexColor(hex: 0xFF0000).components.mixed(
      over: HexColor(hex: 0x0000FF).components, alpha: 0.25)
    #expect(mixed == SRGBColor(red: 0.25, green: 0, blue: 0.75))
    #expect(HexColor(SRGBColor(red: 2, green: -1, blue: .nan)) == HexColor(hex: 0xFF0000))
  }
}
