internal import Geometry
internal import LocatedJSON

extension FrameTree {
  /// The tree as JSON: the form that tools read.
  ///
  /// Keys stand in a fixed order, lengths have at most 6 decimals, and characters that would be
  /// invisible are escaped.
  ///
  /// - Complexity: O(size of the output).
  public func json() -> String {
    var bytes: [UInt8] = []
    writeJSON { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the tree as JSON, a piece at a time.
  ///
  /// A generated id is as long as its node is deep, so the output of a very deep tree is much
  /// larger than the tree; it is never in memory whole.
  public func writeJSON<Failure>(
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    writer.name("frameTree")
    writer.integer(Self.version)
    if let scene { writer.member("scene", scene) }
    writer.name("engine")
    engine.write(to: &writer)
    writer.name("environment")
    environment.write(to: &writer)
    writer.name("root")
    try writeNodes(to: &writer, sink)
    writer.endObject()
    writer.endLine()
    try sink(writer.takeBytes())
  }

  /// Writes all nodes, keeping the open ones in a list instead of on the stack.
  private func writeNodes<Failure>(
    to writer: inout JSONWriter, _ sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var open: [Int] = []
    var ids = GeneratedIDs(self)
    for index in nodes.indices {
      while let last = open.last, nodes[last].end <= index {
        writer.endArray()
        writer.endObject()
        open.removeLast()
      }
      writer.beginObject()
      write(index, id: ids.next(index), to: &writer)
      if nodes[index].end > index + 1 {
        writer.name("children")
        writer.beginArray()
        open.append(index)
      } else {
        writer.endObject()
      }
      if writer.bytes.count > 1 << 20 { try sink(writer.takeBytes()) }
    }
    for _ in open {
      writer.endArray()
      writer.endObject()
    }
  }

  private func write(_ index: Int, id: String?, to writer: inout JSONWriter) {
    let node = nodes[index]
    if let id { writer.member("id", id) }
    writer.member("type", node.type)
    if let role = node.role { writer.member("role", role) }
    writer.name("frame")
    writer.rect(node.frame)
    if let snapped = node.snapped {
      writer.name("snapped")
      writer.rect(snapped)
    }
    writer.name("proposal")
    writer.proposal(node.proposal)
    if node.isMirrored { writer.member("mirrored", true) }
    if node.isFlipped { writer.member("flipped", true) }
    if let transform = node.transform {
      writer.name("transform")
      writer.transform(transform)
    }
    if let frame = node.transformedFrame {
      writer.name("transformedFrame")
      writer.rect(frame)
    }
    if let space = node.coordinateSpace { writer.member("coordinateSpace", space) }
    if node.overflows { writer.member("overflows", true) }
    if let motion = node.motion { writer.member("motion", motion) }
    if let compass = node.compass { writer.member("compass", compass) }
    if node.isOffViewport { writer.member("offViewport", true) }
    if let text = node.text {
      writer.name("text")
      text.write(to: &writer)
    }
    if let touchArea = node.touchArea {
      writer.name("touchArea")
      writer.rect(touchArea)
    }
    if !node.tokens.isEmpty {
      writer.name("tokens")
      writer.beginArray()
      for token in node.tokens { token.write(to: &writer) }
      writer.endArray()
    }
    if !node.diagnostics.isEmpty {
      writer.name("diagnostics")
      writer.beginArray()
      for diagnostic in node.diagnostics {
        writer.beginObject(inline: true)
        writer.member("rule", diagnostic.rule)
        writer.member("message", diagnostic.message)
        writer.endObject()
      }
      writer.endArray()
    }
  }
}

extension EngineVersions {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject(inline: true)
    writer.member("version", version)
    writer.member("icu", icu)
    writer.member("cldr", cldr)
    writer.member("harfbuzz", harfBuzz)
    writer.member("fonts", fonts)
    writer.endObject()
  }
}

extension FrameTree.Environment {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("locale", locale)
    writer.member("layoutDirection", layoutDirection.rawValue)
    writer.member("textSize", textSize)
    writer.name("proposal")
    writer.proposal(proposal)
    if safeArea != EdgeInsets() {
      writer.name("safeArea")
      writer.insets(safeArea)
    }
    writer.name("scale")
    writer.length(scale)
    for setting in settings {
      if setting.value == "true" {
        writer.member(setting.name, true)
      } else {
        writer.member(setting.name, setting.value)
      }
    }
    writer.endObject()
  }
}

