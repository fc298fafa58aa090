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
  case rotationEffect, scaleEffect, transformEffect, projectionEffect
  case listStyle, listRowInsets, listRowSeparator, listRowBackground, labelStyle
  case anchorPreference, overlayPreferenceValue, backgroundPreferenceValue
}

extension SceneDecoder {
  mutating func modifiers(_ value: JSONValue) throws(SceneError) -> [SceneModifier] {
    guard let elements = value.elements else {
      throw SceneError(value, "modifiers is an array of objects, not \(value.kindName)")
    }
    var result: [SceneModifier] = []
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
    case .frame: return [.layout(.frame, try frame(value))]
    case .padding: return [.layout(.padding, .padding(try padding(value)))]
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
    case .zIndex: return [.zIndex(try value.finiteNumber("zIndex"))]
    case .hidden:
      return try value.flag("hidden") ? [.layout(.hidden, .transparent)] : []
    case .accessibilityLabel:
      _ = try value.text("accessibilityLabel")
      return [.layout(.accessibilityLabel, .transparent)]
    case .tappable:
      _ = try value.flag("tappable")
      return [.layout(.tappable, .transparent)]
    case .safeAreaPadding, .ignoresSafeArea, .containerRelativeFrame, .matchedGeometryEffect,
      .coordinateSpace:
      return [try regionModifier(name, value)]
    case .anchorPreference, .overlayPreferenceValue, .backgroundPreferenceValue:
      return [try preference(name, value)]
    case .listRowBackground: return [.rowBackground(node: try node(value))]
    case .listStyle, .listRowInsets, .listRowSeparator, .labelStyle:
      return [try listModifier(name, value)]
    case .flipsForRightToLeftLayoutDirection, .layoutDirectionBehavior, .rotationEffect,
      .scaleEffect, .transformEffect, .projectionEffect:
      return [try effect(name, value)]
    case .environment, .lineLimit, .truncationMode, .multilineTextAlignment, .minimumScaleFactor,
      .font:
      return [try environmentModifier(name, value)]
    }
  }

  // MARK: Layout

  private func frame(_ value: JSONValue) throws(SceneError) -> LayoutModifier {
    let fixed = ["width", "height"]
    let bounds = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
    let reader = try ObjectReader(value, known: fixed + bounds + ["alignment"], what: "frame")
    let alignment = try alignment(reader["alignment"])
    let isFlexible = bounds.contains { reader.has($0) }
    if isFlexible, fixed.contains(where: { reader.has($0) }) {
      throw SceneError(
        value,
        "a frame has width and height or minimum, ideal and maximum lengths, not both; "
          + "two frame modifiers give both")
    }
    func fixedLength(_ name: String) throws(SceneError) -> Double? {
      guard let value = reader[name], !value.isNull else { return nil }
      return try value.length(name)
    }
    if !isFlexible {
      return .frame(
        width: try fixedLength("width"), height: try fixedLength("height"), alignment: alignment)
    }
    func range(_ name: String) throws(SceneError) -> FrameBounds.Range {
      let maximum = reader["max\(name)"]
      let range = FrameBounds.Range(
        minimum: try fixedLength("min\(name)"), ideal: try fixedLength("ideal\(name)"),
        maximum: try maximum.map { value throws(SceneError) in
          value.isNull ? nil : try value.lengthOrInfinity("max\(name)")
        } ?? nil)
      return range
    }
    return .flexibleFrame(
      FrameBounds(width: try range("Width"), height: try range("Height")), alignment: alignment)
  }

  func padding(_ value: JSONValue) throws(SceneError) -> EdgeInsets {
    if value.kind == .number { return EdgeInsets(all: try value.finiteNumber("padding")) }
    if value.kind == .bool {
      guard value.bool == true else {
        throw SceneError(
          value,
          "padding is true for 16 points, a number or an object; leave it out "
            + "for none")
      }
      return EdgeInsets(all: 16)
    }
    let reader = try ObjectReader(
      value, known: ["all", "horizontal", "vertical", "top", "leading", "bottom", "trailing"],
      what: "padding")
    func length(_ names: String...) throws(SceneError) -> Double {
      for name in names {
        if let value = reader[name] { return try value.finiteNumber(name) }
      }
      return 0
    }
    return EdgeInsets(
      top: try length("top", "vertical", "all"),
      leading: try length("leading", "horizontal", "all"),
      bottom: try length("bottom", "vertical", "all"),
      trailing: try length("trailing", "horizontal", "all"))
  }

  private func fixedSize(_ value: JSONValue) throws(SceneError) -> LayoutModifier {
    if value.kind == .bool {
      let both = value.bool ?? false
      return .fixedSize(horizontal: both, vertical: both)
    }
    let reader = try ObjectReader(value, known: ["horizontal", "vertical"], what: "fixedSize")
    func flag(_ name: String) throws(SceneError) -> Bool {
      guard let value = reader[name] else { return false }
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

  private func environmentModifier(
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
    case .font:
      let font = try font(value)
      return .environment(.font) { $0.font = font }
    default:
      let environment = try environment(value)
      return .environment(.environment) { environment.apply(to: &$0) }
    }
  }

  private func font(_ value: JSONValue) throws(SceneError) -> Font {
    let reader = try ObjectReader(
      value, known: ["role", "size", "weight", "family"], what: "font")
    var font: Font
    if let role = reader["role"] {
      if let size = reader["size"] {
        throw SceneError(size, "a font has a role or a size, not both")
      }
      font = .role(try role.choice(TextRole.self, "role"))
    } else if let size = reader["size"] {
      font = .system(size: try size.length("size"))
    } else {
      font = .body
    }
    if let weight = reader["weight"] { font = font.weight(try self.weight(weight)) }
    if let family = reader["family"] { font = font.family(try family.text("family")) }
    return font
  }

  private func weight(_ value: JSONValue) throws(SceneError) -> FontWeight {
    if value.kind == .number { return FontWeight(try value.integer("weight", in: 1...1000)) }
    return try value.choice(FontWeightName.self, "weight").weight
  }
}

/// The names of font weights.
enum FontWeightName: String, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  var weight: FontWeight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
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
