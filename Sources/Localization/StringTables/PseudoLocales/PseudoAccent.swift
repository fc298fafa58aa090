/// Look-alike letters, marked placeholders and padding words in brackets.
enum PseudoAccent {
  /// How much longer a text of a number of scalars gets.
  struct Expansion: Sendable {
    var upTo: Int
    var ratio: Double
  }

  // Source: IBM's guideline for the growth of English text.
  static let ibm = [
    Expansion(upTo: 10, ratio: 3), Expansion(upTo: 20, ratio: 2), Expansion(upTo: 30, ratio: 1.8),
    Expansion(upTo: 50, ratio: 1.6), Expansion(upTo: 70, ratio: 1.4),
    Expansion(upTo: .max, ratio: 1.3),
  ]

  // Source: the 99th percentile of measured translations into 14 languages.
  static let percentile99 = [
    Expansion(upTo: 10, ratio: 3.5), Expansion(upTo: 20, ratio: 2.4), Expansion(upTo: 30, ratio: 2),
    Expansion(upTo: 50, ratio: 1.8), Expansion(upTo: 70, ratio: 1.65),
    Expansion(upTo: .max, ratio: 1.6),
  ]

  static func accent(_ text: String, _ table: [Expansion]) -> String {
    let (letters, length) = mapped(text, letters)
    let ratio = table.first { length <= $0.upTo }?.ratio ?? 1
    let needed = Int((Double(length) * (ratio - 1)).rounded(.up))
    return "[" + letters + padding(needed) + "]"
  }

  /// Words that are joined by a space until they are long enough, with a space in front.
  private static func padding(_ needed: Int) -> String {
    guard needed > 0 else { return "" }
    var result = ""
    var length = -1
    var index = 0
    while length < needed {
      let word = paddingWords[index % paddingWords.count]
      result += " " + word
      length += 1 + word.utf8.count
      index += 1
    }
    return result
  }

  /// The text with its letters replaced and placeholders marked, and its number of text scalars.
  private static func mapped(
    _ text: String, _ map: [Unicode.Scalar: Unicode.Scalar]
  ) -> (String, Int) {
    var result = ""
    var length = 0
    for token in PseudoToken.tokens(of: text) {
      switch token.kind {
      case .literal: result += token.text
      case .placeholder: result += "\u{BB}" + token.text + "\u{AB}"
      case .text:
        for scalar in token.text.unicodeScalars {
          result.unicodeScalars.append(map[scalar] ?? scalar)
          length += 1
        }
      }
    }
    return (result, length)
  }

  // MARK: Android

  /// As `aapt2` does for `en-XA`.
  ///
  /// Source: `PseudoMethodAccent` of the Android SDK's resource compiler: the words of the text are
  /// counted; with more than three of them the padding is as long as the text, otherwise half.
  static func android(_ text: String) -> String {
    let (letters, length) = mapped(text, androidLetters)
    let words = text.split { $0 == " " || $0 == "\n" || $0 == "\t" }.count
    let needed = words > 3 ? length : length / 2
    return "[" + letters + padding(needed) + "]"
  }

  private static let letters = table(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!?$",
    "åɓçðéƒĝĥîĵķļḿñöþɋŕšţûṽŵẋýžÅβÇÐÉƑĜĤÎĴĶĻḾÑÖÞǪŔŠŢÛṼŴẊÝŽ¡¿€")

  private static let androidLetters: [Unicode.Scalar: Unicode.Scalar] = {
    var result = letters
    for (from, to) in [
      ("q", "Q"), ("Q", "q"), ("v", "V"), ("V", "\u{3BD}"), ("x", "\u{445}"), ("X", "\u{D7}"),
      ("F", "F"),
    ] as [(Unicode.Scalar, Unicode.Scalar)] {
      result[from] = to
    }
    return result
  }()

  private static func table(
    _ from: String, _ to: String
  ) -> [Unicode.Scalar: Unicode.Scalar] {
    Dictionary(uniqueKeysWithValues: zip(from.unicodeScalars, to.unicodeScalars))
  }

  private static let paddingWords = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    "twenty",
  ]
}
