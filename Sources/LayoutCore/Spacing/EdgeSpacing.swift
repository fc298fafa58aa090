/// A physical side of a view.
package enum PhysicalEdge: Int, Hashable, Sendable, CaseIterable {
  case top, left, bottom, right

  /// The category under which a view without preferences states a distance of nothing, so that
  /// only text and what states something else can pull it away from the default.
  var plainCategory: SpacingCategory {
    switch self {
    case .top: .edgeBelowText
    case .bottom: .edgeAboveText
    case .left: .edgeRightText
    case .right: .edgeLeftText
    }
  }
}

/// The kind of neighbour for which a distance is stated.
package enum SpacingCategory: UInt8, Hashable, Sendable {
  case edgeAboveText, edgeBelowText, edgeLeftText, edgeRightText, textToText

  var mirrored: SpacingCategory {
    switch self {
    case .edgeLeftText: .edgeRightText
    case .edgeRightText: .edgeLeftText
    default: self
    }
  }
}

/// What one physical edge of a view asks of the neighbour that it meets.
///
/// Source: layout rule 4.
package struct EdgeSpacing: Hashable, Sendable {
  /// A distance that holds whatever the neighbour is.
  package var uncategorised: Double?

  /// Distances by category, in the order of the categories' numbers.
  private(set) var categorised: [Entry] = []

  struct Entry: Hashable, Sendable {
    var category: SpacingCategory
    var value: SpacingValue
  }

  /// An edge that states nothing.
  package init() {}

  /// An edge with a distance for every neighbour.
  package init(uncategorised: Double) { self.uncategorised = uncategorised }

  /// The edge of a view without preferences.
  static func plain(_ edge: PhysicalEdge) -> EdgeSpacing {
    var spacing = EdgeSpacing()
    spacing[edge.plainCategory] = .distance(0)
    return spacing
  }

  /// The value stated for a category.
  package subscript(category: SpacingCategory) -> SpacingValue? {
    get { categorised.first { $0.category == category }?.value }
    set {
      categorised.removeAll { $0.category == category }
      guard let newValue else { return }
      let place =
        categorised.firstIndex { $0.category.rawValue > category.rawValue } ?? categorised.count
      categorised.insert(Entry(category: category, value: newValue), at: place)
    }
  }

  /// Takes over what another edge states, the larger value where both state one.
  mutating func formUnion(_ other: EdgeSpacing) {
    if let theirs = other.uncategorised {
      uncategorised = uncategorised.map { max($0, theirs) } ?? theirs
    }
    for entry in other.categorised {
      self[entry.category] = self[entry.category].map { .larger($0, entry.value) } ?? entry.value
    }
  }

  /// What the opposite edge states in the mirror.
  var mirrored: EdgeSpacing {
    var result = EdgeSpacing()
    result.uncategorised = uncategorised
    for entry in categorised { result[entry.category.mirrored] = entry.value }
    return result
  }

  /// The distance between two edges that meet; nil when neither states anything that counts.
  ///
  /// Categories present on both edges come first, then the largest uncategorised value.
  static func distance(_ first: EdgeSpacing, _ second: EdgeSpacing) -> Double? {
    var best: Double?
    for entry in first.categorised {
      guard let other = second[entry.category],
        let distance = SpacingValue.combine(entry.value, other)
      else { continue }
      best = best.map { max($0, distance) } ?? distance
    }
    if let best { return best }
    guard let a = first.uncategorised else { return second.uncategorised }
    guard let b = second.uncategorised else { return a }
    return max(a, b)
  }
}
