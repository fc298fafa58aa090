/// A shaped text at one size, ready to be broken at any width: the one kind of ``TypesetText``.
struct SetText: TypesetText {
  /// The text in em.
  let shaped: ShapedText

  /// What was asked for.
  let request: TextRequest

  /// The size of the em in points, finite and never negative.
  private var size: Double {
    request.font.size.isFinite ? max(request.font.size, 0) : 0
  }

  init(shaped: ShapedText, request: TextRequest) {
    self.shaped = shaped
    self.request = request
    attachments =
      request.attachments.isEmpty
      ? nil : AttachmentTable(request.attachments, shaped.content.units)
  }

  private let attachments: AttachmentTable?

  var spacingMetrics: TextSpacingMetrics {
    let face = shaped.faces[0]
    return TextSpacingMetrics(
      ascender: face.ascent * size, descender: face.descent * size,
      leading: face.lineGap * size, capHeight: face.capHeight * size)
  }

  var naturalWidth: Double {
    measure(tightening: 0, size: size).naturalWidth * size
  }

  var minimumWidth: Double {
    measure(tightening: 0, size: size).minimumWidth * size
  }

  func size(width: Double?, height: Double?) -> TextSize {
    let room = Room(width, height)
    guard room.width > 0, room.height > 0 else { return .zero }
    let fit = fit(in: room)
    return Self.size(of: fit, in: room)
  }

  func layout(width: Double?, height: Double?, boxWidth: Double?) -> TextLayout {
    let room = Room(width, height)
    let fit = fit(in: room)
    var lines: [FittedLine] = []
    let truncated = fit.fitter.forEachLine { lines.append($0) }
    let size = Self.size(of: fit, in: room)
    let box =
      boxWidth ?? (room.width.isFinite && width != nil ? room.width : size.width)
    let builder = LineBuilder(
      measure: fit.fitter.measure, size: fit.fitter.size, request: request, boxWidth: box)
    return TextLayout(
      string: request.text, truncated: truncated,
      paragraphDirection: shaped.content.paragraphs.first?.direction
        ?? request.emptyTextDirection,
      lines: builder.lines(lines), boxWidth: box, size: size, naturalWidth: naturalWidth,
      breaks: shaped.content.breaks.map(\.offset), missingGlyphs: shaped.missingGlyphs,
      scaleFactor: fit.scale, font: request.font,
      source: LayoutSource(builder: builder, lines: lines))
  }

  /// The room offered, with the meanings of `nil`, negative and odd values sorted out.
  private struct Room {
    var width: Double
    var height: Double

    init(_ width: Double?, _ height: Double?) {
      self.width = Self.length(width)
      self.height = Self.length(height)
    }

    private static func length(_ value: Double?) -> Double {
      guard let value else { return .infinity }
      return value > 0 ? value : 0
    }
  }

  /// How a text is fitted: with which fitter and at which scale.
  private struct Fit {
    var fitter: LineFitter
    var scale: Double
  }

  private static func size(of fit: Fit, in room: Room) -> TextSize {
    var result = TextSize.zero
    let size = fit.fitter.size
    _ = fit.fitter.forEachLine { line in
      if result.lineCount == 0 { result.firstBaseline = line.ascent }
      result.lastBaseline = result.height + line.ascent
      result.height += line.height
      result.width = max(result.width, line.width * size)
      result.lineCount += 1
    }
    result.width = min(result.width, room.width)
    result.height = max(result.height, 0)
    return result
  }

  /// Tightening first, then shrinking, then truncation.
  private func fit(in room: Room) -> Fit {
    let plain = Fit(fitter: fitter(room, scale: 1, tightening: 0), scale: 1)
    guard request.allowsTightening || request.minimumScaleFactor < 1 else { return plain }
    guard room.width > 0, room.height > 0, plain.fitter.truncates else { return plain }
    if request.allowsTightening {
      let tight = fitter(room, scale: 1, tightening: Self.tightening)
      if !tight.truncates { return Fit(fitter: tight, scale: 1) }
    }
    let smallest = max(request.minimumScaleFactor, 0.01)
    guard smallest < 1 else { return plain }
    let tightening = request.allowsTightening ? Self.tightening : 0
    var low = smallest
    var high = 1.0
    var best = fitter(room, scale: low, tightening: tightening)
    guard !best.truncates else { return Fit(fitter: best, scale: low) }
    // 2^-10 of the range is a hundredth of a point in any text style.
    for _ in 0..<10 {
      let middle = (low + high) / 2
      let candidate = fitter(room, scale: middle, tightening: tightening)
      if candidate.truncates {
        high = middle
      } else {
        low = middle
        best = candidate
      }
    }
    return Fit(fitter: best, scale: low)
  }

  /// By how much clusters may move together, in em.
  private static let tightening = -0.02

  private func measure(tightening: Double, size scaled: Double) -> LineMeasure {
    let tracking =
      size > 0 && request.font.tracking.isFinite ? request.font.tracking / size : 0
    var tabInterval = shaped.tabInterval
    if let wanted = request.tabInterval, wanted > 0, wanted.isFinite, scaled > 0 {
      // A stop closer than a thousandth of an em is none.
      tabInterval = max(wanted / scaled, 1e-3)
    }
    return LineMeasure(
      text: shaped, tracking: tracking + tightening, attachments: attachments,
      point: scaled > 0 ? 1 / scaled : 0, tabInterval: tabInterval)
  }

  private func fitter(_ room: Room, scale: Double, tightening: Double) -> LineFitter {
    let scaled = size * scale
    let face = shaped.faces[0]
    var halfLeading = 0.0
    if let lineHeight = request.font.lineHeight, lineHeight.isFinite {
      halfLeading = (lineHeight * scale - (face.ascent + face.descent) * scaled) / 2
    }
    return LineFitter(
      measure: measure(tightening: tightening, size: scaled), size: scaled,
      halfLeading: halfLeading,
      width: room.width, height: room.height, lineLimit: max(request.lineLimit ?? .max, 1),
      mode: request.truncationMode, emergencyBreaks: request.emergencyBreaks)
  }
}

extension LineFitter {
  /// Whether text is left out in this room.
  fileprivate var truncates: Bool { forEachLine { _ in } }
}
