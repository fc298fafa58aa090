internal import DesignTokens
internal import Geometry
internal import LayoutCore
internal import LocatedJSON
internal import UnicodeServices

/// Decodes a scene document and checks it whole.
struct SceneDecoder {
  var nodes: [SceneNode] = []
  private var modifierCount = 0
  var customAlignments: [String: AlignmentKey] = [:]
  /// The styles of text that themes add to the roles.
  var styleNames: Set<String> = []
  /// Whether the styles of a theme in a file are among them, if the document names one.
  var knowsAllStyles = false
  /// The file of the theme that the document's own environment names.
  private var themeFile: String?
  private var ids: [String: JSONValue] = [:]
  private var depth = 0

  /// Whether views are being decoded, not the head of the document.
  var isInsideRoot: Bool { depth > 0 }

  mutating func document(_ document: JSONDocument) throws(SceneError) -> SceneDocument {
    let reader = try ObjectReader(
      document.root,
      known: [
        "layoutScene", "name", "size", "safeArea", "environment", "strings", "customAlignments",
        "root",
      ], what: "a scene document")
    let version = try reader.required("layoutScene", what: "a scene document")
    guard version.integer == SceneDocument.version else {
      throw SceneError(version, "this version reads scene documents of version 1")
    }
    var scene = SceneDocument()
    if let name = reader["name"] { scene.name = try name.text("name") }
    if let size = reader["size"] { scene.size = try self.size(size) }
    if let area = reader["safeArea"] { scene.safeArea = try safeArea(area) }
    if let environment = reader["environment"] {
      themeFile = Self.themeFile(environment)
      scene.environment = try self.environment(environment)
      scene.themeFile = themeFile
    }
    if let strings = reader["strings"] { scene.stringTables = try self.strings(strings) }
    if let custom = reader["customAlignments"] { try alignments(custom) }
    let root = try reader.required("root", what: "a scene document")
    // Every view is an object; a document of many objects is read in steps.
    nodes.reserveCapacity(min(document.objectCount, 1 << 17))
    let result = try decodeOnLargeStack(root, levels: document.maximumDepth)
    scene.nodes = nodes
    scene.modifierCount = modifierCount
    scene.root = result
    return scene
  }

  /// Decodes the views on a stack that their depth fits.
  private mutating func decodeOnLargeStack(
    _ root: JSONValue, levels: Int
  ) throws(SceneError) -> Int {
    var outcome: Result<Int, SceneError> = .success(0)
    do throws(LayoutError) {
      try LargeStack.run(bytes: levels * Self.stackBytesPerLevel) {
        do throws(SceneError) {
          outcome = .success(try node(root))
        } catch {
          outcome = .failure(error)
        }
      }
    } catch {
      throw SceneError(root, "the system has no stack for \(levels) levels")
    }
    return try outcome.get()
  }

  private static var stackBytesPerLevel: Int { 12 * 1024 }

  // MARK: The head of the document

  private func size(_ value: JSONValue) throws(SceneError) -> ProposedViewSize {
    let reader = try ObjectReader(value, known: ["width", "height"], what: "size")
    var size = ProposedViewSize.unspecified
    if let width = reader["width"], !width.isNull {
      size.width = try width.lengthOrInfinity("width")
    }
    if let height = reader["height"], !height.isNull {
      size.height = try height.lengthOrInfinity("height")
    }
    return size
  }

  mutating func environment(_ value: JSONValue) throws(SceneError) -> SceneEnvironment {
    let reader = try ObjectReader(
      value,
      known: [
        "locale", "layoutDirection", "textSize", "colorScheme", "displayScale", "boldText",
        "reduceMotion", "horizontalSizeClass", "timeZone", "scaler", "palette", "skin",
        "theme", "controlSize", "dynamicTypeSize", "roleCaps", "fontSizeFactor",
        "systemTracking", "minimumTouchTarget", "sectionHeaderTextCase",
      ], what: "environment")
    var environment = SceneEnvironment()
    if let locale = reader["locale"] { environment.locale = try self.locale(locale) }
    if let direction = reader["layoutDirection"] {
      environment.layoutDirection = try direction.choice(LayoutDirection.self, "layoutDirection")
    }
    if let size = reader["textSize"] { environment.textSize = try textSize(size) }
    if let scheme = reader["colorScheme"] {
      environment.colorScheme = try scheme.choice(ColorScheme.self, "colorScheme")
    }
    if let scale = reader["displayScale"] {
      environment.displayScale = Double(try scale.integer("displayScale", in: 1...3))
    }
    if let bold = reader["boldText"] { environment.boldText = try bold.flag("boldText") }
    if let motion = reader["reduceMotion"] {
      environment.reduceMotion = try motion.flag("reduceMotion")
    }
    if let sizeClass = reader["horizontalSizeClass"] {
      environment.horizontalSizeClass = try sizeClass.choice(
        UserInterfaceSizeClass.self, "horizontalSizeClass")
    }
    if let value = reader["sectionHeaderTextCase"] {
      environment.sectionHeaderTextCase = .some(try textCase(value))
    }
    if let zone = reader["timeZone"] { environment.timeZone = try zone.text("timeZone") }
    try appearance(reader, &environment)
    try tokens(reader, &environment)
    return environment
  }

  /// Whether any name may be that of a style: a theme is in a file that has not been read.
  var acceptsAnyStyle: Bool { themeFile != nil && !knowsAllStyles }

