internal import Geometry
internal import LayoutCore
internal import LocatedJSON

extension SceneDecoder {
  // MARK: Regions

  func regionModifier(
    _ name: SceneModifierName, _ value: JSONValue
  ) throws(SceneError) -> SceneModifier.Kind {
    switch name {
    case .safeAreaPadding:
      let insets = try self.insets(value)
      if min(insets.top, insets.leading, insets.bottom, insets.trailing) < 0 {
        throw SceneError(value, "safeAreaPadding is at least 0 on every edge")
      }
      return .layout(.safeAreaPadding, .safeAreaPadding(insets))
    case .ignoresSafeArea: return .layout(.ignoresSafeArea, try ignoring(value))
    case .containerRelativeFrame:
      return .layout(
        .containerRelativeFrame, .containerRelativeFrame(try containerFrame(value)))
    case .matchedGeometryEffect:
      return .layout(.matchedGeometryEffect, .matchedGeometry(try matchedGeometry(value)))
    default: return .noted(.coordinateSpace, .coordinateSpace(try value.text("coordinateSpace")))
    }
  }

  private func ignoring(_ value: JSONValue) throws(SceneError) -> LayoutModifier {
    if value.kind == .bool {
      return .ignoresSafeArea(.all, edges: try value.flag("ignoresSafeArea") ? .all : [])
    }
    let reader = try ObjectReader(value, known: ["regions", "edges"], what: "ignoresSafeArea")
    let regions = try reader["regions"].map { value throws(SceneError) in
      try value.choice(SafeAreaRegionName.self, "regions").regions
    }
    return .ignoresSafeArea(regions ?? .all, edges: try edges(reader["edges"]))
  }

  /// The name of an edge or a list of such; all without one.
  private func edges(_ value: JSONValue?) throws(SceneError) -> Edge.Set {
    guard let value else { return .all }
    if value.kind == .string { return try value.choice(EdgeSetName.self, "edges").edges }
    guard let elements = value.elements else {
      throw SceneError(value, "edges is an array of names such as \"top\"")
    }
    var edges: Edge.Set = []
    for element in elements {
      edges.formUnion(try element.choice(EdgeSetName.self, "edge").edges)
    }
    return edges
  }

  private func containerFrame(_ value: JSONValue) throws(SceneError) -> ContainerRelativeFrame {
    let reader = try ObjectReader(
      value, known: ["axes", "alignment", "count", "span", "spacing", "fraction", "plus"],
      what: "containerRelativeFrame")
    let list = try reader.required("axes", what: "containerRelativeFrame")
    let axes = try axes(list) ?? []
    if axes.isEmpty { throw SceneError(list, "axes names \"horizontal\", \"vertical\" or both") }
    var frame = ContainerRelativeFrame(axes, alignment: try alignment(reader["alignment"]))
    let isShare = ["count", "span", "spacing"].contains { reader.has($0) }
    let isComputed = ["fraction", "plus"].contains { reader.has($0) }
    if isShare, isComputed {
      throw SceneError(value, "a frame has columns or a fraction of its container, not both")
    }
    if isShare {
      let count = try reader.required("count", what: "a frame of columns")
        .integer("count", in: 1...1000)
      let span = try reader["span"].map { value throws(SceneError) in
        try value.integer("span", in: 1...1000)
      }
      let spacing = try reader["spacing"].map { value throws(SceneError) in
        try value.finiteNumber("spacing")
      }
      frame.rule = .share(count: count, span: span ?? 1, spacing: spacing ?? 0)
    }
    if isComputed {
      let fraction = try reader["fraction"].map { value throws(SceneError) in
        try value.finiteNumber("fraction")
      }
      let plus = try reader["plus"].map { value throws(SceneError) in
        try value.finiteNumber("plus")
      }
      frame.rule = .computed { length, _ in length * (fraction ?? 1) + (plus ?? 0) }
    }
    return frame
  }

  private func matchedGeometry(_ value: JSONValue) throws(SceneError) -> MatchedGeometry {
    let reader = try ObjectReader(
      value, known: ["id", "namespace", "properties", "anchor", "isSource"],
      what: "matchedGeometryEffect")
    let id = try reader.required("id", what: "matchedGeometryEffect").text("id")
    let namespace = try reader["namespace"].map { value throws(SceneError) in
      try value.text("namespace")
    }
    var geometry = MatchedGeometry(
      MatchedGeometry.Group(namespace: namespace ?? "scene", id: id))
    if let value = reader["properties"] {
      geometry.properties = try value.choice(MatchedPropertiesName.self, "properties").properties
    }
    if let value = reader["anchor"] { geometry.anchor = try unitPoint(value, "anchor") }
    if let value = reader["isSource"] { geometry.isSource = try value.flag("isSource") }
    return geometry
  }

