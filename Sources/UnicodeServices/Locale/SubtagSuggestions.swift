/// Finds the registered code that somebody meant.
///
/// This walks all codes or names and only runs when an identifier is refused. What it walks over is
/// put together once.
struct SubtagSuggestions {
  static let shared = SubtagSuggestions()

  private let known: Set<String>
  private let knownLanguages: Set<String>
  private let shortLanguages: [String]
  private let longLanguages: [String]
  private let scripts: [String]
  private let regions: [String]

  private init() {
    let available = ICULocale.available.map { String($0.map { $0 == "_" ? "-" : $0 }) }
    known = Set(available)
    knownLanguages = Set(available.compactMap { $0.split(separator: "-").first.map(String.init) })
    shortLanguages = SubtagRegistry.codes(in: RegisteredCodes.languages2, width: 2)
    longLanguages = shortLanguages + knownLanguages.filter { $0.utf8.count == 3 }.sorted()
    scripts = RegisteredCodes.scripts.sorted()
    regions = SubtagRegistry.codes(in: RegisteredCodes.regions2, width: 2)
      .map { $0.uppercased() }
  }

  /// The languages that ICU knows by their English names in lower case.
  private static let languageNames: [String: String] = {
    var codes: [String: String] = [:]
    for code in shared.knownLanguages.sorted() {
      guard let name = try? ICULocale.languageName(code, in: "en") else { continue }
      codes[name.lowercased()] = code
    }
    return codes
  }()

  /// The subtags with the first code that nobody registered replaced.
  func repaired(_ subtags: LocaleSubtags, wrong: LocaleIdentifierError.Subtag) -> LocaleSubtags? {
    var result = subtags
    switch wrong {
    case .language:
      guard let code = language(near: subtags.language) else { return nil }
      result.language = code
    case .script:
      guard let code = subtags.script.flatMap({ script(near: $0) }) else { return nil }
      result.script = code
    case .region:
      guard let region = subtags.region else { return nil }
      result.region = self.region(near: region, language: subtags.language)
    }
    return result
  }

  /// The language whose code, or whose English name, is nearest to a word in lower case.
  func language(near word: String) -> String? {
    if word == "posix" { return "en" }
    if word.utf8.count > 3 { return language(named: word) }
    let codes = word.utf8.count == 3 ? longLanguages : shortLanguages
    return nearest(to: word, among: codes, within: 1) { knownLanguages.contains($0) }
  }

  /// The language with an English name near to a word in lower case.
  func language(named word: String) -> String? {
    let codes = Self.languageNames
    if let exact = codes[word] { return exact }
    let name = nearest(to: word, among: codes.keys.sorted(), within: 2) { _ in true }
    return name.flatMap { codes[$0] }
  }

  private func script(near code: String) -> String? {
    nearest(to: code, among: scripts, within: 2) {
      ["Arab", "Cyrl", "Hans", "Hant", "Latn"].contains($0)
    }
  }

  private func region(near code: String, language: String) -> String? {
    // CLDR knows three-letter codes, numbers and customary names (UK) of countries.
    if let alias = try? ICULocale.alias(.territory, of: code) {
      return alias.split(separator: " ").map(String.init)
        .first { !SubtagRegistry.isPrivateRegion($0) }
    }
    return nearest(to: code, among: regions, within: 1) { known.contains("\(language)-\($0)") }
  }

  /// The candidate with the least distance; of equal ones the first that is preferred, then the
  /// first with the same initial, then the first.
  private func nearest(
    to word: String, among candidates: [String], within limit: Int, preferring: (String) -> Bool
  ) -> String? {
    var best: (candidate: String, rank: Int)?
    let length = word.utf8.count
    for candidate in candidates where abs(candidate.utf8.count - length) <= limit {
      let distance = editDistance(word, candidate)
      guard distance <= limit else { continue }
      let rank =
        distance * 4 + (preferring(candidate) ? 0 : 2) + (candidate.first == word.first ? 0 : 1)
      if best.map({ rank < $0.rank }) ?? true { best = (candidate, rank) }
    }
    return best?.candidate
  }
}

/// The number of insertions, removals, replacements and swaps of neighbours between two words.
///
/// - Complexity: O(n·m) in their lengths.
package func editDistance(_ first: String, _ second: String) -> Int {
  let a = Array(first.unicodeScalars)
  let b = Array(second.unicodeScalars)
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
