internal import DesignTokens
internal import Geometry
internal import Views

/// What the tokens of a node mean for its picture.
struct DrawingTokens {
  private let tokens: [NodeToken]
  private let frame: PhysicalRect

  init(_ tokens: [NodeToken], frame: PhysicalRect) {
    self.tokens = tokens
    self.frame = frame
  }

  /// Attributes that fill with the colour of a property; nil where the node has none.
  func fill(_ property: String) -> [(String, String)]? {
    guard let color = color(property) else { return nil }
    return Self.paint("fill", color)
  }

  /// The colour of a property as SVG has it; nil where the node has none.
  func opaque(_ property: String) -> String? {
    color(property).map { Self.paint("fill", $0)[0].1 }
  }

  /// The attributes of round corners; empty where the node has none.
  var corners: [(String, String)] {
    guard case .radius(let radius)? = value("cornerRadius") else { return [] }
    let shorter = min(frame.width, frame.height)
    return [("rx", SVGNumber.text(max(min(radius, shorter / 2), 0)))]
  }

  /// The attributes of the line around the node; none is drawn where it has none.
  var border: [(String, String)] {
    guard let color = color("border"), case .length(let width)? = value("border.width") else {
      return []
    }
    var attributes =
      Self.paint("stroke", color) + [("stroke-width", SVGNumber.text(max(width, 0)))]
    if value("border.dash") != nil { attributes.append(("stroke-dasharray", "4 3")) }
    return attributes
  }

  private func value(_ property: String) -> NodeToken.Value? {
    tokens.last { $0.property == property }?.value
  }

  private func color(_ property: String) -> HexColor? {
    if case .color(let color)? = value(property) { color } else { nil }
  }

  private static func paint(_ what: String, _ color: HexColor) -> [(String, String)] {
    let opaque = HexColor(color.components)
    guard color.alpha < 255 else { return [(what, "\(opaque)")] }
    return [
      (what, "\(opaque)"), ("\(what)-opacity", SVGNumber.text(Double(color.alpha) / 255)),
    ]
  }
}