  /// A point of a view, by its name or by shares of the width and the height.
  private func unitPoint(_ value: JSONValue, _ what: String) throws(SceneError) -> UnitPoint {
    if value.kind == .string { return try value.choice(UnitPointName.self, what).point }
    let (x, y) = try point(value, what)
    return UnitPoint(x: x, y: y)
  }

  // MARK: Preferences

  mutating func preference(
    _ name: SceneModifierName, _ value: JSONValue
  ) throws(SceneError) -> SceneModifier.Kind {
    if name == .anchorPreference { return .anchor(key: try value.text("anchorPreference")) }
    let reader = try ObjectReader(value, known: ["key", "content"], what: name.rawValue)
    let key = try reader.required("key", what: name.rawValue).text("key")
    let content = try node(reader.required("content", what: name.rawValue))
    let type: NodeType = name == .overlayPreferenceValue ? .overlay : .background
    return .anchorLayer(type, key: key, node: content)
  }

  // MARK: Lists

  func listModifier(
    _ name: SceneModifierName, _ value: JSONValue
  ) throws(SceneError) -> SceneModifier.Kind {
    var traits = ListRowTraits()
    switch name {
    case .listStyle:
      let style = try value.choice(ListStyle.self, "listStyle")
      return .environment(.listStyle) { $0.listStyle = style }
    case .labelStyle:
      let style = try value.choice(LabelStyle.self, "labelStyle")
      return .environment(.labelStyle) { $0.labelStyle = style }
    case .listRowInsets:
      traits.insets = try self.insets(value)
      return .noted(.listRowInsets, .row(traits))
    default:
      var visibility = value
      var edges = Edge.Set.vertical
      if value.kind == .object {
        let reader = try ObjectReader(
          value, known: ["visibility", "edges"], what: "listRowSeparator")
        visibility = try reader.required("visibility", what: "listRowSeparator")
        edges = try self.edges(reader["edges"])
      }
      let isHidden = try visibility.choice(Visibility.self, "visibility") == .hidden
      traits.hidesTopSeparator = isHidden && edges.contains(.top)
      traits.hidesBottomSeparator = isHidden && edges.contains(.bottom)
      return .noted(.listRowSeparator, .row(traits))
    }
  }

  // MARK: Effects

