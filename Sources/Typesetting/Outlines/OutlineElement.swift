/// A step of the outline of a glyph.
public enum OutlineElement: Hashable, Sendable {
  /// Begins a contour.
  case move(x: Double, y: Double)

  /// A straight line.
  case line(x: Double, y: Double)

  /// A quadratic curve.
  case quadratic(controlX: Double, controlY: Double, x: Double, y: Double)

  /// A cubic curve.
  case cubic(
    control1X: Double, control1Y: Double, control2X: Double, control2Y: Double, x: Double,
    y: Double)

  /// Closes the contour.
  case close

  /// The element with every coordinate multiplied.
  func scaled(x scaleX: Double, y scaleY: Double) -> OutlineElement {
    switch self {
    case .move(let x, let y): .move(x: x * scaleX, y: y * scaleY)
    case .line(let x, let y): .line(x: x * scaleX, y: y * scaleY)
    case .quadratic(let controlX, let controlY, let x, let y):
      .quadratic(
        controlX: controlX * scaleX, controlY: controlY * scaleY, x: x * scaleX, y: y * scaleY)
    case .cubic(let control1X, let control1Y, let control2X, let control2Y, let x, let y):
      .cubic(
        control1X: control1X * scaleX, control1Y: control1Y * scaleY,
        control2X: control2X * scaleX, control2Y: control2Y * scaleY, x: x * scaleX,
        y: y * scaleY)
    case .close: .close
    }
  }
}
