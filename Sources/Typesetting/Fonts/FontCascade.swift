internal import UnicodeServices

/// The faces for a typesetting language.
final class FontCascade: Sendable {
  /// The faces, in order.
  let chain: FaceChain

  /// The typesetting language in ICU's spelling.
  let identifier: String

  /// The typesetting language for HarfBuzz.
  let shapingLanguage: ShapingLanguage

  /// The first face that can be opened, or `nil` where none can.
  let primary: Int?

  /// The face that sets the least height of lines in the language: the first of its script.
  let languageFace: Int?

  init(chain: FaceChain, language: String) {
    self.chain = chain
    identifier = TextLanguage.identifier(of: language)
    shapingLanguage = ShapingLanguage(tag: TextLanguage.tag(of: language))
    primary = chain.firstOpenFace
    let sample = TextLanguage.script(of: language)?.sample
    languageFace = sample.flatMap { chain.firstFace(for: $0.value) }
  }
}
