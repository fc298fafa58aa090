package import Geometry

extension LayoutTreeBuilder {
  /// The least length of a spacer that states none, in points.
  static var spacerLength: Double { 8 }

  /// Adds a leaf and returns its index.
  @discardableResult
  public mutating func leaf(_ leaf: LayoutLeaf) -> Int {
    switch leaf {
    case .fixed(let size): return fixedLeaf(size)
    case .spacer(let minimum): return spacer(minimumLength: minimum)
    case .flexible: return add(.flexible, [.widthOnWidth, .heightOnHeight])
    case .square: return add(.square, .all)
    case .resizable(let natural, let minimum):
      return addResizable(natural: natural, minimum: minimum)
    case .divider(let thickness): return addDivider(thickness)
    case .measured(let leaf): return addMeasured(leaf)
    }
  }

  /// Adds a `fixed` leaf, as ``leaf(_:)`` does, without a value that can be any leaf.
  @discardableResult
  package mutating func fixedLeaf(_ size: Size) -> Int {
    let (width, height) = (length(size.width, "width"), length(size.height, "height"))
    return append(
      LayoutNode(kind: .fixed, first: width, second: height), spacing: SpacingTable.plain)
  }

  /// Adds a `spacer`, likewise.
  @discardableResult
  package mutating func spacer(minimumLength: Double?) -> Int {
    var length = Self.spacerLength
    if let minimumLength { length = checkedSpacerLength(minimumLength) }
    return addSpacer(length)
  }

  private mutating func add(_ kind: NodeKind, _ dependencies: Dependencies) -> Int {
    append(LayoutNode(kind: kind, dependencies: dependencies), spacing: SpacingTable.plain)
  }

  private mutating func addResizable(natural: Size, minimum: Size) -> Int {
    var node = LayoutNode(kind: .resizable, dependencies: [.widthOnWidth, .heightOnHeight])
    node.first = length(natural.width, "width")
    node.second = length(natural.height, "height")
    node.payload = Int32(truncatingIfNeeded: parameters.count)
    parameters.append(length(minimum.width, "capInsets"))
    parameters.append(length(minimum.height, "capInsets"))
    return append(node, spacing: SpacingTable.plain)
  }

  @inline(__always)
  private mutating func checkedSpacerLength(_ minimum: Double) -> Double {
    if minimum.isFinite { return minimum }
    report("spacer.minLength", "\(minimum) is not a length; 8 stands in for it")
    return Self.spacerLength
  }

  @inline(__always)
  private mutating func addSpacer(_ length: Double) -> Int {
    var node = LayoutNode(kind: .spacer, first: length)
    node.priority = PriorityNumber.lowest
    let orientation = open.last?.orientation ?? .none
    let spacing: SpacingTable.Code
    switch orientation {
    case .horizontal:
      node.flags = .horizontal
      node.dependencies = .widthOnWidth
      spacing = SpacingTable.horizontalSpacer
    case .vertical:
      node.flags = .vertical
      node.dependencies = .heightOnHeight
      spacing = SpacingTable.verticalSpacer
    case .none:
      node.dependencies = [.widthOnWidth, .heightOnHeight]
      spacing = SpacingTable.zero
    }
    return append(node, spacing: spacing)
  }

  private mutating func addDivider(_ thickness: Double) -> Int {
    var node = LayoutNode(kind: .divider)
    node.first = length(thickness, "thickness")
    if case .horizontal = open.last?.orientation ?? .none {
      node.flags = .horizontal
      node.dependencies = .heightOnHeight
    } else {
      node.dependencies = .widthOnWidth
    }
    return append(node, spacing: SpacingTable.plain)
  }

  private mutating func addMeasured(_ leaf: MeasuredLeaf) -> Int {
    var node = LayoutNode(kind: .measured)
    node.dependencies = [.widthOnWidth, .heightOnWidth, .heightOnHeight]
    node.payload = Int32(truncatingIfNeeded: leaf.index)
    node.flags = .isMeasured
    if leaf.hasBaselines { node.guides = .baselines }
    if leaf.spacing.isDirectional { side.hasDirectionalSpacing = true }
    return append(node, spacing: spacings.code(of: leaf.spacing))
  }

  /// A length that a leaf can have; 0 stands in for what is no length.
  @inline(__always)
  private mutating func length(_ value: Double, _ rule: StaticString) -> Double {
    if value >= 0, value <= .greatestFiniteMagnitude { return value }
    return replacedLength(value, rule)
  }

  @inline(never)
  private mutating func replacedLength(_ value: Double, _ rule: StaticString) -> Double {
    report("leaf.\(rule)", "\(value) is not a length; 0 stands in for it")
    return 0
  }
}
