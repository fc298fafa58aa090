import Geometry
import LayoutCore
import Testing

@Suite struct SafeAreaTests {
  private let area = SafeArea(
    insets: EdgeInsets(top: 60, leading: 20, bottom: 30, trailing: 40))

  @Test func `A root is laid out in what is not covered and centred there`() throws {
    // 400 − 60 = 340 wide, 800 − 90 = 710 high; a root of 100 × 50 begins at
    // 20 + (340 − 100) / 2 = 140 and 60 + (710 − 50) / 2 = 390.
    let small = try BothDirections(width: 400, height: 800, safeArea: area) {
      $0.leaf(.fixed(Size(width: 100, height: 50)))
    }
    small.expect(0, 140, 390, 100, 50, in: 400)
    let whole = try BothDirections(width: 400, height: 800, safeArea: area) { $0.leaf(.flexible) }
    whole.expect(0, 20, 60, 340, 710, in: 400)
  }

  @Test func `A host without a length is as long as the root and what is covered`() throws {
    // The root is at the covered part's end: 20 + 100 + 40 = 160 wide altogether.
    let frames = try BothDirections(width: nil, height: nil, safeArea: area) {
      $0.leaf(.fixed(Size(width: 100, height: 50)))
    }
    frames.expect(0, 20, 60, 100, 50, in: 160)
  }

  @Test func `Content reaches over the safe area at the edges that touch it`() throws {
    // The column is 340 × 710 at (20, 60); the first view takes 710 − 100 = 610 of the height.
    // It touches top, leading and trailing, so its content is 340 + 60 wide and 610 + 60 high.
    let frames = try BothDirections(width: 400, height: 800, safeArea: area) { builder in
      builder.begin(.verticalStack(spacing: 0))
      builder.begin(.ignoresSafeArea(.all, edges: .all))
      builder.leaf(.flexible)
      builder.end()
      builder.leaf(.fixed(Size(width: 100, height: 100)))
      builder.end()
    }
    frames.expect(1, 20, 60, 340, 610, in: 400)
    frames.expect(2, 0, 0, 400, 670, in: 400)
    // The next view is where it was: 20 + (340 − 100) / 2 = 140.
    frames.expect(3, 140, 670, 100, 100, in: 400)
  }

  @Test func `Only the named edges are reached over`() throws {
    let frames = try BothDirections(width: 400, height: 800, safeArea: area) { builder in
      builder.begin(.ignoresSafeArea(.all, edges: [.leading, .bottom]))
      builder.leaf(.flexible)
      builder.end()
    }
    // 340 + 20 wide from x 0, 710 + 30 high from y 60.
    frames.expect(1, 0, 60, 360, 740, in: 400)
  }

  @Test func `An edge that does not touch reaches nothing`() throws {
    // A view of 100 × 20 in the middle: no edge is at an edge of the safe area.
    let frames = try BothDirections(width: 400, height: 800, safeArea: area) { builder in
      builder.begin(.depthStack())
      builder.leaf(.flexible)
      builder.begin(.ignoresSafeArea(.all, edges: .all))
      builder.leaf(.fixed(Size(width: 100, height: 20)))
      builder.end()
      builder.end()
    }
    frames.expect(3, 140, 405, 100, 20, in: 400)
  }

  @Test func `Half a pixel and a thousandth still touch`() throws {
    func reached(_ gap: Double) throws -> Double {
      let tree = try BothDirections(width: 400, height: 800, safeArea: area) { builder in
        builder.begin(.padding(EdgeInsets(top: gap)))
        builder.begin(.ignoresSafeArea(.all, edges: .top))
        builder.leaf(.flexible)
        builder.end()
        builder.end()
      }
      return tree.left[2].y
    }
    // At 2 pixels a point half a pixel is 0.25.
    // An edge is moved by what is covered, 60, wherever in that it lies.
    #expect(abs(try reached(0.2509) - 0.2509) < 1e-9)
    #expect(abs(try reached(0.252) - 60.252) < 1e-9)
  }

  @Test func `Padding of the safe area can be taken back, other padding cannot`() throws {
    // Padding 16 and inside it safe-area padding 10: the leaf is 200 − 32 − 20 = 148 wide; its
    // content reaches over the inner 10 only.
    let frames = try BothDirections(width: 200, height: 100) { builder in
      builder.begin(.padding(EdgeInsets(all: 16)))
      builder.begin(.safeAreaPadding(EdgeInsets(top: 4, leading: 10, bottom: 6, trailing: 20)))
      builder.begin(.ignoresSafeArea(.container, edges: .all))
      builder.leaf(.flexible)
      builder.end()
      builder.end()
      builder.end()
    }
    // 200 − 32 − 30 = 138 wide at 26, 100 − 32 − 10 = 58 high at 20.
    frames.expect(2, 26, 20, 138, 58, in: 200)
    frames.expect(3, 16, 16, 168, 68, in: 200)
  }

