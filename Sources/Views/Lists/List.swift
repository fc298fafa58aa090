internal import LayoutCore

/// Rows below each other that can be scrolled, in sections or without.
///
/// Rows are as wide as the list and at least 44 points high; their content begins at the leading
/// margin, at the left in a left-to-right layout and at the right in a right-to-left one. A line stands
/// between two rows of a section.
///
/// Source: SwiftUI's `List`; lengths: ``ListMetrics``.
public struct List<Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a list of rows and sections.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a list with a row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each element; the identity is SwiftUI's spelling and has no other
  /// use here.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Adds the list, its sections and rows.
  public func lower(into lowering: inout ViewLowering) {
    lowering.list(.list) { content.lower(into: &$0) }
  }
}

/// Rows for input, in sections that stand apart from each other.
///
/// A form is laid out as a ``List`` is.
///
/// Source: SwiftUI's `Form`.
public struct Form<Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a form of rows and sections.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Adds the form, its sections and rows.
  public func lower(into lowering: inout ViewLowering) {
    lowering.list(.form) { content.lower(into: &$0) }
  }
}

/// Rows that belong together, with a header above and a footer below.
///
/// Outside of a list or a form a section has no layout of its own: it is its header, its rows and its
/// footer, one after the other.
///
/// Source: SwiftUI's `Section`.
public struct Section<Header: View, Content: View, Footer: View>: PrimitiveView {
  private let header: Header
  private let content: Content
  private let footer: Footer

  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Adds the section.
  public func lower(into lowering: inout ViewLowering) {
    lowering.section(
      header: Header.self == EmptyView.self ? nil : { header.lower(into: &$0) },
      footer: Footer.self == EmptyView.self ? nil : { footer.lower(into: &$0) }
    ) { content.lower(into: &$0) }
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// Creates a section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}

extension Section where Header == EmptyView {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Creates a section with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}
