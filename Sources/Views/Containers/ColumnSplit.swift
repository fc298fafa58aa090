internal import DesignTokens
public import LayoutCore

/// A primary column and, where there is room, a secondary one beside it.
///
/// The secondary column is shown in a width that is not compact, when it is wanted. It is at the right
/// in a left-to-right layout and at the left in a right-to-left one; views in it can read
/// ``EnvironmentValues/isSecondaryColumn``.
public struct ColumnSplit<Primary: View, Secondary: View>: PrimitiveView {
  private let description: ColumnsDescription
  private let primary: Primary
  private let secondary: Secondary

  /// Creates two columns.
  ///
  /// - Parameters:
  ///   - secondaryWidth: how wide the secondary column is.
  ///   - showsSecondary: whether the secondary column is wanted.
  ///   - spacing: the distance between the columns, on both sides of a line.
  ///   - divider: whether there is a hairline between the columns.
  ///   - primary: the primary column.
  ///   - secondary: the secondary column.
  public init(
    secondaryWidth: ColumnsLayout.Width, showsSecondary: Bool = true, spacing: Double = 0,
    divider: Bool = true, @ViewBuilder primary: () -> Primary,
    @ViewBuilder secondary: () -> Secondary
  ) {
    description = .columnSplit(
      secondaryWidth, showsSecondary: showsSecondary, spacing: spacing, hasDivider: divider)
    self.primary = primary()
    self.secondary = secondary()
  }

  /// Adds the columns that are shown.
  public func lower(into lowering: inout ViewLowering) {
    lowering.columns(
      description, columns: [{ primary.lower(into: &$0) }, { secondary.lower(into: &$0) }])
  }
}

/// A sidebar, perhaps a list of contents, and a detail.
///
/// In a compact width one of the columns is shown. The sidebar is at the left in a left-to-right
/// layout and at the right in a right-to-left one. Columns beside the detail are 320 points wide unless
/// ``View/navigationSplitViewColumnWidth(min:ideal:max:)`` in them says otherwise.
///
/// Source: SwiftUI's `NavigationSplitView`; the widths are UIKit's standard of 320 points for the
/// columns beside the detail.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  private let description: ColumnsDescription
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  /// Creates three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: which columns are wanted where the width is not compact.
  ///   - preferredCompactColumn: which one is shown where it is.
  ///   - sidebar: the leading column.
  ///   - content: the column in the middle.
  ///   - detail: the trailing column, which has what the others leave.
  public init(
    columnVisibility: NavigationSplitViewVisibility = .automatic,
    preferredCompactColumn: NavigationSplitViewColumn = .sidebar,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    description = .navigation(columnVisibility, preferredCompactColumn, hasContent: true)
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Adds the columns that are shown.
  public func lower(into lowering: inout ViewLowering) {
    var columns: [(inout ViewLowering) -> Void] = [{ sidebar.lower(into: &$0) }]
    if description.columns.count == 3 { columns.append { content.lower(into: &$0) } }
    lowering.columns(description, columns: columns + [{ detail.lower(into: &$0) }])
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public init(
    columnVisibility: NavigationSplitViewVisibility = .automatic,
    preferredCompactColumn: NavigationSplitViewColumn = .sidebar,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    description = .navigation(columnVisibility, preferredCompactColumn, hasContent: false)
    self.sidebar = sidebar()
    content = EmptyView()
    self.detail = detail()
  }
}

/// Which columns of a ``NavigationSplitView`` are wanted.
///
/// Source: SwiftUI's `NavigationSplitViewVisibility`; `automatic` is `all` here.
public enum NavigationSplitViewVisibility: String, Hashable, Sendable, CaseIterable {
  /// All columns.
  case automatic
  /// All columns.
  case all
  /// The detail and the column beside it.
  case doubleColumn
  /// The detail alone.
  case detailOnly
}

/// A column of a ``NavigationSplitView``.
///
/// Source: SwiftUI's `NavigationSplitViewColumn`.
public enum NavigationSplitViewColumn: String, Hashable, Sendable, CaseIterable {
  /// The leading column.
  case sidebar
  /// The column in the middle.
  case content
  /// The trailing column.
  case detail
}

private enum SecondaryColumnKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view stands in the secondary column of a ``ColumnSplit``.
  public var isSecondaryColumn: Bool {
    get { self[SecondaryColumnKey.self] }
    set { self[SecondaryColumnKey.self] = newValue }
  }
}

