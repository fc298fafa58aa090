/// Rule L2: from levels to what is seen from left to right.
public enum VisualOrder {
  /// The indices of items from left to right, given the level of each in logical order.
  ///
  /// Levels `[0, 1, 1]` give `[0, 2, 1]`; levels `[1, 2, 1]` give `[2, 1, 0]`.
  ///
  /// - Complexity: O(items × distinct levels).
  /// Source: UAX #9 rule L2.
  public static func indices(ofLevels levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    guard let lowestOdd = levels.lazy.filter({ $0 & 1 == 1 }).min() else { return order }
    var level = highest
    while level >= lowestOdd {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start + 1
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return order
  }
}
