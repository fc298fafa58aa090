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
      let length = try spacing(reader["spacing"])
      if let spacing = length.fixed {
        return .container(.horizontalStack(alignment: alignment, spacing: spacing))
      }
      return sized([length]) {
        .container(.horizontalStack(alignment: alignment, spacing: $0[0]))
      }
    case .vstack:
      let alignment = try horizontalAlignment(reader["alignment"])
      let length = try spacing(reader["spacing"])
      if let spacing = length.fixed {
        return .container(.verticalStack(alignment: alignment, spacing: spacing))
      }
      return sized([length]) {
        .container(.verticalStack(alignment: alignment, spacing: $0[0]))
      }
    case .zstack:
      return .container(.depthStack(alignment: try alignment(reader["alignment"])))
    case .grid:
      let alignment = try alignment(reader["alignment"])
      return sized([
        try spacing(reader["horizontalSpacing"], "horizontalSpacing"),
        try spacing(reader["verticalSpacing"], "verticalSpacing"),
      ]) {
        .container(
          .grid(alignment: alignment, horizontalSpacing: $0[0], verticalSpacing: $0[1]))
      }
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
      return sized([try spacing(reader["spacing"])]) {
        .adaptiveStack(alignment, $0[0], threshold ?? .accessibility1)
      }
    case .lazyVGrid:
      let items = try gridItems(reader, "columns")
      let alignment = Alignment(
        horizontal: try horizontalAlignment(reader["alignment"]), vertical: .center)
      return sized([try spacing(reader["spacing"])]) {
        .container(
          .custom(
            LazyGridLayout(axis: .vertical, items: items, spacing: $0[0], alignment: alignment)))
      }
    case .lazyHGrid:
      let items = try gridItems(reader, "rows")
      let alignment = Alignment(
        horizontal: .center, vertical: try verticalAlignment(reader["alignment"]))
      return sized([try spacing(reader["spacing"])]) {
        .container(
          .custom(
            LazyGridLayout(axis: .horizontal, items: items, spacing: $0[0], alignment: alignment)))
      }
    case .flow:
      let alignment = try verticalAlignment(reader["alignment"])
      return sized([
        try spacing(reader["spacing"]), try spacing(reader["lineSpacing"], "lineSpacing"),
      ]) {
        .container(
          .custom(FlowLayout(alignment: alignment, spacing: $0[0], lineSpacing: $0[1])))
      }
    case .split:
      let split = try split(reader)
      return sized([try spacing(reader["spacing"])]) { lengths in
        var spaced = split
        spaced.spacing = lengths[0] ?? 0
        return .split(spaced)
      }
    case .columnSplit:
      let columns = try columnSplit(reader)
      return sized([try spacing(reader["spacing"])]) { lengths in
        var spaced = columns
        spaced.spacing = lengths[0] ?? 0
        return .columns(spaced)
      }
    case .navigationSplitView: return .columns(try navigationSplit(reader))
    case .canvas: return .canvas(try canvas(reader))
    case .spacer:
      let minimum = try reader["minLength"].map { value throws(SceneError) in
        try value.sceneLength("minLength")
      }
      if let length = minimum.fixed { return .spacer(minimumLength: length) }
      return sized([minimum]) { .spacer(minimumLength: $0[0]) }
    case .divider: return .divider
    case .list, .form: return .list
    case .section:
      return .section(hasHeader: reader.has("header"), hasFooter: reader.has("footer"))
    case .label:
      _ = try reader.required("icon", what: "a label")
      _ = try reader.required("title", what: "a label")
      return .label
    case .roundedRectangle:
      return .shape(isSquare: false, fill: try fill(reader["fill"]), corner: try corner(reader))
    case .color: return .shape(isSquare: false, fill: try fill(reader["color"]), corner: nil)
    case .rectangle, .capsule, .ellipse:
      return .shape(isSquare: false, fill: try fill(reader["fill"]), corner: nil)
    case .circle: return .shape(isSquare: true, fill: try fill(reader["fill"]), corner: nil)
    case .empty: return .empty
    case .image: return try image(reader)
    case .text: return .text(try text(reader))
    }
  }

  private func scrollRegion(_ reader: ObjectReader) throws(SceneError) -> ScrollRegion {
    var region = ScrollRegion(axes: try axes(reader["axes"]) ?? .vertical)
    if let offset = reader["offset"] {
      let (x, y) = try point(offset, "offset")
      region.offset = Size(width: x, height: y)
    }
    if let insets = reader["contentInsets"] { region.insets = try self.insets(insets) }
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
  private func spacing(
    _ value: JSONValue?, _ property: String = "spacing"
  ) throws(SceneError) -> SceneLength? {
    guard let value, !value.isNull else { return nil }
    return try value.sceneLength(property)
  }

  private func image(_ reader: ObjectReader) throws(SceneError) -> SceneNode.Content {
    var picture = PictureDescription()
    if let directional = reader["directional"] {
      picture.isDirectional = try directional.flag("directional")
    }
    if let resizable = reader["resizable"], try resizable.flag("resizable") {
      picture.capInsets = EdgeInsets()
    }
    if let symbol = reader["systemName"] {
      picture.name = try symbol.text("systemName")
      if ["name", "width", "height"].contains(where: { reader.has($0) }) {
        throw SceneError(
          symbol,
          "an image has a 'systemName', whose size follows the font, or a 'name' with a size")
      }
      return .picture(picture)
    }
    if let name = reader["name"] { picture.name = try name.text("name") }
    let width = try reader.required("width", what: "an image").positiveSceneLength("width")
    let height = try reader.required("height", what: "an image").positiveSceneLength("height")
    if let width = width.points, let height = height.points {
      picture.size = Size(width: width, height: height)
      return .picture(picture)
    }
    return sized([width, height]) { [picture] in
      var picture = picture
      picture.size = Size(width: $0[0] ?? 0, height: $0[1] ?? 0)
      return .picture(picture)
    }
  }

  /// A view that some lengths decide: now where they are numbers, else in its environment.
  private func sized(
    _ lengths: [SceneLength?], _ make: @escaping @Sendable ([Double?]) -> SceneNode.Content
  ) -> SceneNode.Content {
    lengths.points.map(make) ?? .sized(lengths, make)
  }

  private func fill(_ value: JSONValue?) throws(SceneError) -> ThemeColor? {
    guard let value, !value.isNull else { return nil }
    return try value.themeColor("a colour")
  }

  /// The role of a rectangle's corners; nil for a number, which moves no frame.
  private func corner(_ reader: ObjectReader) throws(SceneError) -> RadiusRole? {
    guard let radius = reader["cornerRadius"] else { return nil }
    if radius.kind == .string { return try radius.choice(RadiusRole.self, "cornerRadius") }
    _ = try radius.length("cornerRadius")
    return nil
  }

  private func text(_ reader: ObjectReader) throws(SceneError) -> SceneText {
    let font = try reader["role"].map { value throws(SceneError) in try role(value) }
    var text = SceneText(content: try TextContent(reader), font: font)
    if let value = reader["unbreakable"] {
      text.details.unbreakable = try unbreakable(value, of: text.content)
    }
    return text
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
      canvas.motion = try motion.choice(MotionMode.self, "motion")
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
    let list = try reader.required(named: name, what: "a lazy grid")
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
    if let spacing = reader["spacing"], !spacing.isNull {
      item.spacing = try spacing.finiteNumber("spacing")
    }
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
