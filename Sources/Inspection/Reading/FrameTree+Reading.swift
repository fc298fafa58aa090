internal import Geometry
internal import LocatedJSON

extension FrameTree {
  /// How deep the nodes of a tree may be nested in a document.
  public static let depthLimit = 100_000

  /// Reads the JSON form of a frame tree.
  ///
  /// Writing what has been read gives the same document again. Generated ids are kept as they stand;
  /// members that this version does not know are passed over.
  ///
  /// - Throws: the first fault, with line, column and JSON path.
  /// - Complexity: O(bytes), without recursion.
  public init(parsing bytes: [UInt8]) throws(FrameTreeError) {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(
        parsing: bytes, limits: JSONLimits(maximumDepth: 2 * Self.depthLimit + 16))
    } catch {
      throw FrameTreeError(error)
    }
    let reader = try FrameReader(document.root, "a frame tree")
    let version = try reader.required("frameTree")
    guard version.integer == Self.version else {
      throw FrameTreeError(version, "this version reads frame trees of version \(Self.version)")
    }
    scene = try reader.optional("scene").map { value throws(FrameTreeError) in
      try value.frameString("scene")
    }
    engine = try EngineVersions(try FrameReader(reader.required("engine"), "engine"))
    environment = try Environment(try FrameReader(reader.required("environment"), "environment"))
    paths = []
    nodes = try Self.readNodes(reader.required("root"))
  }

  /// Reads the nodes in tree order, keeping the open ones in a list instead of on the stack.
  private static func readNodes(_ root: JSONValue) throws(FrameTreeError) -> [FrameNode] {
    var nodes: [FrameNode] = []
    var open: [(node: Int, rest: JSONValue.Elements)] = []
    var next: JSONValue? = root
    while true {
      if let value = next {
        let reader = try FrameReader(value, "a node")
        nodes.append(try FrameNode(reader, depth: open.count, end: nodes.count + 1))
        if let children = try reader.elements("children") {
          open.append((nodes.count - 1, children))
        }
      } else if let closed = open.popLast() {
        nodes[closed.node].end = nodes.count
      }
      guard !open.isEmpty else { return nodes }
      next = open[open.count - 1].rest.next()
    }
  }
}

extension EngineVersions {
  fileprivate init(_ reader: FrameReader) throws(FrameTreeError) {
    self.init(
      version: try reader.string("version"), icu: try reader.string("icu"),
      cldr: try reader.string("cldr"), harfBuzz: try reader.string("harfbuzz"),
      fonts: try reader.string("fonts"))
  }
}

extension FrameTree.Environment {
  fileprivate init(_ reader: FrameReader) throws(FrameTreeError) {
    self.init(
      locale: try reader.string("locale"),
      layoutDirection: try reader.direction("layoutDirection"),
      textSize: try reader.string("textSize"), proposal: try reader.proposal("proposal"),
      safeArea: try reader.insets("safeArea"),
      scale: try reader.number("scale"))
    for name in [
      "colorScheme", "boldText", "reduceMotion", "scaler", "theme", "palette", "skin",
      "controlSize",
    ] {
      guard let value = reader.optional(name) else { continue }
      let word = value.bool == true ? "true" : try value.frameString(name)
      settings.append(FrameTree.Setting(name: name, value: word))
    }
  }
}

extension FrameToken {
  fileprivate init(_ reader: FrameReader) throws(FrameTreeError) {
    let value = try reader.required("value")
    let property = try reader.string("property")
    let token = try reader.string("token")
    if let number = value.number {
      self.init(property: property, token: token, value: .number(number))
    } else {
      self.init(property: property, token: token, value: .word(try value.frameString("value")))
    }
  }
}

extension FrameNode {
  fileprivate init(_ reader: FrameReader, depth: Int, end: Int) throws(FrameTreeError) {
    self.init(
      explicitID: try reader.optional("id").map { value throws(FrameTreeError) in
        try value.frameString("id")
      },
      type: try reader.string("type"),
      role: try reader.optional("role").map { value throws(FrameTreeError) in
        try value.frameString("role")
      },
      frame: try reader.rect("frame"), proposal: try reader.proposal("proposal"), depth: depth,
      end: end)
    if reader.optional("snapped") != nil { snapped = try reader.rect("snapped") }
    if let text = reader.optional("text") { self.text = try FrameText(FrameReader(text, "text")) }
    isMirrored = try reader.flag("mirrored")
    isFlipped = try reader.flag("flipped")
    if reader.optional("transform") != nil { transform = try reader.transform("transform") }
    if reader.optional("transformedFrame") != nil {
      transformedFrame = try reader.rect("transformedFrame")
    }
    coordinateSpace = try reader.optional("coordinateSpace").map { value throws(FrameTreeError) in
      try value.frameString("coordinateSpace")
    }
    overflows = try reader.flag("overflows")
    motion = try reader.optional("motion").map { value throws(FrameTreeError) in
      try value.frameString("motion")
    }
    compass = try reader.optional("compass").map { value throws(FrameTreeError) in
      try value.frameString("compass")
    }
    isOffViewport = try reader.flag("offViewport")
    if reader.optional("touchArea") != nil { touchArea = try reader.rect("touchArea") }
    if let list = try reader.elements("tokens") {
      for value in list { tokens.append(try FrameToken(FrameReader(value, "a token"))) }
    }
    if let list = try reader.elements("diagnostics") {
      for value in list {
        let diagnostic = try FrameReader(value, "a diagnostic")
        diagnostics.append(
          FrameDiagnostic(
            rule: try diagnostic.string("rule"), message: try diagnostic.string("message")))
      }
    }
  }
}
