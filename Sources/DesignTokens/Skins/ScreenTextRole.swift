/// What a text is for on a screen made of cards.
public enum ScreenTextRole: String, Hashable, Sendable, CaseIterable {
  /// The title of the screen.
  case screenTitle
  /// The title of a section.
  case sectionTitle
  /// The title of a card.
  case cardTitle
  /// Running text.
  case body
  /// The label of a control.
  case control
  /// A figure that is meant to be seen first.
  case figure
  /// Text beside a figure or field.
  case label
  /// A note.
  case caption

  /// The role that gives size and line height.
  public var textRole: TextRole {
    switch self {
    case .screenTitle: .largeTitle
    case .sectionTitle: .title3
    case .cardTitle: .headline
    case .body: .body
    case .control: .callout
    case .figure: .title
    case .label: .subheadline
    case .caption: .caption
    }
  }

  /// The font without a typeface.
  public var font: TextFont {
    switch self {
    case .screenTitle, .sectionTitle, .figure: .role(textRole).emphasized()
    case .control: .role(textRole, weight: .medium)
    case .cardTitle, .body, .label, .caption: .role(textRole)
    }
  }
}
