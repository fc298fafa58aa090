internal import Geometry

/// Writes SVG into a string: elements, escaped attributes and text, numbers of fixed decimals.
struct SVGWriter {
  private(set) var text = ""
  private var open: [String] = []

  /// Starts a document that shows a rectangle of the host's space.
  init(view: PhysicalRect, margin: Double) {
    let number = SVGNumber.text
    let box = [
      view.x - margin, view.y - margin, view.width + 2 * margin, view.height + 2 * margin,
    ].map(number).joined(separator: " ")
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(box)" \
      width="\(number(view.width + 2 * margin))" height="\(number(view.height + 2 * margin))">

      """
    open = ["svg"]
  }

  /// Opens an element.
  mutating func begin(_ name: String, _ attributes: [(String, String)] = []) {
    tag(name, attributes, end: ">")
    open.append(name)
  }

  /// Closes the element opened last.
  mutating func end() {
    guard let name = open.popLast() else { return }
    indent()
    text += "</\(name)>\n"
  }

  /// Writes an element without content.
  mutating func element(_ name: String, _ attributes: [(String, String)]) {
    tag(name, attributes, end: "/>")
  }

  /// Writes what a viewer shows when the pointer rests on the element that is open.
  mutating func title(_ title: String) {
    indent()
    text += "<title>\(title.escapedForXML)</title>\n"
  }

  /// Closes everything.
  mutating func finish() -> String {
    while !open.isEmpty { end() }
    return text
  }

  private mutating func tag(_ name: String, _ attributes: [(String, String)], end: String) {
    indent()
    text += "<\(name)"
    for (key, value) in attributes { text += " \(key)=\"\(value.escapedForXML)\"" }
    text += end + "\n"
  }

  private mutating func indent() {
    text += String(repeating: " ", count: min(open.count, 32) * 2)
  }
}

/// Numbers as SVG has them.
enum SVGNumber {
  /// At most two decimals.
  static func text(_ value: Double) -> String { value.isFinite ? ReadableNumber.text(value) : "0" }
}

extension String {
  /// The text with what XML reserves as references, and without what XML forbids.
  ///
  /// Invisible characters are written as references, so that a reader of the file sees them.
  var escapedForXML: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x27: result += "&#39;"
      case 0x09, 0x0A, 0x0D: result += "&#\(scalar.value);"
      case 0..<0x20, 0xFFFE, 0xFFFF: result.unicodeScalars.append("\u{FFFD}")
      case 0x7F..<0xA0, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF:
        result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
