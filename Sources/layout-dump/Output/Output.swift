internal import Inspection
internal import LocatedJSON

/// Where and in which form the result goes.
struct Output {
  enum Form: String, CaseIterable {
    case text, json, svg
  }

  let form: Form
  let usesColor: Bool
  private let file: String?

  init(_ arguments: Arguments) throws(ToolError) {
    form = try arguments.choice(.format, Form.self) ?? .text
    if form == .svg, !arguments.command.drawsPictures {
      throw .usage("'\(arguments.command.rawValue)' has no form 'svg'; it is text or json")
    }
    file = arguments[.output]
    usesColor =
      !arguments.has(.noColor) && file == nil && Files.isTerminal && !Files.refusesColor
  }

  func write(_ text: String) throws(ToolError) {
    try Files.write(Array(text.utf8), to: file)
  }

  /// Writes a frame tree as JSON, a piece at a time.
  func write(_ tree: FrameTree) throws(ToolError) {
    let sink = try Files.open(file)
    try tree.writeJSON { (bytes) throws(ToolError) in try sink.write(bytes) }
  }

  func write(_ writer: JSONWriter) throws(ToolError) {
    try Files.write(writer.bytes, to: file)
  }
}
