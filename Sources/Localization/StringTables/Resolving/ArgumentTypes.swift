internal import UnicodeServices

/// Which kind of value each argument is, as the source text says.
struct ArgumentTypes: Hashable, Sendable {
  /// The specifier that shows an argument, by its index.
  private(set) var specifiers: [Int: FormatSpecifier] = [:]

  /// Substitutions that were read, with the index they stand for.
  private var visited: Set<String> = []

  /// Reads the specifiers of a source text; where it varies, of its `other` texts.
  ///
  /// A key that is a format itself types what the source text leaves out.
  init(source: LocalizedString?, key: String) {
    if let source { add(source, depth: 0) }
    guard key.utf8.contains(UInt8(ascii: "%")) else { return }
    add(FormatString(key, allowsSpaceFlag: false), substitutions: [], depth: 0)
  }

  /// Reads the specifiers of one text.
  init(text: String) {
    add(FormatString(text, allowsSpaceFlag: false), substitutions: [], depth: 0)
  }

  private mutating func add(_ content: LocalizedString, depth: Int) {
    guard let text = content.typingText else { return }
    add(
      FormatString(text, allowsSpaceFlag: false), substitutions: content.substitutions,
      depth: depth)
  }

  private mutating func add(_ text: FormatString, substitutions: [Substitution], depth: Int) {
    guard depth < CatalogLimits.substitutionDepth else { return }
    for (specifier, index) in text.specifiers {
      for case .argument(let position?) in [specifier.width, specifier.precision] {
        note(FormatSpecifier(withoutPercent: "d"), at: position)
      }
      switch specifier.kind {
      case .value: note(specifier, at: index)
      case .argument: break
      case .substitution(let name):
        guard let substitution = substitutions.first(where: { $0.name == name }) else { continue }
        let number = substitution.argumentNumber ?? index
        note(FormatSpecifier(withoutPercent: substitution.formatSpecifier), at: number)
        guard visited.insert("\(number) \(name)").inserted else { continue }
        if let leaf = substitution.content.typingText {
          add(
            FormatString(leaf, allowsSpaceFlag: false, firstIndex: number),
            substitutions: substitutions, depth: depth + 1)
        }
      }
    }
  }

  private mutating func note(_ specifier: FormatSpecifier?, at index: Int) {
    if specifiers[index] == nil { specifiers[index] = specifier }
  }

  /// The lowest index whose value is a number.
  var firstNumber: Int? {
    specifiers.filter { $0.value.formatClass == .integer || $0.value.formatClass == .float }
      .keys.min()
  }

  /// The kind of value of an index.
  func formatClass(_ index: Int) -> FormatClass? { specifiers[index]?.formatClass }
}

extension LocalizedString {
  /// The text that says which arguments there are: the plain one, or the last resort of variations.
  var typingText: String? {
    if let variation = device.first(where: { $0.key == "other" }) ?? device.last {
      return variation.content.typingText
    }
    if let variation = plural.first(where: { $0.key == .other }) ?? plural.last {
      return variation.content.typingText
    }
    if let form = forms?.texts.max(by: { $0.key < $1.key }) { return form.content.typingText }
    if let variation = width.max(by: { $0.key < $1.key }) { return variation.content.typingText }
    return unit?.value
  }
}
