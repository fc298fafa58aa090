/// A line before it is truncated and placed.
struct LineSpan: Sendable {
  /// Where the line begins.
  var start: Int

  /// How it begins.
  var startEdge: EdgeKind

  /// The end of what counts for its width: before hanging spaces.
  var contentEnd: Int

  /// Where the next line begins.
  var end: Int

  /// How it ends.
  var endEdge: EdgeKind

  /// Its width in em, a hyphen included.
  var width: Double

  /// The soft hyphen that shows at the end of the line, or -1.
  var hyphen = -1
}
