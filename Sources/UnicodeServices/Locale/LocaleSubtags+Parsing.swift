extension LocaleSubtags {
  /// Why a string could not be taken apart, as the end of a sentence.
  struct SyntaxError: Error {
    var reason: String
  }

  /// Takes apart a BCP 47 tag or an ICU identifier, in any mix of cases and of `-` and `_`.
  ///
  /// Only the form is looked at. Tags that were registered whole before the present grammar
  /// (`i-klingon`) are replaced by their successors.
  ///
  /// Source: RFC 5646 §2.1, UTS #35 part 1 §3.1; ICU's `@key=value;…`.
  static func parse(_ text: String) throws(SyntaxError) -> LocaleSubtags {
    guard !text.isEmpty else { throw SyntaxError(reason: "it is empty") }
    let halves = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    var tag = halves[0].lowercased()
    tag = String(tag.map { $0 == "_" ? "-" : $0 })
    if let successor = grandfathered[tag] { tag = successor }
    var parser = TagParser(pieces: tag.split(separator: "-", omittingEmptySubsequences: false))
    var result = try parser.parse()
    if halves.count == 2 { try result.addKeywords(ofICU: halves[1].lowercased()) }
    if let posix = result.variants.firstIndex(of: "posix") {
      result.variants.remove(at: posix)
      result.keywords["va"] = "posix"
    }
    return result
  }

  /// Adds ICU's keywords, `numbers=latn;calendar=gregorian`.
  private mutating func addKeywords(ofICU text: String) throws(SyntaxError) {
    guard !text.isEmpty else { throw SyntaxError(reason: "nothing follows '@'") }
    for pair in text.split(separator: ";", omittingEmptySubsequences: false) {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else {
        throw SyntaxError(reason: "after '@' come pairs like 'numbers=latn'")
      }
      let key = String(sides[0])
      let value = String(sides[1].map { $0 == "_" || $0 == "/" ? "-" : $0 })
      let pieces = value.split(separator: "-", omittingEmptySubsequences: false)
      switch key {
      case "x":
        guard pieces.allSatisfy({ isPiece($0, 1...8) }) else {
          throw SyntaxError(reason: "'\(value)' is no private part")
        }
        privateUse += pieces.map(String.init)
      case "attribute":
        guard pieces.allSatisfy({ isPiece($0, 3...8) }) else {
          throw SyntaxError(reason: "'\(value)' is no attribute")
        }
        attributes += pieces.map(String.init)
      default:
        if key.utf8.count == 1 {
          guard isPiece(key[...], 1...1), pieces.allSatisfy({ isPiece($0, 2...8) }) else {
            throw SyntaxError(reason: "'\(value)' is no extension")
          }
          extensions[key] = value
          continue
        }
        guard let (unicodeKey, type) = ICULocale.unicodeKeyword(key: key, value: String(sides[1]))
        else { throw SyntaxError(reason: "'\(pair)' is no keyword") }
        // ICU writes `yes` for a keyword that stands without a value.
        keywords[unicodeKey] = type == "yes" ? "" : type
      }
    }
  }

  /// Irregular and regular grandfathered tags with what stands for them now.
  ///
  /// Source: RFC 5646 §2.2.8, successors from CLDR's alias data.
  private static let grandfathered: [String: String] = [
    "art-lojban": "jbo", "cel-gaulish": "xtg-x-cel-gaulish", "en-gb-oed": "en-gb-oxendict",
    "i-ami": "ami", "i-bnn": "bnn", "i-default": "en-x-i-default", "i-enochian": "und-x-i-enochian",
    "i-hak": "hak", "i-klingon": "tlh", "i-lux": "lb", "i-mingo": "see-x-i-mingo",
    "i-navajo": "nv", "i-pwn": "pwn", "i-tao": "tao", "i-tay": "tay", "i-tsu": "tsu",
    "no-bok": "nb", "no-nyn": "nn", "sgn-be-fr": "sfb", "sgn-be-nl": "vgt", "sgn-ch-de": "sgg",
    "zh-guoyu": "zh", "zh-hakka": "hak", "zh-min": "nan-x-zh-min", "zh-min-nan": "nan",
    "zh-xiang": "hsn",
  ]
}

/// Whether a piece is made of ASCII letters and digits and has an allowed length.
private func isPiece(_ piece: Substring, _ lengths: ClosedRange<Int>) -> Bool {
  lengths.contains(piece.utf8.count)
    && piece.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
}

private func isLetters(_ piece: Substring, _ lengths: ClosedRange<Int>) -> Bool {
  lengths.contains(piece.utf8.count) && piece.utf8.allSatisfy { (0x61...0x7A).contains($0) }
}

private func isDigits(_ piece: Substring, _ count: Int) -> Bool {
  piece.utf8.count == count && piece.utf8.allSatisfy { (0x30...0x39).contains($0) }
}

