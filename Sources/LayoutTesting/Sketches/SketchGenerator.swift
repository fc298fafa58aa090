package import Geometry
internal import LayoutCore

/// Draws view trees that are small and strange.
///
/// Every leaf, container and modifier occurs, lengths are small and often 0, equal or negative where
/// that is legal; the simplest tree is one filled area.
package struct SketchGenerator: Sendable {
  /// How many levels of containers and layers there are at most.
  package var maximumDepth = 3

  /// How many views and layers there are at most.
  package var maximumViewCount = 9

  /// Whether there are texts.
  package var includesText = true

  /// Whether parts of a tree have a direction of their own.
  package var includesDirections = true

  /// Whether there is only what scene documents have words for.
  package var isSceneExpressible = false

  /// Creates a generator of all there is.
  package init() {}

  /// Draws a tree; its views are named in tree order.
  package func sketch(_ choices: inout Choices) -> ViewSketch {
    var run = Run(settings: self, views: 0)
    return run.view(&choices, depth: 0, mayBeEmpty: false)
  }

  /// Draws the size of a host.
  package func host(_ choices: inout Choices) -> ProposedViewSize {
    ProposedViewSize(width: hostLength(&choices), height: hostLength(&choices))
  }

  private func hostLength(_ choices: inout Choices) -> Double? {
    choices.element(weighted: [
      (8, 1), (2, nil), (1, 0), (1, .infinity),
    ])
    .map { $0 == 1 ? choices.double(in: 0...200) : $0 }
  }
}

/// The drawing of one tree.
private struct Run {
  let settings: SketchGenerator
  var views: Int

  mutating func view(_ choices: inout Choices, depth: Int, mayBeEmpty: Bool) -> ViewSketch {
    choices.group("view") { choices in
      views += 1
      let number = views
      let content = content(&choices, depth: depth, mayBeEmpty: mayBeEmpty)
      var sketch = ViewSketch(content)
      if sketch.isEmpty { return sketch }
      if choices.chance(1, in: 3) { sketch.id = "view\(number)" }
      sketch.modifiers = choices.array(count: 0...3) { modifier(&$0, depth: depth) }
      return sketch
    }
  }

  // MARK: Views

  private enum ContentKind {
    case color, image, spacer, text, circle, resizable, divider, empty, row, column, pile
  }

  private mutating func content(
    _ choices: inout Choices, depth: Int, mayBeEmpty: Bool
  ) -> ViewSketch.Content {
    var kinds: [(weight: Int, value: ContentKind)] = [
      (5, .color), (5, .image), (3, .spacer), (settings.includesText ? 4 : 0, .text), (1, .circle),
      (1, .resizable), (1, .divider), (mayBeEmpty ? 1 : 0, .empty),
    ]
    if depth < settings.maximumDepth, views < settings.maximumViewCount {
      // The shallower, the more containers, or most trees would be a single leaf.
      let weight = depth == 0 ? 24 : 6
      kinds += [(weight, .row), (weight, .column), (weight / 2, .pile)]
    }
    switch choices.element(weighted: kinds) {
    case .color: return .color
    case .image:
      return .image(width: length(&choices), height: length(&choices), isResizable: false)
    case .resizable:
      return .image(width: length(&choices), height: length(&choices), isResizable: true)
    case .spacer: return .spacer(minimum: choices.optional { signedLength(&$0) })
    case .text: return .text(letters: choices.int(in: 0...12))
    case .circle: return .circle
    case .divider: return .divider
    case .empty: return .empty
    case .row:
      let alignment = guide(&choices, .vertical)
      return .horizontalStack(
        alignment, spacing: spacing(&choices), children(&choices, depth: depth))
    case .column:
      let alignment = guide(&choices, .horizontal)
      return .verticalStack(
        alignment, spacing: spacing(&choices), children(&choices, depth: depth))
    case .pile: return .depthStack(alignment(&choices), children(&choices, depth: depth))
    }
  }

  private mutating func children(_ choices: inout Choices, depth: Int) -> [ViewSketch] {
    choices.array(count: 0...5) { view(&$0, depth: depth + 1, mayBeEmpty: true) }
  }

  private func spacing(_ choices: inout Choices) -> Double? {
    choices.optional { choices in
      choices.bool() ? signedLength(&choices) : 0
    }
  }

  // MARK: Modifiers

  private enum ModifierKind {
    case frame, flexibleFrame, padding, priority, guide, fixedSize, ratio, layer, offset, position
    case order, hidden, direction, touchTarget, safePadding, ignoring, relative
  }

