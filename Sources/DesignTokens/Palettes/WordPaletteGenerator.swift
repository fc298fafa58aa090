/// Makes a palette from words alone: the same words always give the same colours.
///
/// A word that names something with a colour, such as "forest", gives its hue; any other word gives
/// the hue of its hash. The first two hues are those of the blobs, and the first is everyone's.
public struct WordPaletteGenerator: PaletteGenerator, Hashable {
  /// The longest words that are read, in bytes of UTF-8.
  public static let maximumLength = 4096

  /// Creates the generator.
  public init() {}

  /// True: it needs nothing but the words.
  public var isAvailable: Bool { true }

  /// A palette for words, made at once.
  ///
  /// - Throws: `PaletteGeneratorError.unusableWords` for text without letters or digits, or longer
  ///   than `maximumLength`.
  public func rawPalette(for words: String) throws(PaletteGeneratorError) -> Palette {
    guard words.utf8.count <= Self.maximumLength else {
      throw .unusableWords(limit: Self.maximumLength)
    }
    let tokens = words.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = tokens.first else { throw .unusableWords(limit: Self.maximumLength) }
    let moods = tokens.compactMap { Self.chromaByWord[$0] }
    let named = tokens.compactMap { Self.hueByWord[$0] }
    let hue = named.first ?? Self.hue(of: first)
    let second = named.dropFirst().first ?? Self.hue(of: tokens.last ?? first, near: hue)
    let chroma = moods.first ?? 1
    return Palette(
      id: Palette.customID,
      light: Self.light(hue: hue, second: second, chroma: chroma),
      dark: Self.dark(hue: hue, second: second, chroma: chroma))
  }

  // Lightness and chroma of the six colours, as the built-in palettes have them.

  private static func light(hue: Double, second: Double, chroma: Double) -> PaletteColors {
    PaletteColors(
      canvas: color(0.97, 0.014 * chroma, hue), firstBlob: color(0.87, 0.085 * chroma, hue),
      secondBlob: color(0.86, 0.085 * chroma, second),
      surfaceTint: color(0.985, 0.01 * chroma, hue), ink: color(0.26, 0.045 * chroma, hue),
      onTint: color(0.44, 0.12 * chroma, hue))
  }

  private static func dark(hue: Double, second: Double, chroma: Double) -> PaletteColors {
    PaletteColors(
      canvas: color(0.19, 0.03 * chroma, hue), firstBlob: color(0.36, 0.09 * chroma, hue),
      secondBlob: color(0.34, 0.08 * chroma, second),
      surfaceTint: color(0.25, 0.035 * chroma, hue), ink: color(0.95, 0.014 * chroma, hue),
      onTint: color(0.84, 0.10 * chroma, hue))
  }

  private static func color(_ lightness: Double, _ chroma: Double, _ hue: Double) -> HexColor {
    OKLabColor(lightness: lightness, chroma: chroma, hueTurns: hue).hexColor
  }

  /// A hue for a word without one, in turns.
  private static func hue(of word: String) -> Double { Double(hash(word) % 360) / 360 }

  /// A hue for a word, a sixth to a third of a turn from another.
  private static func hue(of word: String, near hue: Double) -> Double {
    hue + Double(60 + hash(word) % 61) / 360
  }

  /// FNV-1a, which is the same in every run, unlike the standard library's hash.
  private static func hash(_ word: String) -> UInt64 {
    word.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Hues of OKLab in turns, by what has them.
  private static let hueByWord: [String: Double] = {
    let groups: [(degrees: Double, words: String)] = [
      (10, "rose cherry berry raspberry pink"), (28, "red fire ruby poppy brick"),
      (45, "ember rust coral sunset salmon copper"), (60, "orange pumpkin apricot clay autumn"),
      (75, "sand desert wood coffee amber honey brown"),
      (100, "yellow sun lemon gold summer straw"), (125, "lime olive moss spring"),
      (145, "green forest meadow leaf grass garden jungle"), (165, "mint jade emerald"),
      (195, "teal lagoon turquoise cyan"), (220, "sky ice glacier winter frost"),
      (240, "water sea ocean lake harbor rain"), (260, "blue denim sapphire slate"),
      (285, "indigo night midnight iris"), (300, "violet lavender dusk grape twilight"),
      (325, "purple plum orchid magenta"),
    ]
    var hues: [String: Double] = [:]
    for group in groups {
      for word in group.words.split(separator: " ") { hues[String(word)] = group.degrees / 360 }
    }
    return hues
  }()

  /// Factors of chroma, by words that ask for more or less colour.
  private static let chromaByWord: [String: Double] = [
    "grey": 0.1, "gray": 0.1, "stone": 0.2, "calm": 0.6, "soft": 0.6, "pale": 0.5, "quiet": 0.5,
    "muted": 0.5, "bright": 1.3, "vivid": 1.4, "neon": 1.5, "bold": 1.3,
  ]
}
