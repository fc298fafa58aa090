/// Something that makes palettes from words.
public protocol PaletteGenerator: Sendable {
  /// Whether palettes can be made now.
  var isAvailable: Bool { get }

  /// A palette for words; its contrast need not be enough yet.
  ///
  /// - Throws: `PaletteGeneratorError` when there is none.
  func rawPalette(for words: String) async throws(PaletteGeneratorError) -> Palette
}

extension PaletteGenerator {
  /// A palette for words that passes the contrast audit, under the id of the user's own.
  ///
  /// - Throws: `PaletteGeneratorError` when there is none.
  public func palette(for words: String) async throws(PaletteGeneratorError) -> Palette {
    guard isAvailable else { throw .unavailable }
    return try await rawPalette(for: words).asCustom.withEnforcedContrast()
  }
}
