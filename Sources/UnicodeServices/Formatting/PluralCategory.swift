/// A plural category of CLDR; which ones a language has, and for which numbers, its rules say.
public enum PluralCategory: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// For example 0 in Arabic.
  case zero
  /// For example 1 in English, but 0 and 1 in French, and 1, 21, 31 in Russian.
  case one
  /// For example 2 in Arabic and Hebrew.
  case two
  /// For example 2…4 in Czech.
  case few
  /// For example 11…99 in Arabic, 5…20 in Russian.
  case many
  /// Every other number; every language has it.
  case other

  /// The order in which CLDR lists the categories.
  public static func < (left: PluralCategory, right: PluralCategory) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}

/// What plural categories tell apart.
public enum PluralType: Int32, Hashable, Sendable, Codable, CaseIterable {
  /// How many: "3 apples".
  case cardinal = 0
  /// Which one: "the 3rd apple".
  case ordinal = 1
}
