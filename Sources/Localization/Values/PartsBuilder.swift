internal import UnicodeServices

/// Puts a value together piece by piece.
struct PartsBuilder {
  private(set) var string = ""
  private(set) var parts: [FormattedPart] = []
  private var length = 0

  /// Appends a piece that is no part, or one.
  mutating func add(_ text: String, _ field: FormattedField? = nil) {
    let end = length + text.utf16.count
    if let field, end > length {
      parts.append(FormattedPart(field: field, range: length..<end))
    }
    string += text
    length = end
  }

  /// Appends a value with its parts.
  mutating func add(_ value: FormattedText) {
    parts += value.parts.map { $0.shifted(by: length) }
    string += value.string
    length += value.string.utf16.count
  }
}
