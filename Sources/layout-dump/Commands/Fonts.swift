internal import Typesetting

/// Chooses the measurer of texts.
enum Fonts {
  /// The measurer for the values of `--font` and `--fonts`.
  ///
  /// Without a value the system's faces are used; where there are none, the synthetic font stands
  /// in, which is said on standard error and in the head of every dump.
  static func measurer(_ arguments: Arguments) throws(ToolError) -> any TextMeasurer {
    do throws(FontError) {
      let files = arguments.all(.font)
      if !files.isEmpty { return FontTextMeasurer(fonts: try FontBook(files: files)) }
      switch arguments[.fonts] {
      case "synthetic": return SyntheticTextMeasurer()
      case nil: return try systemOrSynthetic()
      case "system": return FontTextMeasurer(fonts: try FontBook.system())
      case let directory?: return FontTextMeasurer(fonts: try FontBook(directory: directory))
      }
    } catch {
      throw ToolError(message: "\(error)")
    }
  }

  private static func systemOrSynthetic() throws(FontError) -> any TextMeasurer {
    do throws(FontError) {
      return FontTextMeasurer(fonts: try FontBook.system())
    } catch {
      guard case .noFonts = error else { throw error }
      Files.report(
        "no fonts are installed; the synthetic font stands in (install fonts-noto-core, or give "
          + "--fonts DIR)")
      return SyntheticTextMeasurer()
    }
  }
}
