internal import UnicodeServices

extension LintSession {
  /// Placeholders of one text in all its variations, by the syntax of the format.
  mutating func checkSyntax(_ subject: LintSubject) {
    switch subject.entry.syntax {
    case .printf, .java: checkSpecifiers(subject)
    case .icuMessage: checkMessages(subject)
    case .i18next: checkNames(subject)
    case .verbatim: break
    }
  }

  // MARK: Specifiers

  private mutating func checkSpecifiers(_ subject: LintSubject) {
    for (path, unit) in subject.content.leaves where !unit.isAbsent && unit.reference == nil {
      checkWellFormed(subject, unit, path)
      checkPercentSigns(subject, unit, path)
      checkConflict(subject, unit, path)
    }
    if subject.isSource { checkGaps(subject) }
    guard !subject.isSource else { return }
    let source: ArgumentUses
    if let content = subject.source {
      source = ArgumentUses(content, key: subject.entry.key)
    } else if keyIsText(subject.entry) {
      source = ArgumentUses(text: subject.entry.key)
    } else {
      return
    }
    compare(subject, with: source)
  }

  private mutating func checkWellFormed(
    _ subject: LintSubject, _ unit: StringUnit, _ path: [String]
  ) {
    if let piece = MalformedPlaceholder.first(in: unit.value) {
      report(
        .placeholderMalformed, subject, at: unit.place, path: path,
        "\(piece.text) was a placeholder once; \(piece.advice)")
    }
  }

  private mutating func checkPercentSigns(
    _ subject: LintSubject, _ unit: StringUnit, _ path: [String]
  ) {
    let format = FormatString(unit.value, allowsSpaceFlag: false)
    if !format.hasSpecifiers {
      // A leaf of a plural is formatted even if it shows no number.
      if path.isEmpty, subject.content.substitutions.isEmpty, format.pieces.contains(.percent) {
        report(
          .percentDoubled, subject, at: unit.place, path: path,
          "%% stays doubled in a text without placeholders",
          suggestion: unit.value.replacing("%%", with: "%"))
      }
      return
    }
    let isBare = format.pieces.contains { piece in
      if case .text(let text) = piece { text.contains("%") } else { false }
    }
    if isBare, MalformedPlaceholder.first(in: unit.value) == nil {
      report(
        .percentUnescaped, subject, at: unit.place, path: path,
        "a percent sign in a text with placeholders has to be doubled")
    }
  }

  private mutating func checkConflict(
    _ subject: LintSubject, _ unit: StringUnit, _ path: [String]
  ) {
    var classes: [Int: FormatClass] = [:]
    for (specifier, index) in FormatString(unit.value, allowsSpaceFlag: false).specifiers {
      guard let own = specifier.formatClass else { continue }
      if let other = classes[index], other != own {
        report(
          .argumentTypeConflict, subject, at: unit.place, path: path,
          "argument \(index) is shown as \(other.rawValue) and as \(own.rawValue)")
        return
      }
      classes[index] = own
    }
  }

  private mutating func checkGaps(_ subject: LintSubject) {
    let uses = ArgumentUses(subject.content, key: subject.entry.key)
    guard let last = uses.classes.keys.max() else { return }
    let missing = (1...min(last, 100)).filter { uses.classes[$0] == nil && uses.selector != $0 }
    if let first = missing.first {
      report(
        .argumentGap, subject, at: subject.content.unit?.place ?? subject.content.place,
        "argument \(last) is used, and argument \(first) is not")
    }
  }

