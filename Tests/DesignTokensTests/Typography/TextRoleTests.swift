import Testing

@testable import DesignTokens

@Suite struct TextRoleTests {
  let fixture: DynamicTypeFixture

  init() throws {
    fixture = try Fixture.decode(DynamicTypeFixture.self, from: "dynamic-type.json")
  }

  @Test func `every cell of both tables is the published one`() throws {
    #expect(fixture.categories == DynamicTypeSize.allCases.map(\.rawValue))
    var cells = 0
    for (name, sizes) in fixture.size {
      let role = try #require(TextRole(rawValue: name))
      let leadings = try #require(fixture.leading[name])
      for size in DynamicTypeSize.allCases {
        let style = role.style(at: size)
        #expect(style.pointSize == sizes[size.index], "\(name) at \(size)")
        #expect(style.lineHeight == leadings[size.index], "\(name) at \(size)")
        cells += 1
      }
    }
    #expect(cells == 11 * 12)
  }

  @Test func `weights are the published ones`() throws {
    for (name, weight) in fixture.weight {
      let role = try #require(TextRole(rawValue: name))
      #expect(role.weight.name == weight)
      #expect(role.emphasizedWeight.name == fixture.emphasizedWeight[name])
      #expect(role.style(at: .accessibility2).weight == role.weight)
    }
    for (name, extra) in fixture.extra {
      let role = try #require(TextRole(rawValue: name))
      #expect(role.style(at: .large).pointSize == extra.sizeAtLarge)
      #expect(role.weight.name == extra.weight)
    }
  }

  @Test func `tracking is the published curve, straight between its points`() throws {
    #expect(fixture.sfProTracking.count == DynamicTypeTable.systemTracking.count)
    for (size, tracking) in fixture.sfProTracking {
      #expect(SystemTracking.tracking(atPointSize: try #require(Double(size))) == tracking)
    }
    // 16 has -0.31 and 17 has -0.43: a quarter of the way is -0.34.
    #expect(abs(SystemTracking.tracking(atPointSize: 16.25) + 0.34) < 1e-12)
    // 55 is not listed; 54 has 0.32 and 56 has 0.30.
    #expect(abs(SystemTracking.tracking(atPointSize: 55) - 0.31) < 1e-12)
    #expect(SystemTracking.tracking(atPointSize: 3) == 0.24)
    #expect(SystemTracking.tracking(atPointSize: 200) == 0)
    #expect(TextRole.body.style(at: .large).systemTracking == -0.43)
  }

  @Test func `macOS has its own fixed table`() throws {
    let scaler = TextScaling.macOS.scaler(at: .accessibility5)
    #expect(fixture.macOS.styles.count == 11)
    for (name, expected) in fixture.macOS.styles {
      let role = try #require(TextRole(rawValue: name))
      let style = scaler.style(of: role)
      #expect(style.pointSize == expected.size)
      #expect(style.lineHeight == expected.leading)
      #expect(style.weight.name == expected.weight)
      #expect(style.emphasizedWeight >= style.weight)
    }
    #expect(scaler.fontSize(15, relativeTo: .body) == 15)
    #expect(scaler.length(15, relativeTo: .body) == 15)
    // The largest titles keep their ratio to largeTitle's lines, 32 to 41.
    #expect(abs(scaler.style(of: .extraLargeTitle).pointSize - 36.0 * 32 / 41) < 1e-12)
  }

  @Test func `UIKit's names and our own mean the same sizes`() {
    for size in DynamicTypeSize.allCases {
      #expect(size.uiKitName == fixture.uiKitNames[size.rawValue])
      #expect(DynamicTypeSize(name: size.uiKitName) == size)
      #expect(DynamicTypeSize(name: size.rawValue) == size)
    }
    #expect(DynamicTypeSize(name: "UICTContentSizeCategory") == nil)
    #expect(DynamicTypeSize(name: "") == nil)
  }

  @Test func `sizes are in the order of their names`() {
    #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
    #expect(DynamicTypeSize.allCases.map(\.index) == Array(0..<12))
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
  }

  @Test func `the line height follows from the point size with one exception`() throws {
    // Section "Leading" of the specification, pair by pair.
    let pairs = """
      11:13 12:16 13:18 14:19 15:20 16:21 17:22 18:23 19:24 20:25 21:26 22:28 23:29 24:30 25:31 \
      26:32 27:33 28:34 29:35 30:37 31:38 32:39 33:40 34:41 36:43 37:44 38:46 39:47 40:48 42:50 \
      43:51 44:52 47:56 48:57 49:58 50:59 51:60 52:61 53:62 55:65 56:66 58:68 60:70
      """.split(separator: " ").map { $0.split(separator: ":").compactMap { Double($0) } }
    #expect(pairs.count == DynamicTypeTable.leadingBySize.count)
    for pair in pairs { #expect(TextLeading.lineHeight(atPointSize: pair[0]) == pair[1]) }
    #expect(TextLeading.lineHeight(atPointSize: 35) == nil)

    var exceptions: [String] = []
    for role in TextRole.allCases where role.extraRow == nil {
      for size in DynamicTypeSize.allCases {
        let style = role.style(at: size)
        let expected = try #require(TextLeading.lineHeight(atPointSize: style.pointSize))
        #expect(TextLeading.isException(role, at: size) == (expected != style.lineHeight))
        if expected != style.lineHeight { exceptions.append("\(role) \(size) \(expected)") }
      }
    }
    #expect(exceptions == ["subheadline xxxLarge 26.0"])
  }

  @Test func `extra-large titles grow as the lines of largeTitle do`() {
    #expect(TextRole.extraLargeTitle.style(at: .large).lineHeight == 43)
    #expect(TextRole.extraLargeTitle2.style(at: .large).lineHeight == 34)
    for size in DynamicTypeSize.allCases {
      let ratio = TextRole.largeTitle.style(at: size).lineHeight / 41
      let style = TextRole.extraLargeTitle.style(at: size)
      #expect(abs(style.pointSize - 36 * ratio) < 1e-12)
      #expect(abs(style.lineHeight - 43 * ratio) < 1e-12)
      #expect(abs(TextRole.extraLargeTitle2.style(at: size).pointSize - 28 * ratio) < 1e-12)
    }
    // 70 / 41 of 36, unrounded.
    #expect(abs(TextRole.extraLargeTitle.style(at: .accessibility5).pointSize - 61.463415) < 1e-6)
  }

  @Test func `no role is below 11 points and all grow with the text size`() {
    for role in TextRole.allCases {
      var last = TextRoleStyle(
        pointSize: 11, lineHeight: 0, weight: .regular, emphasizedWeight: .regular)
      for size in DynamicTypeSize.allCases {
        let style = role.style(at: size)
        #expect(style.pointSize >= last.pointSize)
        #expect(style.lineHeight >= last.lineHeight)
        last = style
      }
    }
  }
}
