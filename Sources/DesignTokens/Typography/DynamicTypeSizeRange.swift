/// The text sizes that a part of a screen allows.
///
/// With `...DynamicTypeSize.accessibility1` a person's `accessibility4` becomes `accessibility1`,
/// and `small` stays what it is.
///
/// Source: SwiftUI's `dynamicTypeSize(_:)` with a range.
public struct DynamicTypeSizeRange: Hashable, Sendable {
  /// The smallest size that is allowed.
  public let lowerBound: DynamicTypeSize

  /// The largest size that is allowed; not smaller than ``lowerBound``.
  public let upperBound: DynamicTypeSize

  /// Every size.
  public static let all = DynamicTypeSizeRange(.xSmall ... .accessibility5)

  /// The sizes from one to another.
  public init(_ range: ClosedRange<DynamicTypeSize>) {
    lowerBound = range.lowerBound
    upperBound = range.upperBound
  }

  /// The sizes that a range expression contains; the smallest size if it contains none.
  public init(_ range: some RangeExpression<DynamicTypeSize>) {
    let sizes = DynamicTypeSize.allCases
    let lowest = sizes.first(where: range.contains) ?? .xSmall
    lowerBound = lowest
    upperBound = sizes.last(where: range.contains) ?? lowest
  }

  /// One size only.
  public init(_ size: DynamicTypeSize) { self.init(size...size) }

  /// The allowed size that is nearest to a size.
  public func clamp(_ size: DynamicTypeSize) -> DynamicTypeSize {
    min(max(size, lowerBound), upperBound)
  }

  /// What is allowed inside this range by a range nested in it.
  ///
  /// Ranges intersect. If they have no size in common, the end of the inner one that is nearest to
  /// the outer one stands: `accessibility1...` inside `...large` is `accessibility1` alone.
  public func nesting(_ inner: DynamicTypeSizeRange) -> DynamicTypeSizeRange {
    if inner.lowerBound > upperBound { return DynamicTypeSizeRange(inner.lowerBound) }
    if inner.upperBound < lowerBound { return DynamicTypeSizeRange(inner.upperBound) }
    return DynamicTypeSizeRange(
      max(lowerBound, inner.lowerBound)...min(upperBound, inner.upperBound))
  }

  /// Whether a size is allowed.
  public func contains(_ size: DynamicTypeSize) -> Bool { clamp(size) == size }
}
