internal import DesignTokens
internal import LocatedJSON

/// Themes and palettes of scene documents.
extension SceneDecoder {
  /// The values of an environment that decide tokens.
  mutating func tokens(
    _ reader: ObjectReader, _ environment: inout SceneEnvironment
  ) throws(SceneError) {
    if let value = reader["theme"], Self.themeFile(reader.value) == nil || isInsideRoot {
      if let file = Self.themeFile(reader.value) {
        throw SceneError(
          value,
          "'\(file.escapedForMessage)' is a file; only the environment of the whole scene may name "
            + "one")
      }
      var themes = ThemeReader()
      let theme = try themes.inline(value)
      styleNames.formUnion(theme.styleNames)
      environment.theme = theme
    }
    if let value = reader["controlSize"] {
      environment.controlSize = try value.choice(ControlSize.self, "controlSize")
    }
    if let value = reader["dynamicTypeSize"] {
      environment.allowedTextSizes = try textSizes(value)
    }
    if let value = reader["roleCaps"] { environment.roleCaps = try caps(value) }
    if let value = reader["fontSizeFactor"] {
      environment.fontSizeFactor = try sizeFactor(value)
    }
    if let value = reader["systemTracking"] {
      environment.systemTracking = try value.flag("systemTracking")
    }
    if let value = reader["minimumTouchTarget"] {
      environment.minimumTouchTarget = try touchTarget(value)
    }
  }

  /// The theme of an environment where it names a file: its name ends in `.json`.
  static func themeFile(_ environment: JSONValue) -> String? {
    guard let name = environment["theme"]?.string, name.utf8.count > 5,
      name.lowercased().hasSuffix(".json")
    else { return nil }
    return name
  }

  /// Notes the styles of themes in modifiers, which are read after what is inside of them.
  mutating func noteStyles(in modifiers: JSONValue) {
    guard let elements = modifiers.elements else { return }
    for element in elements {
      guard let theme = element["environment"]?["theme"] else { continue }
      if let name = theme.string ?? theme["base"]?.string,
        let variant = TokenThemeVariant(rawValue: name)
      {
        styleNames.formUnion(variant.tokens.typography.customStyleNames)
      }
      if let styles = theme["typography"]?["styles"]?.members {
        for style in styles { styleNames.insert(style.name) }
      }
    }
  }

  /// A number of points, true for the theme's, null or false for none.
  private func touchTarget(
    _ value: JSONValue
  ) throws(SceneError) -> SceneEnvironment.TouchTargetChoice {
    if value.isNull { return .free }
    if let isOn = value.bool { return isOn ? .theme : .free }
    return .points(try value.length("minimumTouchTarget"))
  }

  /// A built-in palette by its name, or one of six colours for each colour scheme.
  func palette(_ value: JSONValue) throws(SceneError) -> Palette {
    guard value.kind == .object else {
      let id = try value.text("palette")
      if let palette = Palette.builtIn.first(where: { $0.id == id }) { return palette }
      let ids = Palette.builtIn.map { $0.id }
      throw SceneError(value, "'\(id.escapedForMessage)' is no palette\(suggestion(id, ids))")
    }
    let reader = try ObjectReader(value, known: ["id", "light", "dark"], what: "a palette")
    let id = try reader["id"].map { value throws(SceneError) in try value.text("id") }
    return Palette(
      id: id ?? Palette.customID, light: try paletteColors(reader, "light"),
      dark: try paletteColors(reader, "dark"))
  }

  private func paletteColors(
    _ reader: ObjectReader, _ scheme: String
  ) throws(SceneError) -> PaletteColors {
    let colors = try ObjectReader(
      reader.required(named: scheme, what: "a palette"),
      known: PaletteColorRole.allCases.map(\.rawValue), what: "a palette's \(scheme)")
    func color(_ role: PaletteColorRole) throws(SceneError) -> HexColor {
      let value = try colors.required(named: role.rawValue, what: "a palette's \(scheme)")
      guard let color = HexColor(try value.text("a colour")), color.alpha == 255 else {
        throw SceneError(value, "a colour of a palette is #RRGGBB")
      }
      return color
    }
    return PaletteColors(
      canvas: try color(.canvas), firstBlob: try color(.firstBlob),
      secondBlob: try color(.secondBlob), surfaceTint: try color(.surfaceTint),
      ink: try color(.ink), onTint: try color(.onTint))
  }
}
