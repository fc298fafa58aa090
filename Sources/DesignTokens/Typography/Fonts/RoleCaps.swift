/// How far the text of each role may grow, as multiples of its size at `large`.
///
/// Running text is never capped: a cap of `body` is dropped.
public struct RoleCaps: Hashable, Sendable {
  private var multipliers: [TextRole: Double] = [:]

  /// The roles that have a cap.
  public var roles: [TextRole] { TextRole.allCases.filter { multipliers[$0] != nil } }

  /// No caps.
  public static let none = RoleCaps([:])

  /// The caps that suit most screens: titles stop growing before they fill the screen.
  public static let suggested = RoleCaps([
    .extraLargeTitle: 1.5, .extraLargeTitle2: 1.5, .largeTitle: 1.5, .title: 1.75, .title2: 2,
    .title3: 2,
  ])

  /// Creates caps; factors below 1 count as 1, those that are no numbers are dropped.
  public init(_ multipliers: [TextRole: Double]) {
    for (role, multiplier) in multipliers where role != .body && !multiplier.isNaN {
      self.multipliers[role] = max(multiplier, 1)
    }
  }

  /// The largest multiple for a role; nil for no cap.
  public subscript(role: TextRole) -> Double? { multipliers[role] }
}

extension RoleCaps: Codable {
  /// Reads factors by the names of roles.
  public init(from decoder: any Decoder) throws {
    let byName = try decoder.singleValueContainer().decode([String: Double].self)
    var multipliers: [TextRole: Double] = [:]
    for (name, multiplier) in byName {
      guard let role = TextRole(rawValue: name) else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath, debugDescription: "'\(name)' is no text role"))
      }
      multipliers[role] = multiplier
    }
    self.init(multipliers)
  }

  /// Writes factors by the names of roles.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(
      Dictionary(uniqueKeysWithValues: multipliers.map { ($0.key.rawValue, $0.value) }))
  }
}
