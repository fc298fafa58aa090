internal import DesignTokens
internal import Geometry
internal import LayoutCore

/// The list that rows are being added to.
struct ListState {
  var style: ListStyle
  /// How many sections have begun.
  var sections = 0
  /// Whether rows that stand in no section have opened one.
  var isLooseSectionOpen = false
  /// Whether rows stand in a section.
  var isInSection = false
  /// How many rows the section has.
  var rows = 0
  /// Whether the last row wants no line below it.
  var hidesSeparator = false
}

extension ViewLowering {
  /// Adds a list: a region that scrolls vertically, with its rows and sections below each other.
  mutating func list(_ type: NodeType, content: (inout ViewLowering) -> Void) {
    let style = environment.listStyle ?? .insetGrouped
    container(type, .scrollView(ScrollRegion(axes: .vertical))) { lowering in
      lowering.beginImplicit(.verticalStack(alignment: .leading, spacing: 0))
      let outer = lowering.listState
      lowering.listState = ListState(style: style)
      lowering.modified(.row, content: content)
      lowering.endLooseSection()
      lowering.listState = outer
      lowering.endImplicit()
    }
  }

  /// Adds a section; outside of a list only what is in it.
  ///
  /// A header counts as the first child and a footer as the last.
  mutating func section(
    header: ((inout ViewLowering) -> Void)?, footer: ((inout ViewLowering) -> Void)?,
    content: (inout ViewLowering) -> Void
  ) {
    guard let outer = listState else {
      return withoutWaitingIDs { lowering in
        if let header { lowering.nested(header) }
        lowering.nested(content)
        if let footer { lowering.nested(footer) }
      }
    }
    endLooseSection()
    let gap = sectionGap
    listState?.sections += 1
    listState?.isInSection = true
    beginImplicit(.padding(EdgeInsets(top: gap)))
    if let opened = openSection() {
      markContentDynamic()
      if let header { note(header, .sectionHeader) }
      beginRows()
      modified(.row, content: content)
      endRows()
      if let footer { note(footer, .sectionFooter) }
      // What is shown beside the section stands in no list.
      let state = listState
      listState = nil
      close(opened)
      listState = state
    }
    endImplicit()
    listState?.isInSection = outer.isInSection
    listState?.rows = outer.rows
    listState?.hidesSeparator = outer.hidesSeparator
  }

  // MARK: Sections

  /// The distance of a section from what is above it.
  private var sectionGap: Double {
    guard let state = listState, state.style != .plain else { return 0 }
    return state.sections == 0
      ? environment.listMetrics.sectionSpacing / 2
      : environment.listMetrics.sectionSpacing
  }

  /// Opens a section for rows that stand in none, unless one is open.
  mutating func beginLooseSection() {
    guard let state = listState, !state.isLooseSectionOpen, !state.isInSection else { return }
    let gap = sectionGap
    beginImplicit(.padding(EdgeInsets(top: gap)))
    beginImplicit(.verticalStack(alignment: .leading, spacing: 0))
    markContentDynamic()
    beginRows()
    listState?.sections += 1
    listState?.isLooseSectionOpen = true
  }

  private mutating func endLooseSection() {
    guard listState?.isLooseSectionOpen == true else { return }
    endRows()
    endImplicit()
    endImplicit()
    listState?.isLooseSectionOpen = false
  }

  /// Begins the rows of a section, away from the sides when the style wants that.
  private mutating func beginRows() {
    let isInset = listState?.style == .insetGrouped
    let margin = isInset ? environment.listMargin : 0
    beginImplicit(.padding(EdgeInsets(leading: margin, trailing: margin)))
    beginImplicit(.verticalStack(alignment: .leading, spacing: 0))
    markContentDynamic()
    listState?.rows = 0
    listState?.hidesSeparator = false
  }

  private mutating func endRows() {
    endImplicit()
    endImplicit()
  }

  /// Adds a header or footer: in the role `footnote`, beginning where the rows' content does.
  private mutating func note(_ content: (inout ViewLowering) -> Void, _ type: NodeType) {
    let metrics = environment.listMetrics
    let margin = environment.listMargin * (listState?.style == .insetGrouped ? 2 : 1)
    let insets = EdgeInsets(
      top: metrics.headerInset, leading: margin, bottom: metrics.headerInset, trailing: margin)
    var inner = environment
    if inner.font == nil { inner.font = .footnote }
    if type == .sectionHeader, listState?.style != .plain,
      let textCase = inner.sectionHeaderTextCase
    {
      inner.textCase = textCase
    }
    let outer = listState
    listState = nil
    modified(.layout(type, .padding(insets), ordinal: nil)) {
      $0.withEnvironment(inner, content: content)
    }
    listState = outer
  }

  // MARK: Rows

  /// What a list adds around a row: the row's layout, with a line above all but the first one.
  func rowLayout(_ traits: ListRowTraits) -> ListRowLayout {
    let metrics = environment.listMetrics
    let insets = EdgeInsets(
      top: metrics.verticalInset, leading: environment.listMargin, bottom: metrics.verticalInset,
      trailing: environment.listMargin)
    return ListRowLayout(
      insets: traits.insets ?? insets, minimumHeight: metrics.minimumRowHeight)
  }

  /// Counts a row and says whether it has a line above it.
  mutating func countRow(_ traits: ListRowTraits) -> Bool {
    guard let state = listState else { return false }
    listState?.rows += 1
    listState?.hidesSeparator = traits.hidesBottomSeparator
    return state.rows > 0 && !state.hidesSeparator && !traits.hidesTopSeparator
  }
}
