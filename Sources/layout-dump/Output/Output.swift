internal import LocatedJSON

/// Where and in which form the result goes.
struct Output {
  enum Form: String, CaseIterable {
    case text, json
  }

  let form: Form
  let usesColor: Bool
  private let file: String?

  init(_ arguments: Arguments) throws(ToolError) {
    form = try arguments.choice(.format, Form.self) ?? .text
    file = arguments[.output]
    usesColor =
      !arguments.has(.noColor) && file == nil && Files.isTerminal && !Files.refusesColor
  }

  func write(_ text: String) throws(ToolError) {
    try Files.write(Array(text.utf8), to: file)
  }

  func write(_ writer: JSONWriter) throws(ToolError) {
    try Files.write(writer.bytes, to: file)
  }
}
