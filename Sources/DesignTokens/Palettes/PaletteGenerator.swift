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

/// Why no palette was made.
public enum PaletteGeneratorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The generator cannot be used now.
  case unavailable
  /// The words are none, or too many to be read.
  case unusableWords(limit: Int)
  /// The generator gave up, with a reason in words.
  case failed(reason: String)

  /// What is wrong, and what would be right.
  public var description: String {
    switch self {
    case .unavailable: "no palettes can be made now; edit the colours by hand"
    case .unusableWords(let limit): "words for a palette must be 1 to \(limit) characters"
    case .failed(let reason): "no palette was made: \(reason)"
    }
  }
}
