extension TextFont {
  /// The font that a name means; nil for an unknown name.
  ///
  /// A name is that of a text role (`headline`), of a role of screens made of cards (`cardTitle`), or
  /// of a family of the component kit with a size and perhaps a weight (`label.sm`,
  /// `heading.lg.medium`).
  public init?(name: String) {
    if let role = TextRole(rawValue: name) {
      self = .role(role)
    } else if let role = ScreenTextRole(rawValue: name) {
      self = role.font
    } else {
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2 || parts.count == 3,
        let family = TextFamily(rawValue: String(parts[0])),
        let size = TextFamily.Size(rawValue: String(parts[1]))
      else { return nil }
      var weight: TextFamily.Weight?
      if parts.count == 3 {
        guard let named = TextFamily.Weight(rawValue: String(parts[2])) else { return nil }
        weight = named
      }
      self = family.font(size, weight: weight)
    }
  }

  /// The names that fonts have, those of families without a weight.
  public static let names: [String] =
    TextRole.allCases.map(\.rawValue)
    + ScreenTextRole.allCases.map(\.rawValue).filter { TextRole(rawValue: $0) == nil }
    + TextFamily.allCases.flatMap { family in
      TextFamily.Size.allCases.map { "\(family.rawValue).\($0.rawValue)" }
    }
}
