internal import CICU
internal import Synchronization

/// Finds boundaries in texts with ICU's rules and dictionaries.
///
/// Iterators are opened once for each language and kept. Safe to share between threads.
public final class TextBreaker: Sendable {
  private struct Key: Hashable {
    let kind: TextBreakKind
    let locale: String
  }

  private let table: CharacterTable
  /// The iterators by kind and locale, for at most 64 of these.
  private let pools = Mutex<[Key: HandlePool<BreakHandle>]>([:])

  /// Creates a breaker that looks properties up in a table.
  public init(table: CharacterTable) {
    self.table = table
  }

  /// All boundaries of a kind after offset 0, the end of the text included.
  ///
  /// - Parameters:
  ///   - kind: What lies between two boundaries.
  ///   - units: The text; unpaired surrogates count as U+FFFD.
  ///   - language: A BCP 47 tag or an ICU identifier. For lines, `lb=strict|normal|loose` and, for
  ///     Japanese, `lw=phrase` are ICU's; `lw=keepall` is ours: no break between letters.
  ///   - properties: The properties of all units, or `nil` to look them up.
  /// - Returns: Ascending boundaries.
  /// - Complexity: O(units).
  /// Source: UAX #29 and #14 as CLDR tailors them. Wraps `ubrk_open`, `ubrk_next`.
  public func boundaries(
    _ kind: TextBreakKind, in units: [UInt16], language: String = "en",
    properties: [CharacterProperties]? = nil
  ) -> [TextBreak] {
    guard !units.isEmpty else { return [] }
    let units = UTF16Text.repaired(units)
    if kind == .grapheme {
      return graphemeBoundaries(
        in: units, properties: properties ?? table.properties(of: units)
      ).dropFirst().map { TextBreak(offset: $0, status: 0) }
    }
    return boundaries(
      kind, in: units, identifier: TextLanguage.identifier(of: language), properties: properties)
  }

  /// The boundaries of the grapheme clusters of a text, 0 and the end included.
  ///
  /// - Complexity: O(units).
  package func graphemeBoundaries(
    in units: [UInt16], properties: [CharacterProperties]
  ) -> [Int] {
    GraphemeRules.boundaries(in: units, properties: properties)
  }

  /// All boundaries of a kind after offset 0, for an identifier in ICU's own spelling.
  package func boundaries(
    _ kind: TextBreakKind, in units: [UInt16], identifier locale: String,
    properties: [CharacterProperties]?
  ) -> [TextBreak] {
    let found = pool(kind, locale).withHandle(
      make: { BreakHandle(kind: kind, locale: locale) }
    ) { handle in
      handle.boundaries(of: units)
    }
    guard case .some(.some(let boundaries)) = found else {
      assertionFailure("ICU has no break rules for \(locale)")
      return [TextBreak(offset: units.count, status: 0)]
    }
    guard kind == .line, TextLanguage.keepsLettersTogether(locale) else { return boundaries }
    let properties = properties ?? table.properties(of: units)
    return boundaries.filter { boundary in
      guard !boundary.isMandatory, boundary.offset < units.count else { return true }
      return
        !(properties[boundary.offset - 1].lineBreakClass.isKeptTogether
        && properties[boundary.offset].lineBreakClass.isKeptTogether)
    }
  }

  private func pool(_ kind: TextBreakKind, _ locale: String) -> HandlePool<BreakHandle> {
    let key = Key(kind: kind, locale: locale)
    return pools.withLock { pools in
      if let known = pools[key] { return known }
      if pools.count >= 64 { pools.removeAll() }
      let pool = HandlePool<BreakHandle>()
      pools[key] = pool
      return pool
    }
  }
}
