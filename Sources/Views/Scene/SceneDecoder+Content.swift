internal import DesignTokens
internal import Geometry
internal import LayoutCore
internal import LocatedJSON

extension SceneDecoder {
  /// What a view is, from the members of its type.
  func content(_ type: SceneType, _ reader: ObjectReader) throws(SceneError) -> SceneNode.Content {
    switch type {
    case .hstack:
      let alignment = try verticalAlignment(reader["alignment"])
      return .container(
        .horizontalStack(alignment: alignment, spacing: try spacing(reader["spacing"])))
    case .vstack:
      let alignment = try horizontalAlignment(reader["alignment"])
      return .container(
        .verticalStack(alignment: alignment, spacing: try spacing(reader["spacing"])))
    case .zstack:
      return .container(.depthStack(alignment: try alignment(reader["alignment"])))
    case .grid:
      return .container(
        .grid(
          alignment: try alignment(reader["alignment"]),
          horizontalSpacing: try spacing(reader["horizontalSpacing"]),
          verticalSpacing: try spacing(reader["verticalSpacing"])))
    case .gridRow:
      return .gridRow(reader.has("alignment") ? try verticalAlignment(reader["alignment"]) : nil)
    case .scrollView:
      let region = ScrollRegion(axes: try axes(reader["axes"]) ?? .vertical)
      return .region(.scrollView(region))
    case .viewThatFits:
      return .container(.viewThatFits(axes: try axes(reader["axes"]) ?? .both))
    case .geometryReader: return .container(.geometryReader)
    case .adaptiveStack:
      let alignment = try verticalAlignment(reader["alignment"])
      let threshold = try reader["threshold"].map { value throws(SceneError) in
        try textSize(value)
      }
      return .adaptiveStack(
        alignment, try spacing(reader["spacing"]), threshold ?? .accessibility1)
    case .spacer:
      let minimum = try reader["minLength"].map { value throws(SceneError) in
        try value.finiteNumber("minLength")
      }
      return .leaf(.spacer(minimumLength: minimum))
    case .divider: return .divider
    case .roundedRectangle:
      if let radius = reader["cornerRadius"] { _ = try radius.length("cornerRadius") }
      return .leaf(.flexible)
    case .color, .rectangle, .capsule, .ellipse: return .leaf(.flexible)
    case .circle: return .leaf(.square)
    case .empty: return .empty
    case .image: return .leaf(try image(reader))
    case .text: return .text(try text(reader))
    }
  }

  /// A list of axes.
  func axes(_ value: JSONValue?) throws(SceneError) -> Axis.Set? {
    guard let value else { return nil }
    guard let elements = value.elements else {
      throw SceneError(value, "axes is an array of \"horizontal\" and \"vertical\"")
    }
    var axes: Axis.Set = []
    for element in elements {
      axes.insert(Axis.Set(try element.choice(AxisName.self, "axis").axis))
    }
    return axes
  }

  /// The distance between neighbours; null like an absent one.
  private func spacing(_ value: JSONValue?) throws(SceneError) -> Double? {
    guard let value, !value.isNull else { return nil }
    return try value.finiteNumber("spacing")
  }

  private func image(_ reader: ObjectReader) throws(SceneError) -> LayoutLeaf {
    if let name = reader["name"] { _ = try name.text("name") }
    if let directional = reader["directional"] { _ = try directional.flag("directional") }
    let size = Size(
      width: try reader.required("width", what: "an image").length("width"),
      height: try reader.required("height", what: "an image").length("height"))
    if let resizable = reader["resizable"], try resizable.flag("resizable") {
      return .resizable(natural: size, minimum: .zero)
    }
    return .fixed(size)
  }

  private func text(_ reader: ObjectReader) throws(SceneError) -> SceneText {
    let role = try reader["role"].map { value throws(SceneError) in
      try value.choice(TextRole.self, "role")
    }
    return SceneText(content: try TextContent(reader), font: role.map { Font.role($0) })
  }

  func textSize(_ value: JSONValue) throws(SceneError) -> DynamicTypeSize {
    try value.choice(DynamicTypeSize.self, "textSize")
  }
}
