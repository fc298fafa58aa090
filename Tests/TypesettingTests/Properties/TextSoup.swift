/// A small generator with a fixed seed: SplitMix64.
struct SeededRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }
}

/// Texts mixed from words, numbers, emoji and controls of many scripts.
enum TextSoup {
  /// Pieces of text; every script that shapes in a way of its own, and every control.
  static let pieces: [String] = [
    "the", "Quick", "office", "affluent", "e\u{301}", "na\u{EF}ve", "AVAToY", "foo-bar",
    "http://a.b/c?d=e", "12", "1,299.50", "15%", "-4", "+1 (555) 123", "a_b", "x",
    // Arabic, with lam-alef, marks, tatweel and digits; Urdu; Hebrew with points.
    "\u{645}\u{631}\u{62D}\u{628}\u{627}", "\u{627}\u{644}\u{644}\u{647}",
    "\u{644}\u{627}\u{645}\u{644}\u{627}\u{621}", "\u{628}\u{64E}\u{64A}\u{652}\u{62A}",
    "\u{643}\u{640}\u{640}\u{62A}", "\u{661}\u{662}\u{663}", "\u{6F4}\u{6F5}", "\u{60C}",
    "\u{67E}\u{627}\u{6A9}\u{633}\u{62A}\u{627}\u{646}", "\u{628}\u{628}\u{628}\u{628}\u{628}",
    "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{5D1}\u{5BC}\u{5B0}\u{5E8}\u{5B5}\u{5D0}",
    // Devanagari, Tamil, Thai, Khmer, Burmese.
    "\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947}", "\u{915}\u{94D}\u{937}\u{93F}",
    "\u{BA4}\u{BAE}\u{BBF}\u{BB4}\u{BCD}", "\u{E20}\u{E32}\u{E29}\u{E32}\u{E44}\u{E17}\u{E22}",
    "\u{1797}\u{17B6}\u{179F}\u{17B6}\u{1781}\u{17D2}\u{1798}\u{17C2}\u{179A}",
    "\u{1019}\u{103C}\u{1014}\u{103A}\u{1019}\u{102C}",
    // Japanese, Korean, Chinese.
    "\u{3061}\u{3087}\u{3063}\u{3068}", "\u{30E9}\u{30FC}\u{30E1}\u{30F3}",
    "\u{300C}\u{8A9E}\u{300D}",
    "\u{65E5}\u{672C}\u{8A9E}\u{3001}", "\u{D55C}\u{AD6D}\u{C5B4}", "\u{1112}\u{1161}\u{11AB}",
    // Emoji: a family, a flag, a keycap, a skin tone, text and emoji presentation.
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F1EA}\u{1F1EC}", "1\u{FE0F}\u{20E3}",
    "\u{1F44B}\u{1F3FD}", "\u{2764}\u{FE0E}", "\u{2764}\u{FE0F}",
    // Brackets and quotes.
    "(", ")", "[", "]", "\u{AB}", "\u{BB}", "\"", "...", "!", "?", ":", "/", "\u{2014}",
    // Spaces and line ends.
    " ", " ", " ", " ", " ", " ", "  ", "\u{A0}", "\u{3000}", "\u{2009}", "\t", "\n", "\r\n",
    "\u{2028}", "\u{2029}", "\u{200B}", "\u{AD}", "co\u{AD}op\u{AD}er",
    // Controls.
    "\u{200E}", "\u{200F}", "\u{61C}", "\u{200D}", "\u{200C}", "\u{2066}", "\u{2067}", "\u{2068}",
    "\u{2069}", "\u{2069}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}",
    "\u{2060}", "\u{FEFF}", "\u{FE0F}", "\u{301}", "\u{0}", "\u{7}", "\u{1D185}",
    // Unassigned, private, beyond the basic plane.
    "\u{378}", "\u{E000}", "\u{10FFFF}", "\u{1D54F}", "\u{1E922}\u{1E923}", "\u{10A00}",
  ]

  static func pieces(count: Int, _ random: inout SeededRandom) -> [String] {
    (0..<count).map { _ in random.pick(pieces) }
  }
}

/// Runs a check over random texts and reports the smallest one that fails.
enum SoupProperty {
  /// What a check answers: `nil` where all is well.
  typealias Check = (String, inout SeededRandom) -> String?

  /// The first failure, shrunk by leaving pieces out, or `nil`.
  static func firstFailure(rounds: Int, length: ClosedRange<Int>, seed: UInt64, _ check: Check)
    -> String?
  {
    for round in 0..<rounds {
      var random = SeededRandom(state: seed &+ UInt64(round) &* 0x1234_5678_9ABC)
      let count = Int.random(in: length, using: &random)
      let pieces = TextSoup.pieces(count: count, &random)
      let choices = random
      func failure(_ pieces: [String]) -> String? {
        var random = choices
        return check(pieces.joined(), &random)
      }
      guard var message = failure(pieces) else { continue }
      var smallest = pieces
      var index = 0
      while index < smallest.count {
        var fewer = smallest
        fewer.remove(at: index)
        if let found = failure(fewer) {
          smallest = fewer
          message = found
        } else {
          index += 1
        }
      }
      return "seed \(seed) round \(round): \"\(VisualText.escaped(smallest.joined()))\": \(message)"
    }
    return nil
  }
}
