import Geometry
import LayoutCore
import Synchronization
import Testing
import Typesetting
import Views

@Suite struct PreferenceTests {
  private struct Words: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  private struct Widest: PreferenceKey {
    static let defaultValue = 0.0
    static func reduce(value: inout Double, nextValue: () -> Double) {
      value = max(value, nextValue())
    }
  }

  private struct Bounds: PreferenceKey {
    static let defaultValue: [Anchor<LeadingRect>] = []
    static func reduce(
      value: inout [Anchor<LeadingRect>], nextValue: () -> [Anchor<LeadingRect>]
    ) {
      value += nextValue()
    }
  }

  private func resolved(
    _ direction: LayoutDirection, width: Double = 200, @ViewBuilder _ view: () -> some View
  ) throws -> ViewLayout {
    try ViewLayout.resolving(
      in: ProposedViewSize(width: width, height: 100),
      environment: EnvironmentValues(layoutDirection: direction),
      measurer: SyntheticTextMeasurer(), content: view)
  }

  private func tree(
    _ direction: LayoutDirection = .leftToRight, @ViewBuilder _ view: () -> some View
  )
    throws -> ViewTree
  {
    try ViewTree.lowering(
      environment: EnvironmentValues(layoutDirection: direction),
      measurer: SyntheticTextMeasurer(), content: view)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `the values of a tree and of a view are read in the order of the views`(
    direction: LayoutDirection
  ) throws {
    let layout = try resolved(direction) {
      HStack {
        VStack {
          Color().preference(key: Words.self, value: "a").id("a")
          Color().preference(key: Words.self, value: "b").padding(3)
        }
        .id("column")
        Color().id("c").preference(key: Words.self, value: "c")
          .overlay { Color().preference(key: Words.self, value: "o").id("o") }
      }
      .id("row")
    }
    #expect(layout.preference(Words.self) == "abco")
    #expect(layout.preference(Words.self, ofID: "column") == "ab")
    #expect(layout.preference(Words.self, ofID: "row") == "abco")
    // A view's modifiers belong to it, with what they show beside it.
    #expect(layout.preference(Words.self, ofID: "c") == "co")
    #expect(layout.preference(Words.self, ofID: "o") == "o")
    #expect(layout.preference(Words.self, ofID: "0.0.1") == "b")
    #expect(layout.preference(Words.self, ofID: "nobody") == nil)
    #expect(layout.preference(Widest.self) == 0)
    #expect(layout.preference(Widest.self, ofID: "a") == 0)
  }

  @Test func `an outer value stands in the place of what is inside, and a change is made of it`()
    throws
  {
    let layout = try resolved(.leftToRight) {
      HStack {
        VStack {
          Color().preference(key: Words.self, value: "a")
          Color().preference(key: Words.self, value: "b")
        }
        .id("inner")
        .preference(key: Words.self, value: "x")
        VStack { Color().preference(key: Words.self, value: "y") }
          .transformPreference(Words.self) { $0 += "!" }.id("changed")
      }
    }
    #expect(layout.preference(Words.self) == "xy!")
    #expect(layout.preference(Words.self, ofID: "inner") == "x")
    #expect(layout.preference(Words.self, ofID: "changed") == "y!")
    // Without its modifiers the column hands on what is in it.
    let column = try #require(
      layout.tree.nodes.indices.first { layout.tree.explicitID(of: $0) == "inner" })
    #expect(layout.preference(Words.self, in: column) == "ab")
  }

  @Test func `what is not shown hands nothing on`() throws {
    for (width, word) in [(200.0, "wide"), (50, "narrow")] {
      let layout = try resolved(.leftToRight, width: width) {
        ViewThatFits {
          Color().frame(width: 100).preference(key: Words.self, value: "wide")
          Color().frame(width: 10).preference(key: Words.self, value: "narrow")
        }
      }
      #expect(layout.preference(Words.self) == word)
    }
  }

  @Test func `values made of geometry are those of the last layout`() throws {
    for direction in LayoutDirection.allCases {
      let layout = try resolved(direction) {
        HStack(spacing: 0) {
          Color().frame(width: 50)
          GeometryReader { Color().preference(key: Widest.self, value: $0.size.width) }
        }
      }
      // 200 − 50.
      #expect(layout.preference(Widest.self) == 150)
    }
  }

