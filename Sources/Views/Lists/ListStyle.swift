public import UnicodeServices
internal import DesignTokens

/// How a list shows its sections.
///
/// Source: SwiftUI's `ListStyle`.
public enum ListStyle: String, Hashable, Sendable, CaseIterable {
  /// Rows from edge to edge.
  case plain

  /// Rows from edge to edge, sections apart from each other.
  case grouped

  /// Sections apart from each other and from the sides.
  case insetGrouped
}

/// The lengths of lists, in points.
public struct ListMetrics: Hashable, Sendable {
  /// The least height of a row.
  ///
  /// Source: Apple's Human Interface Guidelines: what is touched is at least 44 × 44 points.
  public var minimumRowHeight = 44.0

  /// The distance of a row's content from its top and bottom: with one line of 22 points, the body
  /// role's at the text size `large`, it makes the minimum height.
  public var verticalInset = 11.0

  /// The distance of a row's content from its sides in a compact width.
  ///
  /// Source: UIKit's `systemMinimumLayoutMargins`: 16 points in a compact width, 20 in a regular one.
  public var compactMargin = 16.0

  /// The same in a regular width.
  public var regularMargin = 20.0

  /// The distance between sections that stand apart from each other.
  ///
  /// Source: UIKit's grouped tables: a footer and a header of 17.5 points that have no text.
  public var sectionSpacing = 35.0

  /// The distance of a header or footer from the rows beside it; this package's own.
  public var headerInset = 7.0

  /// The lengths that are documented.
  public init() {}
}

/// The lengths of the lists at a place.
private enum ListMetricsKey: EnvironmentKey {
  static let defaultValue = ListMetrics()
}

/// The style of the lists at a place; nil for the standard one.
private enum ListStyleKey: EnvironmentKey {
  static let defaultValue: ListStyle? = nil
}

/// The case of the headers of sections that stand apart from each other; nil as they are written.
private enum SectionHeaderTextCaseKey: EnvironmentKey {
  static let defaultValue: TextCasing? = nil
}

extension EnvironmentValues {
  /// The case in which lists and forms whose sections stand apart from each other show the headers of
  /// sections; nil, as they are at first, as they are written.
  ///
  /// `.uppercase` shows them as iOS 14 to 18 did: in grouped and inset grouped lists, not in plain ones.
  /// A header that sets ``textCase`` itself keeps its own.
  public var sectionHeaderTextCase: Text.Case? {
    get { self[SectionHeaderTextCaseKey.self] }
    set { self[SectionHeaderTextCaseKey.self] = newValue }
  }

  /// The lengths of lists.
  public var listMetrics: ListMetrics {
    get { self[ListMetricsKey.self] }
    set { self[ListMetricsKey.self] = newValue }
  }

  /// The least height of a row of a list, in points.
  ///
  /// Source: SwiftUI's `defaultMinListRowHeight`.
  public var defaultMinListRowHeight: Double {
    get { listMetrics.minimumRowHeight }
    set { listMetrics.minimumRowHeight = newValue }
  }

  /// The style of lists and forms inside; nil for sections apart from each other and from the sides.
  var listStyle: ListStyle? {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  /// The distance of what stands in a list from its sides.
  var listMargin: Double {
    horizontalSizeClass == .regular ? listMetrics.regularMargin : listMetrics.compactMargin
  }
}

extension View {
  /// Sets how lists and forms inside show their sections.
  ///
  /// Source: SwiftUI's `listStyle(_:)`.
  public func listStyle(_ style: ListStyle) -> EnvironmentView<Self> {
    EnvironmentView(content: self, type: .listStyle) { $0.listStyle = style }
  }
}
