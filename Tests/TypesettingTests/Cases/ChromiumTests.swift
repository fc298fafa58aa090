import Geometry
import Testing
import Typesetting

/// Paragraphs as headless Chromium sets them with the same font files.
@Suite struct ChromiumTests {
  struct Paragraph: Decodable, CustomStringConvertible, Sendable {
    struct Case: Decodable, Sendable {
      var width: Double
      var lines: [[Double]]
      var chromiumStarts: [Int]?
      var reason: String?
    }

    var id: String
    var text: String
    var fonts: [String]
    var size: Double
    var direction: String
    var locale: String
    var naturalWidth: Double
    var cases: [Case]
    var description: String { id }
  }

  private static func paragraphs() throws -> [Paragraph] {
    struct File: Decodable { var paragraphs: [Paragraph] }
    return try Fixtures.decode(File.self, "Text/chromium-paragraphs.json").paragraphs
  }

  /// Blink rounds every text box up to 1/64 px, so n boxes make a line 0 to n/64 wider than its
  /// exact sum, and where the line is aligned at its other edge that edge moves as far; one more
  /// 1/64 is the rounding of the edge of the block.
  private static func tolerance(boxes: Double) -> Double { (boxes + 1) / 64 }

  @Test(arguments: try paragraphs())
  func `lines and edges of every width`(_ paragraph: Paragraph) throws {
    let direction = try #require(LayoutDirection(rawValue: paragraph.direction))
    let request = TextRequest(
      text: paragraph.text, language: paragraph.locale, layoutDirection: direction,
      paragraphDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight,
      font: FontRequest(size: paragraph.size), emergencyBreaks: false)
    let text = try Measurers.shared.measurer(paragraph.fonts).typeset(request)
    // The file gives five decimals.
    #expect(abs(text.naturalWidth - paragraph.naturalWidth) <= 1e-5)
    for item in paragraph.cases {
      let layout = text.layout(width: item.width)
      let ranges = layout.lines.map { [$0.range.lowerBound, $0.range.upperBound] }
      #expect(ranges == item.lines.map { [Int($0[0]), Int($0[1])] }, "width \(item.width)")
      guard ranges.count == item.lines.count else { continue }
      for (line, expected) in zip(layout.lines, item.lines) {
        let tolerance = Self.tolerance(boxes: expected[4])
        let left = line.frame.x
        let right = left + line.frame.width
        #expect(abs(left - expected[2]) <= tolerance, "width \(item.width) left of \(line.range)")
        #expect(abs(right - expected[3]) <= tolerance, "width \(item.width) right of \(line.range)")
      }
      let size = text.size(width: item.width, height: nil)
      #expect(size == layout.size)
    }
  }

  @Test func `the file holds what it says`() throws {
    let paragraphs = try Self.paragraphs()
    #expect(paragraphs.count == 18)
    #expect(paragraphs.map(\.cases.count).reduce(0, +) == 486)
    let tailored = paragraphs.flatMap(\.cases).filter { $0.chromiumStarts != nil }
    // Blink breaks ASCII by a table of its own, and has another Khmer dictionary.
    #expect(tailored.count == 45)
    #expect(tailored.allSatisfy { $0.reason == "asciiTable" || $0.reason == "dictionary" })
  }
}
