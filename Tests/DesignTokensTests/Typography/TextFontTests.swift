import DesignTokens
import Testing

@Suite struct TextFontTests {
  @Test func `sizes outside of a range become its nearest end`() {
    let range = DynamicTypeSizeRange(...DynamicTypeSize.accessibility1)
    #expect(range.clamp(.accessibility4) == .accessibility1)
    #expect(range.clamp(.small) == .small)
    #expect(DynamicTypeSizeRange(DynamicTypeSize.large...).clamp(.small) == .large)
    #expect(DynamicTypeSizeRange(.small ..< .large).upperBound == .medium)
    #expect(DynamicTypeSizeRange(.large ..< .large) == DynamicTypeSizeRange(.xSmall))
    #expect(DynamicTypeSizeRange(..<DynamicTypeSize.xSmall) == DynamicTypeSizeRange(.xSmall))
    #expect(DynamicTypeSizeRange.all.contains(.accessibility5))
  }

  @Test func `nested ranges intersect, or keep the inner end that is nearest`() {
    let outer = DynamicTypeSizeRange(.small ... .xLarge)
    #expect(
      outer.nesting(DynamicTypeSizeRange(.large ... .accessibility1))
        == DynamicTypeSizeRange(.large ... .xLarge))
    #expect(
      outer.nesting(DynamicTypeSizeRange(DynamicTypeSize.accessibility2...))
        == DynamicTypeSizeRange(.accessibility2))
    #expect(outer.nesting(DynamicTypeSizeRange(.xSmall)) == DynamicTypeSizeRange(.xSmall))

    let environment = DesignEnvironment(textSize: .accessibility5)
      .dynamicTypeSize(...DynamicTypeSize.accessibility1)
      .dynamicTypeSize(DynamicTypeSize.medium...)
    #expect(environment.effectiveTextSize == .accessibility1)
    #expect(TextRole.body.resolvedFont(in: environment).pointSize == 28)
  }

  @Test func `a row turns into a column once, at its threshold`() {
    for threshold in DynamicTypeSize.allCases {
      let switched = DynamicTypeSize.allCases.filter {
        DesignEnvironment(textSize: $0).switchesAxis(at: threshold)
      }
      #expect(switched == DynamicTypeSize.allCases.filter { $0 >= threshold })
    }
    #expect(DesignEnvironment(textSize: .accessibility1).switchesAxis())
    #expect(!DesignEnvironment(textSize: .xxxLarge).switchesAxis())
    let held = DesignEnvironment(textSize: .accessibility5).dynamicTypeSize(
      ...DynamicTypeSize.large)
    #expect(!held.switchesAxis())
  }

  @Test func `caps hold titles and never running text`() {
    let environment = DesignEnvironment(textSize: .accessibility5, caps: .suggested)
    let title = TextRole.largeTitle.resolvedFont(in: environment)
    #expect(title.pointSize == 51)
    #expect(title.lineHeight == 61.5)
    #expect(title.isCapped)
    #expect(TextRole.title.resolvedFont(in: environment).pointSize == 49)
    #expect(TextRole.title2.resolvedFont(in: environment).pointSize == 44)
    #expect(TextRole.title3.resolvedFont(in: environment).pointSize == 40)
    let body = TextRole.body.resolvedFont(in: environment)
    #expect(body.pointSize == 53 && !body.isCapped)
    #expect(RoleCaps([.body: 1.2, .caption: 0.5])[.body] == nil)
    #expect(RoleCaps([.body: 1.2, .caption: 0.5])[.caption] == 1)
    #expect(RoleCaps.none[.largeTitle] == nil)
  }

  @Test func `a fixed size is the same at every text size`() {
    let font = TextFont.fixed(size: 19, weight: .medium)
    let fonts = Set(
      DynamicTypeSize.allCases.map {
        font.resolved(in: DesignEnvironment(textSize: $0, fontSizeFactor: 2))
      })
    #expect(fonts.count == 1)
    #expect(fonts.first?.pointSize == 19)
    #expect(fonts.first?.lineHeight == nil)
    #expect(fonts.first?.role == nil)
  }

  @Test func `a custom font grows with its role, on whole pixels, to its largest size`() {
    let font = TextFont.custom(size: 17, lineHeight: 34)
    let medium = DesignEnvironment(textSize: .medium, displayScale: 3)
    let resolved = font.resolved(in: medium)
    #expect(abs(resolved.pointSize - 49.0 / 3) < 1e-12)
    #expect(abs((resolved.lineHeight ?? 0) - 98.0 / 3) < 1e-12)
    let largest = DesignEnvironment(textSize: .accessibility5)
    let held = font.maximumPointSize(30).resolved(in: largest)
    #expect(held.pointSize == 30 && held.lineHeight == 60 && held.isCapped)
    #expect(font.maxMultiplier(2).resolved(in: largest).pointSize == 34)
    #expect(TextFont.custom(size: 17).resolved(in: largest).lineHeight == nil)
  }

  @Test func `a size is scaled once`() throws {
    let environment = DesignEnvironment(textSize: .accessibility1)
    let scaled = TextRole.callout.resolvedFont(in: environment)
    #expect(throws: FontScalingError.alreadyScaled(pointSize: 26, relativeTo: .callout)) {
      try scaled.unscaled(relativeTo: .body)
    }
    let fixed = TextFont.fixed(size: 22).resolved(in: environment)
    // Body lines are 22 at large and 34 at the first accessibility size.
    #expect(try fixed.unscaled(relativeTo: .body).resolved(in: environment).pointSize == 34)
  }

  @Test func `bold text is two steps heavier and keeps the order of weights`() {
    let bold = DesignEnvironment(isBoldText: true)
    #expect(TextRole.body.resolvedFont(in: bold).weight == .semibold)
    #expect(TextRole.headline.resolvedFont(in: bold).weight == .heavy)
    #expect(TextFont.fixed(size: 12, weight: .black).resolved(in: bold).weight == .black)
    #expect(TextRole.body.resolvedFont(in: DesignEnvironment()).weight == .regular)
    let weights = TextWeight.allCases.map(\.whenBoldTextIsOn)
    #expect(weights == weights.sorted())
    #expect(TextWeight.allCases.allSatisfy { $0.whenBoldTextIsOn >= $0 })
    #expect(TextWeight(name: "heavy") == .heavy)
    #expect(TextWeight(name: "fat") == nil)
  }

  @Test func `tracking is added only where SF Pro's curve is asked for`() {
    #expect(TextRole.body.resolvedFont(in: DesignEnvironment()).tracking == 0)
    let system = DesignEnvironment(usesSystemTracking: true)
    #expect(TextRole.body.resolvedFont(in: system).tracking == -0.43)
  }

  @Test func `a product's factor comes on top of the text size`() {
    let environment = DesignEnvironment(textSize: .xLarge, fontSizeFactor: 1.5)
    let font = TextRole.body.resolvedFont(in: environment)
    #expect(font.pointSize == 28.5 && font.lineHeight == 36)
    #expect(ScaledLength(22).resolved(in: environment) == 36)
    for factor in [0, -1, .nan, .infinity] {
      let environment = DesignEnvironment(fontSizeFactor: factor)
      #expect(TextRole.body.resolvedFont(in: environment).pointSize == 17)
    }
  }

  @Test func `families name fonts that grow from step to step`() {
    for family in TextFamily.allCases {
      for size in DynamicTypeSize.allCases {
        let sizes = TextFamily.Size.allCases.map { step in
          family.font(step).resolved(in: DesignEnvironment(textSize: size)).pointSize
        }
        #expect(sizes == sizes.sorted(), "\(family) at \(size)")
        #expect(sizes.allSatisfy { $0 >= 11 })
      }
    }
    #expect(TextFamily.body.role(.base) == .body)
    #expect(TextFamily.heading.font(.xl).resolved(in: DesignEnvironment()).pointSize == 34)
    #expect(TextFamily.heading.font().weight == .bold)
    #expect(TextFamily.label.font(.sm, weight: .regular).weight == .regular)
    #expect(TextFamily.overline.isUppercased && !TextFamily.label.isUppercased)
  }
}
