internal import Geometry
internal import Typesetting

extension FrameText {
  /// The text of a view that lies at a point.
  init(
    _ layout: TextLayout, role: String?, relativeTo: String? = nil, isCapped: Bool = false,
    x: Double, y: Double, showsBreaks: Bool
  ) {
    string = layout.string
    isTruncated = layout.truncated
    paragraphDirection = layout.paragraphDirection
    let request = layout.font
    font = FrameFont(
      role: role, size: request.size, lineHeight: request.lineHeight,
      weight: request.weight.value,
      width: request.width == .standard ? nil : request.width.value, tracking: request.tracking,
      relativeTo: relativeTo,
      design: request.design == .sans ? nil : request.design.rawValue, isCapped: isCapped)
    naturalWidth = layout.naturalWidth
    lines = layout.lines.map { FrameLine($0, x: x, y: y) }
    breaks = showsBreaks ? layout.breaks : nil
    missingGlyphs = layout.missingGlyphs.map { FrameMissingGlyph($0) }
  }
}

extension FrameLine {
  fileprivate init(_ line: TextLine, x: Double, y: Double) {
    range = line.range
    frame = PhysicalRect(
      x: line.frame.x + x, y: line.frame.y + y, width: line.frame.width, height: line.frame.height)
    baseline = line.baseline + y
    isTruncated = line.truncated
    cut = line.cut
    overflows = line.overflows
    paragraphDirection = line.paragraphDirection
    runs = line.runs.map { run in
      FrameRun(
        range: run.range, level: run.level, x: run.x + x, width: run.width, font: run.font.name,
        isEllipsis: run.isEllipsis, substitution: FrameSubstitution(run.font))
    }
  }
}

extension FrameSubstitution {
  /// What a face stands in with; `nil` where it is what was wanted.
  fileprivate init?(_ font: FontIdentity) {
    guard font.weightWanted != font.weightUsed || font.widthWanted != font.widthUsed else {
      return nil
    }
    weightWanted = font.weightWanted.value
    weightUsed = font.weightUsed.value
    widthWanted = font.widthWanted.value
    widthUsed = font.widthUsed.value
  }
}

extension FrameMissingGlyph {
  fileprivate init(_ missing: MissingGlyph) {
    range = missing.range
    scalars = missing.scalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    fontsTried = missing.fontsTried
  }
}
