import Geometry
import LayoutCore
import Testing

@Suite struct ContainerRelativeFrameTests {
  private func framed(
    _ frame: ContainerRelativeFrame, _ builder: inout LayoutTreeBuilder,
    _ size: Size = Size(width: 20, height: 20)
  ) {
    builder.begin(.containerRelativeFrame(frame))
    builder.leaf(.fixed(size))
    builder.end()
  }

  @Test func `A frame takes columns of the host with the gaps between them`() throws {
    // (400 − 10 · 3) / 4 = 92.5; three of them and two gaps are 297.5. The row is centred.
    let frames = try BothDirections(width: 400, height: 100) { builder in
      builder.begin(.horizontalStack(spacing: 0))
      framed(
        ContainerRelativeFrame(
          .horizontal, alignment: .leading, rule: .share(count: 4, span: 3, spacing: 10)), &builder)
      builder.leaf(.fixed(Size(width: 50, height: 10)))
      builder.end()
    }
    // 297.5 + 50 = 347.5 begins at 26.25.
    frames.expect(1, 26.25, 40, 297.5, 20, in: 400)
    frames.expect(2, 26.25, 40, 20, 20, in: 400)
    frames.expect(3, 323.75, 45, 50, 10, in: 400)
  }

  @Test func `Stacks, frames and readers are no containers`() throws {
    let frames = try BothDirections(width: 400, height: 100) { builder in
      builder.begin(.frame(width: 100, height: 50))
      builder.begin(.geometryReader)
      framed(ContainerRelativeFrame([.horizontal, .vertical]), &builder)
      builder.end()
      builder.end()
    }
    // The frame of the host's size stands at the reader's corner: (400 − 100) / 2, (100 − 50) / 2.
    frames.expect(2, 150, 25, 400, 100, in: 400)
  }

  @Test func `The host counts without what is covered of it`() throws {
    let area = SafeArea(insets: EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
    let frames = try BothDirections(width: 400, height: 100, safeArea: area) { builder in
      framed(ContainerRelativeFrame([.horizontal, .vertical]), &builder)
    }
    frames.expect(0, 20, 10, 340, 60, in: 400)
  }

  @Test func `A scroll view is a container without the insets of its content`() throws {
    // The region is 300 wide; its insets leave 300 − 16 − 24 = 260. Two columns 20 apart are
    // (260 − 20) / 2 = 120 wide; the content is 3 · 120 + 2 · 20 = 400.
    let frames = try BothDirections(width: 300, height: 100) { builder in
      builder.begin(
        .scrollView(
          ScrollRegion(axes: .horizontal, insets: EdgeInsets(leading: 16, trailing: 24))))
      builder.begin(.horizontalStack(spacing: 20))
      for _ in 0..<3 {
        framed(
          ContainerRelativeFrame(
            .horizontal, rule: .share(count: 2, span: 1, spacing: 20)), &builder)
      }
      builder.end()
      builder.end()
    }
    frames.expect(1, 16, 40, 400, 20, in: 300)
    frames.expect(2, 16, 40, 120, 20, in: 300)
    frames.expect(6, 296, 40, 120, 20, in: 300)
  }

  @Test func `Containers inside containers are settled from the outside in`() throws {
    // The outer region is 300 × 200; the inner one takes half its width, 150, and two thirds of its
    // columns: (150 − 0) / 3 · 2 = 100.
    let frames = try BothDirections(width: 300, height: 200) { builder in
      builder.begin(.scrollView(ScrollRegion(axes: .vertical)))
      builder.begin(
        .containerRelativeFrame(
          ContainerRelativeFrame(
            .horizontal, rule: .computed { length, _ in length / 2 })))
      builder.begin(.scrollView(ScrollRegion(axes: .horizontal)))
      framed(
        ContainerRelativeFrame(.horizontal, rule: .share(count: 3, span: 2, spacing: 0)), &builder)
      builder.end()
      builder.end()
      builder.end()
    }
    #expect(frames.left[2].width == 150)
    #expect(frames.left[3].width == 100)
  }

  @Test func `Panels with slots of their own are containers`() throws {
    // 410 − 10 = 400; the leading panel has 0.25 of it, 100, the trailing one 300.
    let frames = try BothDirections(width: 410, height: 100) { builder in
      builder.begin(.custom(SplitLayout(ratio: 0.25, spacing: 10)))
      builder.markChildrenAsContainers()
      framed(ContainerRelativeFrame([.horizontal, .vertical]), &builder)
      framed(ContainerRelativeFrame(.horizontal), &builder)
      builder.end()
    }
    frames.expect(1, 0, 0, 100, 100, in: 410)
    frames.expect(3, 110, 0, 300, 20, in: 410)
  }

  @Test func `A host without a length leaves it to the content`() throws {
    let frames = try BothDirections(width: nil, height: 100) { builder in
      framed(ContainerRelativeFrame([.horizontal, .vertical]), &builder)
    }
    frames.expect(0, 0, 0, 20, 100, in: 20)
  }

  @Test func `Columns that make no length are noted and replaced`() throws {
    var builder = LayoutTreeBuilder()
    framed(
      ContainerRelativeFrame(.horizontal, rule: .share(count: 0, span: 1, spacing: 0)), &builder)
    let tree = builder.finish()
    #expect(tree.diagnostics.map(\.rule) == ["containerRelativeFrame"])
    let engine = LayoutEngine(tree)
    try engine.layout(in: ProposedViewSize(width: 50, height: 50))
    #expect(engine.frame(of: 0).width == 50)
  }

  @Test func `A host visited before leaves no trace`() throws {
    var builder = LayoutTreeBuilder()
    builder.begin(.scrollView(ScrollRegion(axes: .horizontal)))
    framed(ContainerRelativeFrame(.horizontal), &builder)
    builder.end()
    let engine = LayoutEngine(builder.finish())
    for width in [100.0, 300, 100] {
      try engine.layout(in: ProposedViewSize(width: width, height: 50))
      #expect(engine.frame(of: 1).width == width)
    }
  }
}
