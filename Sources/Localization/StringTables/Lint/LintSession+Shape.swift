internal import UnicodeServices

extension LintSession {
  /// Nesting, devices, plurals and substitutions of one text.
  mutating func checkShape(_ subject: LintSubject) {
    checkNesting(subject, subject.content, inside: [])
    checkPlurals(subject, subject.content, path: [], substitution: nil)
    checkSubstitutions(subject)
  }

  // MARK: Nesting

  private mutating func checkNesting(
    _ subject: LintSubject, _ content: LocalizedString, inside outer: [String]
  ) {
    let kinds = [("device", !content.device.isEmpty), ("plural", !content.plural.isEmpty)]
      .filter(\.1).map(\.0)
    // i18next has a text without a suffix beside those with one.
    if catalog.format != .i18next, kinds.count > 1 || (!kinds.isEmpty && content.unit != nil) {
      report(
        .mixedShape, subject, at: content.place,
        content.unit != nil && !kinds.isEmpty
          ? "a plain text stands beside variations; the variations are used"
          : "plural and device variations stand side by side; the device variations are used")
    }
    for kind in kinds where outer.contains(kind) || outer.contains("plural") {
      report(
        .invalidNesting, subject, at: content.place, path: outer,
        "a \(kind) variation cannot stand in a \(outer.last ?? kind) variation")
    }
    for variation in content.device {
      checkNesting(subject, variation.content, inside: outer + ["device"])
    }
    for variation in content.plural {
      checkNesting(subject, variation.content, inside: outer + ["plural"])
    }
    if !content.device.isEmpty, !content.device.contains(where: { $0.key == "other" }) {
      report(
        .deviceMissingOther, subject, at: content.place,
        "there is no text for other devices than \(content.device.map(\.key).joined(separator: ", "))"
      )
    }
  }

  // MARK: Plurals

  private mutating func checkPlurals(
    _ subject: LintSubject, _ content: LocalizedString, path: [String],
    substitution: Substitution?
  ) {
    // Beside device variations a plural is not used.
    if !content.plural.isEmpty, content.device.isEmpty {
      let selector = selector(subject, content, substitution)
      checkCategories(
        subject, PluralBlock(content, isInteger: selector.isInteger), at: content.place, path: path)
      checkNumbers(subject, content, selector, path: path)
    }
    for variation in content.device {
      checkPlurals(
        subject, variation.content, path: path + ["device", variation.key],
        substitution: substitution)
    }
  }

  /// The argument that chooses the case.
  private struct Selector {
    var index: Int?
    var isInteger: Bool
    var isSubstitution: Bool
  }

  private func selector(
    _ subject: LintSubject, _ content: LocalizedString, _ substitution: Substitution?
  ) -> Selector {
    if let substitution {
      let specifier = FormatSpecifier(withoutPercent: substitution.formatSpecifier)
      return Selector(
        index: substitution.argumentNumber, isInteger: specifier?.formatClass == .integer,
        isSubstitution: true)
    }
    guard subject.entry.syntax == .printf || subject.entry.syntax == .java else {
      return Selector(index: nil, isInteger: true, isSubstitution: false)
    }
    let own = content.typingText.map { ArgumentTypes(text: $0) }
    let types = ArgumentTypes(source: subject.source ?? subject.content, key: subject.entry.key)
    let index = own?.firstNumber ?? types.firstNumber
    let known = index.flatMap { own?.formatClass($0) ?? types.formatClass($0) }
    let isObject = index == nil && !(own?.specifiers.isEmpty ?? true)
    return Selector(
      index: index, isInteger: known.map { $0 == .integer } ?? !isObject, isSubstitution: false)
  }

  /// A plural as far as its categories go, whatever the format.
  struct PluralBlock {
    var categories: [PluralCategory]
    var exactNumbers: Set<Int> = []
    var isInteger: Bool

    init(_ content: LocalizedString, isInteger: Bool) {
      categories = content.plural.filter { !$0.content.isEmpty }.map(\.key)
      self.isInteger = isInteger
    }

    init(categories: [PluralCategory], exactNumbers: Set<Int>) {
      self.categories = categories
      self.exactNumbers = exactNumbers
      isInteger = true
    }
  }

