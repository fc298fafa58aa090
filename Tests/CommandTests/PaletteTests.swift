import Foundation
import LocatedJSON
import Testing

@Suite struct PaletteTests {
  /// A palette whose ink is too pale on light screens.
  private static let pale = """
    { "id": "mine",
      "light": { "canvas": "#FFFFFF", "firstBlob": "#CFE8F5", "secondBlob": "#F5DCCF",
                 "surfaceTint": "#FAFAFA", "ink": "#999999", "onTint": "#0B5A75" },
      "dark": { "canvas": "#000000", "firstBlob": "#222222", "secondBlob": "#222222",
                "surfaceTint": "#333333", "ink": "#FFFFFF", "onTint": "#AADDFF" } }
    """

  @Test func `every built-in palette passes on every surface in both schemes`() throws {
    let run = try Command.run(["palettes", "--format", "json"])
    #expect(run.status == 0 && run.errors == "")
    let palettes = Array(try #require(try run.json().elements))
    #expect(palettes.count == 16)
    for palette in palettes {
      #expect(palette["passes"]?.bool == true)
      #expect(palette["pairs"]?.count == 5)
      #expect(palette["repairs"]?.count == 0)
    }
    let words = try Command.run(["palettes", "--words", "quiet forest rain"])
    #expect(words.status == 0 && words.output.contains("custom"))
  }

  @Test func `a palette that fails ends with 1 and says what would be enough`() throws {
    let folder = try Folder()
    let file = try folder.file("mine.json", Array(Self.pale.utf8))
    let run = try Command.run(["palettes", file.path, "--color-scheme", "light"])
    #expect(run.status == 1)
    // The published ratio of #999999 on white is 2.85.
    let canvas = try #require(run.lines.first { $0.contains("inkOnCanvas") })
    #expect(canvas.contains("2.85") && canvas.hasSuffix("fails"))
    #expect(run.lines.filter { $0.hasSuffix("fails") }.count == 3)
    let repair = try #require(run.lines.first { $0.contains("would be enough") })
    #expect(repair.hasPrefix("  ink #999999 would be enough as #"))
    // What would be enough is.
    let ink = String(repair.suffix(7))
    let repaired = Self.pale.replacingOccurrences(of: "#999999", with: ink)
    let again = try Command.run(["palettes", "-"], input: Array(repaired.utf8))
    #expect(again.status == 0, "\(again.output)")
    // On the flat surface of a skin there is one pair of ink and one of tint beside the canvas.
    let flat = try Command.run(["palettes", file.path, "--skin", "retro", "--format", "json"])
    #expect(try flat.json()[0]?["pairs"]?.count == 3)
    #expect(flat.status == 1)
  }

  @Test func `a palette in a file colours a scene and moves nothing`() throws {
    let folder = try Folder()
    let file = try folder.file("mine.json", Array(Self.pale.utf8))
    func run(_ palette: String) throws -> JSONValue {
      try Command.run([
        "ticket-card", "--fonts", "synthetic", "--format", "json", "--palette", palette,
      ]).json()
    }
    let own = try run(file.path)
    let harbor = try run("harbor")
    #expect(own["environment"]?["palette"]?.string == "mine")
    func frames(_ node: JSONValue?, _ result: inout [String]) {
      guard let node else { return }
      let frame = ["x", "y", "width", "height"].map { node["frame"]?[$0]?.numberLiteral ?? "" }
      result.append(frame.joined(separator: " "))
      if let children = node["children"]?.elements {
        for child in children { frames(child, &result) }
      }
    }
    var lists: [[String]] = [[], []]
    frames(own["root"], &lists[0])
    frames(harbor["root"], &lists[1])
    #expect(lists[0] == lists[1] && lists[0].count > 8)
  }

  @Test(arguments: [
    (["palettes", "nope"], "'nope' is no palette; it is one of harbor, meadow, "),
    (["palettes", "harbor", "--skin", "nope"], "'nope' is no skin; it is one of glass, comic, "),
    (["palettes", "--words", " - "], "words for a palette must be 1 to 4096 characters"),
    (["palettes", "--format", "svg"], "'palettes' has no form 'svg'"),
    (["checkout-row", "--palette", "nope"], "'nope' is no palette; it is one of harbor, "),
  ])
  func `what is no palette is said`(arguments: [String], message: String) throws {
    let run = try Command.run(arguments)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.hasPrefix("layout-dump: \(message)"), "\(run.errors)")
  }

  @Test(arguments: [
    ("{}", "1:1: $: a palette needs 'light'"),
    ("3", "1:1: $: a palette is an object, not a number"),
    (
      ##"{"light": {"canvas": "#FFFFFF80"}, "dark": {}}"##,
      "1:22: $.light.canvas: a colour of a palette is #RRGGBB"
    ),
    (
      #"{"light": {"ground": 3}}"#, "1:12: $.light.ground: a palette's light has no member 'ground'"
    ),
  ])
  func `a fault of a palette's file is said with its place`(
    content: String, message: String
  ) throws {
    let run = try Command.run(["palettes", "-"], input: Array(content.utf8))
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.hasPrefix("layout-dump: -:\(message)"), "\(run.errors)")
  }
}