/// Columns side by side, and which of them are shown.
struct ColumnsDescription: Sendable {
  /// A column.
  struct Column: Sendable {
    var width: ColumnsLayout.Width
    /// Whether it is shown in a width that is not compact.
    var isShown = true
    /// Whether it is shown in a compact width.
    var isShownInCompact = false
    var isSecondary = false
  }

  var type: NodeType
  var columns: [Column]
  /// Whether content of a column can say how wide the column is.
  var takesColumnWidths: Bool { type == .navigationSplitView }
  var spacing = 0.0
  var hasDivider = true

  /// A primary and a secondary column.
  static func columnSplit(
    _ width: ColumnsLayout.Width, showsSecondary: Bool, spacing: Double, hasDivider: Bool
  ) -> ColumnsDescription {
    ColumnsDescription(
      type: .columnSplit,
      columns: [
        Column(width: .rest, isShownInCompact: true),
        Column(width: width, isShown: showsSecondary, isSecondary: true),
      ], spacing: spacing, hasDivider: hasDivider)
  }

  /// The width of the columns beside a detail.
  private static let standardWidth = ColumnsLayout.Width.fixed(320)

  /// A sidebar, perhaps a list of contents, and a detail.
  static func navigation(
    _ visibility: NavigationSplitViewVisibility, _ compact: NavigationSplitViewColumn,
    hasContent: Bool
  ) -> ColumnsDescription {
    let showsAll = visibility == .all || visibility == .automatic
    // Without a list of contents the sidebar is the column beside the detail.
    let showsTwo = showsAll || visibility == .doubleColumn
    let sidebar = Column(
      width: standardWidth, isShown: hasContent ? showsAll : showsTwo,
      isShownInCompact: compact == .sidebar || (compact == .content && !hasContent))
    let content = Column(
      width: standardWidth, isShown: showsTwo, isShownInCompact: compact == .content)
    let detail = Column(width: .rest, isShownInCompact: compact == .detail)
    return ColumnsDescription(
      type: .navigationSplitView,
      columns: hasContent ? [sidebar, content, detail] : [sidebar, detail])
  }
}

extension ViewLowering {
  /// Adds the columns that are shown, side by side with lines between them; those that are not have
  /// no node.
  ///
  /// The lines count as children after the columns.
  mutating func columns(
    _ description: ColumnsDescription, columns: [(inout ViewLowering) -> Void]
  ) {
    let isCompact = environment.horizontalSizeClass == .compact
    let shown = description.columns.indices.filter {
      isCompact ? description.columns[$0].isShownInCompact : description.columns[$0].isShown
    }
    let thickness = description.hasDivider ? environment.hairline : 0
    var widths = shown.map { description.columns[$0].width }
    func layout() -> ColumnsLayout {
      ColumnsLayout(
        // A column that stands alone has all of the width.
        widths.count == 1 ? [.rest] : widths, spacing: description.spacing,
        dividerThickness: thickness)
    }
    container(description.type, .custom(layout())) { lowering in
      let node = lowering.nodes.count - 1
      let outer = lowering.askedColumnWidth
      var isAsked = false
      lowering.builder.markChildrenAsContainers()
      for (place, column) in shown.enumerated() {
        if description.takesColumnWidths { lowering.askedColumnWidth = nil }
        lowering.numbered(Int32(column)) {
          guard description.columns[column].isSecondary else {
            return $0.single(columns[column])
          }
          var inner = $0.environment
          inner.isSecondaryColumn = true
          $0.withEnvironment(inner) { $0.single(columns[column]) }
        }
        guard description.takesColumnWidths else { continue }
        if let asked = lowering.askedColumnWidth {
          widths[place] = asked.width(insteadOf: widths[place])
          isAsked = true
        }
        lowering.askedColumnWidth = outer
      }
      if isAsked { lowering.builder.replaceLayout(ofContainer: node, by: layout()) }
      guard description.hasDivider else { return }
      for line in 0..<max(shown.count - 1, 0) {
        lowering.numbered(Int32(description.columns.count + line)) {
          $0.leaf(.divider, .flexible)
        }
      }
    }
  }
}