  /// Categories that are missing, and such as no number reaches.
  mutating func checkCategories(
    _ subject: LintSubject, _ block: PluralBlock, at place: CatalogPlace, path: [String]
  ) {
    let language = subject.language
    let present = Set(block.categories)
    if !present.contains(.other) {
      report(
        .pluralMissingOther, subject, at: place, path: path,
        "the plural has no text for other, which every language needs")
    }
    let missing = language.neededCategories(isInteger: block.isInteger).subtracting(present).filter
    {
      category in
      // An exact number says the same as a category that means only that number.
      language.onlyNumber(of: category).map { !block.exactNumbers.contains($0) } ?? true
    }
    if !missing.isEmpty {
      let examples = missing.sorted().map { category in
        category.rawValue + (language.small[category].map { " (\($0.first))" } ?? "")
      }
      report(
        .pluralMissing, subject, at: place, path: path,
        "\(language.name) needs \(examples.joined(separator: ", ")) too")
    }
    let large = language.largeOnly.subtracting(present).subtracting([.other])
    if !large.isEmpty {
      report(
        .pluralMissingLarge, subject, at: place, path: path,
        "\(language.name) has \(large.sorted().map(\.rawValue).joined(separator: ", ")) "
          + "for numbers such as 1000000")
    }
    for category in block.categories
    where category != .zero && !language.categories.contains(category) {
      report(
        .pluralUnreachable, subject, at: place, path: path + [category.rawValue],
        "no number is \(category.rawValue) in \(language.name)")
    }
  }

  /// Texts that leave their number out where the category means several.
  private mutating func checkNumbers(
    _ subject: LintSubject, _ content: LocalizedString, _ selector: Selector, path: [String]
  ) {
    guard subject.entry.syntax == .printf || subject.entry.syntax == .java else { return }
    func showsNumber(_ text: String) -> Bool {
      FormatString(text, allowsSpaceFlag: false, firstIndex: selector.index ?? 1).specifiers
        .contains { specifier, index in
          specifier.kind == .argument
            || (index == (selector.index ?? 1) && specifier.formatClass != nil)
        }
    }
    guard let other = content.plural.first(where: { $0.key == .other })?.content.unit,
      showsNumber(other.value)
    else { return }
    for variation in content.plural where variation.key != .other {
      guard let unit = variation.content.unit, !unit.isAbsent, !showsNumber(unit.value),
        !selector.isInteger || subject.language.onlyNumber(of: variation.key) == nil
      else { continue }
      report(
        .pluralNumberMissing, subject, at: unit.place,
        path: path + ["plural", variation.key.rawValue],
        "\(variation.key.rawValue) means several numbers in \(subject.language.name), "
          + "and the text does not show which")
    }
  }

  // MARK: Substitutions

  private mutating func checkSubstitutions(_ subject: LintSubject) {
    let content = subject.content
    guard subject.entry.syntax == .printf else { return }
    let defined = content.substitutions
    var used: Set<String> = []
    for (path, unit) in content.leaves {
      for name in Self.tokens(unit.value) {
        used.insert(name)
        if !defined.contains(where: { $0.name == name }) {
          report(
            .missingSubstitution, subject, at: unit.place, path: path,
            "%#@\(name)@ has no definition")
        }
      }
    }
    if !defined.isEmpty, content.isFlat, content.unit == nil {
      report(
        .substitutionWithoutText, subject, at: content.place,
        "there are substitutions, and no text that uses them")
    } else {
      for substitution in defined where !used.contains(substitution.name) {
        report(
          .unusedSubstitution, subject, at: substitution.place,
          "no text uses the substitution \(substitution.name)")
      }
    }
    for substitution in defined {
      let path = ["substitutions", substitution.name]
      checkPlurals(subject, substitution.content, path: path, substitution: substitution)
      if Self.isCyclic(substitution.name, defined) {
        report(
          .substitutionCycle, subject, at: substitution.place, path: path,
          "the substitution \(substitution.name) uses itself")
      }
    }
  }

  private static func tokens(_ text: String) -> [String] {
    FormatString(text, allowsSpaceFlag: false).specifiers.compactMap { specifier, _ in
      if case .substitution(let name) = specifier.kind { name } else { nil }
    }
  }

  private static func isCyclic(_ name: String, _ defined: [Substitution]) -> Bool {
    var visited: Set<String> = []
    var pending = [name]
    while let next = pending.popLast() {
      guard let substitution = defined.first(where: { $0.name == next }) else { continue }
      for token in substitution.content.leaves.flatMap({ tokens($0.unit.value) }) {
        if token == name { return true }
        if visited.insert(token).inserted { pending.append(token) }
      }
    }
    return false
  }
}
