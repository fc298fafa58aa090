internal import Gallery
internal import LayoutCore
internal import Views

/// A scene and where it came from.
struct LoadedScene {
  /// The file's name, as messages show it.
  let file: String
  let document: SceneDocument
  /// Whether the scene is one of the built-in ones.
  var isFromGallery = false

  fileprivate let bytes: [UInt8]

  /// The scene again, now that the styles of its theme are known.
  func knowing(styleNames: Set<String>) throws(ToolError) -> LoadedScene {
    var again = try SceneLoader.parse(bytes, file) { (bytes) throws(SceneError) in
      try SceneDocument(parsing: bytes, styleNames: styleNames, knowsThemeFile: true)
    }
    again.isFromGallery = isFromGallery
    return again
  }

  /// A path that the scene names: relative to its file, for standard input to the working folder.
  func path(of name: String) -> String {
    guard !name.hasPrefix("/"), file != "-", let slash = file.lastIndex(of: "/") else {
      return name
    }
    return String(file[...slash]) + name
  }
}

/// Finds and reads scenes.
enum SceneLoader {
  /// The scene of a file, of standard input for `-`, or of the gallery; a file wins.
  ///
  /// Its texts may have the styles of a theme that is given beside it.
  static func load(
    _ name: String, styleNames: Set<String> = []
  ) throws(ToolError) -> LoadedScene {
    func parse(_ bytes: [UInt8]) throws(ToolError) -> LoadedScene {
      try Self.parse(bytes, name) { (bytes) throws(SceneError) in
        try SceneDocument(parsing: bytes, styleNames: styleNames)
      }
    }
    if name == "-" || Files.exists(name) { return try parse(try Files.read(name)) }
    if let scene = GalleryScene.named(name) {
      var loaded = try parse(Array(scene.document.utf8))
      loaded.isFromGallery = true
      return loaded
    }
    let names = GalleryScene.all.map { $0.name }
    throw .file(
      name, "no such file or gallery scene\(nearest(name, names))")
  }

  fileprivate static func parse(
    _ bytes: [UInt8], _ name: String, _ read: ([UInt8]) throws(SceneError) -> SceneDocument
  ) throws(ToolError) -> LoadedScene {
    do throws(SceneError) {
      return LoadedScene(file: name, document: try read(bytes), bytes: bytes)
    } catch {
      throw .located(name, error.description)
    }
  }

  private static func nearest(_ name: String, _ names: [String]) -> String {
    let near = names.filter { $0.hasPrefix(name.prefix(4)) }
    return near.isEmpty
      ? "; 'layout-dump gallery' lists the scenes" : "; did you mean '\(near[0])'?"
  }
}

/// Words for what a layout can fail with.
enum SceneFaults {
  static func message(_ error: LayoutError, _ tree: ViewTree?) -> String {
    func name(_ node: Int) -> String {
      guard let tree else { return "node \(node)" }
      return "\(tree.nodes[node].type.rawValue) '\(tree.id(of: node).printable)'"
    }
    switch error {
    case .infiniteSize(let node):
      return "\(name(node)) takes an infinite size; give the host a finite size, or bound the "
        + "view with a frame"
    case .notANumber(let node):
      return "\(name(node)) has no place: its numbers are too large; use lengths within ±1e9"
    case .workBudgetExceeded(let node, let budget):
      return "\(name(node)) is measured more often than \(budget) times a node; it nests views "
        + "whose width and height depend on each other too deeply"
    case .stackUnavailable(let bytes):
      return "the system gives no stack of \(bytes >> 20) MiB for a tree this deep"
    }
  }
}
