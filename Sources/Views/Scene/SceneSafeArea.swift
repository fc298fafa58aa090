public import Geometry
internal import LocatedJSON

/// What a scene document says is covered of its host.
public struct SceneSafeArea: Hashable, Sendable {
  /// Insets by reading direction.
  public var leading = EdgeInsets()

  /// Insets at the physical sides, as a notch is; top and bottom are in ``leading``.
  public var physical = PhysicalInsets()

  /// How high a keyboard stands above the bottom edge.
  public var keyboardHeight = 0.0

  /// Nothing is covered.
  public init() {}

  /// The insets by reading direction.
  ///
  /// A notch of 59 at the left is leading in a left-to-right layout and trailing in a right-to-left
  /// one.
  public func insets(in direction: LayoutDirection) -> EdgeInsets {
    leading + EdgeInsets(physical, direction: direction)
  }
}

extension SceneDecoder {
  func safeArea(_ value: JSONValue) throws(SceneError) -> SceneSafeArea {
    let reader = try ObjectReader(
      value, known: ["top", "leading", "bottom", "trailing", "left", "right", "keyboard"],
      what: "safeArea")
    func length(_ name: String) throws(SceneError) -> Double {
      guard let value = reader[named: name] else { return 0 }
      return try value.length(name)
    }
    if reader.has("left") || reader.has("right"), reader.has("leading") || reader.has("trailing") {
      throw SceneError(
        value, "safeArea has left and right sides or leading and trailing ones, not both")
    }
    var area = SceneSafeArea()
    area.leading = EdgeInsets(
      top: try length("top"), leading: try length("leading"), bottom: try length("bottom"),
      trailing: try length("trailing"))
    area.physical = PhysicalInsets(left: try length("left"), right: try length("right"))
    area.keyboardHeight = try length("keyboard")
    return area
  }
}
