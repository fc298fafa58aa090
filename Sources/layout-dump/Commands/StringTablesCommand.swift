internal import Localization
internal import UnicodeServices
internal import Views

/// `layout-dump strings resolve|lint|keys`: what string tables say, and what is wrong with them.
struct StringTablesCommand {
  private enum Action: String, CaseIterable {
    case resolve, lint, keys
  }

  private let action: Action
  private let operands: [String]
  private let options: StringsCommand.Options
  private let output: Output
  private let isFixing: Bool

  init(_ arguments: Arguments) throws(ToolError) {
    output = try Output(arguments)
    let names = Action.allCases.map { $0.rawValue }.joined(separator: ", ")
    guard let word = arguments.operands.first else {
      throw .usage("'strings' needs one of \(names)")
    }
    guard let action = Action(rawValue: word) else {
      throw .usage("'strings' has no '\(word.printable)'; it has \(names)")
    }
    self.action = action
    isFixing = arguments.has(.fix)
    if isFixing, action != .lint { throw .usage("'--fix' belongs to 'strings lint'") }
    operands = Array(arguments.operands.dropFirst())
    options = try Self.options(arguments, output)
  }

  private static func options(
    _ arguments: Arguments, _ output: Output
  ) throws(ToolError) -> StringsCommand.Options {
    var locales: [LocaleIdentifier] = []
    for id in (arguments[.locale] ?? "en-US").split(separator: ",") {
      locales.append(try SceneConfiguration.locale(String(id)))
    }
    if locales.isEmpty { locales = [.standard] }
    var options = StringsCommand.Options(locales: locales)
    options.format = output.form == .json ? .json : .text
    options.matching = try arguments.choice(.matching, LocaleMatching.self)
    options.device = arguments[.device]
    options.isolation = try arguments.choice(.isolate, IsolationPolicy.self) ?? .auto
    options.table = arguments[.table]
    options.sourceLanguage = arguments[.sourceLanguage]
    options.timeZone = arguments[.timeZone] ?? "UTC"
    options.failOn = try arguments.choice(.failOn, FindingSeverity.self) ?? .error
    if let width = arguments[.variableWidth] {
      guard let number = Int(width), number >= 0 else {
        throw .usage("'\(width.printable)' is no width; it is a whole number")
      }
      options.variableWidth = number
    }
    options.pseudo = try PseudoOption.modes(arguments)
    return options
  }

  func run() throws(ToolError) -> Int32 {
    let result: StringsCommand.Output
    do {
      result = try perform()
    } catch let error as ToolError {
      throw error
    } catch {
      throw ToolError(message: "\(error)")
    }
    if !result.standardError.isEmpty { Files.report(raw: result.standardError) }
    try output.write(result.standardOutput)
    return result.exitCode
  }

  private func perform() throws -> StringsCommand.Output {
    switch action {
    case .resolve:
      guard operands.count >= 2 else {
        throw ToolError.usage("'strings resolve' needs a file and a key")
      }
      return try StringsCommand.resolve(
        StringTableFiles.source(operands[0]), key: operands[1],
        arguments: Array(operands.dropFirst(2)), options: options)
    case .keys:
      guard operands.count == 1 else { throw ToolError.usage("'strings keys' needs one file") }
      return try StringsCommand.keys(StringTableFiles.source(operands[0]), options: options)
    case .lint:
      guard !operands.isEmpty else { throw ToolError.usage("'strings lint' needs a file") }
      var sources: [CatalogSource] = []
      for file in operands { sources.append(try StringTableFiles.source(file)) }
      if isFixing { try fix(&sources) }
      return try StringsCommand.lint(sources, options: options)
    }
  }

  /// Writes what the linter suggests into the files and into the sources.
  private func fix(_ sources: inout [CatalogSource]) throws {
    if operands.contains("-") {
      throw ToolError.usage("'--fix' changes files; standard input is none")
    }
    for file in try StringsCommand.fix(sources, options: options) {
      try Files.replace(file.path, with: file.bytes)
      Files.report("changed \(file.path.printable)")
      for source in sources.indices {
        for index in sources[source].files.indices
        where sources[source].files[index].path == file.path {
          sources[source].files[index].bytes = file.bytes
        }
      }
    }
  }
}

/// The transformations that `--pseudo` names.
enum PseudoOption {
  static func modes(_ arguments: Arguments) throws(ToolError) -> [PseudoMode] {
    guard let names = arguments[.pseudo] else { return [] }
    switch PseudoMode.list(names) {
    case .success(let modes): return modes
    case .failure(let unknown):
      throw .usage(
        "'\(unknown.name.printable)' is no pseudo mode; modes are accent, bidi, double, bounded, "
          + "tall, longWord, short, rtlExpanded, rtlStrings")
    }
  }
}
