internal import DesignTokens
internal import Geometry
internal import LayoutCore
internal import LocatedJSON
internal import Typesetting

/// The modifiers that scene documents know.
enum SceneModifierName: String, CaseIterable {
  case frame, padding, fixedSize, aspectRatio, layoutPriority, offset, position, background, overlay
  case alignmentGuide, zIndex, environment, lineLimit, truncationMode, multilineTextAlignment
  case minimumScaleFactor, font, hidden, accessibilityLabel, tappable
  case flipsForRightToLeftLayoutDirection, safeAreaInset, gridCellColumns, gridCellAnchor
  case gridColumnAlignment, gridCellUnsizedAxes, safeAreaPadding, ignoresSafeArea
  case containerRelativeFrame, matchedGeometryEffect, coordinateSpace, layoutDirectionBehavior
  case rotationEffect, rotation3DEffect, scaleEffect, transformEffect, projectionEffect
  case navigationSplitViewColumnWidth, fontWidth, textCase, tabInterval
  case listStyle, listRowInsets, listRowSeparator, listRowBackground, labelStyle
  case anchorPreference, overlayPreferenceValue, backgroundPreferenceValue
  case dynamicTypeSize, controlSize, foregroundStyle, fill, surface, minimumTouchTarget
  case border, shadow
}

extension SceneDecoder {
  mutating func modifiers(_ value: JSONValue) throws(SceneError) -> [SceneModifier] {
    guard let elements = value.elements else {
      throw SceneError(value, "modifiers is an array of objects, not \(value.kindName)")
    }
    var result: [SceneModifier] = []
    result.reserveCapacity(value.count)
    var ordinal: Int32 = 0
    for element in elements {
      for kind in try modifier(element) {
        result.append(SceneModifier(ordinal: ordinal, kind: kind))
      }
      ordinal += 1
    }
    return result
  }

  private mutating func modifier(_ value: JSONValue) throws(SceneError) -> [SceneModifier.Kind] {
    guard let members = value.members, value.count == 1 else {
      throw SceneError(
        value, "a modifier is an object with one member, such as {\"padding\": 16}")
    }
    for member in members {
      guard let name = SceneModifierName(rawValue: member.name) else {
        throw SceneError(
          location: member.nameLocation, path: member.value.path,
          "'\(member.name.escapedForMessage)' is no modifier"
            + suggestion(member.name, SceneModifierName.allCases.map { $0.rawValue }))
      }
      return try modifier(name, member.value)
    }
    return []
  }