  private mutating func compare(_ subject: LintSubject, with source: ArgumentUses) {
    for top in subject.content.topLeaves where !top.unit.isAbsent && top.unit.reference == nil {
      let uses = ArgumentUses(text: top.unit.value, substitutions: subject.content.substitutions)
      var missing = Set(source.classes.keys).subtracting(uses.classes.keys)
      if top.isPlural || !source.isFlat, let selector = source.selector { missing.remove(selector) }
      let extra = Set(uses.classes.keys).subtracting(source.classes.keys)
      if let index = extra.min() {
        report(
          .placeholderMismatch, subject, at: top.unit.place, path: top.path,
          "argument \(index) is used, and the source has \(source.summary)")
      } else if let index = missing.min() {
        report(
          .placeholderMismatch, subject, at: top.unit.place, path: top.path,
          "argument \(index) is not used; the source has \(source.summary)")
      } else if let index = uses.classes.keys.sorted().first(where: {
        uses.classes[$0]?.formatClass != source.classes[$0]?.formatClass
      }) {
        let isOrder = PlaceholderComparison.isReordered(uses.written, source.classes)
        report(
          isOrder ? .placeholderOrder : .placeholderType, subject, at: top.unit.place,
          path: top.path,
          isOrder
            ? "the placeholders stand in another order than in the source; number them"
            : "argument \(index) is of another kind than in the source, which has \(source.summary)"
        )
      } else if let index = uses.classes.keys.sorted().first(where: {
        uses.classes[$0]?.sizeInBits != source.classes[$0]?.sizeInBits
      }) {
        report(
          .placeholderWidth, subject, at: top.unit.place, path: top.path,
          "argument \(index) has another size than in the source, which has \(source.summary)")
      }
    }
  }
}

/// The arguments that a text uses, its substitutions included.
struct ArgumentUses {
  /// The first specifier of each argument.
  private(set) var classes: [Int: FormatSpecifier] = [:]
  /// The specifiers of the text itself as written.
  private(set) var written: [FormatSpecifier] = []
  /// The argument that chooses a plural form, which need not be shown.
  private(set) var selector: Int?
  /// Whether there is only one text.
  private(set) var isFlat = true
  /// Substitutions that were read, with the index they stand for.
  private var visited: Set<String> = []

  init(_ content: LocalizedString, key: String) {
    if let text = content.typingText {
      add(text, content.substitutions, first: 1, depth: 0)
      written = FormatString(text, allowsSpaceFlag: false).specifiers.map(\.specifier)
    }
    isFlat = content.isFlat
    if !content.plural.isEmpty || content.device.contains(where: { !$0.content.plural.isEmpty }) {
      let types = ArgumentTypes(source: content, key: key)
      selector = types.firstNumber
    }
  }

  init(text: String, substitutions: [Substitution] = []) {
    add(text, substitutions, first: 1, depth: 0)
    written = FormatString(text, allowsSpaceFlag: false).specifiers.map(\.specifier)
    // A key may become a plural in any language.
    selector = ArgumentTypes(text: text).firstNumber
  }

  private mutating func add(
    _ text: String, _ substitutions: [Substitution], first: Int, depth: Int
  ) {
    guard depth < CatalogLimits.substitutionDepth else { return }
    for (specifier, index) in FormatString(text, allowsSpaceFlag: false, firstIndex: first)
      .specifiers
    {
      for case .argument(let position?) in [specifier.width, specifier.precision] {
        note(FormatSpecifier(withoutPercent: "d"), position)
      }
      switch specifier.kind {
      case .argument: break
      case .value: note(specifier, index)
      case .substitution(let name):
        guard let substitution = substitutions.first(where: { $0.name == name }) else { continue }
        let number = substitution.argumentNumber ?? index
        note(FormatSpecifier(withoutPercent: substitution.formatSpecifier), number)
        guard visited.insert("\(number) \(name)").inserted else { continue }
        for leaf in substitution.content.leaves {
          add(leaf.unit.value, substitutions, first: number, depth: depth + 1)
        }
      }
    }
  }

  private mutating func note(_ specifier: FormatSpecifier?, _ index: Int) {
    if classes[index] == nil { classes[index] = specifier }
  }

  /// The arguments for a message, such as `%1$@, %2$lld`.
  var summary: String {
    guard !classes.isEmpty else { return "no arguments" }
    return classes.sorted { $0.key < $1.key }.map { index, specifier in
      var numbered = specifier
      numbered.position = index
      return FormatString.original(numbered)
    }.joined(separator: ", ")
  }
}

extension FormatSpecifier {
  /// The size of an integer argument; nil for other arguments.
  var sizeInBits: Int? {
    guard formatClass == .integer else { return nil }
    switch length {
    case "hh": return 8
    case "h": return 16
    case "": return 32
    default: return 64
    }
  }
}

extension LocalizedString {
  /// The texts that stand for the whole, without those of substitutions.
  var topLeaves: [(path: [String], unit: StringUnit, isPlural: Bool)] {
    leaves.filter { $0.path.first != "substitutions" }
      .map { ($0.path, $0.unit, $0.path.contains("plural") || $0.path.contains("form")) }
  }
}
