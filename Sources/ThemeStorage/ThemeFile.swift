internal import DesignTokens
internal import LocatedJSON

/// The JSON form of a stored theme.
///
/// ```json
/// {
///   "themeFile": 1,
///   "followsSystem": false,
///   "activeVariant": "kit",
///   "values": {
///     "tokens": { "version": 1, "variant": "kit", "value": { "primary": 16733939 } }
///   }
/// }
/// ```
///
/// Names are written in order, so that the same theme always gives the same file. Colours are
/// integers, as their types encode them.
enum ThemeFile {
  /// How deep values may nest; a theme's own need a handful.
  static let maximumDepth = 64

  /// The bytes of a theme.
  static func bytes(of theme: StoredTheme) throws(ThemePersistenceError) -> [UInt8] {
    guard theme.entries.values.allSatisfy({ $0.value.isStorable(depth: maximumDepth - 4) }) else {
      throw .failed(
        operation: "saving", reason: "a value nests deeper than \(maximumDepth - 4) or is infinite")
    }
    var writer = JSONWriter()
    writer.beginObject()
    writer.name("themeFile")
    writer.integer(StoredTheme.version)
    writer.name("followsSystem")
    writer.bool(theme.followsSystem)
    if let id = theme.activeVariantID {
      writer.name("activeVariant")
      writer.string(id)
    }
    writer.name("values")
    writer.beginObject()
    for (key, entry) in theme.entries.sorted(by: { $0.key < $1.key }) {
      writer.name(key)
      writer.beginObject()
      writer.name("version")
      writer.integer(entry.version)
      if let id = entry.variantID {
        writer.name("variant")
        writer.string(id)
      }
      writer.name("value")
      write(entry.value, to: &writer)
      writer.endObject()
    }
    writer.endObject()
    writer.endObject()
    writer.endLine()
    return writer.takeBytes()
  }

  private static func write(_ value: StoredValue, to writer: inout JSONWriter) {
    switch value {
    case .null: writer.null()
    case .bool(let value): writer.bool(value)
    case .integer(let value): writer.integer(value)
    case .number(let value): writer.number(value)
    case .string(let value): writer.string(value)
    case .array(let elements):
      writer.beginArray()
      for element in elements { write(element, to: &writer) }
      writer.endArray()
    case .object(let members):
      writer.beginObject()
      for (name, member) in members.sorted(by: { $0.key < $1.key }) {
        writer.name(name)
        write(member, to: &writer)
      }
      writer.endObject()
    }
  }

  /// The theme of a file's bytes.
  static func theme(from bytes: [UInt8]) throws(ThemePersistenceError) -> StoredTheme {
    let document: JSONDocument
    do {
      document = try JSONDocument(
        parsing: bytes,
        limits: JSONLimits(
          maximumByteCount: FileThemePersistence.maximumByteCount, maximumDepth: maximumDepth))
    } catch {
      throw .unreadable(reason: "\(error)")
    }
    let root = document.root
    // Of another version, nothing else is looked at: its form is not known.
    guard let version = root["themeFile"]?.integer else {
      throw fault(root, "an object with the member 'themeFile' is wanted")
    }
    guard version == StoredTheme.version else { throw .unsupportedVersion(version) }
    var theme = StoredTheme()
    try members(of: root) { (name, value) throws(ThemePersistenceError) in
      switch name {
      case "themeFile": break
      case "followsSystem":
        guard let follows = value.bool else { throw fault(value, "true or false is wanted") }
        theme.followsSystem = follows
      case "activeVariant": theme.activeVariantID = try string(value)
      case "values":
        try members(of: value) { (key, value) throws(ThemePersistenceError) in
          theme.entries[key] = try entry(value)
        }
      default: throw fault(value, "'\(name)' is not known")
      }
    }
    return theme
  }

  private static func entry(
    _ value: JSONValue
  ) throws(ThemePersistenceError) -> StoredTheme.Entry {
    var version: Int?
    var variantID: String?
    var stored: StoredValue?
    try members(of: value) { (name, value) throws(ThemePersistenceError) in
      switch name {
      case "version":
        version = value.integer
        if version == nil { throw fault(value, "a whole number is wanted") }
      case "variant": variantID = try string(value)
      case "value": stored = storedValue(value)
      default: throw fault(value, "'\(name)' is not known")
      }
    }
    guard let version, let stored else {
      throw fault(value, "the members 'version' and 'value' are wanted")
    }
    return StoredTheme.Entry(version: version, variantID: variantID, value: stored)
  }

  private static func storedValue(_ value: JSONValue) -> StoredValue {
    if let bool = value.bool { return .bool(bool) }
    if let string = value.string { return .string(string) }
    if let integer = value.integer { return .integer(integer) }
    if let number = value.number.flatMap({ StoredValue(number: $0) }) { return number }
    if let elements = value.elements { return .array(elements.map(storedValue)) }
    if let members = value.members {
      var stored: [String: StoredValue] = [:]
      for member in members { stored[member.name] = storedValue(member.value) }
      return .object(stored)
    }
    return .null
  }

  private static func string(_ value: JSONValue) throws(ThemePersistenceError) -> String {
    guard let string = value.string else { throw fault(value, "text is wanted") }
    return string
  }

  private static func members(
    of value: JSONValue,
    _ read: (String, JSONValue) throws(ThemePersistenceError) -> Void
  ) throws(ThemePersistenceError) {
    guard let members = value.members else { throw fault(value, "an object is wanted") }
    for member in members { try read(member.name, member.value) }
  }

  private static func fault(_ value: JSONValue, _ message: String) -> ThemePersistenceError {
    .unreadable(reason: "\(value.location): \(message)")
  }
}

extension StoredValue {
  /// Whether a file can hold the value.
  func isStorable(depth: Int) -> Bool {
    switch self {
    case .null, .bool, .integer, .string: true
    case .number(let number): number.isFinite
    case .array(let elements): depth > 0 && elements.allSatisfy { $0.isStorable(depth: depth - 1) }
    case .object(let members):
      depth > 0 && members.values.allSatisfy { $0.isStorable(depth: depth - 1) }
    }
  }
}
