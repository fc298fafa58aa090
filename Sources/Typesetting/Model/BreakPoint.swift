/// A place where a line may or must end.
struct BreakPoint: Sendable {
  /// The offset at which the next line begins.
  var offset: Int

  /// The end of what counts for the width of a line that ends here: before hanging spaces.
  ///
  /// May lie before the start of a line of spaces only.
  var contentEnd: Int

  /// Whether a line must end here: a line end, or the end of the text.
  var isMandatory: Bool

  /// Whether the break, when taken, shows a hyphen.
  var isSoftHyphen: Bool
}
