internal import UnicodeServices
internal import DesignTokens
internal import Geometry
internal import LayoutCore
internal import Localization
internal import Typesetting

extension ViewLowering {
  /// Adds a text in a font, that of the environment without one, and the body role without that.
  mutating func text(_ content: TextContent, font: Font?) {
    let string = resolve(content)
    let font = font ?? environment.font ?? .body
    let request = TextRequest(
      text: string,
      language: environment.locale.icuID,
      layoutDirection: environment.layoutDirection,
      alignment: environment.multilineTextAlignment,
      font: font.request(at: environment.dynamicTypeSize),
      lineLimit: environment.lineLimit,
      truncationMode: environment.truncationMode,
      minimumScaleFactor: environment.minimumScaleFactor,
      allowsTightening: environment.allowsTightening)
    let typeset = measurer.typeset(request)
    let metrics = typeset.spacingMetrics
    let spacing = ViewSpacing(
      text: TextEdgeMetrics(
        ascender: metrics.ascender, descender: metrics.descender, leading: metrics.leading,
        capHeight: metrics.capHeight, pixelLength: 1 / environment.displayScale))
    let number = texts.count
    texts.append(TextItem(request: request, role: font.role, typeset: typeset))
    leaf(
      .text, .measured(MeasuredLeaf(index: number, spacing: spacing)),
      text: Int32(truncatingIfNeeded: number))
  }
}

extension ViewLowering {
  /// The string that a text shows in this environment.
  private mutating func resolve(_ content: TextContent) -> String {
    switch content {
    case .verbatim(let string): return string
    case .value(let value):
      do throws(FormatError) {
        let direction: WritingDirection =
          environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        return try value.formatted(in: formatContext()).isolated(in: direction).string
      } catch {
        builder.report("text.value", "\(error)")
        return ""
      }
    }
  }

  /// The captured locale of this place, made once for each that a tree has.
  private mutating func formatContext() throws(FormatError) -> FormatContext {
    let key = FormatKey(
      locale: environment.locale, timeZone: environment.timeZone, now: environment.now)
    if let known = formatContexts[key] { return known }
    let context = try FormatContext(
      locale: environment.locale, timeZone: environment.timeZone, now: environment.now,
      formatters: environment.formatters)
    formatContexts[key] = context
    return context
  }
}

/// What a captured locale is made of.
struct FormatKey: Hashable {
  var locale: LocaleIdentifier
  var timeZone: String
  var now: Timestamp?
}
