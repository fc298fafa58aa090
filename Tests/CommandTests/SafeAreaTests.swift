import Foundation
import LocatedJSON
import Testing

@Suite struct SafeAreaCommandTests {
  private static let scene = """
    {"layoutScene": 1, "size": {"width": 400, "height": 300},
     "safeArea": {"top": 50, "left": 40},
     "root": {"type": "color", "id": "root", "modifiers": [{"ignoresSafeArea": {"edges": ["top"]}}]}}
    """

  private func root(_ options: String...) throws -> (frame: [Double], area: JSONValue?) {
    let arguments = ["dump", "-", "--fonts", "synthetic", "--format", "json"] + options
    let run = try Command.run(arguments, input: Array(Self.scene.utf8))
    let tree = try run.json()
    let frame = ["x", "y", "width", "height"].compactMap { tree["root"]?["frame"]?[$0]?.number }
    return (frame, tree["environment"]?["safeArea"])
  }

  @Test func `a scene's safe area is laid out around, at the side that it names`() throws {
    let left = try root()
    #expect(left.frame == [40, 0, 360, 300])
    #expect(left.area?["leading"]?.number == 40)
    // A notch at the left stays there right to left, where it is trailing.
    let right = try root("--direction", "rightToLeft")
    #expect(right.frame == [40, 0, 360, 300])
    #expect(right.area?["trailing"]?.number == 40)
  }

  @Test func `options win over the scene`() throws {
    // 300 − 20 − 100: the keyboard stands 100 above the bottom; only the top is reached over.
    let given = try root("--safe-area", "20,10,5,0", "--keyboard", "100")
    #expect(given.frame == [10, 0, 390, 200])
    #expect(given.area?["bottom"]?.number == 100)
    let mirrored = try root("--safe-area=20,10,5,0", "--direction", "rightToLeft")
    #expect(mirrored.frame == [0, 0, 390, 295])
    #expect(try root("--safe-area", "0,0,0,0").area == nil)
  }

  @Test(arguments: ["1,2,3", "a,b,c,d", "1,2,3,-4", "1,,2,3", "1,2,3,4,5", ""])
  func `what is no safe area is said`(value: String) throws {
    let run = try Command.run(
      ["dump", "-", "--safe-area", value], input: Array(Self.scene.utf8))
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("give four lengths in points: top, leading, bottom and trailing"))
  }
}
