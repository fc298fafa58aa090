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
      return .region(.scrollView(try scrollRegion(reader)))
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
    case .lazyVGrid:
      let layout = LazyGridLayout(
        axis: .vertical, items: try gridItems(reader, "columns"),
        spacing: try spacing(reader["spacing"]),
        alignment: Alignment(
          horizontal: try horizontalAlignment(reader["alignment"]), vertical: .center))
      return .container(.custom(layout))
    case .lazyHGrid:
      let layout = LazyGridLayout(
        axis: .horizontal, items: try gridItems(reader, "rows"),
        spacing: try spacing(reader["spacing"]),
        alignment: Alignment(
          horizontal: .center, vertical: try verticalAlignment(reader["alignment"])))
      return .container(.custom(layout))
    case .flow:
      let layout = FlowLayout(
        alignment: try verticalAlignment(reader["alignment"]),
        spacing: try spacing(reader["spacing"]), lineSpacing: try spacing(reader["lineSpacing"]))
      return .container(.custom(layout))
    case .split: return .split(try split(reader))
    case .columnSplit: return .columns(try columnSplit(reader))
    case .navigationSplitView: return .columns(try navigationSplit(reader))
    case .canvas: return .canvas(try canvas(reader))
    case .spacer:
      let minimum = try reader["minLength"].map { value throws(SceneError) in
        try value.finiteNumber("minLength")
      }
      return .leaf(.spacer(minimumLength: minimum))
    case .divider: return .divider
    case .list, .form: return .list
    case .section:
      return .section(hasHeader: reader.has("header"), hasFooter: reader.has("footer"))
    case .label:
      _ = try reader.required("icon", what: "a label")
      _ = try reader.required("title", what: "a label")
      return .label
    case .roundedRectangle:
      if let radius = reader["cornerRadius"] { _ = try radius.length("cornerRadius") }
      return .leaf(.flexible)
    case .color, .rectangle, .capsule, .ellipse: return .leaf(.flexible)
    case .circle: return .leaf(.square)
    case .empty: return .empty
    case .image: return .picture(try image(reader))
    case .text: return .text(try text(reader))
    }
  }

  private func scrollRegion(_ reader: ObjectReader) throws(SceneError) -> ScrollRegion {
    var region = ScrollRegion(axes: try axes(reader["axes"]) ?? .vertical)
    if let offset = reader["offset"] {
      let (x, y) = try point(offset, "offset")
      region.offset = Size(width: x, height: y)
    }
    if let insets = reader["contentInsets"] { region.insets = try padding(insets) }
    return region
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
  func spacing(_ value: JSONValue?) throws(SceneError) -> Double? {
    guard let value, !value.isNull else { return nil }
    return try value.finiteNumber("spacing")
  }

  private func image(_ reader: ObjectReader) throws(SceneError) -> PictureDescription {
    var picture = PictureDescription()
    if let symbol = reader["systemName"] {
      picture.name = try symbol.text("systemName")
      if ["name", "width", "height"].contains(where: { reader.has($0) }) {
        throw SceneError(
          symbol,
          "an image has a 'systemName', whose size follows the font, or a 'name' with a size")
      }
    } else {
      if let name = reader["name"] { picture.name = try name.text("name") }
      picture.size = Size(
        width: try reader.required("width", what: "an image").length("width"),
        height: try reader.required("height", what: "an image").length("height"))
    }
    if let directional = reader["directional"] {
      picture.isDirectional = try directional.flag("directional")
    }
    if let resizable = reader["resizable"], try resizable.flag("resizable") {
      picture.capInsets = EdgeInsets()
    }
    return picture
  }

  private func text(_ reader: ObjectReader) throws(SceneError) -> SceneText {
    let role = try reader["role"].map { value throws(SceneError) in
      try value.choice(TextRole.self, "role")
    }
    return SceneText(content: try TextContent(reader), font: role.map { Font.role($0) })
  }

  func textSize(_ value: JSONValue) throws(SceneError) -> DynamicTypeSize {
    if let size = value.string.flatMap({ DynamicTypeSize(name: $0) }) { return size }
    return try value.choice(DynamicTypeSize.self, "textSize")
  }

  private func split(_ reader: ObjectReader) throws(SceneError) -> SplitDescription {
    var split = SplitDescription()
    if let ratio = reader["ratio"] {
      split.ratio = try ratio.finiteNumber("ratio")
      guard (0...1).contains(split.ratio) else {
        throw SceneError(ratio, "ratio is the leading panel's share, from 0 to 1")
      }
    }
    if let value = reader["minimumLeading"] {
      split.minimumLeading = try value.length("minimumLeading")
    }
    if let value = reader["minimumTrailing"] {
      split.minimumTrailing = try value.length("minimumTrailing")
    }
    split.spacing = try spacing(reader["spacing"]) ?? 0
    if let value = reader["divider"] { split.hasDivider = try value.flag("divider") }
    guard reader["children"]?.count == 2 else {
      throw SceneError(reader["children"] ?? reader.value, "a split has exactly two children")
    }
    return split
  }

  private func canvas(_ reader: ObjectReader) throws(SceneError) -> CanvasDescription {
    let columns = try reader.required("columns", what: "a canvas").integer("columns", in: 1...1000)
    let count = reader["children"]?.count ?? 0
    var canvas = CanvasDescription(columns: columns, rows: max((count + columns - 1) / columns, 1))
    if let rows = reader["rows"] {
      canvas.rows = try rows.integer("rows", in: 1...1000)
      guard count <= canvas.rows * columns else {
        throw SceneError(
          rows, "\(count) children do not fit into \(columns) columns and \(canvas.rows) rows")
      }
    }
    if let motion = reader["motion"] {
      canvas.motion = try motion.choice(CanvasMotion.self, "motion")
    }
    if let value = reader["selection"] {
      let cell = try ObjectReader(value, known: ["column", "row"], what: "selection")
      if let column = cell["column"] {
        canvas.selection.column = try column.integer("column", in: 0...(columns - 1))
      }
      if let row = cell["row"] { canvas.selection.row = try row.integer("row", in: 0...999) }
    }
    canvas.hasBackground = reader.has("background")
    return canvas
  }

  private func gridItems(
    _ reader: ObjectReader, _ name: String
  ) throws(SceneError) -> [GridItem] {
    let list = try reader.required(name, what: "a lazy grid")
    guard let elements = list.elements, list.count > 0 else {
      throw SceneError(list, "\(name) is an array of items such as {\"flexible\": {}}")
    }
    var items: [GridItem] = []
    for element in elements { items.append(try gridItem(element)) }
    return items
  }

  private func gridItem(_ value: JSONValue) throws(SceneError) -> GridItem {
    let reader = try ObjectReader(
      value, known: ["fixed", "flexible", "adaptive", "spacing", "alignment"], what: "an item")
    var item = GridItem()
    let kinds = ["fixed", "flexible", "adaptive"].filter { reader.has($0) }
    guard kinds.count == 1 else {
      throw SceneError(value, "an item has one of 'fixed', 'flexible' and 'adaptive'")
    }
    if let fixed = reader["fixed"] { item.size = .fixed(try fixed.length("fixed")) }
    if let flexible = reader["flexible"] {
      let (minimum, maximum) = try bounds(flexible, "flexible")
      item.size = .flexible(minimum: minimum ?? 10, maximum: maximum ?? .infinity)
    }
    if let adaptive = reader["adaptive"] {
      let (minimum, maximum) = try bounds(adaptive, "adaptive")
      guard let minimum, minimum > 0 else {
        throw SceneError(adaptive, "an adaptive item needs a 'minimum' above 0")
      }
      item.size = .adaptive(minimum: minimum, maximum: maximum ?? .infinity)
    }
    item.spacing = try spacing(reader["spacing"])
    if reader.has("alignment") { item.alignment = try alignment(reader["alignment"]) }
    return item
  }

  private func bounds(
    _ value: JSONValue, _ what: String
  ) throws(SceneError) -> (Double?, Double?) {
    let reader = try ObjectReader(value, known: ["minimum", "maximum"], what: what)
    let minimum = try reader["minimum"].map { value throws(SceneError) in
      try value.length("minimum")
    }
    let maximum = try reader["maximum"].map { value throws(SceneError) in
      try value.lengthOrInfinity("maximum")
    }
    return (minimum, maximum)
  }
}
