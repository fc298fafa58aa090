internal import DesignTokens
internal import LocatedJSON
internal import Typesetting
internal import UnicodeServices

/// Texts of scene documents: roles, fonts, ranges of text sizes.
extension SceneDecoder {
  /// The font of a role, of a family of the component kit, or of a style that a theme adds.
  func role(_ value: JSONValue) throws(SceneError) -> Font {
    let name = try value.text("role")
    if styleNames.contains(name) { return .style(name) }
    if let font = TextFont(name: name) { return Font(font) }
    if acceptsAnyStyle, !name.isEmpty { return .style(name) }
    let known =
      name.contains(".")
      ? TextFont.names : TextRole.allCases.map(\.rawValue) + styleNames.sorted()
    throw SceneError(
      value, "'\(name.escapedForMessage)' is no role\(suggestion(name, known))")
  }

  /// A font: a role, a size of its own that grows with a role, or a fixed size.
  func font(_ value: JSONValue) throws(SceneError) -> Font {
    let reader = try ObjectReader(
      value,
      known: [
        "role", "size", "weight", "width", "family", "design", "relativeTo", "lineHeight",
        "emphasized",
        "maxMultiplier", "maximumPointSize",
      ], what: "font")
    var font = try source(reader)
    if let weight = reader["weight"] { font = font.weight(try self.weight(weight)) }
    if let width = reader["width"] { font = font.width(try fontWidth(width)) }
    if let family = reader["family"] { font = font.family(try family.text("family")) }
    if let design = reader["design"] {
      font = font.design(try design.choice(FontDesign.self, "design"))
    }
    if let emphasized = reader["emphasized"], try emphasized.flag("emphasized") {
      font = font.emphasized()
    }
    if let cap = reader["maxMultiplier"] { font = font.maxMultiplier(try multiplier(cap)) }
    if let maximum = reader["maximumPointSize"] {
      font = font.maximumPointSize(try maximum.length("maximumPointSize"))
    }
    return font
  }

  private func source(_ reader: ObjectReader) throws(SceneError) -> Font {
    guard let size = reader["size"] else {
      for name in ["relativeTo", "lineHeight"] {
        if let value = reader[named: name] {
          throw SceneError(value, "'\(name)' belongs to a 'size'")
        }
      }
      return try reader["role"].map { value throws(SceneError) in try role(value) } ?? .body
    }
    if reader.has("role") {
      throw SceneError(size, "a font has a role or a size, not both")
    }
    let points = try size.length("size")
    guard let relative = reader["relativeTo"] else {
      if let value = reader["lineHeight"] {
        throw SceneError(value, "'lineHeight' belongs to a size with 'relativeTo'")
      }
      return .system(size: points)
    }
    let lineHeight = try reader["lineHeight"].map { value throws(SceneError) in
      try value.length("lineHeight")
    }
    return .scaled(
      size: points, lineHeight: lineHeight, relativeTo: try relative.choice(TextRole.self, "role"))
  }

  private func weight(_ value: JSONValue) throws(SceneError) -> FontWeight {
    if value.kind == .number { return FontWeight(try value.integer("weight", in: 1...1000)) }
    return try value.choice(FontWeightName.self, "weight").weight
  }

  /// The width of letters: a name or per cent of the standard width.
  func fontWidth(_ value: JSONValue) throws(SceneError) -> FontWidth {
    guard value.kind == .number else {
      return try value.choice(FontWidthName.self, "width of letters").width
    }
    let percent = try value.finiteNumber("a width of letters")
    guard percent >= 50, percent <= 200 else {
      throw SceneError(value, "a width of letters is from 50 to 200 per cent, or a name")
    }
    return FontWidth(percent)
  }

  /// Capitals, small letters, or null for a text as it is written.
  func textCase(_ value: JSONValue) throws(SceneError) -> TextCasing? {
    value.isNull ? nil : try value.choice(TextCasing.self, "textCase")
  }

  func tabInterval(_ value: JSONValue) throws(SceneError) -> Double {
    let points = try value.finiteNumber("tabInterval")
    guard points > 0 else {
      throw SceneError(value, "tabInterval is above 0 points, or null for eight spaces")
    }
    return points
  }

  /// The parts of a text that no line break divides: strings, or UTF-16 offsets `[start, end]`.
  func unbreakable(
    _ value: JSONValue, of content: TextContent
  ) throws(SceneError) -> [UnbreakablePart] {
    guard let elements = value.elements, value.count <= SceneDocument.unbreakableLimit else {
      throw SceneError(
        value,
        "unbreakable is an array of at most \(SceneDocument.unbreakableLimit) strings or ranges "
          + "[start, end]")
    }
    var parts: [UnbreakablePart] = []
    for element in elements {
      let part = try unbreakablePart(element)
      if case .verbatim(let text) = content,
        !UnbreakablePart.ranges(of: [part], in: text).missing.isEmpty
      {
        throw SceneError(
          element,
          "\(part) is not in the text, which has \(text.utf16.count) UTF-16 units")
      }
      parts.append(part)
    }
    return parts
  }

