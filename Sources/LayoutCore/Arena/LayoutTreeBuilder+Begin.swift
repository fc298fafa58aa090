internal import Geometry

extension LayoutTreeBuilder {
  /// Adds a container, open for children until the matching `end()`, and returns its index.
  @discardableResult
  public mutating func begin(_ container: LayoutContainer) -> Int {
    switch container {
    case .horizontalStack(let alignment, let spacing):
      var node = LayoutNode(kind: .horizontalStack)
      node.verticalKey = code(alignment.key)
      return push(node, .horizontal, spacing: checkedSpacing(spacing))
    case .verticalStack(let alignment, let spacing):
      var node = LayoutNode(kind: .verticalStack)
      node.horizontalKey = code(alignment.key)
      return push(node, .vertical, spacing: checkedSpacing(spacing))
    case .depthStack(let alignment):
      return push(aligned(.depthStack, alignment), .none)
    case .layered(let alignment):
      return push(aligned(.layered, alignment), inherited)
    case .viewThatFits(let axes):
      return push(LayoutNode(kind: .viewThatFits, flags: LayoutNode.Flags(axes)), .none)
    case .geometryReader:
      noteSafeAreaReader()
      return push(LayoutNode(kind: .geometryReader), .none)
    case .scrollView(let region): return beginScrollView(region)
    case .safeAreaInset(let edge, let alignment, let spacing):
      return beginInset(edge, alignment, spacing)
    case .grid(let alignment, let horizontal, let vertical):
      let index = push(
        aligned(.grid, alignment), .none, spacing: checkedSpacing(horizontal))
      open[open.count - 1].verticalSpacing = checkedSpacing(vertical)
      return index
    case .custom(let layout):
      let number = side.layouts.count
      side.layouts.append(Self.box(layout))
      return push(
        LayoutNode(kind: .custom, payload: Int32(truncatingIfNeeded: number)),
        Self.orientation(of: layout))
    case .gridRow(let alignment):
      precondition(isInGrid, "a row begins inside a grid only")
      var node = LayoutNode(kind: .gridRow)
      node.verticalKey = alignment.map { code($0.key) } ?? GridPlan.ownAlignment
      return push(node, .none)
    }
  }

  /// Adds a modifier, open for its one child until the matching `end()`, and returns its index.
  ///
  /// A value that makes no sense is replaced as SwiftUI does and noted in the tree's diagnostics.
  @discardableResult
  public mutating func begin(_ modifier: LayoutModifier) -> Int {
    switch modifier {
    case .transparent: push(LayoutNode(kind: .transparent), inherited)
    case .layoutPriority(let priority): beginPriority(priority)
    case .frame(let width, let height, let alignment):
      beginFrame(width: width, height: height, alignment)
    case .flexibleFrame(let bounds, let alignment): beginFlexibleFrame(bounds, alignment)
    case .padding(let insets): beginPadding(insets)
    case .safeAreaPadding(let insets): beginSafeAreaPadding(insets)
    case .ignoresSafeArea(let regions, let edges): beginIgnoring(regions, edges)
    case .containerRelativeFrame(let frame): beginContainerFrame(frame)
    case .matchedGeometry(let geometry): beginMatched(geometry)
    case .fixedSize(let horizontal, let vertical):
      beginFixedSize(horizontal: horizontal, vertical: vertical)
    case .minimumSize(let width, let height): beginMinimumSize(width, height)
    case .aspectRatio(let ratio, let mode): beginAspectRatio(ratio, mode)
    case .position(let x, let y): beginPoint(.position, x, y)
    case .offset(let x, let y): beginPoint(.offset, x, y)
    case .gridCell(let attributes): beginCell(attributes)
    case .layoutValue(let value): beginValue(value)
    case .alignmentGuide(let guide, let value): beginGuide(guide.key, value)
    }
  }

  /// Says that a list or a condition decides how many children the open node has, so that it stays
  /// a container of its own even with a single one.
  ///
  /// Source: layout rule 6: only a stack of one *static* child is that child.
  public mutating func markContentDynamic() {
    guard !open.isEmpty else { return }
    open[open.count - 1].isStatic = false
  }

  /// Whether the node that was begun last is a grid, so that a row can begin.
  package var isInGrid: Bool {
    guard let index = open.last?.index else { return false }
    return nodes[index].kind == .grid
  }

  // MARK: Steps

