/// A column of a lazy vertical grid, or a row of a lazy horizontal one.
///
/// Source: SwiftUI's `GridItem`.
public struct GridItem: Hashable, Sendable {
  /// How long an item is.
  public enum Size: Hashable, Sendable {
    /// One length, in points.
    case fixed(Double)

    /// An equal share of what is left, within bounds.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)

    /// As many items as fit into an equal share of what is left, within bounds.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// How long the item is.
  public var size: Size

  /// The distance to the next item, in points; 8 when nil.
  public var spacing: Double?

  /// How cells lie in the item.
  public var alignment: Alignment?

  /// Describes an item.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The lengths of the columns that items have in a length, and the distance after each.
  ///
  /// Lengths are shared in order: later minimums are not foreseen, so that columns can need more
  /// than there is. Two flexible items at 200 have 96 each; `flexible()` and
  /// `flexible(minimum: 140)` have 96 and 140.
  ///
  /// - Complexity: O(items + columns).
  ///
  /// Source: layout rule 21.
  static func columns(_ items: [GridItem], in length: Double) -> [Column] {
    var rest = length
    var left = 0
    for (index, item) in items.enumerated() {
      if index < items.count - 1 { rest -= item.spacing ?? 8 }
      if case .fixed(let fixed) = item.size { rest -= fixed } else { left += 1 }
    }
    var columns: [Column] = []
    for item in items {
      let spacing = item.spacing ?? 8
      let share = rest / Double(max(left, 1))
      switch item.size {
      case .fixed(let fixed):
        columns.append(Column(length: max(fixed, 0), spacing: spacing, alignment: item.alignment))
        continue
      case .flexible(let minimum, let maximum):
        let taken = max(min(share, maximum), minimum)
        columns.append(Column(length: taken, spacing: spacing, alignment: item.alignment))
        rest -= taken
      case .adaptive(let minimum, let maximum):
        let fit = ((share + spacing) / (minimum + spacing)).rounded(.down)
        let count = fit.isFinite ? Int(max(1, min(fit, 10_000))) : 1
        let each = (share - spacing * Double(count - 1)) / Double(count)
        let taken = max(min(each, maximum), minimum)
        for _ in 0..<count {
          columns.append(Column(length: taken, spacing: spacing, alignment: item.alignment))
        }
        rest -= share
      }
      left -= 1
    }
    return columns
  }

  /// The lengths of the columns alone.
  package static func widths(_ items: [GridItem], in length: Double) -> [Double] {
    columns(items, in: length).map { $0.length }
  }

  /// A column of a lazy grid.
  struct Column: Hashable, Sendable {
    var length: Double
    var spacing: Double
    var alignment: Alignment?
  }
}
