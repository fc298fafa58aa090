import Localization
import Testing
import UnicodeServices

/// Runs command lines of `strings` over files in memory.
enum StringsTool {
  /// Runs a command line over files given as text.
  static func run(
    _ command: [String], _ files: KeyValuePairs<String, String>
  ) throws -> StringsCommand.Output {
    try run(
      ["strings"] + command,
      files.map { CatalogSource.File(path: $0.key, bytes: Array($0.value.utf8)) })
  }

  /// What a lookup prints, without the closing line feed.
  static func resolve(
    _ arguments: String..., in files: KeyValuePairs<String, String>
  ) throws -> String {
    String(try run(["resolve"] + arguments, files).standardOutput.dropLast())
  }

  /// The error of a command that cannot run.
  static func failure(
    _ command: [String], _ files: KeyValuePairs<String, String>
  ) -> String {
    do {
      _ = try run(command, files)
      return ""
    } catch {
      return "\(error)"
    }
  }

  /// Rules, keys, languages and paths of what a check finds.
  static func lint(
    _ paths: String..., in files: KeyValuePairs<String, String>
  ) throws -> [String] {
    let sources = paths.map { path in
      source(path, files.map { CatalogSource.File(path: $0.key, bytes: Array($0.value.utf8)) })
    }
    let options = StringsCommand.Options(locales: [try LocaleIdentifier("en-US")])
    return try StringsCommand.findings(sources, options: options).map { finding in
      [finding.rule.rawValue, finding.key, finding.locale, finding.variation].compactMap { $0 }
        .joined(separator: " ")
    }
  }

  static func source(_ path: String, _ files: [CatalogSource.File]) -> CatalogSource {
    if let file = files.first(where: { $0.path == path }) {
      return CatalogSource(file: path, bytes: file.bytes)
    }
    let inside = files.filter {
      (path == "." || $0.path.hasPrefix(path + "/")) && CatalogSource.mayHoldStrings($0.path)
    }
    return CatalogSource(directory: path, files: inside)
  }

  static func run(
    _ command: [String], _ files: [CatalogSource.File]
  ) throws -> StringsCommand.Output {
    var options = StringsCommand.Options(locales: [try LocaleIdentifier("en-US")])
    var words: [String] = []
    var index = 2
    while index < command.count {
      let value = index + 1 < command.count ? command[index + 1] : ""
      switch command[index] {
      case "--locale":
        options.locales = try value.split(separator: ",").map { try LocaleIdentifier($0) }
      case "--format": options.format = try #require(StringsCommand.Format(rawValue: value))
      case "--device": options.device = value
      case "--matching": options.matching = LocaleMatching(rawValue: value)
      case "--isolate": options.isolation = try #require(IsolationPolicy(rawValue: value))
      case "--pseudo": options.pseudo = try PseudoMode.list(value).get()
      default:
        words.append(command[index])
        index -= 1
      }
      index += 2
    }
    switch command[1] {
    case "resolve":
      return try StringsCommand.resolve(
        source(words[0], files), key: words[1], arguments: Array(words.dropFirst(2)),
        options: options)
    case "keys": return try StringsCommand.keys(source(words[0], files), options: options)
    default: return try StringsCommand.lint(words.map { source($0, files) }, options: options)
    }
  }

}
