import Foundation
import LocatedJSON
import Testing

@Suite struct DumpTests {
  private static func frame(_ value: JSONValue?) -> [Double] {
    ["x", "y", "width", "height"].compactMap { value?["frame"]?[$0]?.number }
  }

  /// The shown views by id.
  private static func frames(_ run: Run) throws -> [String: [Double]] {
    var result: [String: [Double]] = [:]
    func visit(_ node: JSONValue) {
      if let id = node["id"]?.string { result[id] = frame(node) }
      if let children = node["children"]?.elements { for child in children { visit(child) } }
    }
    visit(try #require(try run.json()["root"]))
    return result
  }

  @Test func `the JSON form has the members and the order of the format`() throws {
    let run = try Command.dump(Sample.row, "--format", "json")
    #expect(run.status == 0)
    #expect(run.errors == "")
    let tree = try run.json()
    #expect(
      tree.members.map { $0.map(\.name) } == [
        "frameTree", "scene", "engine", "environment", "root",
      ])
    #expect(tree["frameTree"]?.integer == 1)
    #expect(tree["scene"]?.string == "sample")
    #expect(
      tree["engine"]?.members.map { $0.map(\.name) } == [
        "version", "icu", "cldr", "harfbuzz", "fonts",
      ])
    #expect(tree["engine"]?["fonts"]?.string == "synthetic")
    let environment = try #require(tree["environment"])
    #expect(
      environment.members.map { $0.map(\.name) } == [
        "locale", "layoutDirection", "textSize", "proposal", "scale",
      ])
    #expect(environment["locale"]?.string == "en-US")
    #expect(environment["layoutDirection"]?.string == "leftToRight")
    #expect(environment["proposal"]?["width"]?.integer == 100)
    let root = try #require(tree["root"])
    #expect(
      root.members.map { $0.map(\.name) } == ["id", "type", "frame", "proposal", "children"])
    #expect(root["id"]?.string == "row")
    #expect(root["proposal"]?["width"]?.number == 90)
    let text = try #require(root["children"]?[2])
    #expect(
      text["text"]?.members.map { Set($0.map(\.name)) }?.isSuperset(of: [
        "string", "truncated", "paragraphDirection", "font", "lines", "naturalWidth",
      ]) == true)
    let line = try #require(text["text"]?["lines"]?[0])
    #expect(
      line.members.map { $0.map(\.name) } == [
        "range", "frame", "baseline", "truncated", "paragraphDirection", "runs",
      ])
    #expect(text["children"]?[0]?["role"]?.string == "overlay")
    // Overlays are listed with their own id; modifiers have no node.
    #expect(text["children"]?[0]?["id"]?.string == "o")
    #expect(!run.output.contains("padding"))
  }

  @Test func `dump is the default command, and a file is read as standard input is`() throws {
    let folder = try Folder()
    let file = try folder.file("scene.json", Array(Sample.row.utf8))
    let piped = try Command.dump(Sample.row)
    let named = try Command.run([file.path, "--fonts", "synthetic"])
    let spelled = try Command.run(["dump", "--fonts=synthetic", "--", file.path])
    #expect(piped.status == 0)
    #expect(named.output == piped.output)
    #expect(spelled.output == piped.output)
  }

  @Test func `a file wins over a gallery scene of the same name`() throws {
    let folder = try Folder()
    _ = try folder.file("checkout-row", Array(Sample.row.utf8))
    let here = try Command.run(["checkout-row", "--fonts", "synthetic"], in: folder.url)
    #expect(here.output.hasPrefix("sample"))
    let elsewhere = try Command.run(["checkout-row", "--fonts", "synthetic"])
    #expect(elsewhere.output.hasPrefix("checkout-row"))
  }

  @Test func `the direction option mirrors the frames`() throws {
    let left = try Self.frames(try Command.dump(Sample.row, "--format", "json"))
    let right = try Self.frames(
      try Command.dump(Sample.row, "--format", "json", "--direction", "rightToLeft"))
    #expect(left["a"] == [5, 20, 20, 10])
    #expect(right["a"] == [75, 20, 20, 10])
    for (id, frame) in left {
      let other = try #require(right[id])
      #expect(abs(100 - frame[0] - frame[2] - other[0]) < 1e-6)
    }
  }

  @Test func `the locale decides the direction unless the option does`() throws {
    func direction(_ options: String...) throws -> String? {
      let arguments = ["dump", "-", "--fonts", "synthetic", "--format", "json"] + options
      let run = try Command.run(arguments, input: Array(Sample.row.utf8))
      return try run.json()["environment"]?["layoutDirection"]?.string
    }
    #expect(try direction("--locale", "ar-EG") == "rightToLeft")
    #expect(try direction("--locale", "az_Arab_IR") == "rightToLeft")
    #expect(try direction("--locale", "ja") == "leftToRight")
    #expect(try direction("--locale", "ar", "--direction", "leftToRight") == "leftToRight")
    #expect(try direction("--locale", "he", "--direction", "auto") == "rightToLeft")
  }

  @Test func `options win over the scene, and the scene over the defaults`() throws {
    let scene = Sample.row.replacingOccurrences(
      of: "\"root\"",
      with: "\"environment\": {\"locale\": \"ar\", \"textSize\": \"small\"}, \"root\"")
    let own = try Command.dump(scene, "--format", "json").json()["environment"]
    #expect(own?["locale"]?.string == "ar")
    #expect(own?["layoutDirection"]?.string == "rightToLeft")
    #expect(own?["textSize"]?.string == "small")
    let given = try Command.dump(
      scene, "--format", "json", "--locale", "de", "--text-size", "xLarge", "--width", "80",
      "--height", "none", "--scale", "3"
    ).json()["environment"]
    #expect(given?["locale"]?.string == "de")
    #expect(given?["layoutDirection"]?.string == "leftToRight")
    #expect(given?["textSize"]?.string == "xLarge")
    #expect(given?["proposal"]?["width"]?.number == 80)
    #expect(given?["proposal"]?["height"]?.isNull == true)
    #expect(given?["scale"]?.number == 3)
  }

  @Test func `frames on whole pixels are shown with a scale only`() throws {
    let plain = try Command.dump(Sample.row, "--format", "json")
    #expect(!plain.output.contains("snapped"))
    let scaled = try Command.dump(Sample.row, "--format", "json", "--scale", "1")
    #expect(try scaled.json()["root"]?["snapped"]?["width"]?.number == 90)
  }

  @Test func `modifiers are nodes of their own when asked for`() throws {
    let root = try Command.dump(Sample.row, "--format", "json", "--modifiers").json()["root"]
    #expect(root?["type"]?.string == "padding")
    #expect(root?["id"] == nil)
    #expect(root?["children"]?[0]?["id"]?.string == "row")
    // With modifiers the overlay stands under its modifier, after the primary.
    let overlay = root?["children"]?[0]?["children"]?[2]
    #expect(overlay?["type"]?.string == "overlay")
    #expect(overlay?["children"]?[0]?["id"]?.string == "t")
    #expect(overlay?["children"]?[1]?["role"]?.string == "overlay")
  }

  @Test func `an output file holds what standard output would`() throws {
    let folder = try Folder()
    let file = folder.url.appending(path: "tree.json")
    let run = try Command.dump(Sample.row, "--format", "json", "--output", file.path)
    #expect(run.status == 0)
    #expect(run.output == "")
    let written = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(written == (try Command.dump(Sample.row, "--format", "json").output))
  }

  @Test func `the text form has one node a line and nothing invisible`() throws {
    let run = try Command.dump(Sample.row, "--direction", "rightToLeft")
    #expect(run.status == 0)
    let body = run.lines.drop { !$0.isEmpty }.dropFirst().filter { !$0.isEmpty }
    #expect(body.count == 5)
    #expect(body.first?.hasPrefix("hstack #row") == true)
    #expect(body.contains { $0.contains("├─ color #a") && $0.contains("75,20") })
    // The override in the string is escaped.
    #expect(run.output.contains(#""a\u{202E}b""#))
    let visible = run.output.unicodeScalars.allSatisfy { scalar in
      scalar == "\n"
        || (scalar.properties.generalCategory != .format
          && scalar.properties.generalCategory != .control)
    }
    #expect(visible)
    // Columns: every frame's size ends at the same place in lines without a string.
    let header = try #require(run.lines.first)
    for word in ["sample", "en-US", "rightToLeft", "large", "100×50"] {
      #expect(header.contains(word))
    }
  }

  @Test func `the text form has no colours unless a terminal listens`() throws {
    #expect(!(try Command.dump(Sample.row).output.contains("\u{1B}")))
  }

  @Test func `repaired values are diagnostics of their node`() throws {
    let scene =
      #"{"layoutScene": 1, "root": {"type": "color", "id": "c", "modifiers": [{"frame": {"minWidth": 9, "maxWidth": 5}}]}}"#
    let node = try Command.dump(scene, "--format", "json").json()["root"]
    #expect(node?["diagnostics"]?[0]?["rule"]?.string == "frame.bounds")
  }

  @Test(arguments: ["en-US", "ar-EG", "ja-JP"])
  func `every scene of the gallery is dumped`(locale: String) throws {
    let names = try Command.run(["gallery", "--format", "json"]).json()
    let scenes = try #require(names.elements).compactMap { $0["name"]?.string }
    #expect(scenes.count >= 6)
    for scene in scenes {
      let run = try Command.run([
        scene, "--locale", locale, "--fonts", "synthetic", "--format", "json",
      ])
      #expect(run.status == 0, "\(scene): \(run.errors)")
      #expect(try run.json()["scene"]?.string == scene)
    }
  }

  @Test(arguments: [
    ["LANG": "ar_EG.UTF-8"], ["LC_ALL": "de_DE.UTF-8"], ["TZ": "Asia/Tokyo"], ["LC_ALL": "C"],
  ])
  func `the machine's settings change nothing`(environment: [String: String]) throws {
    for scene in ["flight-card", "price-list"] {
      let arguments = [scene, "--fonts", "synthetic"]
      let plain = try Command.run(arguments)
      let other = try Command.run(arguments, environment: environment)
      #expect(plain.status == 0)
      #expect(other.output == plain.output)
    }
  }

  @Test func `the versions and the help are there`() throws {
    let version = try Command.run(["--version"])
    #expect(version.status == 0)
    for name in ["layout-dump", "ICU", "CLDR", "Unicode", "HarfBuzz"] {
      #expect(version.lines.contains { $0.hasPrefix("\(name) ") })
    }
    for arguments in [["--help"], ["-h"], ["dump", "--help"], ["gallery", "--help"]] {
      let help = try Command.run(arguments)
      #expect(help.status == 0)
      #expect(help.output.contains("usage: layout-dump"))
      #expect(help.output.contains("--format"))
    }
  }

  @Test func `locales are listed and described`() throws {
    let arabic = try Command.run(["locales", "ar-EG", "--format", "json"]).json()
    #expect(arabic["direction"]?.string == "rightToLeft")
    let wrong = try Command.run(["locales", "zz-ZZZZZ"])
    #expect(wrong.status == 2)
  }
}
