/// The shapes of letters that a text asks for, where it names no family.
///
/// Source: SwiftUI's `Font.Design`.
public enum FontDesign: String, Hashable, Sendable, CaseIterable {
  /// Without serifs: the measurer's own cascade.
  case sans
  /// With serifs.
  case serif
  /// With round ends.
  case rounded
  /// All glyphs of one width.
  case monospaced

  /// Families that have the shapes, the one that is wanted most first; file names without spaces.
  ///
  /// Noto has no round letters. DejaVu Sans stands in for them where no such family is there: its
  /// letters are wide and open, and their measures are not those of the plain face.
  var families: [String] {
    switch self {
    case .sans: []
    case .serif: ["NotoSerif", "DejaVuSerif"]
    case .rounded: ["Nunito", "Quicksand", "VarelaRound", "Comfortaa", "DejaVuSans"]
    case .monospaced: ["NotoSansMono", "DejaVuSansMono"]
    }
  }
}
