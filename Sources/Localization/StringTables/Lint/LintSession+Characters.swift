internal import UnicodeServices

extension LintSession {
  /// White space, punctuation and bidi controls of one text.
  mutating func checkCharacters(_ subject: LintSubject, _ leaf: (path: [String], unit: StringUnit))
  {
    checkControls(subject, leaf)
    checkNumbersInText(subject, leaf)
    guard leaf.path.first != "substitutions", leaf.unit.reference == nil,
      let source = subject.sourceText(keyIsText: keyIsText(subject.entry)),
      !leaf.unit.value.isEmpty
    else { return }
    checkEnds(subject, leaf, source)
    let breaks = leaf.unit.value.count(where: \.isNewline)
    let wanted = source.count(where: \.isNewline)
    if breaks != wanted {
      report(
        .newlineCount, subject, at: leaf.unit.place, path: leaf.path,
        "the text has \(breaks) line breaks, the source \(wanted)")
    }
  }

  // MARK: Ends

  private mutating func checkEnds(
    _ subject: LintSubject, _ leaf: (path: [String], unit: StringUnit), _ source: String
  ) {
    let text = leaf.unit.value
    let hasWidePunctuation = text.last.map { Self.widePunctuation.contains($0) } ?? false
    let leading = Self.edge(text) != Self.edge(source)
    let trailing =
      Self.edge(String(text.reversed())) != Self.edge(String(source.reversed()))
      && !hasWidePunctuation
    if leading || trailing {
      let trimmed = Self.trimmed(text)
      report(
        .edgeWhitespace, subject, at: leaf.unit.place, path: leaf.path,
        "white space at the \(leading ? "beginning" : "end") differs from the source",
        suggestion: String(source.prefix(while: \.isWhitespace)) + trimmed
          + String(source.reversed().prefix(while: \.isWhitespace).reversed()))
    }
    let mark = Self.mark(source)
    var own = Self.mark(text)
    // Greek asks with the mark that others divide sentences with.
    if subject.language.identifier.language == "el", Self.trimmed(text).last == ";" { own = "?" }
    if mark != own {
      report(
        .endPunctuation, subject, at: leaf.unit.place, path: leaf.path,
        "the source ends with \(mark.map { "\($0)" } ?? "no mark"), "
          + "the text with \(own.map { "\($0)" } ?? "none")")
    }
  }

  /// Spaces and line breaks at the beginning, whatever their width.
  private static func edge(_ text: String) -> [Bool] {
    text.prefix(while: \.isWhitespace).map(\.isNewline)
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Marks that carry their own space.
  private static let widePunctuation: Set<Character> = [
    "\u{FF1A}", "\u{FF1B}", "\u{FF1F}", "\u{FF01}", "\u{3002}", "\u{FF0C}", "\u{3001}",
  ]

  /// The mark that the last character stands for in any script; nil if it is none.
  private static func mark(_ text: String) -> Character? {
    guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    if text[...last].hasSuffix("...") { return "\u{2026}" }
    switch text[last] {
    case ":", "\u{FF1A}": return ":"
    case "\u{2026}", "\u{22EF}": return "\u{2026}"
    case "?", "\u{FF1F}", "\u{61F}", "\u{37E}", "\u{203D}", "\u{55E}", "\u{1367}": return "?"
    case "!", "\u{FF01}", "\u{55C}": return "!"
    default: return nil
    }
  }

  // MARK: Bidi controls

  private mutating func checkControls(
    _ subject: LintSubject, _ leaf: (path: [String], unit: StringUnit)
  ) {
    let scalars = leaf.unit.value.unicodeScalars
    guard
      scalars.contains(where: {
        (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
      })
    else { return }
    if !Self.isBalanced(scalars) {
      report(
        .bidiUnbalanced, subject, at: leaf.unit.place, path: leaf.path,
        "isolates or embeddings are not closed in their paragraph, or closed without being open")
    }
    if scalars.contains(where: { (0x202A...0x202E).contains($0.value) }) {
      report(
        .bidiEmbedding, subject, at: leaf.unit.place, path: leaf.path,
        "embeddings and overrides leak into their neighbourhood; use isolates",
        suggestion: Self.withIsolates(scalars))
    }
  }

  /// Whether every isolate and embedding is closed, in the right order, before its line ends.
  private static func isBalanced(_ scalars: String.UnicodeScalarView) -> Bool {
    var open: [Bool] = []
    for scalar in scalars {
      switch scalar.value {
      case 0x2066...0x2068: open.append(true)
      case 0x202A, 0x202B, 0x202D, 0x202E: open.append(false)
      case 0x2069: if open.popLast() != true { return false }
      case 0x202C: if open.popLast() != false { return false }
      case 0x0A, 0x0D, 0x2029: if !open.isEmpty { return false }
      default: break
      }
    }
    return open.isEmpty
  }

  private static func withIsolates(_ scalars: String.UnicodeScalarView) -> String {
    var result = String.UnicodeScalarView()
    for scalar in scalars {
      switch scalar.value {
      case 0x202A, 0x202D: result.append("\u{2066}")
      case 0x202B, 0x202E: result.append("\u{2067}")
      case 0x202C: result.append("\u{2069}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  // MARK: Numbers

  private mutating func checkNumbersInText(
    _ subject: LintSubject, _ leaf: (path: [String], unit: StringUnit)
  ) {
    guard subject.language.isRightToLeft else { return }
    for run in BidiNumberRun.torn(in: leaf.unit.value) {
      report(
        .bidiNumber, subject, at: leaf.unit.place, path: leaf.path,
        "\(run) is shown in another order in a right-to-left text",
        suggestion: leaf.unit.value.replacing(run, with: "\u{2066}\(run)\u{2069}"))
    }
  }
}