  private mutating func modifier(
    _ name: SceneModifierName, _ value: JSONValue
  ) throws(SceneError) -> [SceneModifier.Kind] {
    switch name {
    case .frame: return [try frame(value)]
    case .padding: return [try padding(value)]
    case .fixedSize: return [.layout(.fixedSize, try fixedSize(value))]
    case .aspectRatio: return [.layout(.aspectRatio, try aspectRatio(value))]
    case .layoutPriority:
      return [
        .layout(.layoutPriority, .layoutPriority(try value.finiteNumber("layoutPriority")))
      ]
    case .offset:
      let (x, y) = try point(value, "offset")
      return [.layout(.offset, .offset(x: x, y: y))]
    case .position:
      let (x, y) = try point(value, "position")
      return [.layout(.position, .position(x: x, y: y))]
    case .background: return [try layer(.background, value)]
    case .overlay: return [try layer(.overlay, value)]
    case .safeAreaInset: return [try safeAreaInset(value)]
    case .gridCellColumns, .gridCellAnchor, .gridColumnAlignment, .gridCellUnsizedAxes:
      return [try gridCell(name, value)]
    case .alignmentGuide: return try alignmentGuide(value)
    case .zIndex: return [.noted(.zIndex, .zIndex(try value.finiteNumber("zIndex")))]
    case .hidden:
      return try value.flag("hidden") ? [.layout(.hidden, .transparent)] : []
    case .accessibilityLabel:
      _ = try value.text("accessibilityLabel")
      return [.layout(.accessibilityLabel, .transparent)]
    case .tappable:
      guard try value.flag("tappable") else { return [] }
      return [.resolved(.tappable) { TouchTarget.modifier(in: $0) }]
    case .minimumTouchTarget: return [try minimumTouchTarget(value)]
    case .fill: return [try fill(value)]
    case .border: return [try border(value)]
    case .shadow:
      let elevation = try value.choice(Elevation.self, "elevation")
      return [
        .resolved(.shadow) { _ in
          (.transparent, NodeToken.shadow(elevation.shadow, name: elevation.rawValue))
        }
      ]
    case .surface:
      if value.kind == .bool, value.bool != true { return [] }
      let role =
        value.kind == .bool ? RadiusRole.box : try value.choice(RadiusRole.self, "surface")
      return [
        .resolved(.surface) { (.transparent, NodeToken.surface(role, in: $0)) }
      ]
    case .safeAreaPadding, .ignoresSafeArea, .containerRelativeFrame, .matchedGeometryEffect,
      .coordinateSpace:
      return [try regionModifier(name, value)]
    case .anchorPreference, .overlayPreferenceValue, .backgroundPreferenceValue:
      return [try preference(name, value)]
    case .listRowBackground: return [.rowBackground(node: try node(value))]
    case .listStyle, .listRowInsets, .listRowSeparator, .labelStyle:
      return [try listModifier(name, value)]
    case .navigationSplitViewColumnWidth:
      return [.noted(.navigationSplitViewColumnWidth, .columnWidth(try columnWidth(value)))]
    case .flipsForRightToLeftLayoutDirection, .layoutDirectionBehavior, .rotationEffect,
      .rotation3DEffect, .scaleEffect, .transformEffect, .projectionEffect:
      return [try effect(name, value)]
    case .environment, .lineLimit, .truncationMode, .multilineTextAlignment, .minimumScaleFactor,
      .fontWidth, .textCase, .tabInterval, .font, .dynamicTypeSize, .controlSize, .foregroundStyle:
      return [try environmentModifier(name, value)]
    }
  }

  // MARK: Layout

  private func frame(_ value: JSONValue) throws(SceneError) -> SceneModifier.Kind {
    let bounds = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
    let reader = try ObjectReader(
      value, known: ["width", "height"] + bounds + ["alignment"], what: "frame")
    let alignment = try alignment(reader["alignment"])
    let isFlexible = bounds.contains { reader[named: $0] != nil }
    if isFlexible, reader.has("width") || reader.has("height") {
      throw SceneError(
        value,
        "a frame has width and height or minimum, ideal and maximum lengths, not both; "
          + "two frame modifiers give both")
    }
    func length(_ name: String) throws(SceneError) -> SceneLength? {
      guard let value = reader[named: name], !value.isNull else { return nil }
      if name.hasPrefix("max"), value.kind == .string, value.string == "infinity" {
        return SceneLength(property: name, value: .points(.infinity))
      }
      return try value.positiveSceneLength(name)
    }
    if !isFlexible {
      let lengths = (width: try length("width"), height: try length("height"))
      if let width = lengths.width.fixed, let height = lengths.height.fixed {
        return .layout(.frame, .frame(width: width, height: height, alignment: alignment))
      }
      return sized(.frame, [lengths.width, lengths.height]) {
        .frame(width: $0[0], height: $0[1], alignment: alignment)
      }
    }
    var lengths: [SceneLength?] = []
    for name in bounds { lengths.append(try length(name)) }
    return sized(.frame, lengths) {
      .flexibleFrame(
        FrameBounds(
          width: FrameBounds.Range(minimum: $0[0], ideal: $0[1], maximum: $0[2]),
          height: FrameBounds.Range(minimum: $0[3], ideal: $0[4], maximum: $0[5])),
        alignment: alignment)
    }
  }

  /// A modifier that some lengths decide: now where they are numbers, else in its environment.
  private func sized(
    _ type: NodeType, _ lengths: [SceneLength?],
    _ make: @escaping @Sendable ([Double?]) -> LayoutModifier
  ) -> SceneModifier.Kind {
    if let points = lengths.points { return .layout(type, make(points)) }
    return .resolved(type) { environment in
      let (points, tokens) = lengths.resolved(in: environment)
      return (make(points), tokens)
    }
  }

