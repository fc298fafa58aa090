import Foundation
import LayoutTesting
import Testing

@testable import DesignTokens

@Suite struct ContrastTests {
  /// Ratios as contrast checkers publish them, with two decimals.
  static let published: [(UInt32, UInt32, Double)] = [
    (0x000000, 0xFFFFFF, 21), (0xFFFFFF, 0xFFFFFF, 1), (0x777777, 0xFFFFFF, 4.48),
    (0x767676, 0xFFFFFF, 4.54), (0x595959, 0xFFFFFF, 7.00), (0x949494, 0xFFFFFF, 3.03),
    (0xFF0000, 0xFFFFFF, 4.00), (0x0000FF, 0xFFFFFF, 8.59), (0x008000, 0xFFFFFF, 5.14),
    (0x00FF00, 0xFFFFFF, 1.37), (0xFFFF00, 0xFFFFFF, 1.07), (0xFF00FF, 0xFFFFFF, 3.14),
    (0x00FFFF, 0xFFFFFF, 1.25), (0x808080, 0xFFFFFF, 3.95), (0xFF0000, 0x000000, 5.25),
    (0x0000FF, 0x000000, 2.44), (0xFFFF00, 0x000000, 19.56), (0x00FF00, 0x000000, 15.30),
  ]

  @Test func `ratios equal the published ones`() {
    for (first, second, ratio) in Self.published {
      let result = Contrast.ratio(HexColor(hex: first), HexColor(hex: second))
      #expect(abs(result - ratio) <= 0.01, "\(HexColor(hex: first)): \(result)")
      #expect(result == Contrast.ratio(HexColor(hex: second), HexColor(hex: first)))
    }
    #expect(Contrast.Requirement.text.ratio == 4.5)
    #expect(Contrast.Requirement.largeText.ratio == 3)
  }

  @Test func `roots and circle functions agree with the C library`() {
    for step in 0...4096 {
      let value = Double(step) / 4096
      // Newton's method ends within a few units in the last place; 1e-14 is 45 of them at 1.
      #expect(abs(SRGBColor.linear(value) - ReferenceColor.linear(value)) < 1e-14)
      #expect(abs(SRGBColor.encoded(value) - ReferenceColor.encoded(value)) < 1e-14)
      let (cosine, sine) = Root.circle(turns: value * 3 - 1)
      #expect(abs(cosine - cos((value * 3 - 1) * 2 * .pi)) < 1e-14)
      #expect(abs(sine - sin((value * 3 - 1) * 2 * .pi)) < 1e-14)
    }
    #expect(Root.of(0, degree: 3) == 0)
    #expect(abs(Root.of(1e-300, degree: 3) - 1e-100) < 1e-115)
    #expect(abs(Root.of(1e300, degree: 5) - 1e60) < 1e45)
  }

  @Test func `OKLab has the published values of the primaries`() {
    let published: [(UInt32, [Double])] = [
      (0xFFFFFF, [1, 0, 0]), (0xFF0000, [0.62796, 0.22486, 0.12585]),
      (0x00FF00, [0.86644, -0.23389, 0.17950]), (0x0000FF, [0.45201, -0.03246, -0.31153]),
      (0x000000, [0, 0, 0]),
    ]
    for (hex, expected) in published {
      let color = OKLabColor(HexColor(hex: hex).components)
      // Five published decimals.
      #expect(abs(color.lightness - expected[0]) < 1e-5)
      #expect(abs(color.a - expected[1]) < 1e-5)
      #expect(abs(color.b - expected[2]) < 1e-5)
    }
  }

  @Test func `every 8-bit colour survives OKLab`() {
    let failure = Property.check(cases: 2000) { choices in
      HexColor(hex: UInt32(choices.draw(upTo: 0xFFFFFF)))
    } holds: { color in
      OKLabColor(color.components).hexColor == color
    }
    if let failure { Issue.record(failure) }
  }

  @Test func `a repaired colour passes with the least change of lightness`() {
    let failure = Property.check(cases: 12, maximumSteps: 20) { choices in
      (
        color: HexColor(hex: UInt32(choices.draw(upTo: 0xFFFFFF))),
        backgrounds: choices.array(count: 1...3) {
          HexColor(hex: UInt32($0.draw(upTo: 0xFFFFFF))).components
        },
        ratio: choices.element(of: [4.5, 3, 7])
      )
    } fault: { input in
      let result = ContrastRepair.leastChange(
        of: input.color, over: input.backgrounds, ratio: input.ratio)
      let expected = ReferenceColor.leastChange(
        of: input.color, over: input.backgrounds, ratio: input.ratio)
      if result != expected?.color {
        return "\(result?.description ?? "nil") instead of \(expected?.color.description ?? "nil")"
      }
      guard let result else { return nil }
      let passes = input.backgrounds.allSatisfy {
        ReferenceColor.ratio(result.components, $0) >= input.ratio
      }
      return passes ? nil : "\(result) does not pass"
    }
    if let failure { Issue.record(failure) }
  }

  @Test func `a colour that passes is left alone, and the impossible is nil`() {
    let white = HexColor.white.components
    let ink = HexColor(hex: 0x123456)
    #expect(ContrastRepair.leastChange(of: ink, over: [white], ratio: 4.5) == ink)
    #expect(ContrastRepair.leastChange(of: ink, over: [], ratio: 4.5) == ink)
    let both = [white, HexColor.black.components]
    #expect(ContrastRepair.leastChange(of: ink, over: both, ratio: 4.6) == nil)
    #expect(ContrastRepair.leastChange(of: ink, over: [white], ratio: 22) == nil)
    // Only the very end passes.
    #expect(ContrastRepair.leastChange(of: ink, over: [white], ratio: 21) == .black)
    let saturated = HexColor(hex: 0xFFFF00)
    let black = HexColor.black.components
    #expect(ContrastRepair.leastChange(of: saturated, over: [black], ratio: 21) == .white)
  }

  @Test func `of two colours at the same distance the darker one stands`() {
    // 60 steps from this grey, #212121 and #292929 both reach 1.05, and nothing nearer does.
    let grey = HexColor(hex: 0x252525)
    let result = ContrastRepair.leastChange(of: grey, over: [grey.components], ratio: 1.05)
    #expect(result == HexColor(hex: 0x212121))
    #expect(Contrast.ratio(HexColor(hex: 0x292929), grey) >= 1.05)
  }

  @Test func `black or white reaches four and a half on every colour`() {
    for red in stride(from: 0, through: 255, by: 15) {
      for green in stride(from: 0, through: 255, by: 15) {
        for blue in stride(from: 0, through: 255, by: 15) {
          let ground = HexColor(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
          let text = Contrast.strongest(over: [ground.components])
          #expect(Contrast.ratio(text, ground) >= 4.5)
        }
      }
    }
  }
}