  mutating func push(
    _ node: LayoutNode, _ orientation: Orientation, spacing: Double? = nil
  ) -> Int {
    let index = append(node, spacing: SpacingTable.plain)
    enter(index)
    open.append(OpenNode(index: index, orientation: orientation, spacing: spacing))
    return index
  }

  var inherited: Orientation { open.last?.orientation ?? .none }

  mutating func aligned(_ kind: NodeKind, _ alignment: Alignment) -> LayoutNode {
    var node = LayoutNode(kind: kind)
    node.horizontalKey = code(alignment.horizontal.key)
    node.verticalKey = code(alignment.vertical.key)
    return node
  }

  private mutating func checkedSpacing(_ spacing: Double?) -> Double? {
    guard let spacing, !spacing.isFinite else { return spacing }
    report("stack.spacing", "\(spacing) is not a length; the default distances stand in for it")
    return nil
  }

  private mutating func beginPriority(_ priority: Double) -> Int {
    var node = LayoutNode(kind: .transparent)
    if priority.isNaN {
      report("layoutPriority", "not a number; 0 stands in for it")
    } else {
      node.priority = priorityNumber(priority)
    }
    let index = push(node, inherited)
    open[open.count - 1].setsPriority = true
    return index
  }

  private mutating func beginFrame(
    width: Double?, height: Double?, _ alignment: Alignment
  ) -> Int {
    var node = aligned(.fixedFrame, alignment)
    node.first = fixedLength(width, "frame.width")
    node.second = fixedLength(height, "frame.height")
    return push(node, inherited)
  }

  /// A fixed length, NaN for none; negative ones become 0, what is no number is left out.
  private mutating func fixedLength(_ length: Double?, _ rule: String) -> Double {
    guard let length else { return .nan }
    if length >= 0, length.isFinite { return length }
    if length < 0 {
      report(rule, "\(length) is negative; 0 stands in for it")
      return 0
    }
    report(rule, "\(length) is not a length; the frame leaves this dimension to its content")
    return .nan
  }

  private mutating func beginFlexibleFrame(_ bounds: FrameBounds, _ alignment: Alignment) -> Int {
    var node = aligned(.flexibleFrame, alignment)
    node.payload = Int32(truncatingIfNeeded: parameters.count)
    for (range, name) in [(bounds.width, "Width"), (bounds.height, "Height")] {
      let checked = checkedBounds(range, name)
      parameters.append(checked.minimum ?? .nan)
      parameters.append(checked.ideal ?? .nan)
      parameters.append(checked.maximum ?? .nan)
    }
    return push(node, inherited)
  }

  private mutating func checkedBounds(
    _ range: FrameBounds.Range, _ name: String
  ) -> FrameBounds.Range {
    var usable = range
    if let minimum = range.minimum, minimum.isNaN || minimum == .infinity {
      report("frame.min\(name)", "\(minimum) is not a length; there is no minimum")
      usable.minimum = nil
    }
    if let ideal = range.ideal, ideal.isNaN || ideal == .infinity {
      report("frame.ideal\(name)", "\(ideal) is not a length; there is no ideal length")
      usable.ideal = nil
    }
    if let maximum = range.maximum, maximum.isNaN {
      report("frame.max\(name)", "not a number; there is no maximum")
      usable.maximum = nil
    }
    let normalized = usable.normalized
    if normalized != usable {
      report(
        "frame.bounds",
        "minimum, ideal and maximum \(name.lowercased()) contradict each other or are negative; "
          + "the larger-named bound is raised")
    }
    return normalized
  }

  mutating func beginPadding(_ insets: EdgeInsets) -> Int {
    var node = LayoutNode(kind: .padding)
    node.payload = Int32(truncatingIfNeeded: parameters.count)
    appendInset(insets.top)
    appendInset(insets.leading)
    appendInset(insets.bottom)
    appendInset(insets.trailing)
    return push(node, inherited)
  }

  @inline(__always)
  private mutating func appendInset(_ inset: Double) {
    if inset.isFinite { return parameters.append(inset) }
    report("padding", "\(inset) is not a length; 0 stands in for it")
    parameters.append(0)
  }

  private mutating func beginFixedSize(horizontal: Bool, vertical: Bool) -> Int {
    var node = LayoutNode(kind: .fixedSize)
    if horizontal { node.flags.insert(.horizontal) }
    if vertical { node.flags.insert(.vertical) }
    return push(node, inherited)
  }

  private mutating func beginMinimumSize(_ width: Double, _ height: Double) -> Int {
    var node = LayoutNode(kind: .minimumSize)
    node.first = checkedMinimum(width)
    node.second = checkedMinimum(height)
    return push(node, inherited)
  }