  private mutating func modifier(_ choices: inout Choices, depth: Int) -> ViewSketch.Modifier {
    let kind = choices.element(weighted: [
      (5, ModifierKind.frame), (5, .flexibleFrame), (4, .padding), (4, .priority), (4, .guide),
      (3, .fixedSize), (3, .ratio),
      (depth < settings.maximumDepth && views < settings.maximumViewCount ? 2 : 0, .layer),
      (1, .offset), (1, .position), (1, .order), (1, .hidden), (1, .touchTarget),
      (settings.includesDirections ? 2 : 0, .direction), (1, .safePadding), (2, .ignoring),
      (1, .relative),
    ])
    switch kind {
    case .frame:
      return .frame(
        width: choices.optional { length(&$0) }, height: choices.optional { length(&$0) },
        alignment(&choices))
    case .flexibleFrame:
      let bounds = FrameBounds(width: range(&choices), height: range(&choices))
      return .flexibleFrame(bounds, alignment(&choices))
    case .padding: return .padding(insets(&choices))
    case .priority: return .layoutPriority(priority(&choices))
    case .guide: return guideModifier(&choices)
    case .fixedSize: return .fixedSize(horizontal: choices.bool(), vertical: choices.bool())
    case .touchTarget: return .touchTarget(choices.element(of: [44, 20, 0, 64.5]))
    case .ratio:
      return .aspectRatio(
        choices.optional { $0.element(of: [1, 2, 0.5, 1.5, 0.3]) },
        choices.bool() ? .fill : .fit)
    case .layer:
      let isBackground = choices.bool()
      let alignment = alignment(&choices)
      let view = view(&choices, depth: depth + 1, mayBeEmpty: true)
      return isBackground ? .background(alignment, view) : .overlay(alignment, view)
    case .offset: return .offset(x: signedLength(&choices), y: signedLength(&choices))
    case .position: return .position(x: signedLength(&choices), y: signedLength(&choices))
    case .order: return .zIndex(signedLength(&choices))
    case .hidden: return .hidden
    case .direction: return .direction(choices.bool() ? .leftToRight : .rightToLeft)
    case .safePadding:
      return .safeAreaPadding(
        EdgeInsets(
          top: choices.double(in: 0...12), leading: choices.double(in: 0...12),
          bottom: choices.double(in: 0...12), trailing: choices.double(in: 0...12)))
    case .ignoring:
      let regions = choices.element(of: [SafeAreaRegions.all, .container, .keyboard])
      return .ignoresSafeArea(regions, Edge.Set(rawValue: UInt8(choices.int(in: 0...15))))
    case .relative:
      let axes = choices.element(of: [Axis.Set.horizontal, .vertical, .both])
      let columns = choices.optional { choices in
        SketchColumns(
          count: choices.int(in: 1...4), span: choices.int(in: 1...4),
          spacing: choices.double(in: 0...10))
      }
      return .containerRelativeFrame(axes, columns, alignment(&choices))
    }
  }

  private func range(_ choices: inout Choices) -> FrameBounds.Range {
    var range = FrameBounds.Range()
    range.minimum = choices.optional { length(&$0) }
    range.ideal = choices.optional { length(&$0) }
    range.maximum = choices.optional { choices in
      choices.bool() ? .infinity : length(&choices)
    }
    // Scene documents refuse bounds that contradict each other only by a repair that is reported;
    // both are drawn, ordered ones more often.
    if choices.chance(1, in: 8) { return range }
    return range.normalized
  }

  private func insets(_ choices: inout Choices) -> EdgeInsets {
    if choices.bool() { return EdgeInsets(all: choices.double(in: 0...12)) }
    return EdgeInsets(
      top: choices.double(in: -8...16), leading: choices.double(in: -8...16),
      bottom: choices.double(in: -8...16), trailing: choices.double(in: -8...16))
  }

  private func priority(_ choices: inout Choices) -> Double {
    if settings.isSceneExpressible { return Double(choices.int(in: -2...2)) }
    return choices.element(weighted: [
      (3, 1), (2, -1), (2, 0), (1, 0.5), (1, 2), (1, -.infinity), (1, .infinity),
    ])
  }

  private func guideModifier(_ choices: inout Choices) -> ViewSketch.Modifier {
    let guide = guide(&choices, choices.bool() ? .vertical : .horizontal)
    if settings.isSceneExpressible { return .guide(guide, .constant(signedLength(&choices))) }
    switch choices.int(in: 0...2) {
    case 0: return .guide(guide, .constant(signedLength(&choices)))
    case 1:
      return .guide(
        guide,
        .fraction(
          ofWidth: choices.element(of: [0, 1, 0.5, 0.25]),
          ofHeight: choices.element(of: [0, 1, 0.5, -0.25]), plus: signedLength(&choices)))
    default:
      let other = self.guide(&choices, guide.axis)
      return .guide(guide, .guide(other, plus: signedLength(&choices)))
    }
  }

  // MARK: Values

  private func guide(_ choices: inout Choices, _ axis: Axis) -> SketchGuide {
    switch axis {
    case .horizontal:
      choices.element(weighted: [
        (3, .horizontalCenter), (2, .leading), (2, .trailing), (2, .shelf),
        (settings.isSceneExpressible ? 0 : 1, .quarter),
      ])
    case .vertical:
      choices.element(weighted: [
        (3, .verticalCenter), (2, .top), (2, .bottom), (2, .firstTextBaseline),
        (2, .lastTextBaseline), (2, .rail), (settings.isSceneExpressible ? 0 : 1, .aboveBaseline),
      ])
    }
  }

  private func alignment(_ choices: inout Choices) -> SketchAlignment {
    if choices.bool() { return .center }
    let horizontal = guide(&choices, .horizontal)
    if horizontal == .shelf || horizontal == .quarter {
      return SketchAlignment(horizontal, .verticalCenter)
    }
    let vertical = guide(&choices, .vertical)
    if vertical == .rail || vertical == .aboveBaseline {
      return SketchAlignment(.horizontalCenter, vertical)
    }
    return SketchAlignment(horizontal, vertical)
  }

  private func length(_ choices: inout Choices) -> Double {
    choices.chance(7, in: 8) ? choices.double(in: 1...80) : 0
  }

  private func signedLength(_ choices: inout Choices) -> Double { choices.double(in: -20...30) }
}
