import DesignTokens
import Geometry
import Testing

@Suite struct TokenTests {
  static let schemes = [TokenSet.kit.light, TokenSet.kit.dark]

  @Test func `distances and radii are those of the design systems`() {
    #expect(SpacingKey.allCases.map { SpacingScale.kit[$0] } == [4, 8, 12, 16, 24, 32])
    let atomic = TokenSet.atomic.spacing
    #expect([atomic.xs, atomic.sm, atomic.md, atomic.lg, atomic.xl] == [4, 8, 16, 24, 32])
    #expect(Set(RadiusRole.allCases.map { TokenSet.atomic.radius[$0] }) == [8, 12, 16])
    #expect(TokenSet.kit.minimumTouchTarget == 44)
    #expect(TokenSet.kit.disabledOpacity == 0.45)
    #expect(TokenSet.atomic.light == TokenSet.kit.light)
  }

  @Test(arguments: schemes)
  func `text of every level stands out as it must`(_ colors: SemanticColors) {
    for surface in SemanticColors.SurfaceLevel.allCases {
      let ground = colors.surface(surface)
      #expect(Contrast.ratio(colors.content(.primary, on: surface), ground) >= 4.5)
      #expect(Contrast.ratio(colors.content(.secondary, on: surface), ground) >= 4.5)
      #expect(Contrast.ratio(colors.content(.tertiary, on: surface), ground) >= 3)
      let ratios = SemanticColors.ContentLevel.allCases.map {
        Contrast.ratio(colors.content($0, on: surface), ground)
      }
      #expect(ratios == ratios.sorted(by: >))
    }
    #expect(colors.surface(.base) == colors.base)
    #expect(Set(SemanticColors.SurfaceLevel.allCases.map { colors.surface($0) }).count == 3)
  }

  @Test(arguments: schemes)
  func `text of every fill stands out from what is behind it`(_ colors: SemanticColors) {
    for role in ColorRole.allCases {
      for variant in FillVariant.allCases {
        for surface in SemanticColors.SurfaceLevel.allCases {
          let style = variant.style(role, in: colors, on: surface)
          let ground = style.background ?? colors.surface(surface)
          #expect(Contrast.ratio(style.foreground, ground) >= 4.5, "\(variant) \(role)")
          #expect((style.border != nil) == [.outline, .dashed].contains(variant))
          #expect((style.background != nil) == [.solid, .soft].contains(variant))
        }
      }
    }
    #expect(FillVariant.dashed.style(.error, in: colors).border?.isDashed == true)
    #expect(FillVariant.plain.style(.error, in: colors).isUnderlined)
    #expect(FillVariant.solid.style(.error, in: colors).background == colors[.error])
  }

  @Test(arguments: schemes)
  func `a ladder falls from nearly white to nearly black`(_ colors: SemanticColors) {
    for role in ColorRole.allCases {
      let ladder = colors.ladder(of: role)
      let luminances = ColorLadder.Step.allCases.map { ladder[$0].components.luminance }
      #expect(zip(luminances, luminances.dropFirst()).allSatisfy { $0 > $1 }, "\(role)")
      #expect(luminances[0] > 0.8 && luminances[9] < 0.1)
      #expect(Contrast.ratio(ladder[.step50], ladder[.step900]) >= 7)
    }
  }

  @Test func `a role's colour can be set`() {
    var colors = TokenSet.kit.light
    for role in ColorRole.allCases {
      colors[role] = HexColor(hex: 0x010203)
      #expect(colors[role].hex == 0x010203)
    }
    #expect(Set(ColorRole.allCases.map { TokenSet.kit.light[$0] }).count == 8)
  }

  @Test func `tokens follow the colour scheme`() {
    let dark = DesignEnvironment(colorScheme: .dark)
    #expect(TokenSet.kit.colors(in: dark) == TokenSet.kit.dark)
    #expect(
      TokenSet.kit.fill(.solid, .primary, in: dark).background == TokenSet.kit.dark[.primary])
  }

  @Test func `a hairline is one pixel`() {
    #expect(DesignEnvironment(displayScale: 3).hairline == 1.0 / 3)
    #expect(DesignEnvironment(displayScale: nil).hairline == 1)
    let border = BorderToken(width: .hairline, color: .black)
    #expect(border.resolvedWidth(in: DesignEnvironment(displayScale: 2)) == 0.5)
    let wide = BorderToken(width: .points(2), color: .black)
    #expect(wide.resolvedWidth(in: DesignEnvironment(displayScale: 2)) == 2)
  }

  @Test func `controls grow with their size and with the text, and can always be touched`() {
    for textSize in DynamicTypeSize.allCases {
      let environment = DesignEnvironment(textSize: textSize)
      var last: ControlMetrics?
      for size in ControlSize.allCases {
        let metrics = TokenSet.kit.control(size, in: environment)
        #expect(metrics.touchTarget >= 44)
        let font = metrics.font.resolved(in: environment)
        let content = (font.lineHeight ?? 0) + metrics.padding.top + metrics.padding.bottom
        #expect(metrics.minimumHeight > 0 && content > 0)
        if let last {
          #expect(metrics.minimumHeight >= last.minimumHeight)
          #expect(metrics.padding.leading >= last.padding.leading)
          #expect(metrics.iconSize >= last.iconSize)
        }
        last = metrics
      }
    }
    // 16 beside subheadline, whose lines grow from 20 to 58.
    let large = ControlSize.regular.metrics(in: DesignEnvironment(textSize: .accessibility5))
    #expect(large.iconSize == 46.5)
    let small = ControlSize.mini.metrics(in: DesignEnvironment(), minimumTouchTarget: 20)
    #expect(small.touchTarget == 24 && small.padding.leading == small.padding.trailing)
  }

  @Test func `nothing slides when less motion is wanted`() {
    let reduced = DesignEnvironment(reducesMotion: true)
    let usual = DesignEnvironment()
    #expect(MotionMode.slide.resolved(in: usual) == .slide)
    #expect(MotionMode.slide.resolved(in: reduced) == .fade)
    #expect(MotionMode.fade.resolved(in: reduced) == .fade)
    #expect(MotionMode.snap.resolved(in: reduced) == .snap)
    #expect(MotionToken.emphasized.resolved(in: usual) == .emphasized)
    let motion = MotionToken.emphasized.resolved(in: reduced)
    #expect(motion == MotionToken(mode: .fade, duration: 0.2, curve: .easeInOut))
    #expect(MotionToken(mode: .snap, duration: 3, curve: .linear).duration == 0)
    #expect(Reveal.allCases.allSatisfy { $0.resolved(in: reduced) == .fade })
    #expect(Reveal.pop.resolved(in: usual) == .pop)
  }

  @Test func `higher areas have larger shadows`() {
    let radii = Elevation.allCases.map(\.shadow.radius)
    #expect(radii == radii.sorted() && Set(radii).count == radii.count)
    #expect(Elevation.flat.shadow == .none)
  }
}
