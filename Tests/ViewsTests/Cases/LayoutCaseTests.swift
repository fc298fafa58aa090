import Geometry
import Inspection
import LayoutCore
import LocatedJSON
import Testing
import Typesetting
import Views

/// The scenes with known frames, each in both directions.
@Suite struct LayoutCaseTests {
  /// Cases whose views this version does not have.
  ///
  /// Everything else is run; a case that leaves or joins this list must be moved by hand.
  static let later: Set<String> = []

  @Test func `every scene has its known frames, left to right and right to left`() throws {
    let fixture = try LayoutFixture.json("layout-cases.json")
    // Frames in the file have at most six decimals.
    let tolerance = try fixture.member("tolerance").length()
    let cases = try fixture.member("cases").list()
    #expect(cases.count == 226)
    var faults: [String] = []
    var count = 0
    for value in cases {
      let id = try value.member("id").text()
      if Self.later.contains(id) { continue }
      for (direction, key) in [(LayoutDirection.leftToRight, "ltr"), (.rightToLeft, "rtl")] {
        count += 1
        let found = try Self.faults(value, direction, try value.member(key), tolerance)
        faults += found.map { "\(id) \(key): \($0)" }
      }
    }
    #expect(count == 2 * (cases.count - Self.later.count))
    #expect(faults.isEmpty, "\(faults.count) faults:\n\(faults.prefix(10).joined(separator: "\n"))")
  }

  private static func faults(
    _ value: JSONValue, _ direction: LayoutDirection, _ expected: JSONValue, _ tolerance: Double
  ) throws -> [String] {
    var frames: [String: PhysicalRect] = [:]
    do {
      let scene = try SceneDocument(parsing: Array(try value.member("scene").source.utf8))
      var environment = scene.environment
      environment.layoutDirection = direction
      let tree = try ViewTree.lowering(
        scene, environment: environment.values, measurer: SyntheticTextMeasurer())
      let shown = FrameTree(try tree.laidOut(in: scene.size), engine: .inTests)
      for node in shown.nodes.indices {
        if let id = shown.id(of: node) { frames[id] = shown.nodes[node].frame }
      }
    } catch {
      return ["\(error)"]
    }
    var faults: [String] = []
    guard let members = expected.members else { return ["no frames are expected"] }
    for member in members {
      let wanted = try member.value.lengths()
      let frame = frames[member.name]
      let found = frame.map { [$0.x, $0.y, $0.width, $0.height] } ?? []
      let agrees =
        found.count == 4 && zip(found, wanted).allSatisfy { abs($0 - $1) <= tolerance }
      if !agrees { faults.append("\(member.name) is \(found) instead of \(wanted)") }
    }
    for absent in try value["absent"]?.list() ?? [] {
      let id = try absent.text()
      if frames[id] != nil { faults.append("\(id) is there") }
    }
    // Edges on whole pixels are given left to right only.
    if let snapped = value["snapped"], direction == .leftToRight {
      let scale = try snapped.member("scale").length()
      guard let edges = try snapped.member("edges").members else { return faults }
      for member in edges {
        let frame = frames[member.name]?.snapped(scale: scale)
        let found = frame.map { [$0.x, $0.y, $0.maxX, $0.maxY] } ?? []
        let wanted = try member.value.lengths()
        if found != wanted { faults.append("\(member.name) snaps to \(found), not \(wanted)") }
      }
    }
    return faults
  }
}

extension EngineVersions {
  /// The versions of a test, which no frame depends on.
  static var inTests: EngineVersions {
    EngineVersions(version: "1", icu: "72", cldr: "42", harfBuzz: "6", fonts: "synthetic")
  }
}