  private func padding(_ value: JSONValue) throws(SceneError) -> SceneModifier.Kind {
    if value.kind == .number {
      return .layout(.padding, .padding(EdgeInsets(all: try value.finiteNumber("padding"))))
    }
    let edges = ["all", "horizontal", "vertical", "top", "leading", "bottom", "trailing"]
    if value.kind == .string || value["scaled"] != nil {
      return sized(.padding, [try value.sceneLength("padding")]) {
        .padding(EdgeInsets(all: $0[0] ?? 0))
      }
    }
    if value.kind == .bool {
      guard value.bool == true else {
        throw SceneError(
          value,
          "padding is true for 16 points, a number or an object; leave it out "
            + "for none")
      }
      return .layout(.padding, .padding(EdgeInsets(all: 16)))
    }
    let reader = try ObjectReader(value, known: edges, what: "padding")
    func length(_ names: String...) throws(SceneError) -> SceneLength? {
      for name in names {
        guard let value = reader[named: name] else { continue }
        var length = try value.sceneLength(name)
        length.property = "padding.\(names[0])"
        return length
      }
      return nil
    }
    let lengths: [SceneLength?] = [
      try length("top", "vertical", "all"), try length("leading", "horizontal", "all"),
      try length("bottom", "vertical", "all"), try length("trailing", "horizontal", "all"),
    ]
    return sized(.padding, lengths) {
      .padding(
        EdgeInsets(
          top: $0[0] ?? 0, leading: $0[1] ?? 0, bottom: $0[2] ?? 0, trailing: $0[3] ?? 0))
    }
  }

  /// Room on the edges in points, as `padding` spells it.
  func insets(_ value: JSONValue) throws(SceneError) -> EdgeInsets {
    guard case .layout(_, .padding(let insets)) = try padding(value) else {
      throw SceneError(value, "these lengths are numbers of points, not names of tokens")
    }
    return insets
  }

  private func minimumTouchTarget(_ value: JSONValue) throws(SceneError) -> SceneModifier.Kind {
    if value.kind == .bool {
      guard value.bool == true else {
        throw SceneError(
          value, "minimumTouchTarget is true for the environment's or a number of points")
      }
      return sized(
        .minimumTouchTarget,
        [SceneLength(property: "minimumTouchTarget", value: .token(.touchTarget))]
      ) { .minimumSize(width: $0[0] ?? 0, height: $0[0] ?? 0) }
    }
    return sized(.minimumTouchTarget, [try value.positiveSceneLength("minimumTouchTarget")]) {
      .minimumSize(width: $0[0] ?? 0, height: $0[0] ?? 0)
    }
  }

  /// A line of a colour, one point wide without a width.
  private func border(_ value: JSONValue) throws(SceneError) -> SceneModifier.Kind {
    let reader = try ObjectReader(value, known: ["color", "width"], what: "border")
    let color = try reader.required("color", what: "border").themeColor("a border's colour")
    let width = try reader["width"].map { value throws(SceneError) in
      try value.positiveSceneLength("width")
    }
    return .resolved(.border) { environment in
      let points = width?.resolved(in: environment) ?? 1
      return (.transparent, NodeToken.border(color, width: points, in: environment))
    }
  }

  private func fill(_ value: JSONValue) throws(SceneError) -> SceneModifier.Kind {
    let reader = try ObjectReader(value, known: ["variant", "role", "surface"], what: "fill")
    let variant = try reader["variant"].map { value throws(SceneError) in
      try value.choice(FillVariant.self, "fill variant")
    }
    let role = try reader.required("role", what: "fill").choice(ColorRole.self, "colour role")
    var surface = SemanticColors.SurfaceLevel.base
    if let value = reader["surface"] {
      guard case .surface(let level)? = ThemeColor(name: try value.text("surface")) else {
        throw SceneError(value, "a surface is 'base', 'raised' or 'nested'")
      }
      surface = level
    }
    return .fill(variant ?? .solid, role, surface)
  }

