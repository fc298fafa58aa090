/// Transformations that work word by word.
enum PseudoWords {
  /// Every word and placeholder runs from right to left.
  static func bidi(_ text: String) -> String {
    var result = ""
    for token in PseudoToken.tokens(of: text) {
      switch token.kind {
      case .literal: result += token.text
      case .placeholder: result += overridden(token.text)
      case .text:
        for piece in pieces(token.text) {
          result += piece.isSpace ? piece.text : overridden(piece.text)
        }
      }
    }
    return result
  }

  private static func overridden(_ word: String) -> String {
    "\u{200F}\u{202E}" + word + "\u{202C}\u{200F}"
  }

  /// Two marks above and two below each letter.
  static func tall(_ text: String) -> String {
    changingText(text) { scalar, result in
      result.append(scalar)
      if isLetter(scalar) {
        for mark in ["\u{302}", "\u{323}", "\u{308}", "\u{331}"] as [Unicode.Scalar] {
          result.append(mark)
        }
      }
    }
  }

  /// One word without a place to break.
  static func longWord(_ text: String) -> String {
    var result = ""
    var isBehindArgument = false
    for token in PseudoToken.tokens(of: text) {
      guard token.kind == .text else {
        result += token.text
        isBehindArgument = token.text == "%arg"
        continue
      }
      var kept = String.UnicodeScalarView()
      for scalar in token.text.unicodeScalars where !" \t\n-".unicodeScalars.contains(scalar) {
        kept.append(scalar)
      }
      // `%arg` followed by a letter would be another word.
      if isBehindArgument, let first = kept.first, isLetter(first) { result += "\u{2060}" }
      if !kept.isEmpty { isBehindArgument = false }
      result += String(kept)
    }
    return result
  }

  /// Few ideographs for each word.
  static func short(_ text: String) -> String {
    let ideographs = Array(
      "\u{6C38}\u{6771}\u{570B}\u{66F8}\u{8A9E}\u{6587}\u{5B57}\u{5716}\u{6D77}\u{5C71}")
    var cursor = 0
    var result = ""
    for token in PseudoToken.tokens(of: text) {
      guard token.kind == .text else {
        result += token.text
        continue
      }
      for piece in pieces(token.text) where !piece.isSpace {
        let scalars = Array(piece.text.unicodeScalars)
        let count = scalars.count { isAlphanumeric($0) }
        guard count > 0, let last = scalars.lastIndex(where: { isAlphanumeric($0) }) else {
          result += piece.text
          continue
        }
        for _ in 0..<max(1, Int((0.4 * Double(count) + 0.5).rounded(.down))) {
          result.append(ideographs[cursor % ideographs.count])
          cursor += 1
        }
        for scalar in scalars[(last + 1)...] { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// The text twice, with specifiers numbered so that both read the same arguments.
  static func double(_ text: String) -> String {
    guard !text.isEmpty else { return "" }
    let numbered = FormatString(text, allowsSpaceFlag: false).numbered
    return numbered + " " + numbered
  }

  // MARK: Pieces

  private static func changingText(
    _ text: String, _ change: (Unicode.Scalar, inout String.UnicodeScalarView) -> Void
  ) -> String {
    var result = ""
    for token in PseudoToken.tokens(of: text) {
      guard token.kind == .text else {
        result += token.text
        continue
      }
      var changed = String.UnicodeScalarView()
      for scalar in token.text.unicodeScalars { change(scalar, &changed) }
      result.unicodeScalars.append(contentsOf: changed)
    }
    return result
  }

  private static func pieces(_ text: String) -> [(text: String, isSpace: Bool)] {
    var result: [(text: String, isSpace: Bool)] = []
    for scalar in text.unicodeScalars {
      let isSpace = scalar.properties.isWhitespace
      if result.last?.isSpace != isSpace { result.append(("", isSpace)) }
      result[result.count - 1].text.unicodeScalars.append(scalar)
    }
    return result
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
