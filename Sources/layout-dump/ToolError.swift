internal import LocatedJSON

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
  /// The text on one line, with invisible characters escaped and cut when long.
  var printable: String { escapingInvisibleText(limit: 200) }
}
