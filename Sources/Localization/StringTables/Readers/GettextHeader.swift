internal import UnicodeServices

/// What the header of a `.po` file says.
struct GettextHeader {
  private(set) var language: String?
  private(set) var pluralCount = 2
  private(set) var plural: PluralExpression?

  /// Reads the fields of the header entry's text.
  ///
  /// Without a field for plurals, there are two forms, the first for 1.
  init(_ text: String, _ file: CatalogFile, _ offset: Int) throws(CatalogError) {
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = String(line[line.index(after: colon)...].drop { $0 == " " })
      switch line[..<colon].lowercased() {
      case "language": language = value.isEmpty ? nil : value
      case "content-type": try checkCharset(value, file, offset)
      case "plural-forms": try readPlural(value, file, offset)
      default: break
      }
    }
    if plural == nil { plural = try? PluralExpression("n != 1") }
  }

  private func checkCharset(
    _ value: String, _ file: CatalogFile, _ offset: Int
  ) throws(CatalogError) {
    guard let range = value.lowercased().firstRange(of: "charset=") else { return }
    let name = value[range.upperBound...].prefix { $0 != ";" && !$0.isWhitespace }.lowercased()
    // Templates that nobody filled in say CHARSET.
    guard ["utf-8", "utf8", "us-ascii", "ascii", "charset"].contains(name) else {
      throw file.error(offset, "the charset \(name) is not supported; save the file as UTF-8")
    }
  }

  private mutating func readPlural(
    _ value: String, _ file: CatalogFile, _ offset: Int
  ) throws(CatalogError) {
    for part in value.split(separator: ";") {
      guard let sign = part.firstIndex(of: "=") else { continue }
      let name = part[..<sign].filter { !$0.isWhitespace }
      let content = String(part[part.index(after: sign)...])
      if name == "nplurals" {
        guard let count = Int(content.filter { !$0.isWhitespace }), (1...100).contains(count) else {
          // Templates say INTEGER.
          continue
        }
        pluralCount = count
      } else if name == "plural", content.filter({ !$0.isWhitespace }) != "EXPRESSION" {
        do {
          plural = try PluralExpression(content)
        } catch {
          throw file.error(
            offset, "the plural expression is wrong at offset \(error.offset): \(error.message)")
        }
      }
    }
    guard let plural else { return }
    for number in GettextHeader.samples where plural.value(for: number) == nil {
      throw file.error(offset, "the plural expression divides by zero for n = \(number)")
    }
  }

  /// The numbers for which an expression is compared with a language's rules.
  static let samples = (0...200).map { Int64($0) } + [1_000, 1_000_000]
}

extension PluralExpression {
  /// Categories of a language that the expression gives the same form.
  func mergedCategories(_ rules: PluralRules, count: Int) -> [[PluralCategory]] {
    var categories: [Int64: Set<PluralCategory>] = [:]
    for number in GettextHeader.samples {
      guard let category = try? rules.category(of: Int(number)), let form = value(for: number)
      else {
        continue
      }
      categories[(0..<Int64(count)).contains(form) ? form : Int64(count) - 1, default: []]
        .insert(category)
    }
    return categories.values.filter { $0.count > 1 }.map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }
}
