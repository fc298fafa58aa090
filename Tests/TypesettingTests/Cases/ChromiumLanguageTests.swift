import Geometry
import Testing
import Typesetting

/// One paragraph in each of 34 languages as headless Chromium sets it, recorded by
/// `Tests/Oracles/record_languages.py`.
@Suite struct ChromiumLanguageTests {
  private struct File: Decodable {
    var paragraphs: [Paragraph]
  }

  struct Paragraph: Decodable, CustomStringConvertible, Sendable {
    struct Case: Decodable, Sendable {
      var width: Double
      /// Start, end, left, right, number of text boxes; edges of a line of spaces are null.
      var lines: [[Double?]]
    }

    var id: String
    var text: String
    var fonts: [String]
    var size: Double
    var direction: String
    var locale: String
    var cases: [Case]
    var description: String { "\(id) \(locale)" }
  }

  static func paragraphs() throws -> [Paragraph] {
    try Fixtures.decode(File.self, "Text/chromium-languages.json").paragraphs
  }

  /// Where lines differ from Chromium's: paragraph and width.
  private static let tailored: [String: Set<Double>] = [
    // Blink has a table of its own for ASCII and breaks inside 123-4567.
    "l01": [136.625]
  ]

  /// By how much an emoji is wider in Chromium: it takes the advance of the bitmap, 136 pixels at
  /// 109 pixels an em, not that of the font's hmtx table, 2550 of 2048 units.
  private static let emojiExcess = (136 / 109.0 - 2550 / 2048.0) * 17

  @Test(arguments: try paragraphs())
  func `lines and edges of every language`(_ paragraph: Paragraph) throws {
    let direction = try #require(LayoutDirection(rawValue: paragraph.direction))
    let request = TextRequest(
      text: paragraph.text, language: paragraph.locale, layoutDirection: direction,
      paragraphDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight,
      font: FontRequest(size: paragraph.size), emergencyBreaks: false)
    let text = try Measurers.shared.measurer(paragraph.fonts).typeset(request)
    var different: Set<Double> = []
    for item in paragraph.cases {
      let layout = text.layout(width: item.width)
      let ranges = layout.lines.map { [$0.range.lowerBound, $0.range.upperBound] }
      if ranges != item.lines.map({ [Int($0[0] ?? -1), Int($0[1] ?? -1)] }) {
        different.insert(item.width)
        continue
      }
      for (line, expected) in zip(layout.lines, item.lines) {
        guard let left = expected[2], let right = expected[3], let boxes = expected[4] else {
          continue
        }
        // As in ChromiumTests: n boxes, each rounded up to 1/64, and the edge of the block.
        let units = Array(paragraph.text.utf16)[line.range]
        let emoji = String(decoding: units, as: UTF16.self).filter {
          $0.unicodeScalars.first?.properties.isEmojiPresentation == true
        }
        let tolerance = (boxes + 1) / 64 + Double(emoji.count) * Self.emojiExcess
        #expect(abs(line.frame.x - left) <= tolerance, "width \(item.width) of \(line.range)")
        let end = line.frame.x + line.frame.width
        #expect(abs(end - right) <= tolerance, "width \(item.width) of \(line.range)")
      }
    }
    #expect(different == Self.tailored[paragraph.id] ?? [])
  }

  @Test func `the file covers the languages it should`() throws {
    let paragraphs = try Self.paragraphs()
    #expect(Set(paragraphs.map(\.locale)).count == 34)
    #expect(paragraphs.map(\.cases.count).reduce(0, +) == 244)
  }
}
