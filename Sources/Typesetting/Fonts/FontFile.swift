/// A font file as its name describes it, without opening it.
struct FontFile: Hashable, Sendable {
  /// The path.
  let path: String

  /// The name without folder, style and extension: `NotoSansArabic`.
  let family: String

  /// The weight the name tells, 400 where it tells none.
  let weight: FontWeight

  /// The width the name tells, 100 where it tells none.
  let width: FontWidth

  /// Whether the name says italic or oblique.
  let isItalic: Bool

  /// The index of the face in the file.
  var index = 0

  /// Whether the font stands for a design, and only for letters that designs are made for.
  var isForDesign = false

  /// Whether a text may be set in the font for a scalar, should it have a glyph.
  ///
  /// Designs are those of Latin, Greek and Cyrillic; other scripts keep the faces they always have.
  func mayServe(_ scalar: UInt32) -> Bool {
    guard isForDesign else { return true }
    switch scalar {
    case 0..<0x530, 0x1C80...0x1C8F, 0x1D00...0x2BFF, 0x2C60...0x2C7F, 0xA640...0xA69F,
      0xA720...0xA7FF, 0xFB00...0xFB06:
      return true
    default: return false
    }
  }

  /// Whether the name says that the font holds emoji.
  var isEmoji: Bool { family.hasSuffix("Emoji") || family.hasSuffix("EmojiCompat") }

  /// Reads a name; `nil` where it is not that of a font file.
  init?(path: String) {
    self.init(path: path, actualPath: path)
  }

  /// Reads a name that may differ from the path: a file named explicitly needs no extension.
  init?(path: String, actualPath: String) {
    let bytes = path.utf8
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { bytes.index(after: $0) }
    let name = path[(start ?? path.startIndex)...]
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return nil
    }
    switch name[name.utf8.index(after: dot)...].lowercased() {
    case "ttf", "otf", "ttc", "otc": break
    default: return nil
    }
    var stem = name[..<dot]
    // Variable fonts list their axes or say that they vary: NotoSans[wdth,wght], Inter.var.
    if let bracket = stem.firstIndex(of: "[") { stem = stem[..<bracket] }
    if stem.hasSuffix(".var") { stem = stem.dropLast(4) }
    self.path = actualPath
    guard let dash = stem.lastIndex(of: "-") else {
      family = String(stem)
      weight = .regular
      width = .standard
      isItalic = false
      return
    }
    family = String(stem[..<dash])
    let style = stem[stem.index(after: dash)...].lowercased()
    isItalic = style.hasSuffix("italic") || style.hasSuffix("oblique")
    let (width, rest) = Self.width(ofStyle: style)
    self.width = width
    weight = rest == "regular" ? .regular : Self.weight(ofStyle: rest)
  }

  /// The width that a style such as `condensedbold` begins with, and the rest of it.
  private static func width(ofStyle style: String) -> (FontWidth, String) {
    let names: [(String, FontWidth)] = [
      ("ultracondensed", FontWidth(50)), ("extracondensed", .compressed),
      ("semicondensed", .semiCondensed), ("condensed", .condensed),
      ("semiexpanded", .semiExpanded), ("extraexpanded", FontWidth(150)),
      ("ultraexpanded", FontWidth(200)), ("expanded", .expanded),
    ]
    for (name, width) in names where style.hasPrefix(name) {
      return (width, String(style.dropFirst(name.count)))
    }
    return (.standard, style)
  }

  private static func weight(ofStyle style: String) -> FontWeight {
    let names: [(String, FontWeight)] = [
      ("extralight", .thin), ("ultralight", .ultraLight), ("thin", .ultraLight),
      ("demilight", FontWeight(350)), ("light", .light), ("semibold", .semibold),
      ("demibold", .semibold), ("extrabold", .heavy), ("ultrabold", .heavy), ("bold", .bold),
      ("black", .black), ("heavy", .black), ("medium", .medium),
    ]
    for (name, weight) in names where style.hasPrefix(name) { return weight }
    return .regular
  }
}
