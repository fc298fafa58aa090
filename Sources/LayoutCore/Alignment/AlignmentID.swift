/// A type that names an alignment guide and gives it a default.
///
/// ```swift
/// enum PriceColumn: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> Double { context[.trailing] }
/// }
/// extension HorizontalAlignment { static let price = HorizontalAlignment(PriceColumn.self) }
/// ```
///
/// Values of horizontal guides are measured from the leading edge: with 40 of a view 100 wide, the
/// guide is 40 points from the left edge in a left-to-right layout and 40 from the right edge in a
/// right-to-left one.
///
/// Source: SwiftUI's `AlignmentID`.
public protocol AlignmentID: SendableMetatype {
  /// The guide's distance, in points, from the leading or top edge of a view that does not set it.
  static func defaultValue(in context: ViewDimensions) -> Double
}