  @Test func `anchors are told by their distance from the host's leading edge`() throws {
    for direction in LayoutDirection.allCases {
      let layout = try resolved(direction) {
        HStack(spacing: 0) {
          Color().frame(width: 20, height: 10)
            .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
          Color().frame(width: 30, height: 10)
            .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
            .environment(\.layoutDirection, .rightToLeft)
        }
      }
      // 200 − 50 = 150, half of it before the row; 100 − 10 = 90, half of it above.
      let rects = layout.preference(Bounds.self).map { layout[$0] }
      #expect(
        rects == [
          LeadingRect(x: 75, y: 45, width: 20, height: 10),
          LeadingRect(x: 95, y: 45, width: 30, height: 10),
        ])
    }
  }

  @Test func `an action is told the value of a layout, and each that changes it`() throws {
    let told = Mutex<[String]>([])
    func views(_ word: String) throws -> ViewTree {
      try tree {
        HStack {
          Color().preference(key: Words.self, value: word)
          Color()
        }
        .onPreferenceChange(Words.self) { word in told.withLock { $0.append(word) } }
      }
    }
    var layout = try views("a").laidOut(in: ProposedViewSize(width: 10, height: 10))
    #expect(told.withLock { $0 } == ["a"])
    try layout.update(to: views("a"))
    #expect(told.withLock { $0 } == ["a"])
    try layout.update(to: views("b"))
    #expect(told.withLock { $0 } == ["a", "b"])
    try layout.resize(to: ProposedViewSize(width: 20, height: 10))
    #expect(told.withLock { $0 } == ["a", "b"])
  }

  @Test func `another host is told when other views are shown in it`() throws {
    let told = Mutex<[String]>([])
    var layout = try tree {
      ViewThatFits {
        Color().frame(width: 100).preference(key: Words.self, value: "wide")
        Color().frame(width: 10).preference(key: Words.self, value: "narrow")
      }
      .onPreferenceChange(Words.self) { word in told.withLock { $0.append(word) } }
    }.laidOut(in: ProposedViewSize(width: 200, height: 10))
    try layout.resize(to: ProposedViewSize(width: 50, height: 10))
    try layout.resize(to: ProposedViewSize(width: 40, height: 10))
    try layout.resize(to: ProposedViewSize(width: 300, height: 10))
    #expect(told.withLock { $0 } == ["wide", "narrow", "wide"])
  }

  @Test func `views that read geometry are told of once, when they are settled`() throws {
    for direction in LayoutDirection.allCases {
      let told = Mutex<[Double]>([])
      _ = try resolved(direction) {
        GeometryReader { outer in
          GeometryReader { Color().preference(key: Widest.self, value: $0.size.width) }
            .frame(width: outer.size.width / 2)
        }
        .onPreferenceChange(Widest.self) { width in told.withLock { $0.append(width) } }
      }
      #expect(told.withLock { $0 } == [100])
    }
  }

  @Test func `actions are told inside before outside, and those of views that are gone no more`()
    throws
  {
    let told = Mutex<[String]>([])
    func views(_ isThere: Bool) throws -> ViewTree {
      try tree {
        HStack {
          if isThere {
            Color().preference(key: Words.self, value: "a")
              .onPreferenceChange(Words.self) { word in told.withLock { $0.append("in \(word)") } }
          }
        }
        .onPreferenceChange(Words.self) { word in told.withLock { $0.append("out \(word)") } }
      }
    }
    var layout = try views(true).laidOut(in: ProposedViewSize(width: 10, height: 10))
    #expect(told.withLock { $0 } == ["in a", "out a"])
    try layout.update(to: views(false))
    #expect(told.withLock { $0 } == ["in a", "out a", "out "])
    try layout.update(to: views(true))
    #expect(told.withLock { $0.suffix(2) } == ["in a", "out a"])
  }

  @Test func `views of one id are told apart by their order`() throws {
    let told = Mutex<[String]>([])
    func views(_ words: [String]) throws -> ViewTree {
      try tree {
        HStack {
          ForEach(words) { word in
            Color().id("same").preference(key: Words.self, value: word)
              .onPreferenceChange(Words.self) { word in told.withLock { $0.append(word) } }
          }
        }
      }
    }
    var layout = try views(["a", "b"]).laidOut(in: ProposedViewSize(width: 10, height: 10))
    try layout.update(to: views(["a", "b"]))
    try layout.update(to: views(["a", "c"]))
    #expect(told.withLock { $0 } == ["a", "b", "c"])
  }

  @Test func `a layout that cannot be found tells nobody`() throws {
    let told = Mutex<[String]>([])
    let views = try tree {
      Color().preference(key: Words.self, value: "a")
        .onPreferenceChange(Words.self) { word in told.withLock { $0.append(word) } }
    }
    #expect(throws: LayoutError.self) {
      try views.laidOut(in: ProposedViewSize(width: .infinity, height: 10))
    }
    #expect(told.withLock { $0.isEmpty })
  }

  @Test func `many values inside of many modifiers are read in one walk`() throws {
    // Each of 2,000 modifiers around one view replaces what is inside: the outermost is left.
    var view = AnyView(Color())
    for number in 0..<2_000 { view = AnyView(view.preference(key: Words.self, value: "\(number)")) }
    let layout = try resolved(.rightToLeft) { view }
    #expect(layout.preference(Words.self) == "1999")
  }
}
