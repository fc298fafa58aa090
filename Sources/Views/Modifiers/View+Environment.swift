public import DesignTokens
public import Typesetting

extension View {
  /// Changes a value of the environment for this view and what is inside it.
  ///
  /// Setting `\.locale` formats values in that locale and leaves the direction as it is; setting
  /// `\.layoutDirection` mirrors what is inside and leaves the view's own place as it is.
  public func environment<Value: Sendable>(
    _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable, _ value: Value
  ) -> EnvironmentView<Self> {
    EnvironmentView(content: self, type: .environment) { $0[keyPath: keyPath] = value }
  }

  /// Sets the font of texts inside.
  public func font(_ font: Font?) -> EnvironmentView<Self> {
    EnvironmentView(content: self, type: .font) { $0.font = font }
  }

  /// Shows texts inside in letters of another width; nil for that of their font.
  ///
  /// It counts before the width of a font that is set inside or outside. Where no face has the width
  /// the nearest one stands in, which frame trees tell.
  ///
  /// Source: SwiftUI's `fontWidth(_:)`. Differs from SwiftUI: a width has per cent as its unit.
  public func fontWidth(_ width: Font.Width?) -> EnvironmentView<Self> {
    EnvironmentView(content: self, type: .fontWidth) { $0.fontWidth = width }
  }

  /// Shows texts inside in capitals or in small letters, by the rules of the locale of each text's
  /// place; nil shows them as they are written.
  ///
  /// `title` is `TITLE` in English and `T\u{130}TLE` in Turkish, wherever the text stands; Arabic and
  /// Hebrew texts stay as they are. A text is measured in the case that it is shown in.
  ///
  /// Source: SwiftUI's `textCase(_:)`.
  public func textCase(_ textCase: Text.Case?) -> EnvironmentView<Self> {
    EnvironmentView(content: self, type: .textCase) { $0.textCase = textCase }
  }

  /// Sets how far apart tab stops are in texts inside, in points above 0; nil for eight spaces.
  ///
  /// With 40, what follows a tab begins 40 points or the next multiple from where its line begins: from
  /// the left edge in a left-to-right paragraph, from the right one in a right-to-left one.
  ///
  /// Source: `NSParagraphStyle.defaultTabInterval`.
  public func tabInterval(_ points: Double?) -> EnvironmentView<Self> {
    EnvironmentView(content: self, type: .tabInterval) { $0.tabInterval = points }
  }

  /// Limits the lines of texts inside; nil takes a limit away.
  public func lineLimit(_ limit: Int?) -> EnvironmentView<Self> {
    EnvironmentView(content: self, type: .lineLimit) { $0.lineLimit = limit }
  }

  /// Says where texts inside are cut when they do not fit.
  public func truncationMode(_ mode: TruncationMode) -> EnvironmentView<Self> {
    EnvironmentView(content: self, type: .truncationMode) { $0.truncationMode = mode }
  }

  /// Aligns the lines of texts inside with each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> EnvironmentView<Self> {
    EnvironmentView(content: self, type: .multilineTextAlignment) {
      $0.multilineTextAlignment = alignment
    }
  }

  /// Lets texts inside shrink to fit, down to a factor above 0 and at most 1.
  public func minimumScaleFactor(_ factor: Double) -> EnvironmentView<Self> {
    EnvironmentView(content: self, type: .minimumScaleFactor) { $0.minimumScaleFactor = factor }
  }

  /// Sets how large text inside is.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> EnvironmentView<Self> {
    EnvironmentView(content: self, type: .dynamicTypeSize) { $0.dynamicTypeSize = size }
  }

  /// Holds the size of text inside to a range; nested ranges intersect.
  public func dynamicTypeSize(
    _ range: some RangeExpression<DynamicTypeSize>
  ) -> EnvironmentView<Self> {
    let allowed = DynamicTypeSizeRange(range)
    return EnvironmentView(content: self, type: .dynamicTypeSize) {
      $0.allowedTextSizes = $0.allowedTextSizes.nesting(allowed)
    }
  }
}
