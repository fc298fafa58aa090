import DesignTokens
import LayoutTesting
import Testing

@Suite struct TextScalerTests {
  /// Rows of the specification's section on scaling other values.
  static let rows: [(value: Double, role: TextRole, scale: Double, expected: [Double])] = [
    (
      17, .body, 3,
      [14.667, 15.333, 16.333, 17, 18.667, 20, 22.333, 26.333, 31, 37, 43.333, 48]
    ),
    (20, .caption, 2, [16.5, 16.5, 16.5, 20, 24, 26.5, 29, 35, 40, 49, 55, 64]),
    (100, .largeTitle, 2, [92.5, 95, 97.5, 100, 105, 112, 117, 127, 139, 149, 161, 170.5]),
  ]

  @Test func `scaled values are those of the specification's table`() {
    for row in Self.rows {
      for size in DynamicTypeSize.allCases {
        let value = ScaledLength.scaledValue(
          row.value, relativeTo: row.role, at: size, displayScale: row.scale)
        // The table has three decimals.
        #expect(abs(value - row.expected[size.index]) <= 0.0005, "\(row.role) \(size)")
      }
    }
    let unrounded = ScaledLength.scaledValue(17, at: .medium, displayScale: nil)
    #expect(abs(unrounded - 17.0 * 21 / 22) < 1e-12)
  }

  @Test func `a tie of pixels goes up`() {
    #expect(ScaledLength.rounded(0.25, toScale: 2) == 0.5)
    #expect(ScaledLength.rounded(-0.25, toScale: 2) == 0)
    #expect(ScaledLength.rounded(0.24, toScale: 2) == 0)
    #expect(ScaledLength.rounded(1.7, toScale: nil) == 1.7)
    #expect(ScaledLength.rounded(1.7, toScale: 0) == 1.7)
    #expect(ScaledLength.rounded(.infinity, toScale: 2) == .infinity)
  }

  @Test func `a metric keeps its cap after rounding`() {
    let environment = DesignEnvironment(textSize: .accessibility5)
    let metric = ScaledLength(20.3, relativeTo: .caption, maxMultiplier: 1.1)
    #expect(metric.resolved(in: environment) == 20.3 * 1.1)
    let negative = ScaledLength(-20.3, relativeTo: .caption, maxMultiplier: 1.1)
    #expect(negative.resolved(in: environment) == -20.3 * 1.1)
    // A cap below 1 would shrink what was never enlarged.
    #expect(ScaledLength(20, maxMultiplier: 0.5).resolved(in: environment) == 20)
  }