  private mutating func checkedMinimum(_ length: Double) -> Double {
    if length >= 0, length.isFinite { return length }
    report("minimumSize", "\(length) is not a length; 0 stands in for it")
    return 0
  }

  private mutating func beginAspectRatio(_ ratio: Double?, _ mode: ContentMode) -> Int {
    var node = LayoutNode(kind: .aspectRatio, first: ratio ?? .nan)
    if mode == .fill { node.flags.insert(.fills) }
    if let ratio, !(ratio > 0 && ratio.isFinite) {
      report("aspectRatio", "\(ratio) is not a ratio; the content's own stands in for it")
      node.first = .nan
    }
    return push(node, inherited)
  }

  private mutating func beginPoint(_ kind: NodeKind, _ x: Double, _ y: Double) -> Int {
    var node = LayoutNode(kind: kind, first: x, second: y)
    if !(x.isFinite && y.isFinite) {
      report("\(kind)", "(\(x), \(y)) is not a point; 0 stands in for what is not finite")
      if !x.isFinite { node.first = 0 }
      if !y.isFinite { node.second = 0 }
    }
    return push(node, inherited)
  }

  private mutating func beginGuide(_ key: AlignmentKey, _ value: AlignmentGuideValue) -> Int {
    var node = LayoutNode(kind: .alignmentGuide)
    let code = code(key)
    if key.axis == .horizontal { node.horizontalKey = code } else { node.verticalKey = code }
    node.flags = key.axis == .horizontal ? .horizontal : .vertical
    switch value {
    case .constant(let distance):
      node.first = distance
      if !distance.isFinite {
        report("alignmentGuide", "\(distance) is not a distance; the guide keeps its default")
        node.kind = .transparent
      }
    case .computed(let closure):
      node.flags.insert(.computed)
      node.payload = Int32(truncatingIfNeeded: guideClosures.count)
      guideClosures.append(closure)
    }
    return push(node, inherited)
  }

  private mutating func beginScrollView(_ region: ScrollRegion) -> Int {
    var node = LayoutNode(kind: .scrollView, flags: LayoutNode.Flags(region.axes))
    node.payload = Int32(truncatingIfNeeded: parameters.count)
    let insets = region.insets
    // At rest there is no offset: it depends on the insets, which a safe area may enlarge.
    if let offset = region.offset {
      for value in [offset.width, offset.height] {
        if !value.isFinite { report("scrollView", "\(value) is not a length; 0 stands in for it") }
        parameters.append(value.isFinite ? value : 0)
      }
    } else {
      parameters.append(.nan)
      parameters.append(.nan)
    }
    noteSafeAreaReader()
    noteSafeAreaCover()
    for value in [insets.top, insets.leading, insets.bottom, insets.trailing] {
      if !value.isFinite { report("scrollView", "\(value) is not a length; 0 stands in for it") }
      parameters.append(value.isFinite ? value : 0)
    }
    return push(node, .none)
  }

  private mutating func beginInset(_ edge: Edge, _ alignment: Alignment, _ spacing: Double?) -> Int
  {
    noteSafeAreaCover()
    var node = aligned(.safeAreaInset, alignment)
    node.flags = edge == .leading || edge == .trailing ? .horizontal : .vertical
    if edge == .leading || edge == .top { node.flags.insert(.fills) }
    return push(node, inherited, spacing: checkedSpacing(spacing))
  }

  private static func orientation(of layout: some Layout) -> Orientation {
    switch type(of: layout).layoutProperties.stackOrientation {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case nil: .none
    }
  }

  private static func box(_ layout: some Layout) -> any LayoutBox {
    TypedLayoutBox(layout: layout)
  }

  private mutating func beginValue(_ value: LayoutValue) -> Int {
    let index = push(LayoutNode(kind: .transparent), inherited)
    givenValues[index] = value
    return index
  }

  private mutating func beginCell(_ attributes: GridCellAttributes) -> Int {
    let index = push(LayoutNode(kind: .transparent), inherited)
    var checked = attributes
    if attributes.columns < 1 {
      report("gridCellColumns", "\(attributes.columns) columns; 1 stands in for it")
      checked.columns = 1
    }
    gridCells[index] = checked
    return index
  }
}

extension LayoutNode.Flags {
  /// The flags of some axes.
  init(_ axes: Axis.Set) {
    self = []
    if axes.contains(.horizontal) { insert(.horizontal) }
    if axes.contains(.vertical) { insert(.vertical) }
  }
}
