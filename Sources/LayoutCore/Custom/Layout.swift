public import Geometry

/// A layout of one's own.
///
/// A layout is written from leading to trailing, as if every layout were left to right: a subview
/// placed at x 0 is at the left edge of a left-to-right layout and at the right edge of a
/// right-to-left one. The engine mirrors; a layout never does.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(
///     proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
///   ) -> Size { proposal.replacingUnspecifiedDimensions() }
///
///   func placeSubviews(
///     in bounds: LeadingRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
///     cache: inout Void
///   ) {
///     for (index, subview) in subviews.enumerated() {
///       let distance = Double(index) * 20
///       subview.place(at: (x: distance, y: distance), proposal: .unspecified)
///     }
///   }
/// }
/// ```
///
/// Answers must depend on nothing but the layout's own values, the proposal and the subviews'
/// answers. Each subview is asked once for each proposal; asking again costs a look-up.
///
/// Source: SwiftUI's `Layout`; layout rule 23.
public protocol Layout: Sendable {
  /// What is computed once for the subviews and kept.
  associatedtype Cache = Void

  /// The subviews of a layout.
  typealias Subviews = LayoutSubviews

  /// What the layout is like for the views in it.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what is kept; called once for a layout's subviews.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date when the subviews have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the layout prefers from its neighbours.
  ///
  /// Without an implementation these are what any of the subviews prefers. The subviews can be
  /// asked for their own spacing here, not for sizes.
  func spacing(subviews: Subviews) -> ViewSpacing

  /// The size of the layout for a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Size

  /// Places the subviews.
  ///
  /// A subview that is not placed is centred in the bounds at the layout's own proposal.
  ///
  /// - Parameters:
  ///   - bounds: where the layout lies; x counts from its leading edge, so its origin is 0.
  ///   - proposal: what the layout was proposed.
  ///   - subviews: what is placed.
  ///   - cache: what is kept.
  func placeSubviews(
    in bounds: LeadingRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a horizontal guide lies, in points from the leading edge; nil to combine the subviews'.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: LeadingRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double?

  /// Where a vertical guide lies, in points from the top edge; nil to combine the subviews'.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: LeadingRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double?
}

extension Layout {
  /// Spacers and dividers take both axes.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes what is kept anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// What any of the subviews prefers, on all edges.
  public func spacing(subviews: Subviews) -> ViewSpacing {
    var spacing = ViewSpacing.none
    for subview in subviews { spacing.formUnion(subview.spacing) }
    return spacing
  }

  /// Combines the subviews' guides.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: LeadingRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double? {
    nil
  }

  /// Combines the subviews' guides.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: LeadingRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double? {
    nil
  }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

/// The key of a value that a view hands to the layout it stands in.
///
/// Source: SwiftUI's `LayoutValueKey`.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// What a ``Layout`` is like for the views in it.
///
/// Source: SwiftUI's `LayoutProperties`.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis along which spacers and across which dividers are laid out, as in a stack; nil for none.
  public var stackOrientation: Axis?

  /// Describes a layout that is no stack.
  public init() {}
}
