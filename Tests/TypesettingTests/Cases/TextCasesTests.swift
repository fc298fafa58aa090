import Geometry
import Testing
import Typesetting

@Suite struct TextCasesTests {
  /// Edges are exact sums of font units, rounded to three decimals in the file; 0.02 is the
  /// tolerance the file states, 20 times that rounding.
  private static let tolerance = 0.02

  @Test(arguments: try TextCase.all().filter { $0.command == "text" })
  func `every field expected of a paragraph`(_ textCase: TextCase) throws {
    let request = try textCase.request()
    let options = try #require(textCase.options)
    let expect = try #require(textCase.expect)
    let text = try Measurers.shared.measurer(options.fonts).typeset(request)
    let layout = text.layout(width: options.width)

    if let lines = expect.lines {
      #expect(layout.lines.map { [$0.range.lowerBound, $0.range.upperBound] } == lines)
    }
    if let visual = expect.visual {
      let seen = layout.lines.map { VisualText.escaped(VisualText.of($0, in: request.text)) }
      #expect(seen == visual.map { VisualText.escaped(Self.visible($0)) })
    }
    if let runs = expect.runs { checkRuns(layout, runs) }
    if let direction = expect.paragraphDirection {
      #expect(layout.paragraphDirection.rawValue == direction)
    }
    if let edges = expect.edges {
      #expect(layout.lines.count == edges.count)
      for (line, edge) in zip(layout.lines, edges) {
        #expect(abs(line.frame.x - edge[0]) <= Self.tolerance, "left \(line.frame.x) \(edge[0])")
        let right = line.frame.x + line.frame.width
        #expect(abs(right - edge[1]) <= Self.tolerance, "right \(right) \(edge[1])")
      }
    }
    if let width = expect.naturalWidth {
      #expect(abs(layout.naturalWidth - width) <= Self.tolerance)
    }
    if let breaks = expect.breaks { #expect(layout.breaks == breaks) }
    if let truncated = expect.truncated { #expect(layout.truncated == truncated) }
    if let count = expect.lineCount { #expect(layout.lines.count == count) }
    if let kept = expect.kept {
      let range = try #require(layout.lines.last).range
      #expect([range.lowerBound, range.upperBound] == kept)
    }
    if let edge = expect.ellipsisEdge {
      let runs = try #require(layout.lines.last).runs
      let ellipsis = edge == "left" ? runs.first : runs.last
      #expect(ellipsis?.isEllipsis == true)
    }
  }

  @Test(arguments: try TextCase.all().filter { $0.expect?.sweep != nil })
  func `kept ranges over a sweep of widths`(_ textCase: TextCase) throws {
    let request = try textCase.request()
    let text = try Measurers.shared.measurer(try #require(textCase.options).fonts)
      .typeset(request)
    let expect = try #require(textCase.expect)
    let allowed = try #require(expect.allowedKeptEnds)
    for row in try #require(expect.sweep).rows {
      let layout = text.layout(width: row[0].number)
      let end = try #require(layout.lines.last).range.upperBound
      #expect(Double(end) == row[1].number, "width \(String(describing: row[0].number))")
      #expect(layout.truncated == row[2].flag)
      #expect(allowed.contains(end))
    }
  }

  /// Compares levels, and only parity where a whole line has one direction.
  private func checkRuns(_ layout: TextLayout, _ expected: [[[Int]]]) {
    #expect(layout.lines.count == expected.count)
    for (line, expected) in zip(layout.lines, expected) {
      var merged: [[Int]] = []
      for run in line.runs {
        let level = run.level
        if let last = merged.last, last[2] == level {
          let joinsRight = last[1] == run.range.lowerBound
          let joinsLeft = run.range.upperBound == last[0]
          if joinsRight || joinsLeft {
            merged[merged.count - 1] = [
              min(last[0], run.range.lowerBound), max(last[1], run.range.upperBound), level,
            ]
            continue
          }
        }
        merged.append([run.range.lowerBound, run.range.upperBound, level])
      }
      if Set(expected.map { $0[2] & 1 }).count == 1 {
        #expect(
          merged.map { [$0[0], $0[1], $0[2] & 1] } == expected.map { [$0[0], $0[1], $0[2] & 1] })
      } else {
        #expect(merged == expected)
      }
    }
  }

  private static func visible(_ text: String) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.filter { !VisualText.isInvisible($0) }))
  }
}
