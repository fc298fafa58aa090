public import UnicodeServices

/// A formatted value: its text, what each stretch of it is, and the direction it is read in.
///
/// ```
/// en-US  -1234.5 USD  "-$1,234.50"  leftToRight
/// he-IL  -1234.5 USD  "\u{200F}\u{200E}-1,234.50\u{A0}\u{200F}$"  rightToLeft
/// ```
///
/// Before a value is put into a text it has to be isolated, or it falls apart in a paragraph of the
/// other direction: see `isolated(_:in:)`.
public struct FormattedText: Hashable, Sendable {
  /// The text, bidi marks of the locale included.
  public let string: String

  /// The parts, sorted by start, the enclosing one first; UTF-16 offsets.
  ///
  /// Bidi marks, isolates and the space between a number and its symbol belong to no part.
  public let parts: [FormattedPart]

  /// The direction of the value's own locale; `nil` for text of which it is not known.
  public let direction: WritingDirection?

  /// Directions of list elements by their index, for their own isolates.
  let elementDirections: [WritingDirection?]

  /// Whether the value carries its isolates already.
  public let isIsolated: Bool

  /// Makes a formatted text.
  public init(string: String, parts: [FormattedPart] = [], direction: WritingDirection?) {
    self.init(
      string: string, parts: parts, direction: direction, elementDirections: [], isIsolated: false)
  }

  init(
    string: String, parts: [FormattedPart], direction: WritingDirection?,
    elementDirections: [WritingDirection?], isIsolated: Bool
  ) {
    self.string = string
    self.parts = parts
    self.direction = direction
    self.elementDirections = elementDirections
    self.isIsolated = isIsolated
  }

  /// A value of a locale's direction.
  init(_ formatted: FormattedString, direction: WritingDirection) {
    self.init(string: formatted.string, parts: formatted.parts, direction: direction)
  }

  /// The text of a part.
  ///
  /// - Complexity: O(n) in the length of the string.
  public func text(of part: FormattedPart) -> String {
    let units = string.utf16
    let start = units.index(units.startIndex, offsetBy: part.range.lowerBound)
    let end = units.index(units.startIndex, offsetBy: part.range.upperBound)
    return String(decoding: units[start..<end], as: UTF16.self)
  }

  /// The text as the eye meets it from left to right in a paragraph of a direction.
  ///
  /// Controls are removed, mirrored characters mirrored.
  ///
  /// - Throws: `FormatError.icu`.
  public func visualOrder(in paragraph: WritingDirection) throws(FormatError) -> String {
    let string = string
    return try FormatError.wrapping { () throws(ICUError) in
      try UnicodeServices.visualOrder(of: string, in: paragraph)
    }
  }
}
