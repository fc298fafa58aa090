internal import Geometry
public import Typesetting

/// Draws a text that has been broken into lines: baselines and glyph outlines.
struct TextDrawing {
  private let layout: TextLayout
  private let x: Double
  private let y: Double
  private let color: String

  /// A text whose box has its upper left corner at a point, in a colour or nearly black.
  init(_ layout: TextLayout, x: Double, y: Double, color: String? = nil) {
    self.layout = layout
    self.x = x
    self.y = y
    self.color = color ?? "#101010"
  }

  func draw(into writer: inout SVGWriter) {
    for line in layout.lines { drawBaseline(line, &writer) }
    var path = ""
    for glyph in layout.glyphs() {
      let outline = layout.outline(of: glyph)
      if outline.isEmpty {
        if let picture = layout.picture(of: glyph) {
          draw(picture, of: glyph, &writer)
        } else if glyph.advance > 0, !isBlank(glyph) {
          drawPlaceholder(glyph, &writer)
        }
        continue
      }
      append(outline, at: (x + glyph.x, y + glyph.y), to: &path)
    }
    if !path.isEmpty { writer.element("path", [("d", path), ("fill", color)]) }
  }

  private func drawBaseline(_ line: TextLine, _ writer: inout SVGWriter) {
    let height = SVGNumber.text(y + line.baseline)
    writer.element(
      "line",
      [
        ("x1", SVGNumber.text(x + line.frame.x)), ("y1", height),
        ("x2", SVGNumber.text(x + line.frame.x + line.frame.width)), ("y2", height),
        ("stroke", line.truncated || line.overflows ? "#e02020" : "#40a060"),
        ("stroke-width", "0.4"),
      ])
  }

  /// Whether the glyph stands for white space, which has no outline by right.
  private func isBlank(_ glyph: PositionedGlyph) -> Bool {
    let units = layout.string.utf16
    guard
      let index = units.index(units.startIndex, offsetBy: glyph.cluster, limitedBy: units.endIndex),
      index < units.endIndex, let scalar = Unicode.Scalar(units[index])
    else { return false }
    return scalar.properties.isWhitespace
  }

  /// An emoji, embedded as the PNG that the font holds.
  private func draw(
    _ picture: GlyphPicture, of glyph: PositionedGlyph, _ writer: inout SVGWriter
  ) {
    writer.element(
      "image",
      [
        ("x", SVGNumber.text(x + glyph.x + picture.frame.x)),
        ("y", SVGNumber.text(y + glyph.y + picture.frame.y)),
        ("width", SVGNumber.text(picture.frame.width)),
        ("height", SVGNumber.text(picture.frame.height)), ("preserveAspectRatio", "none"),
        ("href", "data:image/png;base64,\(Base64.text(picture.png))"),
      ])
  }

  /// A glyph without an outline and without a picture: a box stands for it.
  private func drawPlaceholder(_ glyph: PositionedGlyph, _ writer: inout SVGWriter) {
    writer.element(
      "rect",
      [
        ("x", SVGNumber.text(x + glyph.x)), ("y", SVGNumber.text(y + glyph.y - glyph.size * 0.8)),
        ("width", SVGNumber.text(glyph.advance)), ("height", SVGNumber.text(glyph.size)),
        ("fill", "#f0c040"), ("rx", "2"),
      ])
  }

  private func append(
    _ outline: [OutlineElement], at origin: (x: Double, y: Double), to path: inout String
  ) {
    func point(_ x: Double, _ y: Double) -> String {
      "\(SVGNumber.text(origin.x + x)) \(SVGNumber.text(origin.y + y))"
    }
    for element in outline {
      switch element {
      case .move(let x, let y): path += "M\(point(x, y))"
      case .line(let x, let y): path += "L\(point(x, y))"
      case .quadratic(let controlX, let controlY, let x, let y):
        path += "Q\(point(controlX, controlY)) \(point(x, y))"
      case .cubic(let x1, let y1, let x2, let y2, let x, let y):
        path += "C\(point(x1, y1)) \(point(x2, y2)) \(point(x, y))"
      case .close: path += "Z"
      }
    }
  }
}

extension TextLayout {
  /// A picture of the text in its own box.
  public func svg() -> String {
    let box = PhysicalRect(
      x: 0, y: 0, width: max(boxWidth.isFinite ? boxWidth : size.width, size.width, 1),
      height: max(size.height, 1))
    var writer = SVGWriter(view: box, margin: 8)
    writer.element(
      "rect",
      [
        ("x", "0"), ("y", "0"), ("width", SVGNumber.text(box.width)),
        ("height", SVGNumber.text(box.height)), ("fill", "#ffffff"), ("stroke", "#c08040"),
        ("stroke-width", "0.5"),
      ])
    writer.begin("g")
    writer.title(string)
    TextDrawing(self, x: 0, y: 0).draw(into: &writer)
    writer.end()
    return writer.finish()
  }
}
