import LayoutCore
import Typesetting
import Views

/// The error that a document gives, as `LINE:COLUMN: PATH: MESSAGE`; nil when it is fine.
func sceneError(_ document: String) -> String? { sceneError(Array(document.utf8)) }

func sceneError(_ bytes: [UInt8]) -> String? {
  do throws(SceneError) {
    _ = try SceneDocument(parsing: bytes)
    return nil
  } catch {
    return "\(error)"
  }
}

/// A document with a root on its second line.
func scene(_ root: String, head: String = "") -> String {
  "{\"layoutScene\": 1, \(head)\"root\":\n\(root)}"
}

/// A document whose root, a color on the second line, has one modifier.
func scene(modifier: String) -> String {
  scene("{\"type\": \"color\", \"modifiers\": [\n\(modifier)]}")
}
