extension Palette {
  /// The palettes that come with the package.
  public static let builtIn: [Palette] = [
    .harbor, .meadow, .ember, .dusk, .orchard, .glacier, .clay, .slate,
  ]

  /// Deep water and a warm lantern.
  public static let harbor = Palette(
    id: "harbor",
    light: PaletteColors(
      canvas: 0xEDF7FD, firstBlob: 0xA4DDFF, secondBlob: 0xFBC499, surfaceTint: 0xF5FBFF,
      ink: 0x0A2737, onTint: 0x005A7E),
    dark: PaletteColors(
      canvas: 0x05161F, firstBlob: 0x01435F, secondBlob: 0x552C01, surfaceTint: 0x0F2430,
      ink: 0xE6F0F7, onTint: 0x8DD5FF))

  /// Grass after rain.
  public static let meadow = Palette(
    id: "meadow",
    light: PaletteColors(
      canvas: 0xF0F8EF, firstBlob: 0xB2E4B2, secondBlob: 0xD9D593, surfaceTint: 0xF6FCF6,
      ink: 0x152A16, onTint: 0x1A6323),
    dark: PaletteColors(
      canvas: 0x0B170B, firstBlob: 0x18491C, secondBlob: 0x3E3A01, surfaceTint: 0x172617,
      ink: 0xE9F1E9, onTint: 0xA1DCA2))

  /// The last of a fire.
  public static let ember = Palette(
    id: "ember",
    light: PaletteColors(
      canvas: 0xFFF2EE, firstBlob: 0xFFC4B5, secondBlob: 0xFFBDC1, surfaceTint: 0xFFF8F7,
      ink: 0x381A13, onTint: 0x8C2F17),
    dark: PaletteColors(
      canvas: 0x200E09, firstBlob: 0x672515, secondBlob: 0x5D2129, surfaceTint: 0x321B15,
      ink: 0xF9EBE8, onTint: 0xFFB6A3))

  /// Violet before night.
  public static let dusk = Palette(
    id: "dusk",
    light: PaletteColors(
      canvas: 0xF6F3FF, firstBlob: 0xD7CCFF, secondBlob: 0xFFB9D9, surfaceTint: 0xFAF9FF,
      ink: 0x261F39, onTint: 0x593F92),
    dark: PaletteColors(
      canvas: 0x151121, firstBlob: 0x42306B, secondBlob: 0x58223E, surfaceTint: 0x231E32,
      ink: 0xEFEDF8, onTint: 0xCEC0FF))

  /// Ripe fruit and leaves.
  public static let orchard = Palette(
    id: "orchard",
    light: PaletteColors(
      canvas: 0xFEF1F3, firstBlob: 0xFFC2CA, secondBlob: 0xBFDDA2, surfaceTint: 0xFFF8F9,
      ink: 0x361A1F, onTint: 0x873043),
    dark: PaletteColors(
      canvas: 0x1F0E11, firstBlob: 0x632532, secondBlob: 0x2A400C, surfaceTint: 0x301A1E,
      ink: 0xF8EBEC, onTint: 0xFFB3BD))

  /// Ice and a clear sky.
  public static let glacier = Palette(
    id: "glacier",
    light: PaletteColors(
      canvas: 0xEDF7F9, firstBlob: 0x9FE1ED, secondBlob: 0xB7D2FE, surfaceTint: 0xF4FCFD,
      ink: 0x0B292E, onTint: 0x025D69),
    dark: PaletteColors(
      canvas: 0x06171A, firstBlob: 0x01464F, secondBlob: 0x243859, surfaceTint: 0x102529,
      ink: 0xE6F1F3, onTint: 0x8AD9E7))

  /// Earth and dry straw.
  public static let clay = Palette(
    id: "clay",
    light: PaletteColors(
      canvas: 0xFBF4ED, firstBlob: 0xF4CCA6, secondBlob: 0xF9C3B0, surfaceTint: 0xFEF9F5,
      ink: 0x302011, onTint: 0x764505),
    dark: PaletteColors(
      canvas: 0x1B1208, firstBlob: 0x57340C, secondBlob: 0x542B1D, surfaceTint: 0x2B1F13,
      ink: 0xF4EDE7, onTint: 0xEFC093))

  /// Nearly no colour.
  public static let slate = Palette(
    id: "slate",
    light: PaletteColors(
      canvas: 0xF3F5F8, firstBlob: 0xCBD5E5, secondBlob: 0xC1D5DF, surfaceTint: 0xF9FAFC,
      ink: 0x20242B, onTint: 0x475367),
    dark: PaletteColors(
      canvas: 0x111418, firstBlob: 0x353E4C, secondBlob: 0x2B3A42, surfaceTint: 0x1F2227,
      ink: 0xEDEEF1, onTint: 0xBFCBDF))
}
