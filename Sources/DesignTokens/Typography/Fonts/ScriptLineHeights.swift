/// How much taller lines are in languages whose letters need more height.
///
/// A line is at least its role's line height times the factor of the language it is set in, or else
/// of the script: Thai running text with a factor of 1.3 has lines of 28.6 points instead of 22. The
/// direction of writing plays no part. Faces that are taller still make their lines grow as always.
public struct ScriptLineHeights: Hashable, Sendable, Codable {
  /// Factors of all roles, by language code (`ur`) or ISO 15924 script code (`Thai`).
  public private(set) var factors: [String: Double]

  /// Factors of single roles, which win over those of all roles.
  public private(set) var factorsByRole: [TextRole: [String: Double]]

  /// No factors: only the faces decide.
  public static let none = ScriptLineHeights([:])

  /// Creates factors; those below 1 count as 1, those that are not finite are dropped.
  public init(_ factors: [String: Double], roles: [TextRole: [String: Double]] = [:]) {
    self.factors = Self.usable(factors)
    factorsByRole = roles.mapValues(Self.usable)
  }

  /// Whether there is no factor at all.
  public var isEmpty: Bool { factors.isEmpty && factorsByRole.isEmpty }

  /// The factor of a role in a language and script; 1 without one.
  public func factor(_ role: TextRole, language: String?, script: String?) -> Double {
    let keys = [language, script].compactMap { $0 }
    for table in [factorsByRole[role] ?? [:], factors] {
      for key in keys { if let factor = table[key] { return factor } }
    }
    return 1
  }

  private static func usable(_ factors: [String: Double]) -> [String: Double] {
    factors.filter { $0.value.isFinite }.mapValues { max($0, 1) }
  }

  private enum CodingKeys: String, CodingKey { case factors, roles }

  /// Reads the factors; what is missing is empty.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let byName = try container.decodeIfPresent([String: [String: Double]].self, forKey: .roles)
    self.init(
      try container.decodeIfPresent([String: Double].self, forKey: .factors) ?? [:],
      roles: try TextRole.keyed(byName ?? [:], in: container, forKey: .roles))
  }

  /// Writes the factors.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(factors, forKey: .factors)
    try container.encode(
      Dictionary(uniqueKeysWithValues: factorsByRole.map { ($0.key.rawValue, $0.value) }),
      forKey: .roles)
  }
}

extension TextRole {
  /// A dictionary by the names of roles as one by roles.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a name that no role has.
  static func keyed<Value, Key: CodingKey>(
    _ values: [String: Value], in container: KeyedDecodingContainer<Key>, forKey key: Key
  ) throws -> [TextRole: Value] {
    var result: [TextRole: Value] = [:]
    for (name, value) in values {
      guard let role = TextRole(rawValue: name) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "'\(name)' is no text role")
      }
      result[role] = value
    }
    return result
  }
}
