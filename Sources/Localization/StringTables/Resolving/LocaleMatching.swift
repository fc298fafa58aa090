public import UnicodeServices

/// A way to choose among the languages that a catalog has.
public enum LocaleMatching: String, Hashable, Sendable, CaseIterable {
  /// Parents as Apple's platforms have them, then sideways inside the same language and script.
  case apple
  /// CLDR's parents, never sideways.
  case cldr
  /// As Android: exact, CLDR's parents, then another region of the same language and script.
  case android

  /// The languages that stand in for the wanted ones, best first; empty if none does.
  ///
  /// The results are names from `available`. With ``apple`` and ``android`` the names behind the
  /// first are its ancestors, to be tried key by key.
  ///
  /// ```
  /// apple:  pt-BR among en, pt-PT → pt-PT     ar-AE among en, ar-EG, ar-SA → ar-EG
  /// cldr:   pt-BR among en, pt-PT → none      ar-AE among en, ar-EG, ar-SA → ar-EG
  /// ```
  ///
  /// - Parameters:
  ///   - wanted: The languages a person reads, the dearest first.
  ///   - available: The languages of a catalog as it writes them, in its order.
  /// - Returns: The languages to look in.
  /// - Source: TR35 part 1 §4.1.2 and likely subtags; for `apple` the answers of Apple's ICU 76.
  public func matches(
    wanted: [LocaleIdentifier], available: [String]
  ) -> [String] {
    LocaleMatcher(available: available).matches(wanted: wanted, matching: self)
  }
}

/// The languages of a catalog, prepared for matching.
struct LocaleMatcher: Sendable {
  /// Language, script and region, all of them known.
  private struct Likely: Hashable {
    var language: String
    var script: String
    var region: String
  }

  private struct Candidate: Sendable {
    var name: String
    var identifier: LocaleIdentifier
  }

  private let candidates: [Candidate]

  init(available: [String]) {
    candidates = available.map { name in
      // Android's and Apple's oldest catalogs say `pt_BR`; strange codes only match themselves.
      Candidate(name: name, identifier: Self.base(LocaleIdentifier.lenient(name).0))
    }
  }

  func matches(wanted: [LocaleIdentifier], matching: LocaleMatching) -> [String] {
    for wanted in wanted {
      let found = matches(Self.base(wanted), matching)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func matches(_ wanted: LocaleIdentifier, _ matching: LocaleMatching) -> [String] {
    switch matching {
    case .apple:
      let chain = exact([wanted] + wanted.parents(.apple))
      return chain.isEmpty ? sideways(wanted).map { [$0.name] } ?? [] : chain
    case .cldr:
      for step in [wanted] + wanted.parents(.cldr) {
        let likely = Self.likely(step)
        let match =
          candidates.first { $0.identifier == step }
          ?? candidates.first { Self.likely($0.identifier) == likely }
        if let match { return [match.name] }
      }
      return []
    case .android:
      let chain = exact([wanted] + wanted.parents(.cldr))
      guard chain.isEmpty else { return chain }
      let relatives = candidates.filter {
        $0.identifier.language == wanted.language && $0.identifier.script == wanted.script
      }
      return relatives.min { $0.identifier.bcp47 < $1.identifier.bcp47 }.map { [$0.name] } ?? []
    }
  }

  private func exact(_ steps: [LocaleIdentifier]) -> [String] {
    steps.compactMap { step in candidates.first { $0.identifier == step }?.name }
  }

  /// Another region of the same language and script: the bare language, else the same region, else
  /// the language's likely region, else the first.
  private func sideways(_ wanted: LocaleIdentifier) -> Candidate? {
    let language = Self.family(wanted.language)
    let relatives = candidates.filter {
      Self.family($0.identifier.language) == language && $0.identifier.script == wanted.script
    }
    if let bare = relatives.first(where: { $0.identifier.region == nil }) { return bare }
    if let region = wanted.region,
      let same = relatives.first(where: { $0.identifier.region == region })
    {
      return same
    }
    let bare = try? LocaleIdentifier(wanted.language)
    return relatives.first { $0.identifier.region == bare?.likelyRegion } ?? relatives.first
  }

  /// Languages that read each other's texts.
  private static func family(_ language: String) -> String {
    switch language {
    case "nb", "nn": "no"
    case "yue": "zh"
    default: language
    }
  }

  private static func likely(_ identifier: LocaleIdentifier) -> Likely? {
    guard let script = identifier.script, let region = identifier.likelyRegion else { return nil }
    return Likely(language: identifier.language, script: script, region: region)
  }

  /// The identifier without keywords and variants.
  private static func base(_ identifier: LocaleIdentifier) -> LocaleIdentifier {
    let plain = identifier.withoutExtensions
    guard !plain.variants.isEmpty else { return plain }
    let tag = [plain.language, plain.explicitScript, plain.region].compactMap { $0 }
      .joined(separator: "-")
    return (try? LocaleIdentifier(tag)) ?? plain
  }
}
