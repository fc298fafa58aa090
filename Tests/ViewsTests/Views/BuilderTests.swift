import DesignTokens
import Geometry
import LayoutCore
import Testing
import Typesetting
import UnicodeServices
import Views

@Suite struct BuilderTests {
  @Test func `statements, conditions and lists add their views in order`() throws {
    func tree(_ flag: Bool) throws -> [String] {
      try laidOut {
        HStack {
          Color()
          if flag { Rectangle() }
          if flag {
            Circle()
          } else {
            Capsule()
            Ellipse()
          }
          ForEach(0..<2) { _ in Spacer() }
          ForEach(["a", "b"], id: \.self) { Text(verbatim: $0) }
          EmptyView()
          AnyView(Divider())
        }
      }.outline().map { String($0.split(separator: " ")[0]) }
    }
    #expect(
      try tree(true)
        == [
          "hstack", "color", "rectangle", "circle", "spacer", "spacer", "text", "text", "divider",
        ]
    )
    #expect(
      try tree(false)
        == [
          "hstack", "color", "capsule", "ellipse", "spacer", "spacer", "text", "text", "divider",
        ])
  }

  @Test func `a switch and an availability check choose one branch`() throws {
    enum Shape { case round, square, none }
    for (shape, expected) in [(Shape.round, "circle"), (.square, "rectangle"), (.none, "color")] {
      let outline = try laidOut {
        switch shape {
        case .round: Circle()
        case .square: Rectangle()
        case .none: if #available(macOS 10.0, *) { Color() }
        }
      }.outline()
      #expect(outline == ["\(expected) #0"])
    }
  }

  @Test func `a modifier of a group applies to each view in it`() throws {
    let layout = try laidOut {
      HStack(spacing: 0) {
        Group {
          Color()
          Group { Rectangle() }
        }
        .frame(width: 10, height: 10)
        .padding(1)
      }
    }
    #expect(
      layout.outline(modifiers: true) == [
        "hstack #0", " padding", "  frame", "   color #0.0", " padding", "  frame",
        "   rectangle #0.1",
      ])
    #expect(layout.engine.frame(of: 0).width == 24)
  }

  @Test func `several roots stand in a column`() throws {
    let outline = try laidOut {
      Color()
      Circle()
    }.outline()
    #expect(outline == ["vstack #0", " color #0.0", " circle #0.1"])
  }

  @Test func `nothing at all is an empty column`() throws {
    let layout = try laidOut { EmptyView() }
    #expect(layout.engine.frame(of: 0).size == .zero)
  }

  @Test func `one child makes a stack that child only when it is written so`() throws {
    // A single static child of a stack lets its priority through, a list of one does not.
    func share(@ViewBuilder _ stack: () -> some View) throws -> Double? {
      let layout = try laidOut(in: ProposedViewSize(width: 100, height: 10)) {
        HStack(spacing: 0) {
          stack()
          Color().layoutPriority(1)
        }
      }
      return layout.engine.proposal(of: layout.tree.layout.children(of: 0)[0]).width
    }
    #expect(try share { VStack { Color().layoutPriority(2) } } == 100)
    #expect(try share { VStack { ForEach(0..<1) { _ in Color().layoutPriority(2) } } } == 0)
    #expect(try share { VStack { if true { Color().layoutPriority(2) } } } == 0)
  }

  @Test func `views of one's own are their bodies`() throws {
    struct Row: View {
      var title: String
      var body: some View {
        HStack(spacing: 0) {
          Text(verbatim: title)
          Spacer()
        }
      }
    }
    let outline = try laidOut { VStack { ForEach(["a", "b"]) { Row(title: $0).id($0) } } }.outline()
    #expect(
      outline == [
        "vstack #0", " hstack #a", "  text #0.0.0", "  spacer #0.0.1", " hstack #b",
        "  text #0.1.0", "  spacer #0.1.1",
      ])
  }

  @Test func `modifiers of one's own see the view and may repeat it`() throws {
    struct Twice: ViewModifier {
      var gap: Double
      func body(content: Content) -> some View {
        HStack(spacing: gap) {
          content
          content.padding(2)
        }
      }
    }
    let layout = try laidOut { Color().frame(width: 10, height: 10).modifier(Twice(gap: 5)) }
    // 10 + 5 + (10 + 2 · 2)
    #expect(layout.engine.frame(of: 0).size == Size(width: 29, height: 14))
  }

  @Test func `a view of ten thousand levels is lowered and laid out`() throws {
    var view = AnyView(Color())
    for level in 0..<10_000 {
      view = level % 2 == 0 ? AnyView(view.padding(0.01)) : AnyView(VStack { view })
    }
    let layout = try laidOut(in: ProposedViewSize(width: 200, height: 200)) { view }
    // 5000 paddings of 0.01 on each side.
    let leaf = layout.engine.frame(of: layout.tree.layout.count - 1)
    #expect(abs(leaf.width - 100) < 1e-6)
  }

  @Test func `layers of several views in each other do not multiply the work`() throws {
    final class Counter {
      var count = 0
    }
    struct Counted: View {
      let counter: Counter
      var body: some View {
        counter.count += 1
        return Color()
      }
    }
    let counter = Counter()
    var view = AnyView(Counted(counter: counter))
    for _ in 0..<12 {
      let inner = view
      view = AnyView(
        Color().overlay {
          Color()
          inner
        })
    }
    _ = try laidOut { view }
    // Twice for each of the layers would be 4096 times.
    #expect(counter.count <= 2)
  }
}
