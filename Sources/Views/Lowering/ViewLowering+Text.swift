internal import DesignTokens
internal import Geometry
internal import LayoutCore
internal import Localization
internal import Typesetting
internal import UnicodeServices

extension ViewLowering {
  /// Adds a text in a font, that of the environment without one, and the body role without that.
  mutating func text(_ content: TextContent, font: Font?, _ details: TextDetails = TextDetails()) {
    if isOnlyCounted() { return }
    let (written, direction) = resolve(content)
    var string = written
    var unbreakable =
      details.unbreakable.isEmpty ? [] : ranges(of: details.unbreakable, in: string)
    if let textCase {
      (string, unbreakable) = cased(string, textCase, ranges: unbreakable)
    }
    let font = font ?? environment.font ?? .body
    let resolved = font.resolved(in: environment)
    var fontRequest = font.request(resolved, in: environment)
    if let width = details.width { fontRequest.width = width }
    let request = TextRequest(
      text: string,
      language: environment.locale.icuID,
      layoutDirection: environment.layoutDirection,
      stringDirection: direction,
      alignment: environment.multilineTextAlignment,
      font: fontRequest,
      lineLimit: environment.lineLimit,
      truncationMode: environment.truncationMode,
      minimumScaleFactor: environment.minimumScaleFactor,
      allowsTightening: environment.allowsTightening,
      tabInterval: tabInterval,
      unbreakableRanges: unbreakable)
    let typeset = measurer.typeset(request)
    let metrics = typeset.spacingMetrics
    let spacing = ViewSpacing(
      text: TextEdgeMetrics(
        ascender: metrics.ascender, descender: metrics.descender, leading: metrics.leading,
        capHeight: metrics.capHeight, pixelLength: 1 / environment.displayScale))
    let number = texts.count
    texts.append(TextItem(request: request, font: resolved, typeset: typeset))
    if case .style(let name) = resolved.source, environment.tokens.typography.styles[name] == nil {
      builder.report("text.role", "the theme has no style '\(name)'; body stands in for it")
    }
    if let color = environment.foregroundColor {
      announce([NodeToken("foreground", color, in: environment)])
    }
    leaf(.text, .measured(MeasuredLeaf(index: number, spacing: spacing)))
  }
}

extension ViewLowering {
  /// Where the parts of a text are that no line break divides; what is not there is noted.
  private mutating func ranges(
    of parts: [UnbreakablePart], in string: String
  ) -> [Range<Int>] {
    let (found, missing) = UnbreakablePart.ranges(of: parts, in: string)
    for part in missing {
      builder.report("text.unbreakable", "\(part) is not, or not wholly, in the text")
    }
    return found
  }

  /// A text in a case, by the rules of the captured locale, and the ranges in it.
  private func cased(
    _ string: String, _ textCase: TextCasing, ranges: [Range<Int>]
  ) -> (String, [Range<Int>]) {
    let locale = environment.locale.icuID
    if ranges.isEmpty { return (textCase.apply(to: string, locale: locale), []) }
    let (text, offsets) = textCase.apply(
      to: string, locale: locale, offsets: ranges.flatMap { [$0.lowerBound, $0.upperBound] })
    return (
      text,
      ranges.indices.map { offsets[2 * $0]..<max(offsets[2 * $0], offsets[2 * $0 + 1]) }
    )
  }

  /// The string that a text shows in this environment.
  private mutating func resolve(_ content: TextContent) -> (String, LayoutDirection?) {
    switch content {
    case .verbatim(let string): return (string, nil)
    case .key(let key, let arguments): return lookUp(key, arguments)
    case .value(let value):
      do throws(FormatError) {
        let direction = environment.layoutDirection.writing
        return (try value.formatted(in: formatContext()).isolated(in: direction).string, nil)
      } catch {
        builder.report("text.value", "\(error)")
        return ("", nil)
      }
    }
  }

  /// A looked-up text, and the direction of the language in which it was found.
  private mutating func lookUp(
    _ key: String, _ arguments: [TextArgument]
  ) -> (String, LayoutDirection?) {
    do throws(FormatError) {
      let context = try formatContext()
      var values: [StringArgument] = []
      for argument in arguments { values.append(try argument.resolved(in: context)) }
      let result = resolver(context).resolve(key, StringArguments(positional: values))
      // Without any table the keys are the texts, as in SwiftUI.
      for finding in result.findings
      where finding.severity != .note && !environment.stringCatalogs.isEmpty {
        builder.report("text.\(finding.rule.rawValue)", finding.message)
      }
      return (result.string, LayoutDirection(result.direction))
    } catch {
      builder.report("text.value", "\(error)")
      return (key, nil)
    }
  }

  /// The string tables matched with the captured locale, made once for each that a tree has.
  private mutating func resolver(_ context: FormatContext) -> StringResolver {
    let key = FormatKey(
      locale: environment.locale, timeZone: environment.timeZone, now: environment.now)
    if let known = resolvers[key] { return known }
    var options = StringResolver.Options(context: context)
    if !environment.pseudoModes.isEmpty {
      options.pseudo = PseudoLocalizer(modes: environment.pseudoModes)
    }
    let resolver = StringResolver(catalogs: environment.stringCatalogs, options: options)
    resolvers[key] = resolver
    return resolver
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
