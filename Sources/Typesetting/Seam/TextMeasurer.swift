/// Sets texts: the seam between layout and fonts.
///
/// Two kinds exist: one with real faces (``FontTextMeasurer``) and one without any
/// (``SyntheticTextMeasurer``). Both are safe to share between threads and give the same result in
/// any order of calls.
public protocol TextMeasurer: AnyObject, Sendable {
  /// Where the faces come from: `"system"`, `"synthetic"`, or the directory or files named.
  var fontSource: String { get }

  /// Sets a text, shaping it at most once for all sizes and widths.
  func typeset(_ request: TextRequest) -> any TypesetText
}
