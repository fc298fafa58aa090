internal import Gallery
internal import Inspection
internal import LayoutCore
internal import Typesetting
internal import Views

/// `layout-dump [dump] SCENE`: the frame tree of a scene.
struct DumpCommand {
  private let scene: String
  private let arguments: Arguments
  private let output: Output

  init(_ arguments: Arguments) throws(ToolError) {
    guard let scene = arguments.operands.first else {
      throw .usage("give a scene: a file, '-' or a name that 'layout-dump gallery' lists")
    }
    guard arguments.operands.count == 1 else {
      throw .usage("'\(arguments.operands[1].printable)' is one operand too many; dump one scene")
    }
    self.scene = scene
    self.arguments = arguments
    output = try Output(arguments)
  }

  func run() throws(ToolError) {
    let loaded = try SceneLoader.load(scene)
    let catalogs = try StringTables.catalogs(arguments, loaded)
    let configuration = try SceneConfiguration(
      arguments, scene: loaded.document, catalogs: catalogs)
    let measurer = try Fonts.measurer(arguments)
    let tree = try loaded.naming { () throws(LayoutError) in
      try ViewTree.lowering(
        loaded.document, environment: configuration.environment, measurer: measurer)
    }
    let layout: ViewLayout
    do throws(LayoutError) {
      layout = try tree.laidOut(in: configuration.size)
    } catch {
      throw .file(loaded.file, SceneFaults.message(error, tree))
    }
    if output.form == .svg { return try output.write(layout.svg()) }
    var options = FrameTree.Options()
    options.includesModifiers = arguments.has(.modifiers)
    options.snapScale = arguments.has(.scale) ? configuration.environment.displayScale : nil
    let frames = FrameTree(
      layout, scene: loaded.document.name, engine: Versions.engine(fonts: tree.fontSource),
      options: options)
    switch output.form {
    case .json: try output.write(frames)
    case .text, .svg: try output.write(frames.text(usesColor: output.usesColor))
    }
  }
}
