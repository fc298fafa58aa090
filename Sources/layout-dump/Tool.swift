/// Runs the command: arguments in, exit code out.
enum Tool {
  /// The version of the tool and of the package.
  static let version = "0.1.0"

  /// Exit codes: 0 fine, 1 findings or differences, 2 bad usage or bad input.
  static func run(_ arguments: [String]) -> Int32 {
    do throws(ToolError) {
      try Files.checkStandardDescriptors()
      return try perform(arguments)
    } catch {
      Files.report(error.message)
      return 2
    }
  }

  private static func perform(_ words: [String]) throws(ToolError) -> Int32 {
    let arguments = try Arguments(words)
    if arguments.has(.help) {
      let isGeneral = ToolCommand(rawValue: words.first ?? "") == nil
      try Output(arguments).write(isGeneral ? Help.general : Help.text(arguments.command))
      return 0
    }
    if arguments.has(.version) {
      try Output(arguments).write(Versions.text)
      return 0
    }
    switch arguments.command {
    case .dump, .explain: try DumpCommand(arguments).run()
    case .text: try TextCommand(arguments).run()
    case .format: try FormatCommand(arguments).run()
    case .strings: return try StringTablesCommand(arguments).run()
    case .roles: try RolesCommand(arguments).run()
    case .palettes: return try PalettesCommand(arguments).run()
    case .gallery: try GalleryCommand(arguments).run()
    case .locales: try LocalesCommand(arguments).run()
    }
    return 0
  }
}
