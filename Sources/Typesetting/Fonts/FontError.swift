/// Why fonts could not be opened.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A path is no readable file.
  case unreadableFile(path: String)

  /// A path is no readable directory.
  case unreadableDirectory(path: String)

  /// A file holds no font, or no face of the index asked for.
  case noSuchFace(path: String, index: Int, faceCount: Int)

  /// The places searched hold no font.
  case noFonts(searched: [String])

  /// What is wrong, and what would be right.
  public var description: String {
    switch self {
    case .unreadableFile(let path):
      "cannot read the font file \(path); name an existing TrueType or OpenType file"
    case .unreadableDirectory(let path):
      "cannot read the font directory \(path); name an existing directory"
    case .noSuchFace(let path, let index, let faceCount):
      faceCount == 0
        ? "\(path) is no font; name a TrueType or OpenType file"
        : "\(path) has no face \(index); it has faces 0 to \(faceCount - 1)"
    case .noFonts(let searched):
      "no fonts in \(searched.joined(separator: ", ")); install fonts-noto-core or name a directory"
    }
  }
}
