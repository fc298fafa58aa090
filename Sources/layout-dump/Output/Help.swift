internal import Localization

/// The usage, as `--help` shows it.
enum Help {
  static var general: String {
    var text = """
      layout-dump lays out a scene in a locale, a text size and a host, and prints every frame.

      usage: layout-dump [dump] SCENE [options]
             layout-dump COMMAND [options]

      SCENE is a scene document (JSON), '-' for standard input, or the name of a gallery scene.

      commands:

      """
    for command in ToolCommand.allCases {
      text += row(
        command.rawValue + (command.operands.isEmpty ? "" : " \(command.operands)"),
        command.summary)
    }
    text += "\noptions:\n"
    for option in OptionName.allCases { text += row(spelled(option), option.summary) }
    text += """

      examples:
        layout-dump checkout-row --locale ar-EG
        layout-dump scene.json --locale de --text-size accessibility3 --width 320
        layout-dump scene.json --format json | jq .root.frame

      exit codes: 0 fine, 1 findings or differences, 2 bad usage or bad input

      """
    return text
  }

  static func text(_ command: ToolCommand) -> String {
    var text = """
      usage: layout-dump \(command.rawValue) \(command.operands) [options]

      \(command.summary)

      options:

      """
    for option in command.options { text += row(spelled(option), option.summary) }
    if command == .format {
      text += "\nhow a value is written:\n"
      for option in FormatOption.allCases {
        text += "  --\(option.rawValue)" + (option.takesValue ? " \(option.valueName)" : "") + "\n"
      }
    }
    return text
  }

  private static func spelled(_ option: OptionName) -> String {
    "--\(option.rawValue)" + (option.valueName.map { " \($0)" } ?? "")
  }

  private static func row(_ left: String, _ right: String) -> String {
    let column = 38
    let room = max(1, column - left.count)
    let separator =
      left.count < column
      ? String(repeating: " ", count: room)
      : "\n" + String(repeating: " ", count: column + 2)
    return "  \(left)\(separator)\(right)\n"
  }
}
