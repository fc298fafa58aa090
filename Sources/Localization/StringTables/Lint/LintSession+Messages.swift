internal import UnicodeServices

extension LintSession {
  // MARK: ICU messages

  /// Syntax, cases and names of the ICU messages of one text.
  mutating func checkMessages(_ subject: LintSubject) {
    let sourceNames = subject.source?.typingText.flatMap { try? ICUMessage($0) }
      .map { Set($0.argumentNames) }
    for (path, unit) in subject.content.leaves where !unit.isAbsent {
      let message: ICUMessage
      do {
        message = try ICUMessage(unit.value)
      } catch {
        report(
          .messageSyntax, subject, at: unit.place, path: path,
          "\(error.message), at offset \(error.offset) of the text; it is shown as it is")
        continue
      }
      let names = message.argumentNames
      if let declared = subject.entry.placeholders {
        for name in names where declared[name] == nil {
          report(
            .placeholderUndeclared, subject, at: unit.place, path: path,
            "{\(name)} is not among the placeholders of @\(subject.entry.key)")
        }
      }
      if message.usesNumberSign {
        report(
          .arbHash, subject, at: unit.place, path: path,
          "Flutter prints # as it is; write the argument's name in braces")
      }
      for plural in message.plurals where !plural.isOrdinal {
        let block = PluralBlock(
          categories: plural.cases.compactMap { PluralCategory(rawValue: $0.key) },
          exactNumbers: Set(plural.cases.compactMap { Int($0.key.dropFirst()) }))
        checkCategories(subject, block, at: unit.place, path: path + [plural.name])
      }
      if let sourceNames { compareNames(subject, unit, path, Set(names), sourceNames) }
    }
  }

  // MARK: i18next

  /// Plural forms and names of i18next's texts.
  mutating func checkNames(_ subject: LintSubject) {
    guard let source = subject.source else { return }
    let known = Set(source.leaves.flatMap { Self.names(in: $0.unit.value) })
    for (path, unit) in subject.content.leaves where !unit.isAbsent {
      var names = Set(Self.names(in: unit.value))
      // A form may leave its number out.
      if known.contains("count"), path.contains("plural") || path.contains("ordinal") {
        names.insert("count")
      }
      compareNames(subject, unit, path, names, known)
    }
  }

  private static func names(in text: String) -> [String] {
    var names: [String] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "{{"),
      let end = rest[start.upperBound...].firstRange(of: "}}")
    {
      let content = rest[start.upperBound..<end.lowerBound].prefix { $0 != "," }
      names.append(String(content.filter { $0 != " " && $0 != "-" }))
      rest = rest[end.upperBound...]
    }
    return names
  }

  private mutating func compareNames(
    _ subject: LintSubject, _ unit: StringUnit, _ path: [String], _ names: Set<String>,
    _ known: Set<String>
  ) {
    if let extra = names.subtracting(known).min() {
      report(
        .placeholderMismatch, subject, at: unit.place, path: path,
        "\(extra) is used, and the source does not have it")
    } else if let missing = known.subtracting(names).min() {
      report(
        .placeholderMismatch, subject, at: unit.place, path: path,
        "\(missing) of the source is not used")
    }
  }
}
