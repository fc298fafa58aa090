import Testing
import Typesetting

@Suite struct CaretCasesTests {
  private static let tolerance = 0.02

  @Test(arguments: try TextCase.all().filter { $0.expect?.carets != nil })
  func `carets of the case file`(_ textCase: TextCase) throws {
    let options = try #require(textCase.options)
    let layout = try Measurers.shared.measurer(options.fonts).typeset(textCase.request())
      .layout(width: options.width)
    for row in try #require(textCase.expect?.carets).rows {
      let offset = Int(try #require(row[0].number))
      let affinity = try #require(TextAffinity(rawValue: row[1].word ?? ""))
      let caret = try #require(
        layout.caret(TextPosition(offset: offset, affinity: affinity)))
      #expect(abs(caret.x - (row[2].number ?? .nan)) <= Self.tolerance, "\(row)")
    }
  }

  @Test(arguments: try TextCase.all().filter { $0.expect?.hits != nil })
  func `hits of the case file`(_ textCase: TextCase) throws {
    let options = try #require(textCase.options)
    let layout = try Measurers.shared.measurer(options.fonts).typeset(textCase.request())
      .layout(width: options.width)
    for row in try #require(textCase.expect?.hits).rows {
      let hit = try #require(layout.hit(x: row[0].number ?? .nan))
      #expect(Double(hit.offset) == row[1].number, "\(row)")
    }
  }

  /// "line height >= max over the fonts used of (ascent + descent) * size; a mixed line is at least
  /// as tall as either of its parts alone; one baseline per line".
  @Test(arguments: try TextCase.all().filter { $0.expect?.relation != nil })
  func `vertical relations of the case file`(_ textCase: TextCase) throws {
    let options = try #require(textCase.options)
    var request = try textCase.request()
    let measurer = try Measurers.shared.measurer(options.fonts)
    let line = try #require(measurer.typeset(request).layout(width: nil).lines.first)
    // Ascent + descent per em, from the fonts' hhea tables.
    let heights = ["Noto Sans": 1.362, "Noto Sans Thai": 1.511, "Noto Sans Arabic": 2.112]
    for run in line.runs {
      let height = try #require(heights[run.font.name])
      #expect(line.frame.height >= height * options.size - 1e-9)
    }
    #expect(line.frame.y <= line.baseline && line.baseline <= line.frame.y + line.frame.height)
    for run in line.runs {
      let units = Array(request.text.utf16)
      request.text = String(decoding: units[run.range], as: UTF16.self)
      let part = try #require(measurer.typeset(request).layout(width: nil).lines.first)
      #expect(line.frame.height >= part.frame.height - 1e-9)
      request.text = try #require(textCase.text)
    }
  }
}
