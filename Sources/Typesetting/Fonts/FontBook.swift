internal import UnicodeServices

/// The fonts a measurer may use: explicit, immutable, and safe to share between threads.
///
/// A book lists files by name and opens a face when a text first needs it. It never asks the machine
/// for a substitute: what is not in the book is a missing glyph.
public struct FontBook: Sendable {
  /// What to call the book in a dump: `"system"`, the directory, or the files.
  public let source: String

  private enum Content: Sendable {
    case catalog(FontCatalog)
    case list([FontFile])
  }

  private let content: Content
  private let store = FontStore()
  private let cascades = BoundedCache<CascadeKey, FontCascade>(limit: 256)

  private let chains = BoundedCache<ChainKey, FaceChain>(limit: 64)

  private struct ChainKey: Hashable {
    let head: [FamilyFace]
    let weight: FontWeight
    let width: FontWidth
  }

  private struct FamilyFace: Hashable {
    let family: String
    let index: Int
    /// Whether the face stands for a design only, and for nothing that it has beside.
    var isForDesign = false
  }

  private struct CascadeKey: Hashable {
    let language: String
    let family: String?
    let design: FontDesign
    let weight: FontWeight
    let width: FontWidth
  }

  /// Where Debian's packages put Noto and DejaVu.
  private static let systemDirectories = [
    "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto",
    "/usr/share/fonts/truetype/dejavu",
  ]

  /// The Noto fonts of the system, with DejaVu Sans behind them.
  ///
  /// The cascade of a language is the family wanted, where one is, such as Noto Naskh Arabic or Noto
  /// Serif, next to which scripts have their serif faces; Noto Sans; the face of the language's script (Nastaliq for Urdu,
  /// the Han face of the language); every other Noto face by script code; CJK; emoji; DejaVu Sans.
  ///
  /// - Throws: ``FontError/noFonts(searched:)`` where Noto Sans and DejaVu Sans are both missing.
  public static func system() throws(FontError) -> FontBook {
    var files: [FontFile] = []
    for directory in systemDirectories { files += FontDirectory.files(in: directory) ?? [] }
    let wanted = files.filter(isWantedFromSystem)
    guard wanted.contains(where: { $0.family == "NotoSans" || $0.family == "DejaVuSans" }) else {
      throw .noFonts(searched: systemDirectories)
    }
    return FontBook(
      source: "system", content: .catalog(FontCatalog(wanted, onRequest: onRequest)))
  }

  /// Families that only a text that asks for their shapes is set in.
  private static let onRequest: Set<String> = [
    "NotoSansMono", "DejaVuSansMono", "DejaVuSerif", "NotoNaskhArabic",
  ]

  private static func isWantedFromSystem(_ file: FontFile) -> Bool {
    switch file.family {
    case "NotoNastaliqUrdu", "NotoColorEmoji", "DejaVuSans": true
    case "NotoSansDisplay", "NotoSansMonoCJK": false
    case let family where onRequest.contains(family): true
    default: file.family.hasPrefix("NotoSans") || file.family.hasPrefix("NotoSerif")
    }
  }

  /// The fonts of a directory and its directories; names that Noto has mean what they mean there.
  ///
  /// - Throws: ``FontError/unreadableDirectory(path:)``, ``FontError/noFonts(searched:)``.
  public init(directory: String) throws(FontError) {
    guard let files = FontDirectory.files(in: directory) else {
      throw .unreadableDirectory(path: directory)
    }
    guard files.contains(where: { !$0.isItalic }) else { throw .noFonts(searched: [directory]) }
    self.init(source: directory, content: .catalog(FontCatalog(files)))
  }

  /// Exactly these faces, in cascade order; each `FILE` or `FILE#FACE`.
  ///
  /// - Throws: ``FontError/unreadableFile(path:)``, ``FontError/noSuchFace(path:index:faceCount:)``,
  ///   ``FontError/noFonts(searched:)`` for an empty list. Every face is opened.
  public init(files names: [String]) throws(FontError) {
    guard !names.isEmpty else { throw .noFonts(searched: []) }
    var files: [FontFile] = []
    for name in names {
      let (path, index) = Self.split(name)
      guard FontDirectory.isReadable(path) else { throw .unreadableFile(path: path) }
      guard var file = FontFile(path: path) ?? FontFile(path: path + ".ttf", actualPath: path)
      else { throw .noSuchFace(path: path, index: index, faceCount: 0) }
      file.index = index
      _ = try FontFace(path: path, index: index, weight: .regular)
      files.append(file)
    }
    self.init(source: names.joined(separator: ","), content: .list(files))
  }

