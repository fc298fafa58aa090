/// Compares the arguments that a text uses with those of its source.
enum PlaceholderComparison {
  /// What is wrong with one text, seen from the program that gives the arguments.
  ///
  /// A text may leave arguments out and repeat them when it is looked up; what it must not do is ask
  /// for one that is not there or for another kind.
  static func problems(
    in text: String, types: ArgumentTypes, content: LocalizedString
  ) -> [ResolvingProblem] {
    let uses = FormatString(text, allowsSpaceFlag: false).specifiers.filter {
      $0.specifier.formatClass != nil
    }
    let known = types.specifiers
    guard !known.isEmpty else { return [] }
    let extra = uses.filter { known[$0.index] == nil }
    if let first = extra.first {
      return [
        ResolvingProblem(
          rule: .placeholderMismatch,
          message: "\(FormatString.original(first.specifier)) takes argument \(first.index), "
            + "which the source text does not have")
      ]
    }
    let wrong = uses.filter { !isCompatible($0.specifier, known[$0.index]) }
    guard let first = wrong.first else { return [] }
    if isReordered(uses.map(\.specifier), known) {
      return [
        ResolvingProblem(
          rule: .placeholderOrder,
          message:
            "the placeholders stand in another order than in the source; number them, as in %2$@")
      ]
    }
    return [
      ResolvingProblem(
        rule: .placeholderType,
        message: "\(FormatString.original(first.specifier)) shows argument \(first.index), "
          + "which is \(known[first.index].map { FormatString.original($0) } ?? "nothing") in the source"
      )
    ]
  }

  static func isCompatible(_ a: FormatSpecifier, _ b: FormatSpecifier?) -> Bool {
    a.formatClass == b?.formatClass
  }

  /// Whether all placeholders are those of the source, unnumbered, in another order.
  static func isReordered(_ uses: [FormatSpecifier], _ known: [Int: FormatSpecifier]) -> Bool {
    guard uses.allSatisfy({ $0.position == nil }) else { return false }
    let own = uses.compactMap(\.formatClass).map(\.rawValue).sorted()
    let theirs = known.values.compactMap(\.formatClass).map(\.rawValue).sorted()
    return own == theirs
  }
}
