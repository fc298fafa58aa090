/// Why the command ends with exit code 2: one line for standard error.
struct ToolError: Error {
  let message: String

  /// Wrong usage: an option, a value, a number of arguments.
  static func usage(_ message: String) -> ToolError {
    ToolError(message: "\(message); 'layout-dump --help' shows the usage")
  }

  /// Something about a file: `FILE: what`.
  static func file(_ name: String, _ message: String) -> ToolError {
    ToolError(message: "\(name.printable): \(message)")
  }

  /// A fault in a file: `FILE:LINE:COLUMN: what`.
  static func located(_ name: String, _ description: String) -> ToolError {
    ToolError(message: "\(name.printable):\(description)")
  }
}

extension String {
  /// The text on one line, with control characters escaped and cut when long.
  var printable: String {
    var result = ""
    for scalar in unicodeScalars.prefix(200) {
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return unicodeScalars.count > 200 ? result + "…" : result
  }
}
