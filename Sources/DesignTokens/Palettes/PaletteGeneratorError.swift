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