  func effect(
    _ name: SceneModifierName, _ value: JSONValue
  ) throws(SceneError) -> SceneModifier.Kind {
    switch name {
    case .flipsForRightToLeftLayoutDirection:
      let flips = try value.flag("flipsForRightToLeftLayoutDirection")
      return .noted(
        .flipsForRightToLeftLayoutDirection,
        flips ? .effect(.flip(in: .rightToLeft)) : .none)
    case .layoutDirectionBehavior:
      let effect = try directionBehavior(value).effect
      return .noted(.layoutDirectionBehavior, effect.map { .effect($0) } ?? .none)
    case .rotationEffect: return .noted(.rotationEffect, .effect(try rotation(value)))
    case .rotation3DEffect:
      return .noted(.rotation3DEffect, .effect(.rotation3D(try rotation3D(value))))
    case .scaleEffect: return .noted(.scaleEffect, .effect(try scale(value)))
    case .transformEffect:
      let n = try numbers(value, 6, "transformEffect", "[a, b, c, d, tx, ty]")
      return .noted(
        .transformEffect,
        .effect(
          .transform(
            ProjectionTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))))
    default:
      let n = try numbers(value, 9, "projectionEffect", "a 3 × 3 matrix, row by row")
      var map = ProjectionTransform(a: n[0], b: n[1], c: n[3], d: n[4], tx: n[6], ty: n[7])
      (map.m13, map.m23, map.m33) = (n[2], n[5], n[8])
      return .noted(.projectionEffect, .effect(.transform(map)))
    }
  }

  private func directionBehavior(
    _ value: JSONValue
  ) throws(SceneError) -> LayoutDirectionBehavior {
    if value.kind == .object {
      let reader = try ObjectReader(value, known: ["mirrors"], what: "layoutDirectionBehavior")
      return .mirrors(
        in: try reader.required("mirrors", what: "layoutDirectionBehavior")
          .choice(LayoutDirection.self, "mirrors"))
    }
    switch try value.choice(DirectionBehaviorName.self, "layoutDirectionBehavior") {
    case .fixed: return .fixed
    case .mirrors: return .mirrors
    }
  }

  private func rotation(_ value: JSONValue) throws(SceneError) -> ViewEffect {
    if value.kind == .number {
      return .rotation(.degrees(try value.finiteNumber("rotationEffect")), anchor: .center)
    }
    let reader = try ObjectReader(value, known: ["degrees", "anchor"], what: "rotationEffect")
    let degrees = try reader.required("degrees", what: "rotationEffect").finiteNumber("degrees")
    return .rotation(.degrees(degrees), anchor: try anchor(reader))
  }

  private func rotation3D(_ value: JSONValue) throws(SceneError) -> Rotation3D {
    let reader = try ObjectReader(
      value, known: ["degrees", "axis", "anchor", "anchorZ", "perspective"],
      what: "rotation3DEffect")
    let degrees = try reader.required("degrees", what: "rotation3DEffect").finiteNumber("degrees")
    let direction = try reader.required("axis", what: "rotation3DEffect")
    let axis = try ObjectReader(direction, known: ["x", "y", "z"], what: "axis")
    func number(_ reader: ObjectReader, _ key: JSONKey) throws(SceneError) -> Double? {
      try reader[key].map { value throws(SceneError) in try value.finiteNumber(key.name) }
    }
    let (x, y) = (try number(axis, "x") ?? 0, try number(axis, "y") ?? 0)
    let z = try number(axis, "z") ?? 0
    guard x != 0 || y != 0 || z != 0 else {
      throw SceneError(direction, "an axis has a direction: x, y or z that is not 0")
    }
    let perspective = try reader["perspective"].map { value throws(SceneError) in
      try value.length("perspective")
    }
    return Rotation3D(
      .degrees(degrees), axis: (x, y, z), anchor: try anchor(reader),
      anchorZ: try number(reader, "anchorZ") ?? 0, perspective: perspective ?? 1)
  }

  private func scale(_ value: JSONValue) throws(SceneError) -> ViewEffect {
    if value.kind == .number {
      let scale = try value.finiteNumber("scaleEffect")
      return .scale(x: scale, y: scale, anchor: .center)
    }
    let reader = try ObjectReader(value, known: ["x", "y", "anchor"], what: "scaleEffect")
    let x = try reader["x"].map { value throws(SceneError) in try value.finiteNumber("x") }
    let y = try reader["y"].map { value throws(SceneError) in try value.finiteNumber("y") }
    return .scale(x: x ?? 1, y: y ?? 1, anchor: try anchor(reader))
  }

  private func anchor(_ reader: ObjectReader) throws(SceneError) -> UnitPoint {
    guard let value = reader["anchor"] else { return .center }
    return try unitPoint(value, "anchor")
  }

  private func numbers(
    _ value: JSONValue, _ count: Int, _ what: String, _ form: String
  ) throws(SceneError) -> [Double] {
    guard let elements = value.elements, value.count == count else {
      throw SceneError(value, "\(what) is an array of \(count) numbers: \(form)")
    }
    var numbers: [Double] = []
    for element in elements { numbers.append(try element.finiteNumber("an element")) }
    return numbers
  }
}

/// The names of parts of a safe area.
enum SafeAreaRegionName: String, CaseIterable {
  case all, container, keyboard

  var regions: SafeAreaRegions {
    switch self {
    case .all: .all
    case .container: .container
    case .keyboard: .keyboard
    }
  }
}

/// The names of edges and of sets of them.
enum EdgeSetName: String, CaseIterable {
  case top, leading, bottom, trailing, horizontal, vertical, all

  var edges: Edge.Set {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .all: .all
    }
  }
}

/// The names of what a view takes over from another one.
enum MatchedPropertiesName: String, CaseIterable {
  case frame, position, size

  var properties: MatchedGeometryProperties {
    switch self {
    case .frame: .frame
    case .position: .position
    case .size: .size
    }
  }
}

/// The names of the ways in which drawing follows a direction.
enum DirectionBehaviorName: String, CaseIterable {
  case fixed, mirrors
}

/// The names of points of a view, as SwiftUI spells them.
enum UnitPointName: String, CaseIterable {
  case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom
  case bottomTrailing

  var point: UnitPoint {
    switch self {
    case .topLeading: .topLeading
    case .top: .top
    case .topTrailing: .topTrailing
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .bottomLeading: .bottomLeading
    case .bottom: .bottom
    case .bottomTrailing: .bottomTrailing
    }
  }
}
