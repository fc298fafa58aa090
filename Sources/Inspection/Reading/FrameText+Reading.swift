internal import Geometry
internal import LocatedJSON

extension FrameText {
  init(_ reader: FrameReader) throws(FrameTreeError) {
    let direction = try reader.direction("paragraphDirection")
    var lines: [FrameLine] = []
    if let list = try reader.elements("lines") {
      for value in list {
        lines.append(try FrameLine(FrameReader(value, "a line"), inTextOf: direction))
      }
    }
    var missingGlyphs: [FrameMissingGlyph] = []
    if let list = try reader.elements("missingGlyphs") {
      for value in list {
        missingGlyphs.append(try FrameMissingGlyph(FrameReader(value, "a missing glyph")))
      }
    }
    self.init(
      string: try reader.string("string"), isTruncated: try reader.flag("truncated"),
      paragraphDirection: direction,
      font: try FrameFont(FrameReader(reader.required("font"), "font")),
      naturalWidth: try reader.optional("naturalWidth").map { value throws(FrameTreeError) in
        try value.frameNumber("naturalWidth")
      } ?? 0,
      lines: lines, missingGlyphs: missingGlyphs)
    if let list = try reader.elements("breaks") {
      var offsets: [Int] = []
      for value in list { offsets.append(try value.frameInteger("a break")) }
      breaks = offsets
    }
  }
}

extension FrameFont {
  fileprivate init(_ reader: FrameReader) throws(FrameTreeError) {
    self.init(
      role: try reader.optional("role").map { value throws(FrameTreeError) in
        try value.frameString("role")
      },
      size: try reader.number("size"),
      lineHeight: try reader.optional("lineHeight").map { value throws(FrameTreeError) in
        try value.frameNumber("lineHeight")
      })
    weight = try reader.optional("weight").map { value throws(FrameTreeError) in
      try value.frameInteger("weight")
    }
    width = try reader.optional("width").map { value throws(FrameTreeError) in
      try value.frameNumber("width")
    }
    if let value = reader.optional("tracking") { tracking = try value.frameNumber("tracking") }
    relativeTo = try reader.optional("relativeTo").map { value throws(FrameTreeError) in
      try value.frameString("relativeTo")
    }
    design = try reader.optional("design").map { value throws(FrameTreeError) in
      try value.frameString("design")
    }
    isCapped = try reader.flag("capped")
  }
}

extension FrameLine {
  fileprivate init(
    _ reader: FrameReader, inTextOf direction: LayoutDirection
  ) throws(FrameTreeError) {
    var runs: [FrameRun] = []
    if let list = try reader.elements("runs") {
      for value in list { runs.append(try FrameRun(FrameReader(value, "a run"))) }
    }
    self.init(
      range: try reader.range("range"), frame: try reader.rect("frame"),
      baseline: try reader.number("baseline"), isTruncated: try reader.flag("truncated"),
      cut: reader.optional("cut") == nil ? nil : try reader.range("cut"),
      overflows: try reader.flag("overflows"),
      paragraphDirection: reader.optional("paragraphDirection") == nil
        ? direction : try reader.direction("paragraphDirection"),
      runs: runs)
  }
}

extension FrameRun {
  fileprivate init(_ reader: FrameReader) throws(FrameTreeError) {
    self.init(
      range: try reader.range("range"),
      level: try reader.required("level").frameInteger("level"), x: try reader.number("x"),
      width: try reader.number("width"), font: try reader.string("font"),
      isEllipsis: try reader.flag("ellipsis"),
      substitution: reader.optional("weightWanted") == nil ? nil : try FrameSubstitution(reader))
  }
}

extension FrameSubstitution {
  fileprivate init(_ reader: FrameReader) throws(FrameTreeError) {
    self.init(
      weightWanted: try reader.required("weightWanted").frameInteger("weightWanted"),
      weightUsed: try reader.required("weightUsed").frameInteger("weightUsed"),
      widthWanted: try reader.number("widthWanted"), widthUsed: try reader.number("widthUsed"))
  }
}

extension FrameMissingGlyph {
  fileprivate init(_ reader: FrameReader) throws(FrameTreeError) {
    var scalars: [String] = []
    if let list = try reader.elements("scalars") {
      for value in list { scalars.append(try value.frameString("a scalar")) }
    }
    var fontsTried: [String] = []
    if let list = try reader.elements("fontsTried") {
      for value in list { fontsTried.append(try value.frameString("a font")) }
    }
    self.init(range: try reader.range("range"), scalars: scalars, fontsTried: fontsTried)
  }
}
