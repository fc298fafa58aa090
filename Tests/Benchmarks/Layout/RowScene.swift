internal import Geometry

/// The tree of ``TreeShape/rows(level:lastWidth:)`` as a scene document.
enum RowScene {
  /// The document of a level, as people write such documents: with spaces and an id a row.
  static func document(level: Int) -> [UInt8] {
    var text = "{ \"layoutScene\": 1, \"size\": { \"width\": 1000 },\n  \"root\": "
    var rows = 0
    append(level, &rows, to: &text)
    text += " }\n"
    return Array(text.utf8)
  }

  private static func append(_ level: Int, _ rows: inout Int, to text: inout String) {
    guard level > 0 else {
      rows += 1
      return appendRow(rows, to: &text)
    }
    text += "{ \"type\": \"vstack\", \"spacing\": 0, \"modifiers\": [{ \"padding\": 8 }],\n"
    text += "  \"children\": [\n"
    for child in 0..<10 {
      if child > 0 { text += ",\n" }
      append(level - 1, &rows, to: &text)
    }
    text += "] }"
  }

  private static func appendRow(_ number: Int, to text: inout String) {
    text += "    { \"type\": \"hstack\", \"id\": \"row-\(number)\", \"spacing\": 0, "
    text += "\"modifiers\": [{ \"padding\": 4 }],\n      \"children\": [\n"
    for place in 0..<5 {
      let size = TreeShape.leafSize(place, 40)
      if place > 0 { text += "        { \"type\": \"spacer\", \"minLength\": 0 },\n" }
      text += "        { \"type\": \"image\", \"name\": \"leaf\", \"width\": \(size.width), "
      text += "\"height\": \(size.height) }"
      text += place < 4 ? ",\n" : " ] }"
    }
  }
}
