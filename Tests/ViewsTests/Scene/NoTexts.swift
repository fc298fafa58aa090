import Typesetting

/// A measurer for trees without texts.
final class NoTexts: TextMeasurer {
  var fontSource: String { "none" }

  func typeset(_ request: TextRequest) -> any TypesetText {
    SyntheticTextMeasurer().typeset(request)
  }
}
