internal import Gallery
internal import LocatedJSON

/// `layout-dump gallery`: the built-in scenes.
struct GalleryCommand {
  private let output: Output

  init(_ arguments: Arguments) throws(ToolError) {
    if let extra = arguments.operands.first {
      throw .usage("'gallery' takes no operand, but '\(extra.printable)' is given")
    }
    output = try Output(arguments)
  }

  func run() throws(ToolError) {
    switch output.form {
    case .text, .svg:
      let width = GalleryScene.all.map { $0.name.count }.max() ?? 0
      let lines = GalleryScene.all.map { scene in
        scene.name + String(repeating: " ", count: width + 2 - scene.name.count) + scene.summary
      }
      try output.write(lines.joined(separator: "\n") + "\n")
    case .json:
      var writer = JSONWriter(style: .pretty)
      writer.beginArray()
      for scene in GalleryScene.all {
        writer.beginObject()
        writer.name("name")
        writer.string(scene.name)
        writer.name("summary")
        writer.string(scene.summary)
        writer.endObject()
      }
      writer.endArray()
      writer.endLine()
      try output.write(writer)
    }
  }
}
