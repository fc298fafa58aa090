internal import DesignTokens
internal import LocatedJSON

/// Reads themes of JSON and checks them whole.
struct ThemeReader {
  private var theme = ThemeDocument()
  private var decoder = SceneDecoder()

  private static let members = [
    "name", "base", "colors", "spacing", "radius", "typography", "minimumTouchTarget",
    "disabledOpacity", "maximumContentWidth",
  ]

  /// A file of its own, which says its version.
  mutating func document(_ value: JSONValue) throws(SceneError) -> ThemeDocument {
    let reader = try ObjectReader(
      value, known: ["layoutTheme"] + Self.members, what: "a theme")
    let version = try reader.required("layoutTheme", what: "a theme")
    guard version.integer == ThemeDocument.version else {
      throw SceneError(version, "this version reads themes of version \(ThemeDocument.version)")
    }
    return try read(reader)
  }

  /// A theme inside of a scene document: the name of a variant, or what is changed.
  mutating func inline(_ value: JSONValue) throws(SceneError) -> ThemeDocument {
    if value.kind == .string { return ThemeDocument(try Self.variant(value)) }
    return try read(ObjectReader(value, known: Self.members, what: "a theme"))
  }

  private static func variant(_ value: JSONValue) throws(SceneError) -> TokenSet {
    let id = try value.text("theme")
    if let variant = TokenThemeVariant(rawValue: id) { return variant.tokens }
    throw SceneError(
      value,
      "'\(id.escapedForMessage)' is no theme"
        + suggestion(id, TokenThemeVariant.all.map { $0.id }))
  }

  private mutating func read(_ reader: ObjectReader) throws(SceneError) -> ThemeDocument {
    if let base = reader["base"] {
      let tokens = try Self.variant(base)
      theme.base = tokens
      theme.styleNames.formUnion(tokens.typography.customStyleNames)
    }
    if let name = reader["name"] { theme.name = try name.text("name") }
    if let colors = reader["colors"] { try readColors(colors) }
    if let spacing = reader["spacing"] { try readSpacing(spacing) }
    if let radius = reader["radius"] { try readRadius(radius) }
    if let typography = reader["typography"] { try readTypography(typography) }
    try readNumbers(reader)
    return theme
  }

  private mutating func change(_ change: @escaping @Sendable (inout TokenSet) -> Void) {
    theme.changes.append(change)
  }

  private mutating func readNumbers(_ reader: ObjectReader) throws(SceneError) {
    if let value = reader["minimumTouchTarget"] {
      let side = try value.length("minimumTouchTarget")
      change { $0.minimumTouchTarget = side }
    }
    if let value = reader["disabledOpacity"] {
      let opacity = try value.length("disabledOpacity")
      guard opacity <= 1 else { throw SceneError(value, "an opacity is from 0 to 1") }
      change { $0.disabledOpacity = opacity }
    }
    if let value = reader["maximumContentWidth"] {
      let width = try value.length("maximumContentWidth")
      change { $0.maximumContentWidth = width }
    }
  }

  // MARK: Colours, distances, corners

  private mutating func readColors(_ value: JSONValue) throws(SceneError) {
    let schemes = try ObjectReader(
      value, known: ColorScheme.allCases.map(\.rawValue), what: "colors")
    for scheme in ColorScheme.allCases {
      guard let colors = schemes[named: scheme.rawValue] else { continue }
      let roles = ColorRole.allCases.map(\.rawValue)
      let reader = try ObjectReader(colors, known: ["base", "content"] + roles, what: "colors")
      let path = scheme == .dark ? \TokenSet.dark : \TokenSet.light
      if let base = try color(reader["base"]) { change { $0[keyPath: path].base = base } }
      if let content = try color(reader["content"]) {
        change { $0[keyPath: path].content = content }
      }
      for role in ColorRole.allCases {
        guard let color = try color(reader[named: role.rawValue]) else { continue }
        change { $0[keyPath: path][role] = color }
      }
    }
  }

  private func color(_ value: JSONValue?) throws(SceneError) -> HexColor? {
    guard let value else { return nil }
    guard let color = HexColor(try value.text("a colour")) else {
      throw SceneError(value, "a colour is #RRGGBB or #RRGGBBAA")
    }
    return color
  }

  private mutating func readSpacing(_ value: JSONValue) throws(SceneError) {
    let reader = try ObjectReader(
      value, known: SpacingKey.allCases.map(\.rawValue), what: "spacing")
    for key in SpacingKey.allCases {
      guard let value = reader[named: key.rawValue] else { continue }
      let distance = try value.length(key.rawValue)
      change { $0.spacing[key] = distance }
    }
  }

  private mutating func readRadius(_ value: JSONValue) throws(SceneError) {
    let reader = try ObjectReader(
      value, known: RadiusRole.allCases.map(\.rawValue), what: "radius")
    for role in RadiusRole.allCases {
      guard let value = reader[named: role.rawValue] else { continue }
      let radius = try value.length(role.rawValue)
      change { $0.radius[role] = radius }
    }
  }