  private func fixedSize(_ value: JSONValue) throws(SceneError) -> LayoutModifier {
    if value.kind == .bool {
      let both = value.bool ?? false
      return .fixedSize(horizontal: both, vertical: both)
    }
    let reader = try ObjectReader(value, known: ["horizontal", "vertical"], what: "fixedSize")
    func flag(_ name: String) throws(SceneError) -> Bool {
      guard let value = reader[named: name] else { return false }
      return try value.flag(name)
    }
    return .fixedSize(horizontal: try flag("horizontal"), vertical: try flag("vertical"))
  }

  private func aspectRatio(_ value: JSONValue) throws(SceneError) -> LayoutModifier {
    let reader = try ObjectReader(value, known: ["ratio", "contentMode"], what: "aspectRatio")
    var ratio: Double?
    if let value = reader["ratio"], !value.isNull {
      let number = try value.finiteNumber("ratio")
      guard number > 0 else {
        throw SceneError(value, "a ratio of width to height is greater than 0")
      }
      ratio = number
    }
    let mode = try reader["contentMode"].map { value throws(SceneError) in
      try value.choice(ContentMode.self, "contentMode")
    }
    return .aspectRatio(ratio, contentMode: mode ?? .fit)
  }

  func point(_ value: JSONValue, _ what: String) throws(SceneError) -> (Double, Double) {
    let reader = try ObjectReader(value, known: ["x", "y"], what: what)
    let x = try reader["x"].map { value throws(SceneError) in try value.finiteNumber("x") }
    let y = try reader["y"].map { value throws(SceneError) in try value.finiteNumber("y") }
    return (x ?? 0, y ?? 0)
  }

  private mutating func layer(
    _ type: NodeType, _ value: JSONValue
  ) throws(SceneError) -> SceneModifier.Kind {
    if value.kind == .string {
      let color = try value.themeColor("a \(type.rawValue)")
      nodes.append(
        SceneNode(type: .color, content: .shape(isSquare: false, fill: color, corner: nil)))
      return .layer(type, .layered(), node: nodes.count - 1)
    }
    if value["type"] != nil { return .layer(type, .layered(), node: try node(value)) }
    let reader = try ObjectReader(
      value, known: ["alignment", "content"], what: "\(type.rawValue) without a 'type'")
    let alignment = try alignment(reader["alignment"])
    let content = try reader.required("content", what: type.rawValue)
    return .layer(type, .layered(alignment: alignment), node: try node(content))
  }

  private mutating func safeAreaInset(_ value: JSONValue) throws(SceneError) -> SceneModifier.Kind {
    let reader = try ObjectReader(
      value, known: ["edge", "alignment", "spacing", "content"], what: "safeAreaInset")
    let edge = try reader.required("edge", what: "safeAreaInset").choice(SideName.self, "edge")
    let alignment =
      switch edge {
      case .leading, .trailing:
        Alignment(horizontal: .center, vertical: try verticalAlignment(reader["alignment"]))
      case .top, .bottom:
        Alignment(horizontal: try horizontalAlignment(reader["alignment"]), vertical: .center)
      }
    var spacing: Double?
    if let value = reader["spacing"], !value.isNull {
      spacing = try value.finiteNumber("spacing")
    }
    let content = try node(reader.required("content", what: "safeAreaInset"))
    return .layer(
      .safeAreaInset,
      .safeAreaInset(edge: edge.edge, alignment: alignment, spacing: spacing), node: content)
  }

  private func gridCell(
    _ name: SceneModifierName, _ value: JSONValue
  ) throws(SceneError) -> SceneModifier.Kind {
    var attributes = GridCellAttributes()
    var type = NodeType.gridCellColumns
    switch name {
    case .gridCellAnchor:
      let (x, y) = try point(value, "gridCellAnchor")
      attributes.anchor = UnitPoint(x: x, y: y)
      type = .gridCellAnchor
    case .gridColumnAlignment:
      attributes.columnAlignment = try horizontalAlignment(value)
      type = .gridColumnAlignment
    case .gridCellUnsizedAxes:
      attributes.unsizedAxes = try axes(value) ?? []
      type = .gridCellUnsizedAxes
    default: attributes.columns = try value.integer("gridCellColumns", in: 1...1000)
    }
    return .layout(type, .gridCell(attributes))
  }

