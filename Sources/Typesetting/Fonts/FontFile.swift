/// A font file as its name describes it, without opening it.
struct FontFile: Hashable, Sendable {
  /// The path.
  let path: String

  /// The name without folder, style and extension: `NotoSansArabic`.
  let family: String

  /// The weight the name tells, 400 where it tells none.
  let weight: FontWeight

  /// Whether the name says italic or oblique.
  let isItalic: Bool

  /// The index of the face in the file.
  var index = 0

  /// Whether the name says that the font holds emoji.
  var isEmoji: Bool { family.contains("Emoji") }

  /// Reads a name; `nil` where it is not that of a font file.
  init?(path: String) {
    self.init(path: path, actualPath: path)
  }

  /// Reads a name that may differ from the path: a file named explicitly needs no extension.
  init?(path: String, actualPath: String) {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".")
    guard parts.count >= 2, let kind = parts.last?.lowercased(),
      kind == "ttf" || kind == "otf" || kind == "ttc" || kind == "otc"
    else { return nil }
    var stem = name.dropLast(kind.utf8.count + 1)
    // Variable fonts list their axes: NotoSans[wdth,wght].ttf.
    if let bracket = stem.firstIndex(of: "[") { stem = stem[..<bracket] }
    self.path = actualPath
    guard let dash = stem.lastIndex(of: "-") else {
      family = String(stem)
      weight = .regular
      isItalic = false
      return
    }
    let style = stem[stem.index(after: dash)...].lowercased()
    family = String(stem[..<dash])
    isItalic = style.contains("italic") || style.contains("oblique")
    weight = Self.weight(ofStyle: style)
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
