internal import Localization
internal import UnicodeServices

/// How fast string catalogs are read and texts are found in them.
struct StringsSuite {
  private static let keyCount = 1000
  private static let languages = ["en", "ar", "de", "he", "ja"]

  private let options: BenchmarkOptions

  init(_ options: BenchmarkOptions) { self.options = options }

  /// Runs the suite.
  func run(_ report: inout Report) {
    var group = MeasurementGroup(title: "strings: a catalog of \(Self.keyCount) keys")
    do {
      try add(&group)
    } catch {
      return report.fail("\(group.title): \(error)")
    }
    group.run(rounds: options.rounds, &report)
  }

  private func add(_ group: inout MeasurementGroup) throws {
    let source = CatalogSource(file: "Bench.xcstrings", bytes: Self.document())
    let loader = CatalogLoader()
    let catalogs = try loader.load([source])
    let context = try FormatContext(locale: LocaleIdentifier("ar"))
    let resolver = StringResolver(
      catalogs: catalogs, options: StringResolver.Options(context: context))
    let keys = (0..<Self.keyCount).map { Self.key($0) }
    for (number, key) in keys.enumerated() {
      let found = resolver.string(key)
      guard found == Self.text(number, "ar") else {
        throw WrongString(key: key, found: found, expected: Self.text(number, "ar"))
      }
    }
    let length = options.sampleLength
    let count = Double(Self.keyCount)
    let figures = Figures(suite: .strings, size: Self.keyCount, divisor: count, unit: "ns")
    group.measure(figures.named("xcstrings", "lookup")) {
      figures.value(
        Stopwatch.median(length: length) { for key in keys { _ = resolver.string(key) } })
    }
    let name = FigureName(
      suite: .strings, scenario: "xcstrings", size: Self.keyCount, phase: "read", unit: "MB/s")
    let bytes = Double(source.files[0].bytes.count)
    group.measure(name) {
      bytes * 1000 / (try Stopwatch.median(length: length) { _ = try loader.load([source]) })
    }
  }

  private static func key(_ number: Int) -> String { "screen.part\(number % 37).title\(number)" }

  private static func text(_ number: Int, _ language: String) -> String {
    "A text of \(language) with the number \(number)"
  }

  private static func document() -> [UInt8] {
    var text = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
    for number in 0..<keyCount {
      text += "    \"\(key(number))\" : {\n      \"localizations\" : {\n"
      for (place, language) in languages.enumerated() {
        text += "        \"\(language)\" : { \"stringUnit\" : { \"state\" : \"translated\", "
        text += "\"value\" : \"\(Self.text(number, language))\" } }"
        text += place + 1 < languages.count ? ",\n" : "\n"
      }
      text += "      }\n    }" + (number + 1 < keyCount ? ",\n" : "\n")
    }
    text += "  },\n  \"version\" : \"1.0\"\n}\n"
    return Array(text.utf8)
  }
}

/// A text that is not the one of its key.
private struct WrongString: Error, CustomStringConvertible {
  var key: String
  var found: String
  var expected: String

  var description: String { "\(key): '\(found)' instead of '\(expected)'" }
}
