internal import DesignTokens
internal import Gallery
internal import Inspection
internal import LayoutCore
internal import Typesetting
internal import Views

/// `layout-dump [dump] SCENE`: the frame tree of a scene; `layout-dump explain SCENE ID`: why a node
/// of it has its size.
struct DumpCommand {
  private let scene: String
  /// The id of the node to explain; nil to dump the tree.
  private let explained: String?
  private let arguments: Arguments
  private let output: Output

  init(_ arguments: Arguments) throws(ToolError) {
    guard let scene = arguments.operands.first else {
      throw .usage("give a scene: a file, '-' or a name that 'layout-dump gallery' lists")
    }
    let isExplanation = arguments.command == .explain
    guard arguments.operands.count == (isExplanation ? 2 : 1) else {
      throw .usage(
        isExplanation
          ? "'explain' needs a scene and the id of a node"
          : "'\(arguments.operands[1].printable)' is one operand too many; dump one scene")
    }
    explained = isExplanation ? arguments.operands[1] : nil
    self.scene = scene
    self.arguments = arguments
    output = try Output(arguments)
  }

  func run() throws(ToolError) {
    let scheme = try arguments.choice(.colorScheme, ColorScheme.self)
    var theme = try ThemeOption.read(arguments, scheme: scheme)
    var loaded = try SceneLoader.load(scene, styleNames: theme?.theme.styleNames ?? [])
    if theme == nil,
      let own = try ThemeOption.read(
        of: loaded, scheme: scheme ?? loaded.document.environment.colorScheme)
    {
      theme = own
      loaded = try loaded.knowing(styleNames: own.theme.styleNames)
    }
    let catalogs = try StringTables.catalogs(arguments, loaded)
    let configuration = try SceneConfiguration(
      arguments, scene: loaded.document, theme: theme, catalogs: catalogs)
    LocaleNotice.report(configuration.environment.locale)
    let measurer = try Fonts.measurer(arguments)
    var tree: ViewTree?
    let layout: ViewLayout
    do throws(LayoutError) {
      layout = try ViewLayout.resolving(
        loaded.document, in: configuration.size, safeArea: configuration.safeArea,
        keyboardHeight: configuration.keyboardHeight, environment: configuration.environment,
        measurer: measurer
      ) { tree = $0 }
    } catch {
      throw .file(loaded.file, SceneFaults.message(error, tree))
    }
    if let explained { return try explain(layout, explained, loaded.file) }
    if output.form == .svg { return try output.write(layout.svg()) }
    var options = FrameTree.Options()
    options.includesModifiers = arguments.has(.modifiers)
    options.snapScale = arguments.has(.scale) ? configuration.environment.displayScale : nil
    let frames = FrameTree(
      layout, scene: loaded.document.name, engine: Versions.engine(fonts: layout.tree.fontSource),
      options: options)
    switch output.form {
    case .json: try output.write(frames)
    case .text, .svg: try output.write(frames.text(usesColor: output.usesColor))
    }
  }

  private func explain(
    _ layout: ViewLayout, _ id: String, _ file: String
  ) throws(ToolError) {
    guard let node = layout.node(withID: id) else {
      throw .file(
        file, "has no node '\(id.printable)'; 'layout-dump \(scene.printable)' shows the ids")
    }
    switch output.form {
    case .json: try output.write(layout.explanationJSON(of: node))
    case .text, .svg: try output.write(layout.explanation(of: node))
    }
  }
}
