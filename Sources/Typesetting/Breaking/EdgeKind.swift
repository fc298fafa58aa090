/// How a line begins or ends, which decides what the glyphs at its edge look like.
enum EdgeKind: Sendable {
  /// At a line end or the end of the text: nothing is cut.
  case forced

  /// At a break opportunity: letters take the forms they have at the edge of a word.
  case opportunity

  /// Between grapheme clusters of a word: letters keep the forms they have inside the word.
  case emergency

  /// At an ellipsis: letters take the forms they have at the edge of a word.
  case cut

  /// Whether letters beyond the edge still shape those before it.
  var keepsContext: Bool { self == .emergency || self == .forced }
}
