/// A guide on each axis.
///
/// Source: SwiftUI's `Alignment`.
public struct Alignment: Hashable, Sendable {
  /// The guide along the horizontal axis.
  public var horizontal: HorizontalAlignment

  /// The guide along the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment from two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)

  /// The middle of the leading edge: left in a left-to-right layout, right in a right-to-left one.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)

  /// The middle of the trailing edge: right in a left-to-right layout, left in a right-to-left one.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)

  /// The middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)

  /// The middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)

  /// The upper leading corner: left in a left-to-right layout, right in a right-to-left one.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)

  /// The upper trailing corner: right in a left-to-right layout, left in a right-to-left one.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)

  /// The lower leading corner: left in a left-to-right layout, right in a right-to-left one.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)

  /// The lower trailing corner: right in a left-to-right layout, left in a right-to-left one.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The leading edge at the baseline of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)

  /// The leading edge at the baseline of the last line of text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)

  /// The middle at the baseline of the first line of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)

  /// The middle at the baseline of the last line of text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)

  /// The trailing edge at the baseline of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)

  /// The trailing edge at the baseline of the last line of text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
