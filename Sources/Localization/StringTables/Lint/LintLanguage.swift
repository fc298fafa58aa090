internal import UnicodeServices

/// What the rules need to know of one language of a catalog.
struct LintLanguage: Sendable {
  /// As the catalog writes it.
  let name: String
  let identifier: LocaleIdentifier
  /// Why the name is no proper identifier.
  let problem: LocaleIdentifierError?
  /// All categories of the language.
  let categories: Set<PluralCategory>
  /// How many of the numbers 0…200 are in each category, at most two counted, and the first.
  let small: [PluralCategory: (count: Int, first: Int)]
  /// Categories that only thousands and millions reach.
  let largeOnly: Set<PluralCategory>

  private static let largeNumbers = [1_000, 1_000_000, 2_000_000]

  init(name: String) throws(FormatError) {
    self.name = name
    let (identifier, problem) = LocaleIdentifier.lenient(name)
    self.identifier = identifier
    self.problem = problem
    var small: [PluralCategory: (count: Int, first: Int)] = [:]
    var large: Set<PluralCategory> = []
    categories = try FormatError.wrapping { () throws(ICUError) in
      let rules = try PluralRules(locale: identifier.withoutExtensions)
      for number in 0...200 {
        let category = try rules.category(of: number)
        let known = small[category]
        small[category] = (min((known?.count ?? 0) + 1, 2), known?.first ?? number)
      }
      for number in Self.largeNumbers {
        let category = try rules.category(of: number)
        if small[category] == nil { large.insert(category) }
      }
      return Set(try rules.categories())
    }
    self.small = small
    largeOnly = large
  }

  /// The one number of 0…200 that a category means, if it is only one.
  ///
  /// A language without a category `zero` uses such a text for exactly nought.
  func onlyNumber(of category: PluralCategory) -> Int? {
    if category == .zero, small[.zero] == nil { return 0 }
    guard let numbers = small[category], numbers.count == 1 else { return nil }
    return numbers.first
  }

  /// The categories that a text needs, besides `other`.
  func neededCategories(isInteger: Bool) -> Set<PluralCategory> {
    var needed = Set(small.keys)
    if !isInteger { needed.formUnion(categories.subtracting(largeOnly)) }
    needed.remove(.other)
    return needed
  }

  var isRightToLeft: Bool { identifier.isRightToLeft }
}
