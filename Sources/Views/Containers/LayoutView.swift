public import LayoutCore

/// Views arranged by a layout of one's own.
public struct LayoutView<Content: View>: PrimitiveView {
  let layout: any Layout
  let content: Content

  /// Adds the layout and its subviews.
  public func lower(into lowering: inout ViewLowering) {
    lowering.container(.layout, .custom(layout)) { content.lower(into: &$0) }
  }
}

extension Layout {
  /// Arranges views by this layout.
  ///
  /// Source: SwiftUI's `Layout.callAsFunction`.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> LayoutView<Content> {
    LayoutView(layout: self, content: content())
  }
}

/// A layout of any kind, so that a screen can change it and keep its views.
///
/// ```swift
/// let layout = isLarge ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
/// let screen = layout { Text("Total"); Text(.price("3.50", currency: "EUR")) }
/// ```
///
/// Source: SwiftUI's `AnyLayout`.
public struct AnyLayout: Sendable {
  private let type: NodeType
  private let container: LayoutContainer

  /// A layout of one's own.
  public init(_ layout: some Layout) {
    type = .layout
    container = .custom(layout)
  }

  /// A row.
  public init(_ layout: HStackLayout) {
    type = .hstack
    container = .horizontalStack(alignment: layout.alignment, spacing: layout.spacing)
  }

  /// A column.
  public init(_ layout: VStackLayout) {
    type = .vstack
    container = .verticalStack(alignment: layout.alignment, spacing: layout.spacing)
  }

  /// A pile.
  public init(_ layout: ZStackLayout) {
    type = .zstack
    container = .depthStack(alignment: layout.alignment)
  }

  /// A grid.
  public init(_ layout: GridLayout) {
    type = .grid
    container = .grid(
      alignment: layout.alignment, horizontalSpacing: layout.horizontalSpacing,
      verticalSpacing: layout.verticalSpacing)
  }

  /// Arranges views by this layout.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> AnyLayoutView<Content> {
    AnyLayoutView(type: type, container: container, content: content())
  }
}

/// Views arranged by an ``AnyLayout``.
public struct AnyLayoutView<Content: View>: PrimitiveView {
  let type: NodeType
  let container: LayoutContainer
  let content: Content

  /// Adds the layout and its views.
  public func lower(into lowering: inout ViewLowering) {
    lowering.container(type, container) { content.lower(into: &$0) }
  }
}

/// The layout of an ``HStack``.
///
/// Source: SwiftUI's `HStackLayout`.
public struct HStackLayout: Sendable {
  /// The guide by which children are aligned vertically.
  public var alignment: VerticalAlignment
  /// The distance between neighbours in points; nil for each pair's own.
  public var spacing: Double?

  /// Describes a row.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The layout of a ``VStack``.
///
/// Source: SwiftUI's `VStackLayout`.
public struct VStackLayout: Sendable {
  /// The guide by which children are aligned horizontally.
  public var alignment: HorizontalAlignment
  /// The distance between neighbours in points; nil for each pair's own.
  public var spacing: Double?

  /// Describes a column.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The layout of a ``ZStack``.
///
/// Source: SwiftUI's `ZStackLayout`.
public struct ZStackLayout: Sendable {
  /// The guides by which children are aligned.
  public var alignment: Alignment

  /// Describes a pile.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
}

/// The layout of a ``Grid``.
///
/// Source: SwiftUI's `GridLayout`.
public struct GridLayout: Sendable {
  /// How cells lie in their slots.
  public var alignment: Alignment
  /// The distance between columns in points; nil for the cells' own.
  public var horizontalSpacing: Double?
  /// The distance between rows in points; nil for the cells' own.
  public var verticalSpacing: Double?

  /// Describes a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

extension View {
  /// Hands a value to the layout that the view stands in.
  ///
  /// Source: SwiftUI's `layoutValue(key:value:)`.
  public func layoutValue<Key: LayoutValueKey>(
    key: Key.Type, value: Key.Value
  ) -> ModifiedView<Self> {
    ModifiedView(
      content: self,
      modifier: .layout(.layoutValue, .layoutValue(LayoutValue(key, value)), ordinal: nil))
  }
}

extension HStackLayout {
  /// Arranges views in a row.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> AnyLayoutView<Content> { AnyLayout(self)(content) }
}

extension VStackLayout {
  /// Arranges views in a column.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> AnyLayoutView<Content> { AnyLayout(self)(content) }
}

extension ZStackLayout {
  /// Arranges views in a pile.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> AnyLayoutView<Content> { AnyLayout(self)(content) }
}

extension GridLayout {
  /// Arranges views in a grid.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> AnyLayoutView<Content> { AnyLayout(self)(content) }
}
