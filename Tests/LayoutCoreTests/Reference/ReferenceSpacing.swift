import Geometry

/// 4. A map from (category, physical edge) to a distance.
struct ReferenceSpacing {
  enum Edge: CaseIterable {
    case top, left, bottom, right

    static func leading(_ direction: LayoutDirection) -> Edge {
      direction == .leftToRight ? .left : .right
    }

    static func trailing(_ direction: LayoutDirection) -> Edge {
      direction == .leftToRight ? .right : .left
    }
  }

  enum Category {
    case none, aboveText, belowText, leftOfText, rightOfText, textToText
  }

  private struct Key: Hashable {
    var category: Category
    var edge: Edge
  }

  private var values: [Key: Double] = [:]

  private static let plainCategories: [Edge: Category] = [
    .top: .belowText, .bottom: .aboveText, .left: .rightOfText, .right: .leftOfText,
  ]

  static var plain: ReferenceSpacing {
    var result = ReferenceSpacing()
    for edge in Edge.allCases { result.reset(edge) }
    return result
  }

  static func zero(_ edges: [Edge]) -> ReferenceSpacing {
    var result = ReferenceSpacing()
    for edge in edges { result.values[Key(category: .none, edge: edge)] = 0 }
    return result
  }

  /// The texts of sketches: A 8, D 2, L 1.25, C 6, pixels of 0.5; so H 10 and t 1.
  static var text: ReferenceSpacing {
    var result = ReferenceSpacing()
    // H + t − A; max(H + t − C, t + D).
    result.values[Key(category: .aboveText, edge: .top)] = 3
    result.values[Key(category: .belowText, edge: .bottom)] = 5
    // The lower text's leading in whole pixels of the upper one, so that the sum is that.
    result.values[Key(category: .textToText, edge: .top)] = 1.5
    result.values[Key(category: .textToText, edge: .bottom)] = 0
    return result
  }

  mutating func reset(_ edge: Edge) {
    values = values.filter { $0.key.edge != edge }
    values[Key(category: Self.plainCategories[edge] ?? .none, edge: edge)] = 0
  }

  mutating func formUnion(_ other: ReferenceSpacing, _ edges: [Edge]) {
    for (key, value) in other.values where edges.contains(key.edge) {
      values[key] = max(values[key] ?? value, value)
    }
  }

  func distance(
    to next: ReferenceSpacing, along axis: Axis, direction: LayoutDirection
  ) -> Double {
    let first: Edge = axis == .vertical ? .bottom : .trailing(direction)
    let second: Edge = axis == .vertical ? .top : .leading(direction)
    var sums: [Double] = []
    for (key, value) in values where key.edge == first && key.category != .none {
      if let other = next.values[Key(category: key.category, edge: second)] {
        sums.append(value + other)
      }
    }
    if let largest = sums.max() { return largest }
    let stated = [
      values[Key(category: .none, edge: first)], next.values[Key(category: .none, edge: second)],
    ]
    return stated.compactMap { $0 }.max() ?? 8
  }
}
