internal import Geometry
internal import LocatedJSON
public import Typesetting

/// One paragraph, its lines and runs, for `layout-dump text`.
public struct TextReport {
  private let layout: TextLayout
  private let role: String?
  private let showsBreaks: Bool
  private let explainsBreaks: Bool

  /// A report on a text that has been broken into lines.
  ///
  /// - Parameters:
  ///   - layout: the lines.
  ///   - role: the text role, when the font follows one.
  ///   - showsBreaks: whether the offsets are listed at which a line may end.
  ///   - explainsBreaks: whether each line says which opportunities to end it were considered.
  public init(
    _ layout: TextLayout, role: String?, showsBreaks: Bool, explainsBreaks: Bool = false
  ) {
    self.explainsBreaks = explainsBreaks
    self.layout = layout
    self.role = role
    self.showsBreaks = showsBreaks
  }

  /// The `text` object of a frame tree, with x counted from the left edge of the paragraph's box.
  public func json() -> String {
    var writer = JSONWriter(style: .pretty)
    FrameText(layout, role: role, x: 0, y: 0, showsBreaks: showsBreaks).write(to: &writer)
    writer.endLine()
    return writer.text
  }

  /// The lines and runs for a person: ranges, levels, places, and the visual order of each line.
  ///
  /// A run is shown as it is read on the screen from left to right; bidi controls and other
  /// invisible characters are escaped.
  public func text() -> String {
    let number = ReadableNumber.text
    var result = layout.string.quotedForReading(limit: 2_000) + "\n"
    result +=
      "\(layout.paragraphDirection.rawValue)  \(number(layout.size.width))×"
      + "\(number(layout.size.height))  natural width \(number(layout.naturalWidth))  "
      + "\(number(layout.font.size)) pt"
    if let height = layout.font.lineHeight { result += " in lines of \(number(height))" }
    if layout.font.width != .standard { result += ", \(number(layout.font.width.value)) % wide" }
    if layout.truncated { result += "  truncated" }
    result += "\n"
    for (index, line) in layout.lines.enumerated() {
      result += lineText(index, line)
      if explainsBreaks { result += breaksText(index) }
    }
    if showsBreaks {
      result += "breaks " + layout.breaks.map { String($0) }.joined(separator: " ") + "\n"
    }
    for missing in layout.missingGlyphs {
      let scalars = missing.scalars.map { "U+\(String($0.value, radix: 16, uppercase: true))" }
      result +=
        "missing \(missing.range.lowerBound)..<\(missing.range.upperBound) "
        + "\(scalars.joined(separator: " ")), tried \(missing.fontsTried.joined(separator: ", "))\n"
    }
    return result
  }

  private func lineText(_ index: Int, _ line: TextLine) -> String {
    let number = ReadableNumber.text
    var result =
      "\nline \(index + 1)  \(line.range.lowerBound)..<\(line.range.upperBound)  "
      + "x \(number(line.frame.x))  \(number(line.frame.width))×\(number(line.frame.height))  "
      + "baseline \(number(line.baseline))"
    if line.paragraphDirection != layout.paragraphDirection {
      result += "  \(line.paragraphDirection.rawValue)"
    }
    if let cut = line.cut { result += "  cut \(cut.lowerBound)..<\(cut.upperBound)" }
    if line.truncated { result += "  truncated" }
    if line.overflows { result += "  overflows" }
    result += "\n"
    for run in line.runs {
      let text = run.isEllipsis ? "…" : visual(run)
      let arrow = run.level % 2 == 0 ? "→" : "←"
      result +=
        "  \(arrow) level \(run.level)  \(run.range.lowerBound)..<\(run.range.upperBound)  "
        + "x \(number(run.x))  width \(number(run.width))  \(fontText(run.font))  "
        + text.quotedForReading(limit: 400) + "\n"
    }
    return result
  }

  /// The name of a face, and what it stands in with for the weight and width wanted.
  private func fontText(_ font: FontIdentity) -> String {
    var result = font.name
    if font.weightUsed != font.weightWanted {
      result += " \(font.weightUsed.value) for \(font.weightWanted.value)"
    }
    if font.widthUsed != font.widthWanted {
      result +=
        " \(ReadableNumber.text(font.widthUsed.value)) % wide for "
        + "\(ReadableNumber.text(font.widthWanted.value)) %"
    }
    return result
  }

  /// Which opportunities to end a line were considered, with what stands before each.
  private func breaksText(_ index: Int) -> String {
    let units = Array(layout.string.utf16)
    var result = ""
    for candidate in layout.consideredBreaks(ofLine: index) {
      let end = min(candidate.offset, units.count)
      let before = String(decoding: units[max(0, end - 12)..<end], as: UTF16.self)
      let verdict =
        switch candidate.verdict {
        case .fits: "fits, and a later one does too"
        case .taken: "is taken: the last that fits"
        case .mandatory: "must be taken"
        case .tooWide: "is too wide"
        case .emergency: "is taken inside a word, because no opportunity fits"
        }
      result +=
        "  break at \(candidate.offset) after …\(before.quotedForReading(limit: 24))  "
        + "width \(ReadableNumber.text(candidate.width))  \(verdict)\n"
    }
    return result
  }

  /// The characters of a run as they stand on the line, from left to right.
  private func visual(_ run: TextRun) -> String {
    let units = Array(layout.string.utf16)
    guard run.range.upperBound <= units.count else { return "" }
    let text = String(decoding: units[run.range], as: UTF16.self)
    return run.level % 2 == 0 ? text : String(text.reversed())
  }
}
