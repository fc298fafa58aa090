internal import DesignTokens
internal import LocatedJSON

/// A length of a scene document: a number of points, or a token that the environment decides.
struct SceneLength: Sendable {
  enum Value: Hashable, Sendable {
    case points(Double)
    case token(LengthToken)
  }

  /// The property that the length decides, as frame trees name it.
  var property: String
  var value: Value

  /// The number of points where no environment is needed.
  var points: Double? {
    if case .points(let points) = value { points } else { nil }
  }

  /// The length in points in an environment.
  func resolved(in environment: EnvironmentValues) -> Double {
    switch value {
    case .points(let points): points
    case .token(let token): token.resolved(in: environment)
    }
  }

  /// The use of the token, nil for a number.
  func token(in environment: EnvironmentValues) -> NodeToken? {
    guard case .token(let token) = value else { return nil }
    return NodeToken(property, token, in: environment)
  }
}

extension SceneLength? {
  /// The length, itself nil for none, where no environment is needed; nil where one is.
  ///
  /// Most lengths of documents are numbers: looking here first makes no list of them.
  var fixed: Double?? {
    guard let self else { return .some(nil) }
    return self.points.map { .some($0) }
  }
}

extension [SceneLength?] {
  /// The lengths in points, nil where one needs an environment.
  var points: [Double?]? {
    var result: [Double?] = []
    for length in self {
      guard let length else {
        result.append(nil)
        continue
      }
      guard let points = length.points else { return nil }
      result.append(points)
    }
    return result
  }

  /// The lengths in points, and the tokens among them, in an environment.
  func resolved(in environment: EnvironmentValues) -> (lengths: [Double?], tokens: [NodeToken]) {
    (
      map { $0?.resolved(in: environment) },
      compactMap { $0?.token(in: environment) }
    )
  }
}

extension JSONValue {
  /// A length that may be of either sign: a number, the name of a token, or one that grows with text.
  func sceneLength(_ property: String) throws(SceneError) -> SceneLength {
    switch kind {
    case .string, .object: SceneLength(property: property, value: .token(try lengthToken(property)))
    default: SceneLength(property: property, value: .points(try finiteNumber(property)))
    }
  }

  /// A length that is not negative.
  func positiveSceneLength(_ property: String) throws(SceneError) -> SceneLength {
    if kind == .number {
      return SceneLength(property: property, value: .points(try length(property)))
    }
    return try sceneLength(property)
  }

  private func lengthToken(_ property: String) throws(SceneError) -> LengthToken {
    if kind == .string {
      let name = try text(property)
      if let token = LengthToken(name: name) { return token }
      let wanted = property.hasPrefix("max") ? " or \"infinity\"" : ", not a string"
      // Two letters are near to any other two.
      let hint =
        name.utf8.count > 2
        ? suggestion(name, LengthToken.names)
        : "; it may be \(LengthToken.names.map { "'\($0)'" }.joined(separator: ", "))"
      throw SceneError(
        self,
        "\(property) is a number\(wanted), and '\(name.escapedForMessage)' is no length of a theme"
          + hint)
    }
    let reader = try ObjectReader(
      self, known: ["scaled", "relativeTo", "maxMultiplier"], what: property)
    let points = try reader.required("scaled", what: property).finiteNumber("scaled")
    let role = try reader["relativeTo"].map { value throws(SceneError) in
      try value.choice(TextRole.self, "role")
    }
    let cap = try reader["maxMultiplier"].map { value throws(SceneError) in
      try SceneDecoder().multiplier(value)
    }
    return .scaled(points, relativeTo: role ?? .body, maxMultiplier: cap)
  }

  /// A colour by its name or as `#RRGGBB`.
  func themeColor(_ what: String) throws(SceneError) -> ThemeColor {
    let name = try text(what)
    if let color = ThemeColor(name: name) { return color }
    throw SceneError(
      self,
      "'\(name.escapedForMessage)' is no colour"
        + (name.hasPrefix("#")
          ? "; write #RRGGBB or #RRGGBBAA" : suggestion(name, ThemeColor.names)))
  }
}