/// Walks over the lower-case pieces of a tag.
private struct TagParser {
  typealias SyntaxError = LocaleSubtags.SyntaxError

  let pieces: [Substring]
  var position = 0
  var result = LocaleSubtags()

  init(pieces: [Substring]) { self.pieces = pieces }

  private var next: Substring? { position < pieces.count ? pieces[position] : nil }

  /// Languages whose dialects may be written behind them (`zh-yue`); the dialect's code then stands
  /// for the whole.
  private static let withDialects: Set<String> = ["ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh"]

  mutating func parse() throws(SyntaxError) -> LocaleSubtags {
    try parseLanguage()
    // ICU leaves a missing script or region empty before a variant, as in `de__PHONEBOOK`.
    if let piece = next, isLetters(piece, 4...4) {
      result.script = piece.prefix(1).uppercased() + piece.dropFirst()
      position += 1
    }
    // Three letters are no region, but are taken for one, so that `en-USA` is told about regions.
    if let piece = next, isLetters(piece, 2...3) || isDigits(piece, 3) {
      result.region = piece.uppercased()
      position += 1
    } else if let piece = next, piece.isEmpty, position + 1 < pieces.count {
      position += 1
    }
    while let piece = next, isVariant(piece) {
      if !result.variants.contains(String(piece)) { result.variants.append(String(piece)) }
      position += 1
    }
    try parseExtensions()
    return result
  }

  private mutating func parseLanguage() throws(SyntaxError) {
    guard let piece = next else { return }
    if piece == "x" { return }
    if piece.isEmpty, pieces.count > 1 {
      position += 1  // ICU's spelling of an undetermined language: `_EG`
    } else if piece == "root" {
      position += 1
    } else if isLetters(piece, 2...3) || isLetters(piece, 5...8) {
      result.language = String(piece)
      position += 1
    } else if piece.isEmpty {
      throw SyntaxError(reason: "the language is missing")
    } else {
      throw SyntaxError(reason: "it must begin with a language of two or three letters")
    }
    if let dialect = next, isLetters(dialect, 3...3), Self.withDialects.contains(result.language),
      SubtagRegistry.isLanguage(String(dialect))
    {
      result.language = String(dialect)
      position += 1
    }
  }

  private func isVariant(_ piece: Substring) -> Bool {
    if isPiece(piece, 5...8) { return true }
    guard isPiece(piece, 4...4), let first = piece.utf8.first else { return false }
    return (0x30...0x39).contains(first)
  }

  private mutating func parseExtensions() throws(SyntaxError) {
    while let piece = next {
      guard isPiece(piece, 1...1) else {
        let what = piece.isEmpty ? "two separators follow each other" : "'\(piece)' has no place"
        throw SyntaxError(reason: what)
      }
      position += 1
      let singleton = String(piece)
      if singleton == "x" {
        result.privateUse = try takePieces(1...8, after: singleton).map(String.init)
        guard next == nil else { throw SyntaxError(reason: "nothing long may follow 'x'") }
      } else if singleton == "u" {
        guard result.keywords.isEmpty, result.attributes.isEmpty else {
          throw SyntaxError(reason: "'u' stands twice")
        }
        try parseUnicodeExtension()
      } else {
        guard result.extensions[singleton] == nil else {
          throw SyntaxError(reason: "'\(singleton)' stands twice")
        }
        let content = try takePieces(2...8, after: singleton)
        result.extensions[singleton] = content.joined(separator: "-")
      }
    }
  }

  private mutating func takePieces(
    _ lengths: ClosedRange<Int>, after singleton: String
  ) throws(SyntaxError) -> [Substring] {
    var taken: [Substring] = []
    while let piece = next, isPiece(piece, lengths) {
      taken.append(piece)
      position += 1
    }
    guard !taken.isEmpty else { throw SyntaxError(reason: "nothing follows '\(singleton)'") }
    return taken
  }

  private mutating func parseUnicodeExtension() throws(SyntaxError) {
    var isEmpty = true
    while let piece = next, isPiece(piece, 3...8) {
      result.attributes.append(String(piece))
      position += 1
      isEmpty = false
    }
    while let piece = next, isPiece(piece, 2...2) {
      position += 1
      isEmpty = false
      var words: [Substring] = []
      while let word = next, isPiece(word, 3...8) {
        words.append(word)
        position += 1
      }
      let key = String(piece)
      // The first of two equal keys counts.
      guard result.keywords[key] == nil else { continue }
      let value = words.joined(separator: "-")
      let canonical = ICULocale.unicodeKeyword(key: key, value: value.isEmpty ? "true" : value)
      guard let (_, type) = canonical else {
        throw SyntaxError(reason: "'\(value)' is no value of '\(key)'")
      }
      result.keywords[key] = type
    }
    guard !isEmpty else { throw SyntaxError(reason: "nothing follows 'u'") }
  }
}
