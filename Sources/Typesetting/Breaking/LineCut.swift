/// What a truncated line keeps.
struct LineCut: Sendable {
  /// The end of the part kept at the start of the line; the start of the line where none is.
  var prefixEnd: Int

  /// The start of the part kept at the end of the line; ``suffixEnd`` where none is.
  var suffixStart: Int

  /// The end of that part.
  var suffixEnd: Int

  /// The ellipsis, or `nil` where it does not fit.
  var ellipsis: Ellipsis?

  /// The width of the whole line in em.
  var width: Double

  /// Which part gave way.
  var mode: TruncationMode
}
