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
  ///   - classes: The bidi class of each unit.
  ///   - isIgnorable: Whether each unit is a default ignorable.
  ///   - clusterEnds: The ends of grapheme clusters, ascending.
  ///   - lineBreaks: Break opportunities, ascending, with whether a line must end there.
  ///   - paragraphs: The paragraphs.
  ///   - levels: The level of each unit.
  init(
    string: String, units: [UInt16], classes: [BidiClass], isIgnorable: [Bool],
    clusterEnds: [Int], lineBreaks: [(offset: Int, isMandatory: Bool)],
    paragraphs: [ParagraphSpan], levels: [UInt8]
  ) {
    self.string = string
    self.units = units
    self.paragraphs = paragraphs
    self.levels = levels
    var flags: [UnitFlags] = []
    flags.reserveCapacity(units.count + 1)
    var tabs: [Int] = []
    var visibleEnd = 0
    // The content end of a break at each offset, found in one pass: before a run of hanging units.
    var contentEnd = 0
    var nextBreak = 0
    var breaks: [BreakPoint] = []
    var mandatory: [Int] = []
    breaks.reserveCapacity(lineBreaks.count)
    for index in units.indices {
      let unit = units[index]
      var flag: UnitFlags = []
      if Self.hangs(unit) { flag.insert(.hanging) } else { contentEnd = index + 1 }
      if classes[index].isResetAtLineEnd { flag.insert(.resetAtLineEnd) }
      if isIgnorable[index] || Self.isLineEnd(unit) || unit < 0x20 { flag.insert(.invisible) }
      if unit == 0xAD { flag.insert(.softHyphen) }
      if unit == 0x20 || unit == 0xA0 { flag.insert(.stretchable) }
      if Self.isIdeographic(unit) { flag.insert(.ideographic) }
      if unit == 0x09 {
        flag.insert(.tab)
        tabs.append(index)
      }
      if flag.isDisjoint(with: [.hanging, .invisible]) { visibleEnd = index + 1 }
      flags.append(flag)
      if nextBreak < lineBreaks.count, lineBreaks[nextBreak].offset == index + 1 {
        let isEnd = index + 1 == units.count
        let isMandatory = lineBreaks[nextBreak].isMandatory || isEnd
        if isMandatory { mandatory.append(breaks.count) }
        breaks.append(
          BreakPoint(
            offset: index + 1, contentEnd: contentEnd, isMandatory: isMandatory,
            isSoftHyphen: unit == 0xAD && !isEnd))
        nextBreak += 1
      }
    }
    flags.append([])
    flags[0].insert(.graphemeStart)
    for end in clusterEnds { flags[end].insert(.graphemeStart) }
    self.flags = flags
    self.tabs = tabs
    self.visibleEnd = visibleEnd
    clusters = [0] + clusterEnds
    self.breaks = breaks
    mandatoryBreaks = mandatory
    endsWithLineEnd = units.last.map(Self.isLineEnd) ?? false
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
  private static func isIdeographic(_ unit: UInt16) -> Bool {
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

  /// The ranges of the paragraphs: each ends after a character of bidi class B, CRLF as one.
  ///
  /// Source: UAX #9 rule P1.
  static func paragraphRanges(_ units: [UInt16], _ classes: [BidiClass]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for index in units.indices where classes[index] == .paragraphSeparator {
      if units[index] == 0x0D, index + 1 < units.count, units[index + 1] == 0x0A { continue }
      result.append(start..<index + 1)
      start = index + 1
    }
    if start < units.count { result.append(start..<units.count) }
    return result
  }
}