  // MARK: Text

  private mutating func readTypography(_ value: JSONValue) throws(SceneError) {
    let reader = try ObjectReader(
      value,
      known: ["sizeFactor", "typeface", "caps", "styles", "lineHeights", "systemTracking"],
      what: "typography")
    if let value = reader["sizeFactor"] {
      let factor = try decoder.sizeFactor(value)
      change { $0.typography.sizeFactor = factor }
    }
    if let value = reader["typeface"] {
      let typeface = try typeface(value)
      change { $0.typography.typeface = typeface }
    }
    if let value = reader["caps"] {
      let caps = try decoder.caps(value)
      change { $0.typography.caps = caps }
    }
    if let value = reader["systemTracking"] {
      let isOn = try value.flag("systemTracking")
      change { $0.typography.usesSystemTracking = isOn }
    }
    if let value = reader["lineHeights"] {
      let heights = try lineHeights(value)
      change { $0.typography.lineHeights = heights }
    }
    if let value = reader["styles"] { try readStyles(value) }
  }

  private func typeface(_ value: JSONValue) throws(SceneError) -> Typeface {
    let reader = try ObjectReader(value, known: ["design", "families"], what: "typeface")
    let design = try reader["design"].map { value throws(SceneError) in
      try value.choice(Typeface.Design.self, "design")
    }
    var families: [String] = []
    if let list = reader["families"] {
      guard let elements = list.elements else {
        throw SceneError(list, "families is an array of names, not \(list.kindName)")
      }
      for element in elements { families.append(try element.text("a family")) }
    }
    return Typeface(design ?? .sans, families: families)
  }

  /// Factors by language (`ur`) or script (`Thai`), and by role in `roles`.
  private func lineHeights(_ value: JSONValue) throws(SceneError) -> ScriptLineHeights {
    guard let members = value.members else {
      throw SceneError(value, "lineHeights is an object, not \(value.kindName)")
    }
    var factors: [String: Double] = [:]
    var roles: [TextRole: [String: Double]] = [:]
    for member in members {
      if member.name == "roles" {
        let reader = try ObjectReader(
          member.value, known: TextRole.allCases.map(\.rawValue), what: "roles")
        for role in TextRole.allCases {
          guard let value = reader[named: role.rawValue] else { continue }
          roles[role] = try lineHeights(value).factors
        }
      } else {
        factors[member.name] = try lineHeightFactor(member)
      }
    }
    return ScriptLineHeights(factors, roles: roles)
  }

  private func lineHeightFactor(_ member: JSONValue.Member) throws(SceneError) -> Double {
    let isLanguage = (2...3).contains(member.name.utf8.count)
    guard isLanguage || member.name.utf8.count == 4,
      member.name.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isLetter })
    else {
      throw SceneError(
        location: member.nameLocation, path: member.value.path,
        "'\(member.name.escapedForMessage)' is no language such as ur and no script such as Thai")
    }
    let factor = try member.value.finiteNumber(member.name.escapedForMessage)
    guard factor >= 1, factor <= 10 else {
      throw SceneError(member.value, "a factor of line heights is from 1 to 10")
    }
    return factor
  }

  private mutating func readStyles(_ value: JSONValue) throws(SceneError) {
    guard let members = value.members else {
      throw SceneError(value, "styles is an object, not \(value.kindName)")
    }
    for member in members {
      let name = member.name
      guard !name.isEmpty else {
        throw SceneError(
          location: member.nameLocation, path: member.value.path, "a style has a name")
      }
      guard TextRole(rawValue: name) != nil || TextFont(name: name) == nil else {
        throw SceneError(
          location: member.nameLocation, path: member.value.path,
          "'\(name.escapedForMessage)' is the name of a role that no style stands in for")
      }
      let style = try style(member.value, name)
      if TextRole(rawValue: name) == nil { theme.styleNames.insert(name) }
      change { $0.typography.styles[name] = style }
    }
  }

  private func style(_ value: JSONValue, _ name: String) throws(SceneError) -> TextStyleToken {
    let reader = try ObjectReader(
      value, known: ["size", "lineHeight", "relativeTo", "weight", "maxMultiplier"],
      what: "a style")
    var style = TextStyleToken(relativeTo: TextRole(rawValue: name) ?? .body)
    if let role = reader["relativeTo"] { style.relativeTo = try role.choice(TextRole.self, "role") }
    if let size = reader["size"] { style.size = try size.length("size") }
    if let height = reader["lineHeight"] { style.lineHeight = try height.length("lineHeight") }
    if let weight = reader["weight"] {
      let name = try weight.choice(FontWeightName.self, "weight").rawValue
      style.weight = TextWeight(name: name)
    }
    if let cap = reader["maxMultiplier"] { style.maxMultiplier = try decoder.multiplier(cap) }
    return style
  }
}
