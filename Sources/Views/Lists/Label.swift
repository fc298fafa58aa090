internal import LayoutCore

/// An icon and a title: the icon on the leading side, both on the baseline of the title's first line.
///
/// The icon is at the left in a left-to-right layout and at the right in a right-to-left one.
///
/// Source: SwiftUI's `Label`.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  private let title: Title
  private let icon: Icon

  /// Creates a label of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// Adds the label.
  public func lower(into lowering: inout ViewLowering) {
    lowering.label {
      icon.lower(into: &$0)
    } title: {
      title.lower(into: &$0)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a text and a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

/// What labels show.
///
/// Source: SwiftUI's `LabelStyle`.
public enum LabelStyle: String, Hashable, Sendable, CaseIterable {
  /// The title and the icon.
  case titleAndIcon

  /// The title alone.
  case titleOnly

  /// The icon alone.
  case iconOnly
}

private enum LabelStyleKey: EnvironmentKey {
  static let defaultValue = LabelStyle.titleAndIcon
}

extension EnvironmentValues {
  /// What labels show.
  var labelStyle: LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets what labels inside show.
  ///
  /// Source: SwiftUI's `labelStyle(_:)`.
  public func labelStyle(_ style: LabelStyle) -> EnvironmentView<Self> {
    EnvironmentView(content: self, type: .labelStyle) { $0.labelStyle = style }
  }
}

extension ViewLowering {
  /// How far the title of a label is from its icon, in points: the default distance of a row.
  private static var labelSpacing: Double { 8 }

  /// Adds a label: its icon is the first child, its title the second, whether both are shown or not.
  mutating func label(
    icon: (inout ViewLowering) -> Void, title: (inout ViewLowering) -> Void
  ) {
    let style = environment.labelStyle
    container(
      .label,
      .horizontalStack(alignment: .firstTextBaseline, spacing: Self.labelSpacing)
    ) { lowering in
      if style == .titleOnly { lowering.skipChild() } else { icon(&lowering) }
      if style == .iconOnly { return lowering.skipChild() }
      // The line of a list begins where the title does.
      lowering.modified(
        .layout(
          .alignmentGuide,
          .alignmentGuide(
            AlignmentKeyReference(.listRowSeparatorLeading), .computed { $0[.leading] }),
          ordinal: nil), content: title)
    }
  }
}
