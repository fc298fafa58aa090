import Foundation
import Geometry
import Inspection
import LayoutCore
import Testing
import Typesetting
import Views

/// The cases of `text-cases.json` that are scenes.
@Suite struct TextSceneCaseTests {
  private struct Frame: Decodable {
    var x: Double
    var width: Double
  }

  private struct Case: Decodable {
    struct Expectation: Decodable { var frames: [String: Frame]? }
    var id: String
    var command: String
    var expect: Expectation
  }

  @Test func `every scene has the frames expected`() throws {
    let url = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Text/text-cases.json")
    let data = try Data(contentsOf: url)
    struct File: Decodable { var cases: [Case] }
    let cases = try JSONDecoder().decode(File.self, from: data).cases
    let file = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let values = try #require(file["cases"] as? [[String: Any]])
    var compared = 0
    for (value, textCase) in zip(values, cases) where textCase.command == "scene" {
      let scene = try #require(value["scene"])
      let bytes = [UInt8](try JSONSerialization.data(withJSONObject: scene))
      let layout = try FrameSample.sceneLayout(
        SceneDocument(parsing: bytes), SyntheticTextMeasurer())
      let tree = FrameTree.full(layout, modifiers: false)
      for (id, expected) in try #require(textCase.expect.frames) {
        let index = try #require(tree.nodes.indices.first { tree.id(of: $0) == id })
        #expect(tree.nodes[index].frame.x == expected.x, "\(textCase.id)")
        #expect(tree.nodes[index].frame.width == expected.width, "\(textCase.id)")
        compared += 1
      }
    }
    #expect(compared == 2)
  }
}
