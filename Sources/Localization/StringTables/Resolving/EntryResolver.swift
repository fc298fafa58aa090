internal import LocatedJSON
internal import UnicodeServices

/// Resolves one key of one catalog.
struct EntryResolver {
  let catalog: StringCatalog
  let steps: [StringResolver.Step]
  /// The names of the languages in ``steps``.
  let chain: [String]
  let entry: StringEntry
  let options: StringResolver.Options
  let pseudo: PseudoLocalizer?
  let arguments: StringArguments
  /// The same key without its context, for languages that lack the one with it.
  let fallback: StringEntry?
  /// Resolves another key with the same arguments; nil if that leads in a circle.
  let resolveNested: (String) -> ResolvedString?

  /// A text that was chosen.
  private struct Choice {
    var unit: StringUnit
    var content: LocalizedString
    var variation: [String]
  }

  func resolve() -> ResolvedString {
    var findings: [StringFinding] = []
    for step in steps {
      guard let content = content(step) else { continue }
      if !entry.shouldTranslate, !step.isSource { continue }
      if let result = resolved(content, step, &findings) { return result }
    }
    return keyAsText(&findings)
  }

  private func content(_ step: StringResolver.Step) -> LocalizedString? {
    let own = entry.text(step.localization)
    if let own, !own.isEmpty { return own }
    let other = fallback?.text(step.localization)
    if let other, !other.isEmpty { return other }
    return nil
  }

  private var source: LocalizedString? {
    catalog.localizationIndex(catalog.sourceLanguage).flatMap { entry.text($0) }
  }

  // MARK: One language

  private func resolved(
    _ content: LocalizedString, _ step: StringResolver.Step, _ findings: inout [StringFinding]
  ) -> ResolvedString? {
    var result = ResolvedString(
      string: "", key: entry.key, locale: step.name,
      requested: options.wanted.first?.bcp47 ?? "und", chain: chain,
      origin: step.isSource && !isOwn(step) ? .source : .localization, state: nil,
      direction: pseudo?.direction ?? step.locale.direction)
    do {
      var session = RenderingSession(
        entry: entry, content: content, source: source, locale: step.locale,
        direction: result.direction, options: options, pseudo: pseudo, arguments: arguments,
        resolveNested: resolveNested)
      guard let choice = try choose(content, &session, step, &findings) else { return nil }
      if let reference = choice.unit.reference {
        if let target = resolveNested(reference) {
          result.string = target.string
          findings += target.findings.filter { $0.severity == .error }
        } else {
          result.string = choice.unit.value
          session.note(.substitutionCycle, "the reference leads back to itself")
        }
      } else {
        result.string = try session.render(choice.unit.value)
      }
      result.state = choice.unit.state
      result.variation = choice.variation.joined(separator: ".")
      result.categories = session.categories
      result.source = catalog.source(of: choice.unit.place)
      findings += session.problems.map { finding($0.rule, choice.unit.place, step, $0.message) }
      if choice.unit.state == .needsReview {
        findings.append(
          finding(.needsReview, choice.unit.place, step, "somebody should look at this text again"))
      }
      if choice.unit.value.utf8.contains(UInt8(ascii: "^")),
        choice.unit.value.contains("](inflect:")
      {
        findings.append(
          finding(
            .inflectionIgnored, choice.unit.place, step, "grammar agreement is not applied"))
      }
    } catch {
      findings.append(
        finding(.argumentMissing, content.place, step, "a value cannot be shown: \(error)"))
      result.string = entry.key
    }
    if !step.isWanted, entry.shouldTranslate { noteMissingTranslation(&findings) }
    result.findings = findings
    return result
  }

  /// Whether the source language's text is what was asked for.
  private func isOwn(_ step: StringResolver.Step) -> Bool { step.isWanted }

  private func choose(
    _ content: LocalizedString, _ session: inout RenderingSession, _ step: StringResolver.Step,
    _ findings: inout [StringFinding]
  ) throws(FormatError) -> Choice? {
    var content = content
    var variation: [String] = []
    // Device, width and plural can stand in one another; nothing else can, so this ends soon.
    for _ in 0..<CatalogLimits.depth {
      if !content.device.isEmpty {
        let device = options.device ?? "other"
        guard
          let chosen = content.device.first(where: { $0.key == device })
            ?? content.device.first(where: { $0.key == "other" })
        else {
          findings.append(
            finding(
              .deviceMissingOther, content.place, step,
              "there is no text for \(device) and none for other"))
          return nil
        }
        variation += ["device", chosen.key]
        content = chosen.content
      } else if !content.width.isEmpty {
        guard let chosen = Self.width(content.width, options.variableWidth) else { return nil }
        variation += ["width", String(chosen.key)]
        content = chosen.content
      } else if !content.plural.isEmpty || !content.ordinal.isEmpty || content.forms != nil {
        guard let chosen = try session.choosePlural(content) else { return nil }
        variation += ["plural", session.categories[""]?.rawValue ?? "other"]
        content = chosen
      } else {
        guard let unit = content.unit, !unit.isAbsent else { return nil }
        return Choice(unit: unit, content: content, variation: variation)
      }
    }
    return nil
  }

  /// The widest variant that is not too wide, else the narrowest.
  private static func width(
    _ variants: [LocalizedString.Variation<Int>], _ limit: Int?
  ) -> LocalizedString.Variation<Int>? {
    let fitting = variants.filter { $0.key <= limit ?? .max }
    return fitting.max { $0.key < $1.key } ?? variants.min { $0.key < $1.key }
  }

  // MARK: The key itself

  private func keyAsText(_ findings: inout [StringFinding]) -> ResolvedString {
    let step = steps.last { $0.isSource } ?? steps[steps.count - 1]
    var result = ResolvedString(
      string: entry.key, key: entry.key, locale: catalog.sourceLanguage,
      requested: options.wanted.first?.bcp47 ?? "und", chain: chain, origin: .key,
      state: nil, direction: pseudo?.direction ?? step.locale.direction)
    result.source = catalog.source(of: entry.place)
    var session = RenderingSession(
      entry: entry, content: LocalizedString(place: entry.place), source: nil, locale: step.locale,
      direction: result.direction, options: options, pseudo: pseudo, arguments: arguments,
      resolveNested: resolveNested)
    if let string = try? session.render(entry.key) {
      result.string = string
      findings += session.problems.map { finding($0.rule, entry.place, step, $0.message) }
    }
    if !step.isWanted, entry.shouldTranslate { noteMissingTranslation(&findings) }
    result.findings = findings
    return result
  }

  // MARK: Findings

  private func noteMissingTranslation(_ findings: inout [StringFinding]) {
    let wanted = options.wanted.map(\.bcp47).joined(separator: ", ")
    let (path, location) = catalog.location(of: entry.place)
    findings.append(
      StringFinding(
        rule: .missingTranslation, path: path, location: location, key: entry.key,
        locale: options.wanted.first?.bcp47,
        message: "there is no text for \(wanted); the source text is shown"))
  }

  private func finding(
    _ rule: StringRule, _ place: CatalogPlace, _ step: StringResolver.Step, _ message: String
  ) -> StringFinding {
    let (path, location) = catalog.location(of: place)
    return StringFinding(
      rule: rule, path: path, location: location, key: entry.key, locale: step.name,
      message: message)
  }
}