  @Test func `every cell of Android's tables is reproduced`() throws {
    let fixture = try Fixture.decode(AndroidFixture.self, from: "android-font-scale.json")
    #expect(fixture.dp.count == 5)
    for (scale, row) in fixture.dp {
      let scaler = AndroidTextScaler(scale: try #require(Double(scale)))
      for (sp, dp) in zip(fixture.sp, row) { #expect(scaler.dp(sp: sp) == dp) }
      #expect(abs(scaler.dp(sp: 4) - row[0] / 2) < 1e-12)
      #expect(scaler.dp(sp: 200) == 200)
      #expect(scaler.dp(sp: -14) == -scaler.dp(sp: 14))
      #expect(scaler.dp(sp: 0) == 0)
    }
  }

  @Test func `a table is found by hundredths, cut off in single precision`() {
    // 114 hundredths have no table and lie below the first one.
    #expect(abs(AndroidTextScaler(scale: 1.1499).dp(sp: 100) - 114.99) < 1e-9)
    // 115.9 hundredths are 115, and 200.9 are 200.
    #expect(AndroidTextScaler(scale: 1.159).dp(sp: 14) == 16.4)
    #expect(AndroidTextScaler(scale: 2.009).dp(sp: 14) == 26)
    #expect(abs(AndroidTextScaler(scale: 2.01).dp(sp: 14) - 28.14) < 1e-9)
  }

  @Test func `a scale of 1 and unusable scales change nothing`() {
    for scale in [1, .nan, .infinity, 0, -2] {
      #expect(AndroidTextScaler(scale: scale).dp(sp: 17) == 17)
      #expect(LinearTextScaler(factor: scale).fontSize(17, relativeTo: .body) == 17)
    }
  }

  @Test func `Android's scaling is continuous and keeps order`() {
    for scale in [0.85, 1, 1.15, 1.2, 1.3, 1.4, 1.5, 1.65, 1.8, 1.9, 2, 2.3] {
      let scaler = AndroidTextScaler(scale: scale)
      var last = 0.0
      for step in 0...1200 {
        let dp = scaler.dp(sp: Double(step) / 8)
        #expect(dp >= last)
        // No segment is steeper than the scale 2.3 of the steepest line, so no step is longer.
        #expect(dp - last <= 2.3 / 8 + 1e-9)
        last = dp
      }
    }
  }

  @Test func `sizes that a table leaves as they are do not fall below a tie of pixels`() {
    // From 30 to 100 the tables up to 1.5 are the identity; 56.75 is 57 on half points, not 56.5.
    for scale in [1, 1.15, 1.3, 1.5] {
      let scaler = AndroidTextScaler(scale: scale)
      for step in 120...400 {
        #expect(scaler.dp(sp: Double(step) / 4) == Double(step) / 4)
      }
    }
  }

  @Test func `an icon keeps its ratio to the text beside it`() {
    for scaling in [TextScaling.android(scale: 1.5), .linear(factor: 1.3)] {
      for role in TextRole.allCases {
        let scaler = scaling.scaler(at: .large)
        let growth = scaler.style(of: role).pointSize / scaler.baseStyle(of: role).pointSize
        #expect(abs(scaler.length(20, relativeTo: role) - 20 * growth) < 1e-9)
        let lines = scaler.style(of: role).lineHeight / scaler.baseStyle(of: role).lineHeight
        #expect(abs(lines - growth) < 1e-12)
      }
    }
  }

  @Test func `every scaler is the identity at large`() {
    for scaling in [TextScaling.apple, .android(scale: nil), .linear(factor: 1)] {
      let scaler = scaling.scaler(at: .large)
      for role in TextRole.allCases {
        #expect(scaler.style(of: role) == role.style(at: .large))
        #expect(scaler.fontSize(23, relativeTo: role) == 23)
        #expect(scaler.length(23, relativeTo: role) == 23)
      }
    }
  }

  @Test func `no scaler shrinks anything at a larger text size`() {
    let failure = Property.check(cases: 400) { choices in
      (
        scaling: choices.element(of: [TextScaling.apple, .macOS, .android(scale: nil)]),
        role: choices.element(of: TextRole.allCases), value: choices.double(in: 0...400),
        larger: choices.double(in: 0...40),
        scale: choices.element(of: [1.0, 2, 3]),
        cap: choices.optional { $0.double(in: 0...4) }
      )
    } holds: { input in
      var last: (size: Double, lineHeight: Double, length: Double)?
      for size in DynamicTypeSize.allCases {
        let environment = DesignEnvironment(
          textSize: size, scaling: input.scaling, displayScale: input.scale)
        let metric = ScaledLength(
          input.value, relativeTo: input.role, maxMultiplier: input.cap)
        let font = input.role.resolvedFont(in: environment, maxMultiplier: input.cap)
        let now = (font.pointSize, font.lineHeight ?? 0, metric.resolved(in: environment))
        if let last, now.0 < last.size || now.1 < last.lineHeight || now.2 < last.length {
          return false
        }
        if let cap = input.cap.map({ max($0, 1) }) {
          let base = environment.scaler.baseStyle(of: input.role)
          if now.0 > base.pointSize * cap || now.1 > base.lineHeight * cap { return false }
          if now.2 > input.value * cap { return false }
        }
        // A larger value stays the larger one.
        let larger = ScaledLength(
          input.value + input.larger, relativeTo: input.role, maxMultiplier: input.cap)
        if larger.resolved(in: environment) < now.2 { return false }
        last = now
      }
      return true
    }
    if let failure { Issue.record(failure) }
  }

  @Test func `a way of scaling is read from its name`() throws {
    #expect(try TextScaling(parsing: "apple") == .apple)
    #expect(try TextScaling(parsing: "macOS") == .macOS)
    #expect(try TextScaling(parsing: "android") == .android(scale: nil))
    #expect(try TextScaling(parsing: "android:1.3") == .android(scale: 1.3))
    #expect(try TextScaling(parsing: "linear:1.3") == .linear(factor: 1.3))
    #expect(throws: TextScaling.ParsingError.unknownName("web")) {
      try TextScaling(parsing: "web:2")
    }
    for text in ["linear", "linear:", "linear:0", "linear:nan", "linear:99", "apple:2", "android:"]
    {
      #expect(throws: TextScaling.ParsingError.self) { try TextScaling(parsing: text) }
    }
  }
}
