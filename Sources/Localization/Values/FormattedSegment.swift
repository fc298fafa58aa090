public import UnicodeServices

/// A stretch of a formatted value that is styled alike.
public struct FormattedSegment: Hashable, Sendable {
  /// UTF-16 offsets in the value's string.
  public let range: Range<Int>

  /// What the stretch is, the innermost part of it; `nil` for a value without parts.
  public let field: FormattedField?

  /// The item of a list, or the end of a range, that the stretch lies in.
  public let index: Int?
}

extension FormattedText {
  /// The whole string cut into stretches of one field each, for styling: a small fraction, a coloured
  /// symbol.
  ///
  /// The stretches follow each other without a gap. Marks, isolates and spaces that belong to no part
  /// travel with the stretch before them, at the beginning with the one behind, so that styling never
  /// takes a mark from what it stands for. Only attributes may differ between stretches: the value
  /// stays in one paragraph.
  ///
  /// ```
  /// "$1,234.50"  currency "$", integer "1", grouping ",", integer "234", decimal ".", fraction "50"
  /// ```
  ///
  /// - Complexity: O(n·m) in the length and the depth of nested parts.
  public var segments: [FormattedSegment] {
    let length = string.utf16.count
    guard length > 0 else { return [] }
    var fields = [FormattedField?](repeating: nil, count: length)
    var indices = [Int?](repeating: nil, count: length)
    // Enclosing parts come first, so inner ones overwrite them.
    for part in parts {
      for offset in part.range where offset < length {
        if part.field != .side, part.field != .element { fields[offset] = part.field }
        if let index = part.index { indices[offset] = index }
      }
    }
    let first = fields.first { $0 != nil } ?? nil
    var result: [FormattedSegment] = []
    var start = 0
    var current = fields[0] ?? first
    var index = indices[0]
    for offset in 1..<max(length, 1) {
      let field = fields[offset] ?? current
      // What belongs to nothing stays with the stretch before it, index included.
      let isOwned = fields[offset] != nil || indices[offset] != nil
      if field != current || (isOwned && indices[offset] != index) {
        result.append(FormattedSegment(range: start..<offset, field: current, index: index))
        (start, current, index) = (offset, field, indices[offset])
      }
    }
    result.append(FormattedSegment(range: start..<length, field: current, index: index))
    return result
  }
}

extension FormattedField {
  /// Whether digits stand here: what a price tag shows large.
  public var isNumberPart: Bool { self == .integer || self == .fraction }

  /// Whether a sign, a symbol or a separator of a number stands here.
  public var isNumberSymbol: Bool {
    switch self {
    case .sign, .currency, .grouping, .decimal, .percent, .permille, .exponentSymbol,
      .exponentSign, .approximately:
      true
    default: false
    }
  }
}
