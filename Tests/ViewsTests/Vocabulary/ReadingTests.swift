import Geometry
import LayoutCore
import Synchronization
import Testing
import Typesetting
import Views

@Suite struct ReadingTests {
  private func resolved(
    _ direction: LayoutDirection, width: Double = 200, height: Double = 100,
    safeArea: EdgeInsets = EdgeInsets(), @ViewBuilder _ view: () -> some View
  ) throws -> ViewLayout {
    try ViewLayout.resolving(
      in: ProposedViewSize(width: width, height: height), safeArea: safeArea,
      environment: EnvironmentValues(layoutDirection: direction),
      measurer: SyntheticTextMeasurer(), content: view)
  }

  /// The bounds of views, the first one first.
  private struct Bounds: PreferenceKey {
    static let defaultValue: [Anchor<LeadingRect>] = []
    static func reduce(
      value: inout [Anchor<LeadingRect>], nextValue: () -> [Anchor<LeadingRect>]
    ) {
      value += nextValue()
    }
  }

  private struct Words: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  @Test func `a reader makes its content of its size`() throws {
    for direction in LayoutDirection.allCases {
      // The reader has what 50 leave of 200; its content has half of that.
      let layout = try resolved(direction) {
        HStack(spacing: 0) {
          Color().frame(width: 50)
          GeometryReader { proxy in
            Color().frame(width: proxy.size.width / 2, height: proxy.size.height / 4).id("half")
          }
        }
      }
      let x = direction.isMirrored ? 75.0 : 50
      #expect(
        layout.frame(ofID: "half") == PhysicalRect(x: x, y: 0, width: 75, height: 25))
    }
  }

  @Test func `readers inside readers are settled one after the other`() throws {
    let layout = try resolved(.leftToRight) {
      GeometryReader { outer in
        GeometryReader { middle in
          GeometryReader { inner in
            Color().frame(width: inner.size.width / 2, height: 1).id("innermost")
          }
          .frame(width: middle.size.width / 2, height: 10)
        }
        .frame(width: outer.size.width / 2, height: 20)
      }
    }
    // 200 / 2 / 2 / 2 = 25.
    #expect(layout.frame(ofID: "innermost")?.width == 25)
  }

  @Test func `frames are told in the view's own, a named and the host's space`() throws {
    let seen = Mutex<[PhysicalRect]>([])
    for direction in LayoutDirection.allCases {
      _ = try resolved(direction) {
        Color().overlay {
          GeometryReader { proxy in
            Color().frame(width: 1, height: 1).id("\(note(proxy, in: seen))")
          }
        }
        .padding(EdgeInsets(top: 5, leading: 10))
        .coordinateSpace(.named("card"))
        .padding(EdgeInsets(top: 7, leading: 30))
      }
      // 200 − 40 wide and 100 − 12 high. Left to right at 40 of the host and 10 of the card; right
      // to left the leading insets are at the right, so it begins at 0 of both.
      let x = direction.isMirrored ? (host: 0.0, card: 0.0) : (host: 40.0, card: 10.0)
      let frames = seen.withLock { Array($0.suffix(3)) }
      #expect(frames[0] == PhysicalRect(x: 0, y: 0, width: 160, height: 88))
      #expect(frames[1] == PhysicalRect(x: x.card, y: 5, width: 160, height: 88))
      #expect(frames[2] == PhysicalRect(x: x.host, y: 12, width: 160, height: 88))
    }
  }

  private func note(_ proxy: GeometryProxy, in seen: borrowing Mutex<[PhysicalRect]>) -> String {
    seen.withLock {
      $0 += [
        proxy.frame(in: .local), proxy.frame(in: .named("card")), proxy.frame(in: .global),
      ]
    }
    return "dot"
  }

  @Test func `a reader knows what covers its edges`() throws {
    let layout = try resolved(
      .leftToRight, safeArea: EdgeInsets(top: 20, leading: 10, bottom: 5, trailing: 0)
    ) {
      GeometryReader { proxy in
        Color()
          .frame(width: proxy.safeAreaInsets.leading + 1, height: proxy.safeAreaInsets.top + 1)
          .id("sizes")
      }
    }
    #expect(layout.frame(ofID: "sizes")?.size == Size(width: 11, height: 21))
  }

  /// A row of tabs 30, 50 and 40 wide with an indicator below the chosen one.
  private func tabs(chosen: Int) -> some View {
    HStack(spacing: 0) {
      ForEach(0..<3) { number in
        Image("", width: [30, 50, 40][number], height: 20)
          .anchorPreference(key: Bounds.self, value: .bounds) { number == chosen ? [$0] : [] }
      }
    }
    .overlayPreferenceValue(Bounds.self) { anchors in
      GeometryReader { proxy in
        ForEach(anchors.map { proxy[$0] }) { rect in
          Color().id("indicator")
            .frame(width: rect.width, height: 2)
            .offset(x: rect.x, y: rect.y + rect.height - 2)
        }
      }
    }
    .id("tabs")
  }

  @Test func `an indicator stands where the chosen tab is, in both directions`() throws {
    // The row of 120 begins at 40; the second tab is 30 further, 50 wide.
    let left = try resolved(.leftToRight) { tabs(chosen: 1) }
    #expect(
      left.frame(ofID: "indicator") == PhysicalRect(x: 70, y: 58, width: 50, height: 2))
    // Right to left it is 30 from the right: 160 − 30 − 50 = 80.
    let right = try resolved(.rightToLeft) { tabs(chosen: 1) }
    #expect(
      right.frame(ofID: "indicator") == PhysicalRect(x: 80, y: 58, width: 50, height: 2))
  }

  @Test func `anchored views say the same in a document and in a view`() throws {
    try expectSameFrames(
      """
      {"type": "hstack", "id": "tabs", "spacing": 0, "children": [
        {"type": "image", "id": "a", "width": 30, "height": 20},
        {"type": "image", "id": "b", "width": 50, "height": 20,
         "modifiers": [{"anchorPreference": "chosen"}]}],
       "modifiers": [
        {"overlayPreferenceValue": {"key": "chosen", "content": {"type": "color", "id": "box"}}}]}
      """
    ) {
      HStack(spacing: 0) {
        Image("", width: 30, height: 20).id("a")
        Image("", width: 50, height: 20).id("b")
          .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.map { proxy[$0] }) { rect in
            Color().id("box")
              .frame(width: rect.width, height: rect.height, alignment: .topLeading)
              .offset(x: rect.x, y: rect.y)
          }
        }
      }
      .id("tabs")
    }
    let frames = try SceneFrames(
      """
      {"type": "hstack", "spacing": 0, "children": [
        {"type": "image", "width": 30, "height": 20},
        {"type": "image", "width": 50, "height": 20,
         "modifiers": [{"anchorPreference": "chosen"}]}],
       "modifiers": [
        {"backgroundPreferenceValue":
         {"key": "chosen", "content": {"type": "color", "id": "box"}}}]}
      """, width: 100, height: 20)
    // The row of 80 begins at 10; the second view is 30 further.
    frames.expect("box", 40, 0, 50, 20)
  }

  @Test func `values are combined in the order of the views, and replaced by those around`() throws
  {
    var words: [String] = []
    _ = try laidOut {
      HStack {
        Color().preference(key: Words.self, value: "a")
        Color()
        VStack {
          Color().preference(key: Words.self, value: "lost")
        }
        .preference(key: Words.self, value: "b")
        Color().preference(key: Words.self, value: "c").transformPreference(Words.self) {
          $0 += "!"
        }
      }
      .overlayPreferenceValue(Words.self) { value in
        Text(verbatim: value).id("seen")
      }
      .backgroundPreferenceValue(Words.self) { value in
        let _ = words.append(value)
        Color()
      }
    }
    #expect(words.last == "abc!")
    // A view outside hears nothing of its neighbours.
    _ = try laidOut {
      HStack {
        Color().preference(key: Words.self, value: "a")
        Color().overlayPreferenceValue(Words.self) { value in
          let _ = words.append("[\(value)]")
          Color()
        }
      }
    }
    #expect(words.last == "[]")
  }

  @Test func `points of a view are told from the leading edge`() throws {
    struct Corner: PreferenceKey {
      static let defaultValue: Anchor<LeadingPoint>? = nil
      static func reduce(
        value: inout Anchor<LeadingPoint>?, nextValue: () -> Anchor<LeadingPoint>?
      ) {
        value = value ?? nextValue()
      }
    }
    for direction in LayoutDirection.allCases {
      let layout = try resolved(direction) {
        HStack(spacing: 0) {
          Image("", width: 30, height: 20)
          Image("", width: 50, height: 20)
            .anchorPreference(key: Corner.self, value: .topTrailing) { $0 }
        }
        .overlayPreferenceValue(Corner.self) { corner in
          GeometryReader { proxy in
            if let corner {
              let point = proxy[corner]
              Color().id("dot").frame(width: 4, height: 4)
                .offset(x: point.x - 4, y: point.y)
            }
          }
        }
      }
      // The row of 80 begins at 60 and ends at 140; the dot is inside its trailing corner.
      let x = direction.isMirrored ? 60.0 : 136
      #expect(layout.frame(ofID: "dot") == PhysicalRect(x: x, y: 40, width: 4, height: 4))
    }
  }

  @Test func `views that never agree with what they read end with a layout`() throws {
    // The overlay's content is shown only while it is not; every time it is the other way round.
    let layout = try resolved(.leftToRight) {
      VStack {
        Color()
          .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          if let anchor = anchors.first, proxy[anchor].width < 1 {
            GeometryReader { _ in Color().id("unsure") }
          }
        }
      }
    }
    #expect(layout.engine.frame(of: 0).width == 200)
  }

  @Test func `a small document does not become a huge tree of anchored views`() throws {
    // 300 layers around each other, each with an anchor, show 300 · 301 / 2 = 45,150 views.
    var root = #"{"type": "color"}"#
    for _ in 0..<300 {
      root = """
        {"type": "zstack", "children": [\(root)], "modifiers": [{"anchorPreference": "k"},
          {"overlayPreferenceValue": {"key": "k", "content": {"type": "color"}}}]}
        """
    }
    let document = try SceneDocument(parsing: Array(scene(root).utf8))
    let layout = try ViewLayout.resolving(
      document, in: ProposedViewSize(width: 10, height: 10), measurer: SyntheticTextMeasurer())
    let shown = layout.tree.nodes.count { !$0.isModifier && $0.type == .color }
    #expect(shown == SceneDocument.anchoredLimit + 1)
    #expect(layout.tree.layout.diagnostics.contains { $0.rule == "overlayPreferenceValue" })
  }
}