  private func appearance(
    _ reader: ObjectReader, _ environment: inout SceneEnvironment
  ) throws(SceneError) {
    if let value = reader["scaler"] {
      let name = try value.text("scaler")
      do throws(TextScaling.ParsingError) {
        environment.scaler = try TextScaling(parsing: name)
      } catch {
        throw SceneError(value, error.description)
      }
    }
    if let value = reader["palette"] { environment.palette = try palette(value) }
    if let value = reader["skin"] {
      let id = try value.text("skin")
      let ids = Skin.builtIn.map { $0.id }
      guard let skin = Skin.builtIn(id: id) else {
        throw SceneError(value, "'\(id.escapedForMessage)' is no skin\(suggestion(id, ids))")
      }
      environment.skin = skin
    }
  }

  private func locale(_ value: JSONValue) throws(SceneError) -> LocaleIdentifier {
    let text = try value.text("locale")
    do throws(LocaleIdentifierError) {
      return try LocaleIdentifier(text)
    } catch {
      throw SceneError(value, error.description)
    }
  }

  private func strings(_ value: JSONValue) throws(SceneError) -> [String] {
    guard let elements = value.elements else {
      throw SceneError(value, "strings is an array of file names, not \(value.kindName)")
    }
    var names: [String] = []
    for element in elements { names.append(try element.text("a string table's name")) }
    return names
  }

  private mutating func alignments(_ value: JSONValue) throws(SceneError) {
    guard let elements = value.elements else {
      throw SceneError(value, "customAlignments is an array, not \(value.kindName)")
    }
    for element in elements {
      let reader = try ObjectReader(
        element, known: ["name", "axis", "default"], what: "a custom alignment")
      let nameValue = try reader.required("name", what: "a custom alignment")
      let name = try nameValue.text("name")
      if AlignmentNames.builtIn.contains(name) {
        throw SceneError(nameValue, "'\(name)' is a built-in alignment; choose another name")
      }
      if customAlignments[name] != nil {
        throw SceneError(nameValue, "'\(name.escapedForMessage)' is declared twice")
      }
      let axis = try reader.required("axis", what: "a custom alignment")
        .choice(AxisName.self, "axis")
      let edge = try reader.required("default", what: "a custom alignment")
        .choice(EdgeName.self, "default")
      guard edge.fits(axis) else {
        throw SceneError(element, "'\(edge.rawValue)' is no place along the \(axis.rawValue) axis")
      }
      customAlignments[name] = .named(name, axis: axis.axis, default: edge.placement)
    }
  }

  // MARK: Views

  /// The members that every view may have.
  private static let commonMembers: JSONKeys = ["type", "id", "modifiers"]

  mutating func node(_ value: JSONValue) throws(SceneError) -> Int {
    depth += 1
    defer { depth -= 1 }
    guard depth <= SceneDocument.depthLimit else {
      throw SceneError(
        location: value.location, path: "",
        "views are nested more than \(SceneDocument.depthLimit) deep; "
          + "a document may be nested that far")
    }
    guard value.kind == .object else {
      throw SceneError(value, "a view is an object with a 'type', not \(value.kindName)")
    }
    let entry = try type(of: value)
    let type = entry.type
    let reader = try ObjectReader(value, known: Self.commonMembers, more: entry.members) {
      "a '\(entry.key.name)'"
    }
    let modifiers = reader["modifiers"]
    if let modifiers { noteStyles(in: modifiers) }
    let index = nodes.count
    nodes.append(SceneNode(type: entry.nodeType, content: .empty))
    if let id = reader["id"] { nodes[index].id = try self.id(id) }
    nodes[index].content = try content(type, reader)
    if let list = try children(type, reader) { nodes[index].children = list }
    if let modifiers {
      let list = try self.modifiers(modifiers)
      modifierCount += list.count
      nodes[index].modifiers = list
    }
    return index
  }

  private func type(of view: JSONValue) throws(SceneError) -> SceneTypeEntry {
    guard let value = view.member("type") else { throw SceneError(view, "a view needs a 'type'") }
    if let place = value.place(in: SceneTypeEntry.keys) {
      return SceneTypeEntry.all[place]
    }
    let name = try value.text("type")
    throw SceneError(
      value,
      "'\(name.escapedForMessage)' is no type of view"
        + suggestion(name, SceneTypeEntry.all.map { $0.key.name }))
  }

  /// The numbers of the views in a view; nil for a view that has none.
  private mutating func children(
    _ type: SceneType, _ reader: ObjectReader
  ) throws(SceneError) -> [Int]? {
    let views = type.views
    let children = reader["children"]
    if children == nil, views.before.isEmpty, views.after.isEmpty { return nil }
    var list: [Int] = []
    for key in views.before { if let view = reader[key] { list.append(try node(view)) } }
    if let children {
      guard let elements = children.elements else {
        throw SceneError(children, "children is an array of views, not \(children.kindName)")
      }
      list.reserveCapacity(list.count + children.count)
      for element in elements { list.append(try node(element)) }
    }
    for key in views.after { if let view = reader[key] { list.append(try node(view)) } }
    return list
  }

  private mutating func id(_ value: JSONValue) throws(SceneError) -> String {
    let id = try value.text("id")
    guard !id.isEmpty else { throw SceneError(value, "an id is not empty") }
    if Self.looksGenerated(id) {
      throw SceneError(
        value, "'\(id.escapedForMessage)' has the form of a generated id; choose another one")
    }
    if let first = ids[id] {
      throw SceneError(
        value,
        "the id '\(id.escapedForMessage)' stands at \(first.location) already; ids are unique")
    }
    ids[id] = value
    return id
  }

  /// Whether an id has the form `0.2.m1` of the ids of views without one.
  private static func looksGenerated(_ id: String) -> Bool {
    guard id.utf8.first == 0x30 else { return false }
    let parts = id.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.first == "0" else { return false }
    return parts.dropFirst().allSatisfy { part in
      let digits = part.hasPrefix("m") ? part.dropFirst() : part
      return !digits.isEmpty && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
  }
}
