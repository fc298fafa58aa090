internal import LocatedJSON
internal import UnicodeServices

/// Finds what is wrong with catalogs.
///
/// Each text is compared with the source language's text of its key, and every variation is looked
/// at by itself. Nothing that is fine in a language is reported: categories are judged by the
/// numbers that reach them, and `100 % done` is no placeholder.
public struct StringLinter: Sendable {
  /// Names that stay as they are in every language.
  public var glossary: Set<String> = []

  private let catalogs: [StringCatalog]

  /// Prepares the check.
  public init(catalogs: [StringCatalog]) {
    self.catalogs = catalogs
  }

  /// Everything that is wrong, sorted by file, line, column and rule.
  ///
  /// - Throws: `FormatError.icu` when ICU has no plural rules for a language, which only broken data
  ///   can cause.
  /// - Complexity: O(size of the catalogs).
  public func findings() throws(FormatError) -> [StringFinding] {
    var findings: [StringFinding] = []
    for catalog in catalogs {
      var session = try LintSession(catalog: catalog, glossary: glossary)
      session.checkLanguages()
      for entry in catalog.entries { session.check(entry) }
      findings += catalog.notes + session.findings
    }
    return findings.sorted { a, b in
      if a.path != b.path { return a.path < b.path }
      if a.location.line != b.location.line { return a.location.line < b.location.line }
      if a.location.column != b.location.column { return a.location.column < b.location.column }
      return (a.rule.rawValue, a.locale ?? "") < (b.rule.rawValue, b.locale ?? "")
    }
  }
}
