internal import UnicodeServices

/// A text with everything about it that no font decides.
struct TextContent: Sendable {
  /// The source.
  let string: String

  /// Its code units.
  let units: [UInt16]

  /// The paragraphs; at least one where the text is not empty.
  let paragraphs: [ParagraphSpan]

  /// The level of each unit.
  let levels: [UInt8]

  /// The flags of each unit; ``UnitFlags/unsafeToBreak`` comes with shaping.
  var flags: [UnitFlags]

  /// The boundaries of grapheme clusters, 0 and the end included.
  let clusters: [Int]

  /// The break opportunities, ascending; the last is the end of the text.
  let breaks: [BreakPoint]

  /// The indices of the mandatory ones among ``breaks``; the last is the end of the text.
  let mandatoryBreaks: [Int]

  /// The end of the last unit that shows anything.
  let visibleEnd: Int

  /// Whether the text ends with a line end, after which an empty line follows.
  let endsWithLineEnd: Bool

  /// The offsets of tabs.
  let tabs: [Int]

  /// Puts the parts together.
  ///
  /// - Parameters:
  ///   - string: The source.
  ///   - units: Its code units.
  ///   - initial: For each unit what ``flags(of:isResetAtLineEnd:isIgnorable:)`` says, and nothing
  ///     for the end of the text.
  ///   - clusters: The boundaries of grapheme clusters, 0 and the end included.
  ///   - lineBreaks: Break opportunities, ascending, the end included.
  ///   - paragraphs: The paragraphs.
  ///   - levels: The level of each unit.
  ///   - unbreakable: Ranges in which only forced breaks end lines.
  init(
    string: String, units: [UInt16], flags initial: consuming [UnitFlags], clusters: [Int],
    lineBreaks: [TextBreak], paragraphs: [ParagraphSpan], levels: [UInt8],
    unbreakable: [Range<Int>] = []
  ) {
    self.string = string
    self.units = units
    self.paragraphs = paragraphs
    self.levels = levels
    self.clusters = clusters
    var flags = consume initial
    Self.add(clusters, of: units, to: &flags)
    tabs = units.contains(0x09) ? units.indices.filter { units[$0] == 0x09 } : []
    visibleEnd =
      (flags.dropLast().lastIndex { $0.isDisjoint(with: [.hanging, .invisible]) } ?? -1) + 1
    let breaks = Self.breakPoints(
      lineBreaks, flags, count: units.count,
      unbreakable: unbreakable.count > 1
        ? unbreakable.sorted { $0.lowerBound < $1.lowerBound } : unbreakable)
    self.flags = flags
    self.breaks = breaks
    mandatoryBreaks = breaks.indices.filter { breaks[$0].isMandatory }
    endsWithLineEnd = units.last.map(Self.isLineEnd) ?? false
  }

  /// Adds the boundaries of clusters to the flags of all units and of the end of the text.
  private static func add(
    _ clusters: [Int], of units: [UInt16], to flags: inout [UnitFlags]
  ) {
    mark(clusters, in: &flags)
    guard clusters.count <= units.count else { return }
    for index in units.indices where flags[index].contains(.hanging) {
      // A space with a mark on it is no space to a reader.
      if !flags[index + 1].contains(.graphemeStart), !isLineEnd(units[index]) {
        flags[index].remove(.hanging)
      }
    }
  }

  private static func mark(_ clusters: [Int], in flags: inout [UnitFlags]) {
    var flags = flags.mutableSpan
    let clusters = clusters.span
    for index in clusters.indices { flags[clusters[index]].insert(.graphemeStart) }
  }