  /// A guide; `center`, a guide of both axes, is set on both unless `axis` names one.
  private func alignmentGuide(_ value: JSONValue) throws(SceneError) -> [SceneModifier.Kind] {
    let reader = try ObjectReader(
      value, known: ["guide", "value", "axis"], what: "alignmentGuide")
    let guide = try reader.required("guide", what: "alignmentGuide")
    let name = try guide.text("guide")
    let distance = try reader.required("value", what: "alignmentGuide").finiteNumber("value")
    let axis = try reader["axis"].map { value throws(SceneError) in
      try value.choice(AxisName.self, "axis").axis
    }
    var keys: [AlignmentKeyReference] = []
    if axis != .vertical, let key = AlignmentNames.horizontal[name] {
      keys.append(AlignmentKeyReference(key))
    }
    if axis != .horizontal, let key = AlignmentNames.vertical[name] {
      keys.append(AlignmentKeyReference(key))
    }
    if let custom = customAlignments[name], axis == nil || axis == custom.axis {
      keys.append(
        custom.axis == .horizontal
          ? AlignmentKeyReference(HorizontalAlignment(key: custom))
          : AlignmentKeyReference(VerticalAlignment(key: custom)))
    }
    guard !keys.isEmpty else {
      let known = Set(AlignmentNames.horizontal.keys).union(AlignmentNames.vertical.keys)
        .union(customAlignments.keys).sorted()
      throw SceneError(
        guide, "'\(name.escapedForMessage)' is no guide of this axis\(suggestion(name, known))")
    }
    return keys.map { .layout(.alignmentGuide, .alignmentGuide($0, .constant(distance))) }
  }

  // MARK: Environment

  private mutating func environmentModifier(
    _ name: SceneModifierName, _ value: JSONValue
  ) throws(SceneError) -> SceneModifier.Kind {
    switch name {
    case .lineLimit:
      let limit = value.isNull ? nil : try value.integer("lineLimit", in: 1...1_000_000)
      return .environment(.lineLimit) { $0.lineLimit = limit }
    case .truncationMode:
      let mode = try value.choice(TruncationMode.self, "truncationMode")
      return .environment(.truncationMode) { $0.truncationMode = mode }
    case .multilineTextAlignment:
      let alignment = try value.choice(TextAlignment.self, "multilineTextAlignment")
      return .environment(.multilineTextAlignment) { $0.multilineTextAlignment = alignment }
    case .minimumScaleFactor:
      let factor = try value.finiteNumber("minimumScaleFactor")
      guard factor > 0, factor <= 1 else {
        throw SceneError(value, "minimumScaleFactor is above 0 and at most 1")
      }
      return .environment(.minimumScaleFactor) { $0.minimumScaleFactor = factor }
    case .fontWidth:
      let width = value.isNull ? nil : try fontWidth(value)
      return .environment(.fontWidth) { $0.fontWidth = width }
    case .textCase:
      let textCase = try textCase(value)
      return .environment(.textCase) { $0.textCase = textCase }
    case .tabInterval:
      let points = value.isNull ? nil : try tabInterval(value)
      return .environment(.tabInterval) { $0.tabInterval = points }
    case .dynamicTypeSize:
      let sizes = try textSizes(value)
      return .environment(.dynamicTypeSize) {
        $0.allowedTextSizes = $0.allowedTextSizes.nesting(sizes)
      }
    case .controlSize:
      let size = try value.choice(ControlSize.self, "controlSize")
      return .environment(.controlSize) { $0.controlSize = size }
    case .foregroundStyle:
      let color = value.isNull ? nil : try value.themeColor("foregroundStyle")
      return .environment(.foregroundStyle) { $0.foregroundColor = color }
    case .font:
      let font = try font(value)
      return .environment(.font) { $0.font = font }
    default:
      let environment = try environment(value)
      return .environment(.environment) { environment.apply(to: &$0) }
    }
  }
}

/// The names of the sides of a view.
enum SideName: String, CaseIterable {
  case top, leading, bottom, trailing

  var edge: Edge {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}
