internal import DesignTokens
internal import Views

/// Palettes by name or in a file; a file wins over a name.
enum PaletteOption {
  /// The palette that a word names.
  static func palette(_ word: String, _ what: String) throws(ToolError) -> Palette {
    if word == "-" || Files.exists(word) && !Files.isDirectory(word) {
      let bytes = try Files.read(word)
      do throws(SceneError) {
        return try Palette(parsing: bytes)
      } catch {
        throw .located(word, error.description)
      }
    }
    if let palette = Palette.builtIn.first(where: { $0.id == word }) { return palette }
    throw .usage(
      "'\(word.printable)' is no \(what); it is one of "
        + Palette.builtIn.map { $0.id }.joined(separator: ", ") + ", or a file")
  }
}
