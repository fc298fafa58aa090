internal import LocatedJSON
public import UnicodeServices

/// What `strings resolve`, `strings keys` and `strings lint` print, apart from reading files.
public enum StringsCommand {
  /// How results are printed.
  public enum Format: String, Sendable, CaseIterable {
    /// For people.
    case text
    /// For programs.
    case json
  }

  /// The options of the three commands.
  public struct Options: Sendable {
    /// How results are printed.
    public var format = Format.text

    /// The languages a person reads, the dearest first; the first one is the captured locale.
    public var locales: [LocaleIdentifier]

    /// How languages are matched; nil takes what suits the format.
    public var matching: LocaleMatching?

    /// The device of device variations.
    public var device: String?

    /// The most that a text of a width variation may be wide.
    public var variableWidth: Int?

    /// Whether values are isolated.
    public var isolation = IsolationPolicy.auto

    /// The transformation of source texts.
    public var pseudo: [PseudoMode] = []

    /// The table that is wanted of a directory; `Localizable` when a key is looked up.
    public var table: String?

    /// The language of the source texts, if the files do not say it.
    public var sourceLanguage: String?

    /// The time zone of dates.
    public var timeZone = "UTC"

    /// From which severity on findings make the exit code 1.
    public var failOn = FindingSeverity.error

    /// Creates options.
    public init(locales: [LocaleIdentifier]) {
      self.locales = locales
    }

    var loader: CatalogLoader { CatalogLoader(table: table, sourceLanguage: sourceLanguage) }
  }

  /// What a command prints, and how it ends.
  public struct Output: Hashable, Sendable {
    /// For standard output, with its closing line feed.
    public var standardOutput: String

    /// For standard error.
    public var standardError: String

    /// 0 without findings that count, 1 with.
    public var exitCode: Int32

    /// Creates an output.
    public init(standardOutput: String, standardError: String = "", exitCode: Int32) {
      self.standardOutput = standardOutput
      self.standardError = standardError
      self.exitCode = exitCode
    }
  }

  /// Why a command cannot run at all; it ends with exit code 2.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// A file is not what its name says.
    case catalog(CatalogError)
    /// The captured context cannot be made.
    case format(FormatError)

    /// `FILE:LINE:COLUMN: …`, or what is wrong with an option.
    public var description: String {
      switch self {
      case .catalog(let error): error.description
      case .format(let error): error.description
      }
    }
  }

  /// Looks a key up and fills in arguments: `strings resolve FILE KEY [ARG…]`.
  ///
  /// - Throws: ``Failure``.
  public static func resolve(
    _ source: CatalogSource, key: String, arguments: [String], options: Options
  ) throws(Failure) -> Output {
    var loader = options.loader
    if source.isDirectory { loader.table = loader.table ?? "Localizable" }
    let catalogs = try load(loader, [source])
    let result = try resolver(catalogs, options).resolve(key, literals: arguments)
    let isFailed = result.findings.contains { $0.severity == .error }
    var output = Output(standardOutput: "", exitCode: isFailed ? 1 : 0)
    switch options.format {
    case .text:
      output.standardOutput = result.string + "\n"
      output.standardError = result.findings.map { FindingReport.line($0) + "\n" }.joined()
    case .json:
      var writer = JSONWriter()
      FindingReport.write(result, to: &writer)
      writer.endLine()
      output.standardOutput = writer.text
    }
    return output
  }

  /// Lists the keys in file order: `strings keys FILE`.
  ///
  /// - Throws: ``Failure``.
  public static func keys(
    _ source: CatalogSource, options: Options
  ) throws(Failure) -> Output {
    let keys = try load(options.loader, [source]).flatMap { $0.entries.map(\.key) }
    switch options.format {
    case .text:
      return Output(
        standardOutput: keys.map { FindingReport.escaped($0) + "\n" }.joined(), exitCode: 0)
    case .json:
      var writer = JSONWriter()
      writer.beginArray()
      for key in keys { writer.string(key) }
      writer.endArray()
      writer.endLine()
      return Output(standardOutput: writer.text, exitCode: 0)
    }
  }

  /// Reports what is wrong with catalogs: `strings lint FILE…`.
  ///
  /// - Throws: ``Failure``.
  public static func lint(
    _ sources: [CatalogSource], options: Options
  ) throws(Failure) -> Output {
    let findings = try findings(sources, options: options)
    let isFailed = findings.contains { $0.severity >= options.failOn }
    let text: String
    switch options.format {
    case .text: text = FindingReport.text(findings)
    case .json:
      var writer = JSONWriter()
      FindingReport.write(findings, to: &writer)
      writer.endLine()
      text = writer.text
    }
    return Output(standardOutput: text, exitCode: isFailed ? 1 : 0)
  }

  /// What is wrong with catalogs, sorted by file, line, column and rule.
  ///
  /// - Throws: ``Failure``.
  public static func findings(
    _ sources: [CatalogSource], options: Options
  ) throws(Failure) -> [StringFinding] {
    try findings(sources, loader: options.loader)
  }

  static func findings(
    _ sources: [CatalogSource], loader: CatalogLoader
  ) throws(Failure) -> [StringFinding] {
    let catalogs = try load(loader, sources)
    do {
      return try StringLinter(catalogs: catalogs).findings()
    } catch {
      throw .format(error)
    }
  }

  /// Repairs what can be repaired: `strings lint --fix FILE…`.
  ///
  /// - Returns: the files with a change, to be written.
  /// - Throws: ``Failure``.
  public static func fix(
    _ sources: [CatalogSource], options: Options
  ) throws(Failure) -> [CatalogSource.File] {
    try CatalogFixer.fix(sources, loader: options.loader)
  }

  private static func load(
    _ loader: CatalogLoader, _ sources: [CatalogSource]
  ) throws(Failure) -> [StringCatalog] {
    do {
      return try loader.load(sources)
    } catch {
      throw .catalog(error)
    }
  }

  private static func resolver(
    _ catalogs: [StringCatalog], _ options: Options
  ) throws(Failure) -> StringResolver {
    do {
      let context = try FormatContext(
        locale: options.locales.first ?? .root, timeZone: options.timeZone)
      var resolving = StringResolver.Options(context: context)
      resolving.wanted = options.locales
      resolving.matching = options.matching
      resolving.device = options.device
      resolving.variableWidth = options.variableWidth
      resolving.isolation = options.isolation
      if !options.pseudo.isEmpty { resolving.pseudo = PseudoLocalizer(modes: options.pseudo) }
      return StringResolver(catalogs: catalogs, options: resolving)
    } catch {
      throw .format(error)
    }
  }
}