  @Test func `Content reaches under a bar and on to the edge of the host`() throws {
    // A bar of 50 at the top, 8 from the content: the host leaves 100…800 − 30 = 770. The bar is
    // at 60, the content at 60 + 50 + 8 = 118, 710 − 58 = 652 high.
    let frames = try BothDirections(width: 400, height: 800, safeArea: area) { builder in
      builder.begin(.safeAreaInset(edge: .top, spacing: 8))
      builder.begin(.ignoresSafeArea(.all, edges: .vertical))
      builder.leaf(.flexible)
      builder.end()
      builder.begin(.ignoresSafeArea(.all, edges: .top))
      builder.begin(.frame(width: nil, height: 50))
      builder.leaf(.flexible)
      builder.end()
      builder.end()
      builder.end()
    }
    frames.expect(1, 20, 118, 340, 652, in: 400)
    // Over the bar (58) and the 60 above it, and over the 30 below: 652 + 118 + 30 = 800.
    frames.expect(2, 20, 0, 340, 800, in: 400)
    // The bar's frame takes 50 whatever it is proposed, at the reached place.
    frames.expect(3, 20, 60, 340, 50, in: 400)
    frames.expect(4, 20, 0, 340, 50, in: 400)
  }

  @Test func `A keyboard is a part of its own that stands on the bars`() throws {
    // 300 of keyboard and 30 of bar: 300 are covered at the bottom.
    let covered = SafeArea(insets: EdgeInsets(bottom: 30), keyboardHeight: 300)
    func bottom(_ regions: SafeAreaRegions) throws -> Double {
      let tree = try BothDirections(width: 400, height: 800, safeArea: covered) { builder in
        builder.begin(.ignoresSafeArea(regions, edges: .all))
        builder.leaf(.flexible)
        builder.end()
      }
      #expect(tree.left[0].maxY == 500)
      return tree.left[1].maxY
    }
    #expect(try bottom(.keyboard) == 770)
    #expect(try bottom(.all) == 800)
    // The view touches the keyboard only, which is not ignored.
    #expect(try bottom(.container) == 500)
  }

  @Test func `A scroll view ends the safe area along its axis`() throws {
    let frames = try BothDirections(width: 400, height: 800, safeArea: area) { builder in
      builder.begin(.scrollView(ScrollRegion(axes: .vertical)))
      builder.begin(.ignoresSafeArea(.all, edges: .all))
      builder.begin(.frame(width: nil, height: 100))
      builder.leaf(.flexible)
      builder.end()
      builder.end()
      builder.end()
    }
    // 340 + 60 wide, but from y 60: the top belongs to the region.
    frames.expect(2, 0, 60, 400, 100, in: 400)
  }

  @Test func `Content scrolls under what covers its region`() throws {
    func top(_ offset: Size?) throws -> Double {
      let tree = try BothDirections(width: 400, height: 800, safeArea: area) { builder in
        builder.begin(.scrollView(ScrollRegion(axes: .vertical, offset: offset)))
        builder.begin(.frame(width: nil, height: 2000))
        builder.leaf(.flexible)
        builder.end()
        builder.end()
      }
      return tree.left[1].y
    }
    // At rest the content begins below the bar; an offset of −60 is that rest.
    #expect(try top(nil) == 60)
    #expect(try top(Size(width: 0, height: -60)) == 60)
    // At offset 0 it begins at the host's top, at 100 it is 100 higher.
    #expect(try top(.zero) == 0)
    #expect(try top(Size(width: 0, height: 100)) == -100)
    // At most 2000 + 30 − 800 = 1230: then it ends above the bar at the bottom, at 770.
    #expect(try top(Size(width: 0, height: 5000)) == -1230)
  }

  @Test func `Content at rest begins behind the insets of its scroll view`() throws {
    func x(_ offset: Double?) throws -> BothDirections {
      try BothDirections(width: 100, height: 40) { builder in
        builder.begin(
          .scrollView(
            ScrollRegion(
              axes: .horizontal, offset: offset.map { Size(width: $0, height: 0) },
              insets: EdgeInsets(leading: 16, trailing: 24))))
        builder.leaf(.fixed(Size(width: 250, height: 40)))
        builder.end()
      }
    }
    try x(nil).expect(1, 16, 0, 250, 40, in: 100)
    try x(-16).expect(1, 16, 0, 250, 40, in: 100)
    try x(0).expect(1, 0, 0, 250, 40, in: 100)
    // At most 250 + 24 − 100 = 174.
    try x(400).expect(1, -174, 0, 250, 40, in: 100)
  }

  @Test func `The safe area is a part of what a layout depends on`() throws {
    var builder = LayoutTreeBuilder()
    builder.leaf(.flexible)
    let engine = LayoutEngine(builder.finish())
    let host = ProposedViewSize(width: 100, height: 100)
    try engine.layout(in: host)
    try engine.layout(in: host, safeArea: SafeArea(insets: EdgeInsets(top: 10)))
    #expect(engine.frame(of: 0) == PhysicalRect(x: 0, y: 10, width: 100, height: 90))
    try engine.layout(in: host)
    #expect(engine.frame(of: 0) == PhysicalRect(x: 0, y: 0, width: 100, height: 100))
  }
}
