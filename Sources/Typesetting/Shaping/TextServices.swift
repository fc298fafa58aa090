internal import UnicodeServices

/// What shaping needs besides fonts: properties, directions, boundaries, buffers.
///
/// Each part is safe to share between threads and bounded.
struct TextServices: Sendable {
  let table: CharacterTable
  let bidi: BidiAnalyzer
  let breaker: TextBreaker
  let buffers = HandlePool<ShapingBuffer>()
  let counter = ShapingCounter()
  let words = WordCache()

  init() {
    table = CharacterTable()
    bidi = BidiAnalyzer(table: table)
    breaker = TextBreaker(table: table)
  }

  /// Lends a shaping buffer.
  func withBuffer(_ body: (ShapingBuffer) -> Void) {
    _ = buffers.withHandle(make: { ShapingBuffer() }, body)
  }

  /// Analyses a text without regard to fonts.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - units: Its units.
  ///   - properties: Their properties.
  ///   - identifier: The typesetting language, in ICU's spelling.
  ///   - base: How the direction of paragraphs is decided.
  ///   - unbreakable: The ranges in which only forced breaks end lines.
  /// - Returns: Everything no font decides.
  func content(
    of string: String, units: [UInt16], properties: [CharacterProperties], identifier: String,
    base: BidiBase, unbreakable: [Range<Int>]
  ) -> TextContent {
    let ranges = TextContent.paragraphRanges(units) {
      TextContent.isParagraphSeparator(units[$0])
    }
    var paragraphs: [ParagraphSpan] = []
    paragraphs.reserveCapacity(ranges.count)
    var levels: [UInt8] = []
    for range in ranges {
      let resolved = bidi.levels(
        ofRepaired: units, in: range, properties: properties, base: base)
      paragraphs.append(ParagraphSpan(range: range, level: resolved.paragraphLevel))
      if ranges.count == 1 {
        levels = resolved.levels
      } else {
        levels.append(contentsOf: resolved.levels)
      }
    }
    let lines = breaker.boundaries(
      .line, in: units, identifier: identifier, properties: properties)
    return TextContent(
      string: string, units: units, flags: flags(of: units, properties),
      clusters: clusters(of: units, properties: properties), lineBreaks: lines,
      paragraphs: paragraphs, levels: levels, unbreakable: unbreakable)
  }

  /// The flags of all units and of the end of the text.
  private func flags(of units: [UInt16], _ properties: [CharacterProperties]) -> [UnitFlags] {
    var result: [UnitFlags] = .filled(with: [], count: units.count + 1)
    var flags = result.mutableSpan
    let text = units.span
    let characters = properties.span
    for index in text.indices {
      let unit = text[index]
      let character = characters[index]
      // Letters have no other flag.
      if unit > 0xA0, !character.isIgnorableOrReset {
        if unit >= 0x3000, TextContent.isIdeographic(unit) { flags[index] = .ideographic }
        continue
      }
      flags[index] = TextContent.flags(
        of: unit, isResetAtLineEnd: character.isResetAtLineEnd,
        isIgnorable: character.isDefaultIgnorable)
    }
    return result
  }

  /// The boundaries of grapheme clusters, but for those before a mark.
  ///
  /// UAX #29 leaves some vowel signs outside, such as the Burmese U+102C, that no reader takes for
  /// a character: breaking before one would show it on a dotted circle.
  private func clusters(of units: [UInt16], properties: [CharacterProperties]) -> [Int] {
    let boundaries = breaker.graphemeBoundaries(in: units, properties: properties)
    guard CharacterProperties.containMark(properties) else { return boundaries }
    func isInner(_ boundary: Int) -> Bool {
      guard boundary > 0, boundary < units.count, properties[boundary].isMark else { return false }
      let before = units[boundary - 1]
      return !TextContent.hangs(before) && !TextContent.isSilent(before) && before != 0xFFFC
    }
    let characters = properties.span
    for boundary in boundaries.dropLast() where characters[boundary].isMark {
      if isInner(boundary) { return boundaries.filter { !isInner($0) } }
    }
    return boundaries
  }
}
