/// Something that was a placeholder before a person, a keyboard or a machine changed it.
struct MalformedPlaceholder: Hashable {
  /// The piece of the text.
  var text: String
  /// What would be right.
  var advice: String

  /// Percent signs of other scripts.
  private static let foreignPercents: Set<Unicode.Scalar> = ["\u{66A}", "\u{FF05}", "\u{FE6A}"]

  /// At signs of other widths.
  private static let foreignAts: Set<Unicode.Scalar> = ["\u{FF20}", "\u{FE6B}"]

  /// The first of a text.
  static func first(in text: String) -> MalformedPlaceholder? {
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "%" {
        if index + 1 < scalars.count, scalars[index + 1] == "%" {
          index += 2
          continue
        }
        if let found = afterPercent(scalars, index) { return found }
      } else if foreignPercents.contains(scalar), let end = specifierEnd(scalars, index + 1) {
        return MalformedPlaceholder(
          text: String(scalars[index..<end]), advice: "write the percent sign of ASCII, %")
      }
      index += 1
    }
    return nil
  }

  private static func afterPercent(
    _ scalars: [Unicode.Scalar], _ percent: Int
  ) -> MalformedPlaceholder? {
    var index = percent + 1
    let digits = scalars[index...].prefix { isDigit($0) }.count
    index += digits
    guard index < scalars.count else { return nil }
    func found(_ end: Int, _ advice: String) -> MalformedPlaceholder {
      MalformedPlaceholder(text: String(scalars[percent..<min(end, scalars.count)]), advice: advice)
    }
    switch scalars[index] {
    case "$" where digits == 0:
      let next = scalars[(index + 1)...].prefix { isDigit($0) }.count
      return next > 0 ? found(index + next + 2, "write the number before the $, as in %1$@") : nil
    case "$":
      let rest = scalars[(index + 1)...]
      if let at = rest.first, foreignAts.contains(at) {
        return found(index + 2, "write the @ of ASCII")
      }
      return isSpecifier(scalars, percent)
        ? nil : found(index + 1, "a conversion is missing, as in %1$@")
    case "@" where digits > 0: return found(index + 1, "a $ is missing, as in %1$@")
    case " " where digits == 0:
      let spaces = scalars[index...].prefix { $0 == " " }.count
      guard spaces == 1, index + 1 < scalars.count, scalars[index + 1] == "@" else { return nil }
      return found(index + 2, "remove the space, as in %@")
    case let scalar where foreignAts.contains(scalar):
      return found(index + 1, "write the @ of ASCII")
    default: return nil
    }
  }

  private static func isSpecifier(_ scalars: [Unicode.Scalar], _ percent: Int) -> Bool {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[percent..<min(percent + 64, scalars.count)])
    return FormatScanner.specifierEnd(Array(String(text).utf8), 0, allowsSpaceFlag: false) != nil
  }

  /// The end of `@`, or of digits with a conversion; nil if there is neither.
  private static func specifierEnd(_ scalars: [Unicode.Scalar], _ start: Int) -> Int? {
    guard start < scalars.count else { return nil }
    if scalars[start] == "@" || foreignAts.contains(scalars[start]) { return start + 1 }
    var index = start + scalars[start...].prefix { isDigit($0) }.count
    guard index > start, index < scalars.count else { return nil }
    if scalars[index] == "$" { index += 1 }
    while index < scalars.count, scalars[index] == "l" { index += 1 }
    guard index < scalars.count, "@dufsi".unicodeScalars.contains(scalars[index]) else {
      return nil
    }
    // A letter behind makes it a word.
    let next = index + 1 < scalars.count ? scalars[index + 1] : " "
    return scalars[index] != "@" && next.properties.isAlphabetic ? nil : index + 1
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}

extension String {
  /// A text of scalars.
  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}
