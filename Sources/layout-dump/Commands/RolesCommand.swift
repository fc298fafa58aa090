internal import DesignTokens
internal import Inspection
internal import LocatedJSON
internal import Views

/// `layout-dump roles`: the font of every text role at a text size.
struct RolesCommand {
  private let environment: DesignEnvironment
  private let output: Output

  init(_ arguments: Arguments) throws(ToolError) {
    if let extra = arguments.operands.first {
      throw .usage("'roles' takes no operand, but '\(extra.printable)' is given")
    }
    output = try Output(arguments)
    let tokens = try ThemeOption.read(arguments, scheme: nil)?.theme.tokens(over: .kit) ?? .kit
    environment = DesignEnvironment(
      textSize: try arguments.textSize() ?? .large,
      scaling: try SceneConfiguration.scaler(arguments) ?? .apple,
      typography: tokens.typography, isBoldText: arguments.has(.boldText))
  }

  func run() throws(ToolError) {
    let names = TextRole.allCases.map { $0.rawValue } + environment.typography.customStyleNames
    let fonts = names.map { ($0, TextFont.style($0).resolved(in: environment)) }
    switch output.form {
    case .text, .svg:
      var text = row("ROLE", "SIZE", "LINE HEIGHT", "WEIGHT", "TRACKING")
      for (role, font) in fonts {
        text += row(
          role.printable, ReadableNumber.text(font.pointSize),
          font.lineHeight.map { ReadableNumber.text($0) } ?? "natural",
          font.weight.name, ReadableNumber.text(font.tracking) + (font.isCapped ? "  capped" : ""))
      }
      try output.write(text)
    case .json:
      var writer = JSONWriter(style: .pretty)
      writer.beginArray()
      for (role, font) in fonts {
        writer.beginObject(inline: true)
        writer.name("role")
        writer.string(role)
        writer.name("size")
        writer.length(font.pointSize)
        writer.name("lineHeight")
        if let lineHeight = font.lineHeight { writer.length(lineHeight) } else { writer.null() }
        writer.name("weight")
        writer.integer(font.weight.rawValue)
        writer.name("tracking")
        writer.length(font.tracking)
        writer.endObject()
      }
      writer.endArray()
      writer.endLine()
      try output.write(writer)
    }
  }

  private func row(
    _ role: String, _ size: String, _ line: String, _ weight: String, _ tracking: String
  ) -> String {
    func right(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    return role + String(repeating: " ", count: max(0, 18 - role.count)) + right(size, 7)
      + right(line, 13) + "  " + weight
      + String(repeating: " ", count: max(1, 12 - weight.count)) + tracking + "\n"
  }
}
