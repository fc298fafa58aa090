internal import UnicodeServices

/// What shaping needs besides fonts: properties, directions, boundaries, buffers.
///
/// Each part is safe to share between threads and bounded.
struct TextServices: Sendable {
  let table: CharacterTable
  let bidi: BidiAnalyzer
  let breaker: TextBreaker
  let buffers = HandlePool<Int, ShapingBuffer>()

  init() {
    table = CharacterTable()
    bidi = BidiAnalyzer(table: table)
    breaker = TextBreaker(table: table)
  }

  /// Lends a shaping buffer.
  func withBuffer(_ body: (ShapingBuffer) -> Void) {
    _ = buffers.withHandle(0, make: { ShapingBuffer() }, body)
  }

  /// Analyses a text without regard to fonts.
  func content(
    of string: String, units: [UInt16], properties: [CharacterProperties], language: String,
    base: BidiBase
  ) -> TextContent {
    let classes = properties.map(\.bidiClass)
    let ranges = TextContent.paragraphRanges(units, classes)
    var paragraphs: [ParagraphSpan] = []
    var levels: [UInt8] = []
    for range in ranges {
      let resolved = bidi.levels(of: units, in: range, properties: properties, base: base)
      paragraphs.append(ParagraphSpan(range: range, level: resolved.paragraphLevel))
      if ranges.count == 1 {
        levels = resolved.levels
      } else {
        levels.append(contentsOf: resolved.levels)
      }
    }
    let clusters = breaker.boundaries(.grapheme, in: units, properties: properties)
    let lines = breaker.boundaries(
      .line, in: units, language: language, properties: properties)
    return TextContent(
      string: string, units: units, classes: classes,
      isIgnorable: properties.map(\.isDefaultIgnorable), clusterEnds: clusters.map(\.offset),
      lineBreaks: lines.map { ($0.offset, $0.isMandatory) }, paragraphs: paragraphs,
      levels: levels)
  }
}
