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
    // The names of all fonts of a machine are read at every start: by bytes, without a copy.
    let bytes = Array(path.utf8)
    let start = (bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > start,
      Self.isExtension(bytes[(dot + 1)...])
    else { return nil }
    var stem = bytes[start..<dot]
    // Variable fonts list their axes or say that they vary: NotoSans[wdth,wght], Inter.var.
    if let bracket = stem.firstIndex(of: UInt8(ascii: "[")) { stem = stem[..<bracket] }
    if stem.suffix(4).elementsEqual(".var".utf8) { stem = stem.dropLast(4) }
    self.path = actualPath
    guard let dash = stem.lastIndex(of: UInt8(ascii: "-")) else {
      family = String(decoding: stem, as: UTF8.self)
      weight = .regular
      width = .standard
      isItalic = false
      return
    }
    family = String(decoding: stem[..<dash], as: UTF8.self)
    var style = stem[(dash + 1)...]
    for index in style.indices { style[index] = Self.lowercased(style[index]) }
    isItalic =
      style.suffix(6).elementsEqual("italic".utf8) || style.suffix(7).elementsEqual("oblique".utf8)
    let named = Self.widths.first { style.starts(with: $0.name.utf8) }
    width = named?.width ?? .standard
    if let named { style = style.dropFirst(named.name.utf8.count) }
    weight = Self.weights.first { style.starts(with: $0.name.utf8) }?.weight ?? .regular
  }

  /// Whether bytes are the extension of a font file, in either case.
  private static func isExtension(_ bytes: ArraySlice<UInt8>) -> Bool {
    let lowercased = bytes.lazy.map { Self.lowercased($0) }
    return bytes.count == 3
      && ["ttf", "otf", "ttc", "otc"].contains { lowercased.elementsEqual($0.utf8) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }

  /// The widths that a style such as `condensedbold` may begin with.
  private static let widths: [(name: String, width: FontWidth)] = [
    ("ultracondensed", FontWidth(50)), ("extracondensed", .compressed),
    ("semicondensed", .semiCondensed), ("condensed", .condensed),
    ("semiexpanded", .semiExpanded), ("extraexpanded", FontWidth(150)),
    ("ultraexpanded", FontWidth(200)), ("expanded", .expanded),
  ]

  /// The weights that may follow.
  private static let weights: [(name: String, weight: FontWeight)] = [
    ("extralight", .thin), ("ultralight", .ultraLight), ("thin", .ultraLight),
    ("demilight", FontWeight(350)), ("light", .light), ("semibold", .semibold),
    ("demibold", .semibold), ("extrabold", .heavy), ("ultrabold", .heavy), ("bold", .bold),
    ("black", .black), ("heavy", .black), ("medium", .medium),
  ]
}
