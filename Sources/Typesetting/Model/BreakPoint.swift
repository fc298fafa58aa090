/// A place where a line may or must end.
///
/// Twelve bytes, as texts that are kept have one for every few letters.
struct BreakPoint: Sendable {
  private var storedOffset: Int32
  private var storedContentEnd: Int32

  /// Whether a line must end here: a line end, or the end of the text.
  var isMandatory: Bool

  /// Whether the break, when taken, shows a hyphen.
  var isSoftHyphen: Bool

  init(offset: Int, contentEnd: Int, isMandatory: Bool, isSoftHyphen: Bool) {
    storedOffset = Int32(offset)
    storedContentEnd = Int32(contentEnd)
    self.isMandatory = isMandatory
    self.isSoftHyphen = isSoftHyphen
  }

  /// The offset at which the next line begins.
  var offset: Int { Int(storedOffset) }

  /// The end of what counts for the width of a line that ends here: before hanging spaces.
  ///
  /// May lie before the start of a line of spaces only.
  var contentEnd: Int { Int(storedContentEnd) }
}
