internal import UnicodeServices

/// Sets texts without any font: widths from a table, the same on every machine.
///
/// For tests of geometry, and where no fonts are installed. Directions are resolved by the whole of
/// UAX #9; character classes, line breaks and widths are simple tables (`SyntheticFont` and its
/// neighbours) that do not change with the data of ICU. `"abc"` at 17 points is 25.5 wide, and so is
/// a Hebrew word of three letters.
public final class SyntheticTextMeasurer: TextMeasurer {
  private struct Key: Hashable {
    let text: ExactText
    let base: BidiBase
    let hidesObjects: Bool
    let design: FontDesign
    let unbreakable: [Range<Int>]
  }

  private let cache: BoundedCache<Key, ShapedText>

  /// Creates a measurer with an empty cache of texts of at most about half a million UTF-8 bytes.
  public init() {
    cache = BoundedCache(limit: 1 << 18)
  }

  /// `"synthetic"`.
  public var fontSource: String { "synthetic" }

  /// Sets a text.
  public func typeset(_ request: TextRequest) -> any TypesetText {
    let key = Key(
      text: request.exactText, base: request.bidiBase,
      hidesObjects: !request.attachments.isEmpty, design: request.font.design,
      unbreakable: request.unbreakableRanges)
    let shaped = cache.value(for: key, cost: request.text.utf8.count + 64) {
      Self.shape(key)
    }
    return SetText(shaped: shaped, request: request)
  }

  private static func shape(_ key: Key) -> ShapedText {
    let content = SyntheticText(
      key.text.string, base: key.base, hidesObjects: key.hidesObjects, design: key.design,
      unbreakable: key.unbreakable)
    let face = FaceInUse(
      identity: SyntheticFont.identity, unitsPerEm: 1, ascent: SyntheticFont.ascent,
      descent: SyntheticFont.descent, lineGap: 0, capHeight: SyntheticFont.capHeight,
      countsForHeight: true,
      ellipsis: Ellipsis(
        face: 0, width: SyntheticFont.advance(of: "\u{2026}", key.design), glyph: 0))
    var runs: [ShapedRun] = []
    let levels = content.content.levels
    var start = 0
    for index in levels.indices
    where index + 1 == levels.count || levels[index + 1] != levels[index] {
      runs.append(
        ShapedRun(
          range: start..<index + 1, level: levels[index], script: .common, face: 0, style: 0,
          glyphs: 0..<0))
      start = index + 1
    }
    var hyphens: [Int: Hyphen] = [:]
    for point in content.content.breaks where point.isSoftHyphen {
      hyphens[point.offset - 1] = Hyphen(
        width: SyntheticFont.advance(of: "\u{2010}", key.design), glyph: nil)
    }
    return ShapedText(
      content: content.content, positions: content.positions, spaced: content.spaced, runs: runs,
      glyphs: [],
      faces: [face], minimumFaces: [0], hyphens: hyphens, tabInterval: 2, missingGlyphs: [],
      glyphSource: nil)
  }
}