  private func unbreakablePart(_ value: JSONValue) throws(SceneError) -> UnbreakablePart {
    if value.kind == .string {
      let text = try value.text("a part")
      guard !text.isEmpty else { throw SceneError(value, "a part of a text is not empty") }
      return .text(text)
    }
    guard let elements = value.elements, value.count == 2 else {
      throw SceneError(
        value, "a part of a text is a string or a range [start, end] of UTF-16 offsets")
    }
    var bounds: [Int] = []
    for element in elements {
      bounds.append(try element.integer("an offset", in: 0...1_000_000_000))
    }
    guard bounds[0] < bounds[1] else {
      throw SceneError(value, "a range begins before it ends: [start, end]")
    }
    return .range(bounds[0]..<bounds[1])
  }

  func multiplier(_ value: JSONValue) throws(SceneError) -> Double {
    let multiplier = try value.finiteNumber("maxMultiplier")
    guard multiplier >= 1 else {
      throw SceneError(value, "a cap is a multiple of the size at large, at least 1")
    }
    return multiplier
  }

  /// A factor on the size of all text.
  func sizeFactor(_ value: JSONValue) throws(SceneError) -> Double {
    let factor = try value.finiteNumber("a size factor")
    guard factor >= 0.1, factor <= 10 else {
      throw SceneError(value, "a size factor is from 0.1 to 10")
    }
    return factor
  }

  func textSize(_ value: JSONValue) throws(SceneError) -> DynamicTypeSize {
    if let size = value.string.flatMap({ DynamicTypeSize(name: $0) }) { return size }
    return try value.choice(DynamicTypeSize.self, "textSize")
  }

  /// A range of text sizes as SwiftUI writes it, `"small...xxLarge"` with either end left out, or
  /// `{"minimum", "maximum"}`; a single name is that size alone.
  func textSizes(_ value: JSONValue) throws(SceneError) -> DynamicTypeSizeRange {
    var bounds: [DynamicTypeSize?] = []
    if value.kind == .object {
      let reader = try ObjectReader(value, known: ["minimum", "maximum"], what: "dynamicTypeSize")
      for name in ["minimum", "maximum"] {
        bounds.append(
          try reader[named: name].map { value throws(SceneError) in try textSize(value) })
      }
    } else {
      let text = try value.text("dynamicTypeSize")
      let ends = Self.ends(of: text)
      guard ends.count == 2 else { return DynamicTypeSizeRange(try textSize(value)) }
      for end in ends {
        let size = DynamicTypeSize(name: end)
        if size == nil, !end.isEmpty {
          throw SceneError(
            value,
            "'\(end.escapedForMessage)' is no textSize"
              + suggestion(end, DynamicTypeSize.allCases.map(\.rawValue)))
        }
        bounds.append(size)
      }
    }
    let lower = bounds[0] ?? .xSmall
    let upper = bounds[1] ?? .accessibility5
    guard lower <= upper else {
      throw SceneError(
        value, "'\(lower.rawValue)' is larger than '\(upper.rawValue)'; the smaller size is first")
    }
    return DynamicTypeSizeRange(lower...upper)
  }

  /// What stands on both sides of three dots; the whole text without them.
  private static func ends(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    guard bytes.count < 200,
      let start = bytes.indices.first(where: { bytes[$0...].starts(with: "...".utf8) })
    else { return [text] }
    return [
      String(decoding: bytes[..<start], as: UTF8.self),
      String(decoding: bytes[(start + 3)...], as: UTF8.self),
    ]
  }

  /// Caps of roles: `"suggested"`, `"none"`, or multiples of the size at `large` by role.
  func caps(_ value: JSONValue) throws(SceneError) -> RoleCaps {
    if value.kind == .string {
      switch try value.choice(CapsName.self, "set of caps") {
      case .suggested: return .suggested
      case .none: return .none
      }
    }
    let reader = try ObjectReader(
      value, known: TextRole.allCases.map(\.rawValue), what: "a set of caps")
    var multipliers: [TextRole: Double] = [:]
    for role in TextRole.allCases {
      guard let value = reader[named: role.rawValue] else { continue }
      guard role != .body else { throw SceneError(value, "running text is never capped") }
      multipliers[role] = try multiplier(value)
    }
    return RoleCaps(multipliers)
  }
}

/// The sets of caps that have a name.
enum CapsName: String, CaseIterable {
  case suggested, none
}

/// The names of font weights.
enum FontWeightName: String, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  var weight: FontWeight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}
