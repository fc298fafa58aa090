/// A text, set in the font, language and direction of its environment.
///
/// Source: SwiftUI's `Text`.
public struct Text: PrimitiveView, Sendable {
  private let string: String
  private var ownFont: Font?

  /// A text that is shown as it is.
  public init(verbatim string: String) { self.string = string }

  /// The text in a font of its own.
  public func font(_ font: Font?) -> Text {
    var text = self
    text.ownFont = font
    return text
  }

  /// Adds the text.
  public func lower(into lowering: inout ViewLowering) {
    lowering.text(.verbatim(string), font: ownFont)
  }
}
