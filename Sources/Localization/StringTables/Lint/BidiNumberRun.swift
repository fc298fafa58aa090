internal import UnicodeServices

/// Numbers and identifiers that a right-to-left paragraph takes apart.
enum BidiNumberRun {
  /// The runs of a text whose characters are not shown next to each other in their order.
  ///
  /// ```
  /// in a right-to-left text:  +1 (212) 555-0100 is torn     05/11/2026 is not
  /// ```
  static func torn(in text: String) -> [String] {
    var result: [String] = []
    for line in text.split(whereSeparator: \.isNewline).map(String.init) {
      let runs = candidates(in: line)
      guard !runs.isEmpty, let shown = try? visualOrder(of: line, in: .rightToLeft) else {
        continue
      }
      for run in runs where !shown.contains(run) && !result.contains(run) { result.append(run) }
    }
    return result
  }

  /// Phone numbers, dates, versions, addresses, paths and signed numbers, outside of isolates.
  private static func candidates(in line: String) -> [String] {
    var runs: [String] = []
    var current = String.UnicodeScalarView()
    var isolates = 0
    func flush() {
      let run = trimmed(String(current))
      if isCandidate(run) { runs.append(run) }
      current = String.UnicodeScalarView()
    }
    for scalar in line.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068:
        flush()
        isolates += 1
      case 0x2069: isolates = max(0, isolates - 1)
      default:
        guard isolates == 0 else { continue }
        if isPart(scalar) { current.append(scalar) } else { flush() }
      }
    }
    flush()
    return runs
  }

  /// Whether a character can stand inside of a number or identifier.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: "%{}<>\"'!?;,*#&=|\\^`~[]$".unicodeScalars.contains(scalar) == false
    case 0xB0, 0x660...0x669, 0x6F0...0x6F9: true
    default: false
    }
  }

  private static func trimmed(_ run: String) -> String {
    let edges = " .:-/_()"
    // A sign, a bracket or a slash in front belongs to a number or path that follows directly.
    var result = run[...]
    while let first = result.first, first == " " || (edges.contains(first) && !startsValue(result))
    {
      result = result.dropFirst()
    }
    while let last = result.last, " .:-/_(+".contains(last) { result = result.dropLast() }
    return String(result)
  }

  private static func startsValue(_ text: Substring) -> Bool {
    guard let first = text.first, "-/(".contains(first), let next = text.dropFirst().first else {
      return false
    }
    return isDigit(next) || (first == "/" && next.isLetter)
  }

  private static func isDigit(_ character: Character) -> Bool { character.wholeNumberValue != nil }

  /// Whether the run has the form of a number or identifier with marks or gaps in it.
  private static func isCandidate(_ run: String) -> Bool {
    guard run.count > 1 else { return false }
    if run.contains("@") || run.contains("://") { return true }
    if run.hasPrefix("/"), run.dropFirst().first?.isLetter == true { return true }
    guard run.contains(where: { isDigit($0) }) else { return false }
    if let first = run.first, first == "+" || first == "-" { return true }
    let groups = run.split { !isDigit($0) }
    let letters = run.contains { $0.isLetter }
    return groups.count >= 2 && (!letters || run.contains("."))
  }
}
