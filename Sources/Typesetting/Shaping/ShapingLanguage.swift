internal import CHarfBuzz

/// A language as HarfBuzz knows it.
///
/// Unchecked: HarfBuzz keeps its language objects, immutable, for the life of the process.
@safe struct ShapingLanguage: @unchecked Sendable {
  /// The `hb_language_t`.
  let pointer: hb_language_t?

  /// Finds the language of a BCP 47 tag.
  ///
  /// Wraps `hb_language_from_string`.
  init(tag: String) {
    unsafe pointer = hb_language_from_string(tag, -1)
  }

  /// Whether two languages are one; HarfBuzz keeps each once.
  func isSame(as other: ShapingLanguage) -> Bool { unsafe pointer == other.pointer }
}