extension FrameText {
  /// Writes the `text` object of a frame tree.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("string", string)
    writer.member("truncated", isTruncated)
    writer.member("paragraphDirection", paragraphDirection.rawValue)
    writer.name("font")
    writer.beginObject(inline: true)
    if let role = font.role { writer.member("role", role) }
    writer.name("size")
    writer.length(font.size)
    if let lineHeight = font.lineHeight {
      writer.name("lineHeight")
      writer.length(lineHeight)
    }
    font.writeDetails(to: &writer)
    writer.endObject()
    writer.name("naturalWidth")
    writer.length(naturalWidth)
    writer.name("lines")
    writer.beginArray()
    for line in lines { line.write(to: &writer) }
    writer.endArray()
    if let breaks {
      writer.name("breaks")
      writer.beginArray(inline: true)
      for offset in breaks { writer.integer(offset) }
      writer.endArray()
    }
    if !missingGlyphs.isEmpty {
      writer.name("missingGlyphs")
      writer.beginArray()
      for missing in missingGlyphs { missing.write(to: &writer) }
      writer.endArray()
    }
    writer.endObject()
  }
}

extension FrameFont {
  /// What there is beside role, size and line height.
  fileprivate func writeDetails(to writer: inout JSONWriter) {
    if let weight {
      writer.name("weight")
      writer.integer(weight)
    }
    if let width {
      writer.name("width")
      writer.length(width)
    }
    if tracking != 0 {
      writer.name("tracking")
      writer.length(tracking)
    }
    if let relativeTo { writer.member("relativeTo", relativeTo) }
    if let design { writer.member("design", design) }
    if isCapped { writer.member("capped", true) }
  }
}

extension FrameToken {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject(inline: true)
    writer.member("property", property)
    writer.member("token", token)
    writer.name("value")
    switch value {
    case .number(let number): writer.length(number)
    case .word(let word): writer.string(word)
    }
    writer.endObject()
  }
}

extension FrameLine {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.name("range")
    writer.range(range)
    if let cut {
      writer.name("cut")
      writer.range(cut)
    }
    writer.name("frame")
    writer.rect(frame)
    writer.name("baseline")
    writer.length(baseline)
    writer.member("truncated", isTruncated)
    if overflows { writer.member("overflows", true) }
    writer.member("paragraphDirection", paragraphDirection.rawValue)
    writer.name("runs")
    writer.beginArray()
    for run in runs {
      writer.beginObject(inline: true)
      writer.name("range")
      writer.range(run.range)
      if run.isEllipsis { writer.member("ellipsis", true) }
      writer.name("level")
      writer.integer(run.level)
      writer.name("x")
      writer.length(run.x)
      writer.name("width")
      writer.length(run.width)
      writer.member("font", run.font)
      if let substitution = run.substitution {
        writer.name("weightWanted")
        writer.integer(substitution.weightWanted)
        writer.name("weightUsed")
        writer.integer(substitution.weightUsed)
        writer.name("widthWanted")
        writer.length(substitution.widthWanted)
        writer.name("widthUsed")
        writer.length(substitution.widthUsed)
      }
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }
}

extension FrameMissingGlyph {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject(inline: true)
    writer.name("range")
    writer.range(range)
    writer.name("scalars")
    writer.strings(scalars)
    writer.name("fontsTried")
    writer.strings(fontsTried)
    writer.endObject()
  }
}
