/// A paragraph of a text: what the bidi algorithm runs on.
struct ParagraphSpan: Sendable {
  /// The UTF-16 range, the separator included.
  var range: Range<Int>

  /// The level of the paragraph: 0 left to right, 1 right to left.
  var level: UInt8
}
