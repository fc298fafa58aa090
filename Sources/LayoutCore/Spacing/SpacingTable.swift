internal import Geometry

/// The spacings of a tree's nodes while it is built, each distinct one kept once.
///
/// Nearly every node is plain or a spacer; those have fixed numbers, so that the distance between
/// two plain leaves costs a comparison.
struct SpacingTable: ~Copyable {
  typealias Code = Int32

  static let plain: Code = 0
  /// A spacer in a horizontal stack.
  static let horizontalSpacer: Code = 1
  /// A spacer in a vertical stack.
  static let verticalSpacer: Code = 2
  /// A spacer elsewhere, or an empty stack.
  static let zero: Code = 3

  /// How many spacings have fixed numbers.
  fileprivate static let builtInCount: Code = 4
  private static let builtIn: [ViewSpacing] = [
    ViewSpacing(),
    ViewSpacing(uncategorised: 0, edges: [.left, .right]),
    ViewSpacing(uncategorised: 0, edges: [.top, .bottom]),
    .zero,
  ]

  private var spacings = Self.builtIn
  /// The numbers of spacings that have no fixed one.
  private var codes: [ViewSpacing: Code] = [:]
  private var distances: [Pair: Double] = [:]
  /// Distances between spacings with fixed numbers, NaN where not known yet.
  private var builtInDistances = Self.unknownDistances
  private static let unknownDistances = ContiguousArray(repeating: Double.nan, count: 64)
  /// Spacings of stacks whose children all have fixed numbers.
  private var unions: [(children: StackChildren, code: Code)] = []

  private struct Pair: Hashable {
    var first: Code
    var second: Code
    var axis: Axis
    var direction: LayoutDirection
  }

  init() {}

  /// The number of a spacing; a new one when it has not been seen.
  mutating func code(of spacing: ViewSpacing) -> Code {
    // Comparing with a few costs less than hashing one.
    if let builtIn = Self.builtIn.firstIndex(of: spacing) { return Code(builtIn) }
    if let known = codes[spacing] { return known }
    let code = Code(spacings.count)
    spacings.append(spacing)
    codes[spacing] = code
    return code
  }

  /// The spacing with a number.
  func spacing(_ code: Code) -> ViewSpacing { spacings[Int(code)] }

  /// The distance between two neighbours, in points.
  mutating func distance(
    _ first: Code, _ second: Code, along axis: Axis, direction: LayoutDirection
  ) -> Double {
    if first == Self.plain, second == Self.plain { return ViewSpacing.platformDefault }
    if first < Self.builtInCount, second < Self.builtInCount {
      let edge = PhysicalEdge.meeting(along: axis, direction: direction).trailing
      let place = (Int(first) * 4 + Int(second)) * 4 + edge.rawValue
      if builtInDistances[place].isNaN {
        builtInDistances[place] = computedDistance(
          first, second, along: axis, direction: direction)
      }
      return builtInDistances[place]
    }
    let pair = Pair(first: first, second: second, axis: axis, direction: direction)
    if let known = distances[pair] { return known }
    let distance = computedDistance(first, second, along: axis, direction: direction)
    distances[pair] = distance
    return distance
  }

  private func computedDistance(
    _ first: Code, _ second: Code, along axis: Axis, direction: LayoutDirection
  ) -> Double {
    spacings[Int(first)].distance(to: spacings[Int(second)], along: axis, direction: direction)
  }

  /// The number of the spacing of a stack, nil when it has to be worked out.
  func code(of children: StackChildren) -> Code? {
    if children.isEmpty { return Self.zero }
    if children.isPlain { return Self.plain }
    return unions.first { $0.children == children }?.code
  }

  /// Notes the number of the spacing of a stack.
  mutating func note(_ code: Code, of children: StackChildren) {
    if children.isBuiltIn { unions.append((children, code)) }
  }

  /// All that the spacing of a stack depends on when its children's spacings have fixed numbers.
  ///
  /// Those state distances and no text metrics, so neither the order of the inner children nor
  /// how often one stands there matters.
  struct StackChildren: Equatable {
    private var first: Code = -1
    /// The number of the last child, −1 without children.
    private(set) var last: Code = -1
    /// A bit for the number of each child, the last one for all that are not fixed.
    private var codes: UInt8 = 0
    /// The bits of a plain child and of a spacer along the axis.
    private let plainSet: UInt8
    /// The physical edge at which the stack ends.
    private let end: PhysicalEdge

    /// A stack without children yet.
    init(along axis: Axis, direction: LayoutDirection) {
      end = PhysicalEdge.meeting(along: axis, direction: direction).trailing
      let spacer =
        axis == .horizontal ? SpacingTable.horizontalSpacer : SpacingTable.verticalSpacer
      plainSet = 1 << UInt8(SpacingTable.plain) | 1 << UInt8(spacer)
    }

    var isEmpty: Bool { first < 0 }

    /// Whether all children's spacings have fixed numbers.
    var isBuiltIn: Bool { codes < 1 &<< UInt8(SpacingTable.builtInCount) }

    /// Whether the stack is plain too.
    ///
    /// Across the axis a spacer states nothing, so plain children at both ends decide.
    var isPlain: Bool {
      first == SpacingTable.plain && last == SpacingTable.plain && codes | plainSet == plainSet
    }

    /// Adds the number of the first child's spacing.
    @inline(__always)
    mutating func add(first code: Code) {
      first = code
      add(code)
    }

    /// Adds the number of another child's spacing.
    @inline(__always)
    mutating func add(_ code: Code) {
      last = code
      codes |= 1 &<< UInt8(truncatingIfNeeded: min(code, SpacingTable.builtInCount))
    }
  }
}
