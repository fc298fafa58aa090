/// The families of text in a component kit; with a size and a weight each names a font.
public enum TextFamily: String, Hashable, Sendable, CaseIterable {
  /// Titles and headings.
  case heading
  /// Running text.
  case body
  /// Text of controls and fields.
  case label
  /// A short line above a heading, in capitals where the script has them.
  case overline

  /// The sizes of a family, each a step larger.
  public enum Size: String, Hashable, Sendable, CaseIterable {
    /// Two steps below the usual size.
    case xs
    /// One step below the usual size.
    case sm
    /// The usual size.
    case base
    /// One step above the usual size.
    case lg
    /// Two steps above the usual size.
    case xl
  }

  /// The weights of a family.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    /// 400.
    case regular
    /// 500.
    case medium
    /// 700.
    case bold

    /// The weight on OpenType's scale.
    public var textWeight: TextWeight {
      switch self {
      case .regular: .regular
      case .medium: .medium
      case .bold: .bold
      }
    }
  }

  /// The role that gives size and line height.
  ///
  /// Sizes of a family never fall from one step to the next, and none is below 11 points.
  public func role(_ size: Size) -> TextRole {
    switch (self, size) {
    case (.heading, .xs): .headline
    case (.heading, .sm): .title3
    case (.heading, .base): .title2
    case (.heading, .lg): .title
    case (.heading, .xl): .largeTitle
    case (.body, .xs): .footnote
    case (.body, .sm): .subheadline
    case (.body, .base): .body
    case (.body, .lg): .title3
    case (.body, .xl): .title2
    case (.label, .xs): .caption
    case (.label, .sm): .footnote
    case (.label, .base): .subheadline
    case (.label, .lg): .callout
    case (.label, .xl): .body
    case (.overline, .xs), (.overline, .sm): .caption2
    case (.overline, .base): .caption
    case (.overline, .lg): .footnote
    case (.overline, .xl): .subheadline
    }
  }

  /// The weight of the family when none is given.
  public var standardWeight: Weight {
    switch self {
    case .heading: .bold
    case .body: .regular
    case .label, .overline: .medium
    }
  }

  /// Whether the text is set in capitals where its script has them.
  public var isUppercased: Bool { self == .overline }

  /// The font of a size and weight.
  public func font(_ size: Size = .base, weight: Weight? = nil) -> TextFont {
    .role(role(size), weight: (weight ?? standardWeight).textWeight)
  }
}
