/// What one edge asks of its neighbour in one category.
package enum SpacingValue: Hashable, Sendable {
  /// A length in points; the two neighbours' lengths add up.
  case distance(Double)

  /// The upper edge of text: what it needs below other text.
  case topTextMetrics(TextEdgeMetrics)

  /// The lower edge of text: what it needs above other text.
  case bottomTextMetrics(TextEdgeMetrics)

  /// The distance that two neighbouring edges agree on, nil when they have nothing in common.
  ///
  /// `first` is the edge of the view that comes first.
  static func combine(_ first: SpacingValue, _ second: SpacingValue) -> Double? {
    switch (first, second) {
    case (.distance(let a), .distance(let b)): a + b
    case (.distance(let a), _): a
    case (_, .distance(let b)): b
    case (.bottomTextMetrics(let upper), .topTextMetrics(let lower)): lower.leadingBelow(upper)
    default: nil
    }
  }

  /// The larger of two values of one edge in one category.
  static func larger(_ a: SpacingValue, _ b: SpacingValue) -> SpacingValue {
    switch (a, b) {
    case (.distance(let x), .distance(let y)): .distance(max(x, y))
    case (.topTextMetrics(let x), .topTextMetrics(let y)): .topTextMetrics(x.larger(y))
    case (.bottomTextMetrics(let x), .bottomTextMetrics(let y)): .bottomTextMetrics(x.larger(y))
    case (.distance, _): b
    default: a
    }
  }
}

/// The measures of a text's largest font that decide its distance to its neighbours, in points.
///
/// Source: layout rule 4 (single source).
package struct TextEdgeMetrics: Hashable, Sendable {
  /// The height above the baseline, positive.
  package var ascender: Double
  /// The depth below the baseline, positive.
  package var descender: Double
  /// The line gap.
  package var leading: Double
  /// The height of a capital letter.
  package var capHeight: Double
  /// The size of a pixel: 1 / scale.
  package var pixelLength: Double

  package init(
    ascender: Double, descender: Double, leading: Double, capHeight: Double, pixelLength: Double
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.pixelLength = pixelLength
  }

  /// The distance of this text from text above it: its own leading, rounded up to a multiple of
  /// the upper text's pixel.
  func leadingBelow(_ upper: TextEdgeMetrics) -> Double {
    Self.roundedUp(leading, to: upper.pixelLength)
  }

  /// What an edge above this text adds to its own distance.
  var edgeAbove: Double { ascender + descender + tenth - ascender }

  /// What an edge below this text adds to its own distance.
  var edgeBelow: Double { max(ascender + descender + tenth - capHeight, tenth + descender) }

  private var tenth: Double { Self.roundedUp((ascender + descender) * 0.1, to: pixelLength) }

  private static func roundedUp(_ length: Double, to pixel: Double) -> Double {
    pixel > 0 ? (length / pixel).rounded(.up) * pixel : length
  }

  fileprivate func larger(_ other: TextEdgeMetrics) -> TextEdgeMetrics {
    leading >= other.leading ? self : other
  }
}
