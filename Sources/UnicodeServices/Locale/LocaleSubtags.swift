/// The pieces of an identifier, each in the case that BCP 47 gives it.
struct LocaleSubtags: Hashable {
  /// Two to eight lower-case letters, or `und`.
  var language = "und"
  /// Four letters, the first one a capital.
  var script: String?
  /// Two capitals or three digits.
  var region: String?
  /// In lower case.
  var variants: [String] = []
  /// Unicode extension attributes (rare), in lower case.
  var attributes: [String] = []
  /// Unicode extension keywords by their two-character key; "" stands for `true`.
  var keywords: [String: String] = [:]
  /// The other extensions by their singleton, without it.
  var extensions: [String: String] = [:]
  /// What follows `x`.
  var privateUse: [String] = []

  /// The canonical tag: variants, keywords and extensions sorted, `x` last.
  ///
  /// Source: RFC 5646 §4.5, UTS #35 part 1 §3.2.1.
  var tag: String {
    var pieces = [language]
    if let script { pieces.append(script) }
    if let region { pieces.append(region) }
    pieces += variants.sorted()
    var extensions = extensions
    if let unicodeExtension { extensions["u"] = unicodeExtension }
    for (singleton, content) in extensions.sorted(by: { $0.key < $1.key }) {
      pieces += [singleton, content]
    }
    if !privateUse.isEmpty { pieces += ["x"] + privateUse }
    return pieces.joined(separator: "-")
  }

  private var unicodeExtension: String? {
    let words = keywords.sorted { $0.key < $1.key }.map { key, value in
      value.isEmpty ? key : "\(key)-\(value)"
    }
    let pieces = attributes.sorted() + words
    return pieces.isEmpty ? nil : pieces.joined(separator: "-")
  }

  /// The same language, script, region and variants, and nothing else.
  var withoutExtensions: LocaleSubtags {
    LocaleSubtags(language: language, script: script, region: region, variants: variants)
  }
}
