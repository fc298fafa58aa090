public import LocatedJSON

/// How bad a finding is.
public enum FindingSeverity: String, Hashable, Sendable, Comparable, CaseIterable {
  /// Worth knowing.
  case note
  /// Likely wrong.
  case warning
  /// Wrong.
  case error

  /// Orders from note to error.
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// Something that is wrong with a text, and where.
public struct StringFinding: Hashable, Sendable {
  /// Which rule was broken.
  public var rule: StringRule

  /// How bad it is.
  public var severity: FindingSeverity

  /// The file as it was given.
  public var path: String

  /// The place in it.
  public var location: SourceLocation

  /// The key of the text.
  public var key: String?

  /// The language of the text, as the catalog writes it.
  public var locale: String?

  /// Which variation of the text, such as `plural.few`.
  public var variation: String?

  /// What is wrong.
  public var message: String

  /// What would be right, as a text that could stand there.
  public var suggestion: String?

  /// Creates a finding; without a severity it has that of its rule.
  public init(
    rule: StringRule, severity: FindingSeverity? = nil, path: String, location: SourceLocation,
    key: String? = nil, locale: String? = nil, variation: String? = nil, message: String,
    suggestion: String? = nil
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.path = path
    self.location = location
    self.key = key
    self.locale = locale
    self.variation = variation
    self.message = message
    self.suggestion = suggestion
  }
}
