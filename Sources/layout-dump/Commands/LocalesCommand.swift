internal import LocatedJSON
internal import UnicodeServices

/// `layout-dump locales [ID…]`: what is known of locales.
struct LocalesCommand {
  private let locales: [LocaleIdentifier]
  private let isSingle: Bool
  private let output: Output

  init(_ arguments: Arguments) throws(ToolError) {
    var locales: [LocaleIdentifier] = []
    for id in arguments.operands {
      do throws(LocaleIdentifierError) {
        locales.append(try LocaleIdentifier(id))
      } catch {
        throw ToolError(message: error.description)
      }
    }
    isSingle = locales.count == 1
    self.locales = locales.isEmpty ? LocaleIdentifier.available : locales
    output = try Output(arguments)
  }

  func run() throws(ToolError) {
    var facts: [LocaleFacts] = []
    for locale in locales {
      do throws(ICUError) {
        facts.append(try LocaleFacts(locale))
      } catch {
        throw ToolError(message: "\(locale.bcp47): \(error)")
      }
      if isSingle { LocaleNotice.report(locale) }
    }
    switch output.form {
    case .json: try output.write(json(facts))
    case .text, .svg: try output.write(isSingle ? detail(facts[0]) : table(facts))
    }
  }

  // MARK: Text

  private func detail(_ facts: LocaleFacts) -> String {
    let rows = [
      ("id", facts.locale.bcp47), ("name", "\(facts.name) (\(facts.nativeName))"),
      ("direction", facts.direction.rawValue), ("script", facts.script ?? "unknown"),
      ("numbering", facts.numberingSystem + (facts.digits.map { "  \($0)" } ?? "")),
      ("calendar", facts.calendar),
      ("first weekday", Self.weekdays[facts.firstWeekday - 1]),
      ("weekend", facts.weekend.map { Self.weekdays[$0 - 1] }.joined(separator: ", ")),
      ("hour cycle", facts.hourCycle.rawValue),
      ("cardinal", facts.cardinalCategories.map { $0.rawValue }.joined(separator: " ")),
      ("ordinal", facts.ordinalCategories.map { $0.rawValue }.joined(separator: " ")),
      ("whole numbers", facts.integerCategories.map { $0.rawValue }.joined(separator: " ")),
      ("parents", facts.cldrParents.map { $0.bcp47 }.joined(separator: " > ")),
      ("Apple's parents", facts.appleParents.map { $0.bcp47 }.joined(separator: " > ")),
      ("ICU data", facts.isKnown ? "yes" : "no: root data is used"),
    ]
    return rows.map { label, value in
      label + String(repeating: " ", count: 17 - label.count) + value + "\n"
    }.joined()
  }

  private static var weekdays: [String] {
    ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  }

  private func table(_ facts: [LocaleFacts]) -> String {
    var rows = [["ID", "DIRECTION", "SCRIPT", "DIGITS", "CALENDAR", "PLURALS", "NAME"]]
    for fact in facts {
      rows.append([
        fact.locale.bcp47, fact.direction.rawValue, fact.script ?? "-", fact.numberingSystem,
        fact.calendar, fact.cardinalCategories.map { $0.rawValue }.joined(separator: " "),
        fact.name,
      ])
    }
    let widths = (0..<rows[0].count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.indices.map { column in
        column == row.count - 1
          ? row[column]
          : row[column] + String(repeating: " ", count: widths[column] - row[column].count)
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }

  // MARK: JSON

  /// One locale as an object, any other number as an array.
  private func json(_ facts: [LocaleFacts]) -> JSONWriter {
    var writer = JSONWriter(style: .pretty)
    if isSingle {
      write(facts[0], &writer)
    } else {
      writer.beginArray()
      for fact in facts { write(fact, &writer) }
      writer.endArray()
    }
    writer.endLine()
    return writer
  }

  private func write(_ facts: LocaleFacts, _ writer: inout JSONWriter) {
    func text(_ name: String, _ value: String?) {
      writer.name(name)
      if let value { writer.string(value) } else { writer.null() }
    }
    func list(_ name: String, _ values: [String]) {
      writer.name(name)
      writer.beginArray(inline: true)
      for value in values { writer.string(value) }
      writer.endArray()
    }
    writer.beginObject()
    text("id", facts.locale.bcp47)
    text("name", facts.name)
    text("nativeName", facts.nativeName)
    text("direction", facts.direction.rawValue)
    text("script", facts.script)
    text("numberingSystem", facts.numberingSystem)
    text("digits", facts.digits)
    text("calendar", facts.calendar)
    writer.name("firstWeekday")
    writer.integer(facts.firstWeekday)
    writer.name("weekend")
    writer.beginArray(inline: true)
    for day in facts.weekend { writer.integer(day) }
    writer.endArray()
    text("hourCycle", facts.hourCycle.rawValue)
    writer.name("pluralCategories")
    writer.beginObject()
    list("cardinal", facts.cardinalCategories.map { $0.rawValue })
    list("ordinal", facts.ordinalCategories.map { $0.rawValue })
    list("integers", facts.integerCategories.map { $0.rawValue })
    writer.endObject()
    writer.name("parents")
    writer.beginObject()
    list("cldr", facts.cldrParents.map { $0.bcp47 })
    list("apple", facts.appleParents.map { $0.bcp47 })
    writer.endObject()
    writer.name("known")
    writer.bool(facts.isKnown)
    writer.endObject()
  }
}
