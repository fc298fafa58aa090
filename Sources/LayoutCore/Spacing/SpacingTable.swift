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

  private var spacings: [ViewSpacing] = []
  private var codes: [ViewSpacing: Code] = [:]
  private var distances: [Pair: Double] = [:]

  private struct Pair: Hashable {
    var first: Code
    var second: Code
    var axis: Axis
    var direction: LayoutDirection
  }

  init() {
    _ = code(of: ViewSpacing())
    _ = code(of: ViewSpacing(uncategorised: 0, edges: [.left, .right]))
    _ = code(of: ViewSpacing(uncategorised: 0, edges: [.top, .bottom]))
    _ = code(of: .zero)
  }

  /// The number of a spacing; a new one when it has not been seen.
  mutating func code(of spacing: ViewSpacing) -> Code {
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
    let pair = Pair(first: first, second: second, axis: axis, direction: direction)
    if let known = distances[pair] { return known }
    let distance = spacings[Int(first)].distance(
      to: spacings[Int(second)], along: axis, direction: direction)
    distances[pair] = distance
    return distance
  }
}
