extension Skin {
  /// The skins that come with the package.
  public static let builtIn: [Skin] = [.glass, .comic, .retro, .sunshine]

  /// The built-in skin of an id; nil if there is none.
  public static func builtIn(id: String) -> Skin? { builtIn.first { $0.id == id } }

  /// Frosted cards over soft blobs.
  public static let glass = Skin(
    id: "glass", surface: .frosted, border: SkinBorder(width: .hairline, opacity: 0.18),
    shadow: ShadowToken(opacity: 0.12, radius: 18, x: 0, y: 8),
    corner: CornerTreatment(RadiusScale(box: 24, field: 14, selector: 8), isContinuous: true),
    canvas: .blobs, holdFill: .flood, reveal: .fade, typeface: Typeface(.sans))

  /// Inked outlines, hard shadows and a raster.
  public static let comic = Skin(
    id: "comic", surface: .flat, border: SkinBorder(width: .points(2), opacity: 1),
    shadow: ShadowToken(opacity: 1, radius: 0, x: 4, y: 4),
    corner: CornerTreatment(RadiusScale(box: 12, field: 10, selector: 6), isContinuous: false),
    canvas: .halftone, holdFill: .dots, reveal: .pop, typeface: Typeface(.rounded))

  /// Square corners and the letters of a terminal.
  public static let retro = Skin(
    id: "retro", surface: .flat, border: SkinBorder(width: .points(1), opacity: 0.8),
    shadow: .none,
    corner: CornerTreatment(RadiusScale(box: 0, field: 0, selector: 0), isContinuous: false),
    canvas: .scanLines, holdFill: .scanLines, reveal: .wipe, typeface: Typeface(.monospaced))

  /// Warm light, round corners and letters with serifs.
  public static let sunshine = Skin(
    id: "sunshine", surface: .flat, border: nil,
    shadow: ShadowToken(opacity: 0.10, radius: 12, x: 0, y: 4),
    corner: CornerTreatment(RadiusScale(box: 28, field: 22, selector: 12), isContinuous: true),
    canvas: .rays, holdFill: .sunburst, reveal: .rise, typeface: Typeface(.serif))
}
