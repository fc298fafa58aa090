import Geometry
import LayoutCore
import Testing

@Suite struct MatchedGeometryTests {
  private let group = MatchedGeometry.Group(namespace: "tests", id: "a")

  private func row(
    _ follower: MatchedGeometry, _ source: MatchedGeometry
  ) throws -> BothDirections {
    // 100 wide: a leaf of 10 × 10, then 30 × 20 at the end, both centred in a height of 20.
    try BothDirections(width: 100, height: 20) { builder in
      builder.begin(.horizontalStack(spacing: 0))
      builder.begin(.matchedGeometry(follower))
      builder.begin(.flexibleFrame(FrameBounds()))
      builder.leaf(.fixed(Size(width: 10, height: 10)))
      builder.end()
      builder.end()
      builder.leaf(.spacer(minimumLength: 0))
      builder.begin(.matchedGeometry(source))
      builder.leaf(.fixed(Size(width: 30, height: 20)))
      builder.end()
      builder.end()
    }
  }

  @Test func `A view takes over the position of its source and keeps its own place`() throws {
    let frames = try row(
      MatchedGeometry(group, properties: .position, isSource: false), MatchedGeometry(group))
    // The view's own place, then the centres on each other: 70 + 15 − 5 = 80, 10 − 5 = 5.
    frames.expect(1, 0, 5, 10, 10, in: 100)
    frames.expect(3, 80, 5, 10, 10, in: 100)
    frames.expect(5, 70, 0, 30, 20, in: 100)
  }

  @Test func `Anchors count from the leading edge`() throws {
    let frames = try row(
      MatchedGeometry(
        group, properties: .position, anchor: .topTrailing, isSource: false),
      MatchedGeometry(group, anchor: .topLeading))
    // The view's trailing corner is on the source's leading one: 70 − 10 = 60.
    frames.expect(3, 60, 0, 10, 10, in: 100)
  }

  @Test func `A size is proposed`() throws {
    let frames = try BothDirections(width: 100, height: 40) { builder in
      builder.begin(.horizontalStack(spacing: 0))
      builder.begin(.frame(width: 10, height: 10))
      builder.begin(
        .matchedGeometry(MatchedGeometry(group, properties: .size, isSource: false)))
      builder.leaf(.flexible)
      builder.end()
      builder.end()
      builder.begin(.matchedGeometry(MatchedGeometry(group)))
      builder.leaf(.fixed(Size(width: 30, height: 20)))
      builder.end()
      builder.end()
    }
    // The row of 40 begins at 30; a view of 30 × 20 about the centre of 10 × 10 at (30, 15): 35 − 15.
    frames.expect(2, 30, 15, 10, 10, in: 100)
    frames.expect(3, 20, 10, 30, 20, in: 100)
  }

  @Test func `A whole frame is that of the source, and what is inside follows`() throws {
    let frames = try BothDirections(width: 100, height: 40) { builder in
      builder.begin(.depthStack(alignment: .topLeading))
      builder.begin(.matchedGeometry(MatchedGeometry(group, isSource: false)))
      builder.begin(.horizontalStack(spacing: 0))
      builder.leaf(.flexible)
      builder.leaf(.fixed(Size(width: 5, height: 5)))
      builder.end()
      builder.end()
      builder.begin(.padding(EdgeInsets(leading: 60, trailing: 10)))
      builder.begin(.matchedGeometry(MatchedGeometry(group)))
      builder.leaf(.flexible)
      builder.end()
      builder.end()
      builder.end()
    }
    // The source is 30 × 40 at 60; the row inside it has 25 and 5.
    frames.expect(2, 60, 0, 30, 40, in: 100)
    frames.expect(3, 60, 0, 25, 40, in: 100)
    frames.expect(4, 85, 17.5, 5, 5, in: 100)
  }

  @Test func `Without a source everything stays`() throws {
    let frames = try row(
      MatchedGeometry(group, isSource: false), MatchedGeometry(group, isSource: false))
    frames.expect(3, 0, 5, 10, 10, in: 100)
  }

  @Test func `A source that follows another one takes its followers along`() throws {
    let other = MatchedGeometry.Group(namespace: "tests", id: "b")
    let frames = try BothDirections(width: 100, height: 20) { builder in
      builder.begin(.horizontalStack(spacing: 0))
      // The first follows the second, which lies in a view that follows the last.
      builder.begin(
        .matchedGeometry(MatchedGeometry(other, properties: .position, isSource: false)))
      builder.leaf(.fixed(Size(width: 10, height: 20)))
      builder.end()
      builder.begin(
        .matchedGeometry(MatchedGeometry(group, properties: .position, isSource: false)))
      builder.begin(.matchedGeometry(MatchedGeometry(other)))
      builder.leaf(.fixed(Size(width: 10, height: 20)))
      builder.end()
      builder.end()
      builder.leaf(.spacer(minimumLength: 0))
      builder.begin(.matchedGeometry(MatchedGeometry(group)))
      builder.leaf(.fixed(Size(width: 10, height: 20)))
      builder.end()
      builder.end()
    }
    for node in [2, 4, 5, 8] { frames.expect(node, 90, 0, 10, 20, in: 100) }
  }
}
