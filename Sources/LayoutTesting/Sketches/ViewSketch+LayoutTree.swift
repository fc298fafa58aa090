package import Geometry
package import LayoutCore

extension ViewSketch {
  /// The sketch as a layout tree, nil when there is no view in it.
  ///
  /// Texts become leaves for ``SketchMeasurer``.
  package func layoutTree(direction: LayoutDirection) -> LayoutTree? {
    if isEmpty { return nil }
    var builder = LayoutTreeBuilder()
    builder.layoutDirection = direction
    build(modifiers.count, &builder)
    return builder.finish()
  }

  /// Adds the view with its first so many modifiers.
  private func build(_ count: Int, _ builder: inout LayoutTreeBuilder) {
    guard count > 0 else { return buildContent(&builder) }
    let inner = count - 1
    switch modifiers[inner] {
    case .direction(let direction):
      let outer = builder.layoutDirection
      builder.begin(.transparent)
      builder.layoutDirection = direction
      build(inner, &builder)
      builder.layoutDirection = outer
    case .background(let alignment, let secondary), .overlay(let alignment, let secondary):
      builder.begin(.layered(alignment: alignment.alignment))
      build(inner, &builder)
      secondary.buildLayer(&builder)
    case let modifier:
      builder.begin(modifier.layoutModifier)
      build(inner, &builder)
    }
    builder.end()
  }

  private func buildLayer(_ builder: inout LayoutTreeBuilder) {
    if isEmpty {
      builder.leaf(.fixed(Size(width: 0, height: 0)))
    } else {
      build(modifiers.count, &builder)
    }
  }

  private func buildContent(_ builder: inout LayoutTreeBuilder) {
    switch content {
    case .horizontalStack(let guide, let spacing, let children):
      builder.begin(.horizontalStack(alignment: guide.vertical, spacing: spacing))
      buildChildren(children, &builder)
    case .verticalStack(let guide, let spacing, let children):
      builder.begin(.verticalStack(alignment: guide.horizontal, spacing: spacing))
      buildChildren(children, &builder)
    case .depthStack(let alignment, let children):
      builder.begin(.depthStack(alignment: alignment.alignment))
      buildChildren(children, &builder)
    case .spacer(let minimum): builder.leaf(.spacer(minimumLength: minimum))
    case .divider: builder.leaf(.divider(thickness: 0.5))
    case .color: builder.leaf(.flexible)
    case .circle: builder.leaf(.square)
    case .image(let width, let height, let isResizable):
      let size = Size(width: width, height: height)
      builder.leaf(isResizable ? .resizable(natural: size, minimum: .zero) : .fixed(size))
    case .text(let letters):
      builder.leaf(
        .measured(MeasuredLeaf(index: letters, spacing: SketchMeasurer.spacing)))
    case .empty: break
    }
  }

  private func buildChildren(_ children: [ViewSketch], _ builder: inout LayoutTreeBuilder) {
    for child in children where !child.isEmpty { child.build(child.modifiers.count, &builder) }
    builder.end()
  }
}

extension ViewSketch.Modifier {
  /// The modifier for layout calls; what only drawing or the environment sees changes nothing.
  fileprivate var layoutModifier: LayoutModifier {
    switch self {
    case .frame(let width, let height, let alignment):
      .frame(width: width, height: height, alignment: alignment.alignment)
    case .flexibleFrame(let bounds, let alignment):
      .flexibleFrame(bounds, alignment: alignment.alignment)
    case .padding(let insets): .padding(insets)
    case .safeAreaPadding(let insets): .safeAreaPadding(insets)
    case .ignoresSafeArea(let regions, let edges): .ignoresSafeArea(regions, edges: edges)
    case .containerRelativeFrame(let axes, let columns, let alignment):
      .containerRelativeFrame(
        ContainerRelativeFrame(
          axes, alignment: alignment.alignment,
          rule: columns.map { .share(count: $0.count, span: $0.span, spacing: $0.spacing) }
            ?? .whole))
    case .fixedSize(let horizontal, let vertical):
      .fixedSize(horizontal: horizontal, vertical: vertical)
    case .touchTarget(let side): .minimumSize(width: side, height: side)
    case .aspectRatio(let ratio, let mode): .aspectRatio(ratio, contentMode: mode)
    case .layoutPriority(let priority): .layoutPriority(priority)
    case .offset(let x, let y): .offset(x: x, y: y)
    case .position(let x, let y): .position(x: x, y: y)
    case .guide(let guide, let value):
      .alignmentGuide(
        guide.axis == .horizontal
          ? AlignmentKeyReference(guide.horizontal) : AlignmentKeyReference(guide.vertical),
        value.value)
    case .background, .overlay, .zIndex, .hidden, .direction: .transparent
    }
  }
}

/// Measures the texts of sketches: letters 8 wide, lines 10 high, broken between any two letters.
///
/// A simple text whose height depends on its width, with a baseline 8 below the top of each line.
package final class SketchMeasurer: LeafMeasurer {
  /// The distances of such a text: a tenth of the height more than its ascent and descent.
  package static let spacing = ViewSpacing(
    text: TextEdgeMetrics(
      ascender: 8, descender: 2, leading: 1.25, capHeight: 6, pixelLength: 0.5))

  /// Creates a measurer.
  package init() {}

  /// The size of a text of `index` letters.
  package func size(ofLeaf index: Int, proposal: ProposedViewSize) -> Size {
    let (columns, lines) = Self.grid(index, proposal)
    return Size(width: Double(columns) * 8, height: Double(lines) * 10)
  }

  /// The baselines, 8 below the top of the first and of the last line.
  package func baselines(
    ofLeaf index: Int, proposal: ProposedViewSize
  ) -> (first: Double, last: Double) {
    let lines = Self.grid(index, proposal).lines
    return lines == 0 ? (0, 0) : (8, Double(lines) * 10 - 2)
  }

  /// How many letters stand in a line, and how many lines are kept.
  private static func grid(
    _ letters: Int, _ proposal: ProposedViewSize
  ) -> (columns: Int, lines: Int) {
    let width = proposal.width ?? .infinity
    let height = proposal.height ?? .infinity
    if width <= 0 { return (0, 0) }
    let room = width < Double(letters) * 8 ? Int(width / 8) : letters
    let columns = min(max(room, 1), letters)
    let lines = columns == 0 ? 1 : (letters + columns - 1) / columns
    let kept = height < Double(lines) * 10 ? max(Int(max(height, 0) / 10), 1) : lines
    return (columns, kept)
  }
}
