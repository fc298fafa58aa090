internal import DesignTokens
internal import Inspection
internal import LocatedJSON
internal import Views

/// `layout-dump palettes [NAME|FILE…]`: the contrast of palettes on the surfaces of skins, and the
/// least change that would be enough.
struct PalettesCommand {
  private let palettes: [Palette]
  private let schemes: [ColorScheme]
  private let surfaces: [SurfaceKind]
  private let output: Output

  init(_ arguments: Arguments) throws(ToolError) {
    output = try Output(arguments)
    var palettes: [Palette] = []
    for word in arguments.operands {
      palettes.append(try PaletteOption.palette(word, "palette"))
    }
    if let words = arguments[.words] { palettes.append(try Self.generated(words)) }
    self.palettes = palettes.isEmpty ? Palette.builtIn : palettes
    schemes =
      try arguments.choice(.colorScheme, ColorScheme.self).map { [$0] } ?? ColorScheme.allCases
    surfaces = try SceneConfiguration.skin(arguments).map { [$0.surface] } ?? SurfaceKind.allCases
  }

  private static func generated(_ words: String) throws(ToolError) -> Palette {
    do throws(PaletteGeneratorError) {
      return try WordPaletteGenerator().rawPalette(for: words)
    } catch {
      throw .usage("\(error)")
    }
  }

  /// The judgement of one palette in one colour scheme.
  private struct Judgement {
    var palette: Palette
    var scheme: ColorScheme
    var audit: ContrastAudit
    /// The colours that the least change would move, with what they would be.
    var repairs: [(role: PaletteColorRole, from: HexColor, to: HexColor)]
  }

  /// Prints the judgements; 1 when any pair fails.
  func run() throws(ToolError) -> Int32 {
    let judgements = palettes.flatMap { palette in
      schemes.map { judge(palette, $0) }
    }
    switch output.form {
    case .json: try output.write(json(judgements))
    case .text, .svg: try output.write(text(judgements))
    }
    return judgements.allSatisfy { $0.audit.passes } ? 0 : 1
  }

  private func judge(_ palette: Palette, _ scheme: ColorScheme) -> Judgement {
    let audit = ContrastAudit(palette[scheme], surfaces: surfaces)
    var repairs: [(role: PaletteColorRole, from: HexColor, to: HexColor)] = []
    if !audit.passes {
      let repaired = palette[scheme].withEnforcedContrast()
      for role in PaletteColorRole.allCases {
        let (from, to) = (role.color(of: palette[scheme]), role.color(of: repaired))
        if from != to { repairs.append((role, from, to)) }
      }
    }
    return Judgement(palette: palette, scheme: scheme, audit: audit, repairs: repairs)
  }

  // MARK: Forms

  private func text(_ judgements: [Judgement]) -> String {
    var text = row("PALETTE", "SCHEME", "PAIR", "SURFACE", "RATIO", "NEEDED")
    for judgement in judgements {
      for finding in judgement.audit.findings {
        text += row(
          judgement.palette.id.printable, judgement.scheme.rawValue, finding.pair.rawValue,
          finding.surface?.rawValue ?? "canvas", ReadableNumber.text(finding.ratio),
          ReadableNumber.text(finding.required) + (finding.passes ? "" : "  fails"))
      }
      for repair in judgement.repairs {
        text += "  \(repair.role.rawValue) \(repair.from) would be enough as \(repair.to)\n"
      }
    }
    return text
  }

  private func row(
    _ palette: String, _ scheme: String, _ pair: String, _ surface: String, _ ratio: String,
    _ needed: String
  ) -> String {
    func left(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(1, width - text.count))
    }
    let figure = String(repeating: " ", count: max(0, 5 - ratio.count)) + ratio
    return left(palette, 12) + left(scheme, 8) + left(pair, 14) + left(surface, 9) + figure + "  "
      + needed + "\n"
  }

  private func json(_ judgements: [Judgement]) -> JSONWriter {
    var writer = JSONWriter(style: .pretty)
    writer.beginArray()
    for judgement in judgements {
      writer.beginObject()
      writer.name("palette")
      writer.string(judgement.palette.id)
      writer.name("colorScheme")
      writer.string(judgement.scheme.rawValue)
      writer.name("passes")
      writer.bool(judgement.audit.passes)
      writer.name("pairs")
      writer.beginArray()
      for finding in judgement.audit.findings {
        writer.beginObject(inline: true)
        writer.name("pair")
        writer.string(finding.pair.rawValue)
        writer.name("surface")
        writer.string(finding.surface?.rawValue ?? "canvas")
        writer.name("ratio")
        writer.length(finding.ratio)
        writer.name("needed")
        writer.length(finding.required)
        writer.name("passes")
        writer.bool(finding.passes)
        writer.endObject()
      }
      writer.endArray()
      writer.name("repairs")
      writer.beginArray()
      for repair in judgement.repairs {
        writer.beginObject(inline: true)
        writer.name("color")
        writer.string(repair.role.rawValue)
        writer.name("from")
        writer.string("\(repair.from)")
        writer.name("to")
        writer.string("\(repair.to)")
        writer.endObject()
      }
      writer.endArray()
      writer.endObject()
    }
    writer.endArray()
    writer.endLine()
    return writer
  }
}
