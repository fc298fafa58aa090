internal import CICU

/// What a text holds that matters for its place in a paragraph.
package struct BidiContents: OptionSet, Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// A strong left-to-right character.
  package static let leftToRight = BidiContents(rawValue: 1)
  /// A strong right-to-left character.
  package static let rightToLeft = BidiContents(rawValue: 2)
  /// A bidi control: a mark, an embedding, an override, an isolate.
  package static let controls = BidiContents(rawValue: 4)
  /// A digit that runs with right-to-left text.
  package static let arabicNumbers = BidiContents(rawValue: 8)

  /// Looks through a text.
  ///
  /// - Complexity: O(n).
  package init(of text: some StringProtocol) {
    let units = Array(text.utf16)
    self.init(rawValue: unsafe cicu_bidi_contents(units, Int32(units.count)))
  }
}

/// The text as the eye meets it from left to right in a paragraph of a direction.
///
/// Controls are removed, characters of right-to-left runs mirrored.
///
/// Source: UAX #9, wraps `ubidi_writeReordered`.
///
/// - Throws: `ICUError` when ICU fails.
package func visualOrder(
  of text: String, in direction: WritingDirection
) throws(ICUError) -> String {
  let units = Array(text.utf16)
  return try unsafe ICUBuffer.string(while: "reordering a text") {
    unsafe cicu_bidi_visual(
      units, Int32(units.count), direction == .rightToLeft ? 1 : 0, $0, $1, $2)
  }
}