  private init(source: String, content: Content) {
    self.source = source
    self.content = content
  }

  private static func split(_ name: String) -> (path: String, index: Int) {
    guard let mark = name.lastIndex(of: "#"), let index = Int(name[name.index(after: mark)...])
    else { return (name, 0) }
    return (String(name[..<mark]), index)
  }

  /// The cascade for a language, beginning with a family where one is wanted.
  func cascade(
    language: String, family: String?, design: FontDesign = .sans, weight: FontWeight,
    width: FontWidth
  ) -> FontCascade {
    let key = CascadeKey(
      language: language, family: family, design: design, weight: weight, width: width)
    return cascades.value(for: key, cost: 1) {
      FontCascade(chain: chain(for: key), language: language)
    }
  }

  /// The chain of a language: shared by all languages whose chains begin alike.
  private func chain(for key: CascadeKey) -> FaceChain {
    let head: [FamilyFace]
    switch content {
    case .list: head = []
    case .catalog(let catalog): head = Self.head(of: catalog, for: key)
    }
    let chain = ChainKey(head: head, weight: key.weight, width: key.width)
    return chains.value(for: chain, cost: 1) {
      FaceChain(files: files(chain), weight: key.weight, width: key.width, store: store)
    }
  }

  private func files(_ chain: ChainKey) -> [FontFile] {
    switch content {
    case .list(let files): return files
    case .catalog(let catalog):
      var faces = chain.head
      var taken = Set(chain.head)
      for family in catalog.order {
        for index in family == "NotoSansCJK" ? [0, 2, 3, 1] : [0] {
          let face = FamilyFace(family: family, index: index)
          if taken.insert(face).inserted { faces.append(face) }
        }
      }
      return faces.compactMap { face in
        var file = catalog.file(of: face.family, weight: chain.weight, width: chain.width)
        file?.index = face.index
        file?.isForDesign = face.isForDesign
        return file
      }
    }
  }

  /// The faces a chain begins with: the family asked for, the first one of the design, the primary
  /// one, those of the language.
  private static func head(of catalog: FontCatalog, for key: CascadeKey) -> [FamilyFace] {
    var result: [FamilyFace] = []
    func take(_ family: String, _ index: Int = 0) {
      let face = FamilyFace(family: family, index: index)
      if catalog.families[family] != nil, !result.contains(face) { result.append(face) }
    }
    let code = TextLanguage.languageCode(of: key.language)
    let han = hanFace(of: key.language, code: code)
    let wanted = key.family?.split(separator: ",").map { $0.filter { $0 != " " } } ?? []
    for family in wanted { take(family) }
    if let family = key.design.families.first(where: { catalog.families[$0] != nil }) {
      result.append(FamilyFace(family: family, index: 0, isForDesign: true))
    }
    if let primary = catalog.order.first { take(primary) }
    let withSerifs = key.design == .serif || wanted.contains { $0.contains("Serif") }
    if let script = TextLanguage.script(of: key.language) {
      for serifs in withSerifs ? [true, false] : [false] {
        if let family = catalog.family(for: script, language: code, withSerifs: serifs) {
          take(family)
        }
      }
    }
    if let han { take("NotoSansCJK", han) }
    return result
  }

  /// The face of Noto Sans CJK whose forms a language wants; `nil` for other languages.
  private static func hanFace(of language: String, code: String) -> Int? {
    switch code {
    case "ja": return 0
    case "ko": return 1
    case "yue": return 4
    case "zh":
      let tags = language.lowercased().split { $0 == "-" || $0 == "_" || $0 == "@" }
      if tags.contains("hk") || tags.contains("mo") { return 4 }
      return TextLanguage.script(of: language)?.shortName == "Hant" ? 3 : 2
    default: return nil
    }
  }
}