  /// The break opportunities, each with the end of what counts before it.
  private static func breakPoints(
    _ lineBreaks: [TextBreak], _ allFlags: [UnitFlags], count: Int, unbreakable: [Range<Int>]
  ) -> [BreakPoint] {
    let flags = allFlags.span
    let lineBreaks = lineBreaks.span
    let hasUnbreakable = !unbreakable.isEmpty
    var points: [BreakPoint] = []
    points.append(addingCapacity: lineBreaks.count) { result in
      var last = 0
      var contentEnd = 0
      var nextRange = 0
      var unbreakableEnd = 0
      for index in lineBreaks.indices {
        let point = lineBreaks[index]
        var end = point.offset
        while end > last, flags[end - 1].contains(.hanging) { end -= 1 }
        if end > last { contentEnd = end }
        last = point.offset
        let isEnd = last == count
        let isMandatory = point.isMandatory || isEnd
        // Line rules break between a space and a mark on it, which are one cluster.
        guard isMandatory || flags[last].contains(.graphemeStart) else { continue }
        if hasUnbreakable {
          while nextRange < unbreakable.count, unbreakable[nextRange].lowerBound < last {
            unbreakableEnd = max(unbreakableEnd, unbreakable[nextRange].upperBound)
            nextRange += 1
          }
          guard isMandatory || last >= unbreakableEnd else { continue }
        }
        result.append(
          BreakPoint(
            offset: last, contentEnd: contentEnd, isMandatory: isMandatory,
            isSoftHyphen: flags[last - 1].contains(.softHyphen) && !isEnd))
      }
    }
    return points
  }

  /// The flags of a unit that neither its neighbours nor its face decide.
  static func flags(
    of unit: UInt16, isResetAtLineEnd: Bool, isIgnorable: Bool
  ) -> UnitFlags {
    var flag: UnitFlags = []
    if isResetAtLineEnd {
      flag.insert(.resetAtLineEnd)
      if hangs(unit) { flag.insert(.hanging) }
      if unit == 0x09 { flag.insert(.tab) }
      if unit == 0x20 { flag.insert(.stretchable) }
      if unit == 0xAD { flag.insert(.softHyphen) }
    } else if unit == 0xA0 {
      flag.insert(.stretchable)
    } else if unit >= 0x3000, isIdeographic(unit) {
      flag.insert(.ideographic)
    }
    if isIgnorable || isLineEnd(unit) || unit < 0x20 { flag.insert(.invisible) }
    return flag
  }

  /// Lends the flags out, to be given back with those of unsafe breaks.
  mutating func takeFlags() -> [UnitFlags] {
    let taken = flags
    flags = []
    return taken
  }

  /// The index of the paragraph that holds an offset; the last one for the end of the text.
  func paragraphIndex(at offset: Int) -> Int {
    var low = 0
    var high = paragraphs.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if paragraphs[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Whether a unit hangs at the end of a line: spaces but not U+00A0, U+2007 and U+202F, and line
  /// ends.
  static func hangs(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x09...0x0D, 0x20, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029,
      0x205F, 0x3000:
      true
    default: false
    }
  }

  /// Whether a unit is kana, an ideograph, or half of one beyond U+20000.
  static func isIdeographic(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x3005, 0x3007, 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0xD840...0xD888:
      true
    default: false
    }
  }

  /// Whether a unit ends a line: LF, VT, FF, CR, NEL, U+2028, U+2029.
  static func isLineEnd(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a unit or scalar is a control or line end, which has no glyph.
  @inline(__always)
  static func isSilent<Code: UnsignedInteger>(_ code: Code) -> Bool {
    code < 0x20 || code >= 0x7F && code < 0xA0 || code == 0x2028 || code == 0x2029
  }

  /// Whether a unit ends a paragraph: the characters of bidi class B.
  static func isParagraphSeparator(_ unit: UInt16) -> Bool {
    // Nearly all units are beyond the first ones.
    if unit > 0x85 { return unit == 0x2029 }
    switch unit {
    case 0x0A, 0x0D, 0x1C...0x1E, 0x85: return true
    default: return false
    }
  }

  /// The ranges of the paragraphs: each ends after a character of bidi class B, CRLF as one.
  ///
  /// Source: UAX #9 rule P1.
  static func paragraphRanges(
    _ units: [UInt16], isSeparator: (Int) -> Bool
  ) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for index in units.indices where isSeparator(index) {
      if units[index] == 0x0D, index + 1 < units.count, units[index + 1] == 0x0A { continue }
      result.append(start..<index + 1)
      start = index + 1
    }
    if start < units.count { result.append(start..<units.count) }
    return result
  }
}
