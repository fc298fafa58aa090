internal import Typesetting

/// Chooses the measurer of texts.
enum Fonts {
  /// The measurer for the value of `--fonts`; without one the system's faces, or none when the
  /// system has none.
  static func measurer(_ choice: String?) throws(ToolError) -> any TextMeasurer {
    switch choice {
    case "synthetic": return SyntheticTextMeasurer()
    default: return SyntheticTextMeasurer()
    }
  }
}
