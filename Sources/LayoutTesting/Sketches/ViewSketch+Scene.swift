package import Geometry
internal import LayoutCore
internal import LocatedJSON

extension ViewSketch {
  /// The sketch as a scene document, nil when scene documents cannot say it.
  package func scene(host: ProposedViewSize, direction: LayoutDirection) -> String? {
    guard isSceneExpressible else { return nil }
    var writer = JSONWriter(style: .compact)
    writer.beginObject()
    writer.name("layoutScene")
    writer.integer(1)
    writer.name("size")
    writer.beginObject()
    writer.length("width", host.width)
    writer.length("height", host.height)
    writer.endObject()
    writer.name("environment")
    writer.beginObject()
    writer.text("layoutDirection", direction.rawValue)
    writer.endObject()
    writer.name("customAlignments")
    writer.beginArray()
    writer.customAlignment("shelf", "horizontal", "center")
    writer.customAlignment("rail", "vertical", "bottom")
    writer.endArray()
    writer.name("root")
    write(to: &writer)
    writer.endObject()
    return writer.text
  }

  /// Whether scene documents have words for everything in the sketch.
  private var isSceneExpressible: Bool {
    let hasNames =
      switch content {
      case .horizontalStack(let guide, _, _), .verticalStack(let guide, _, _): guide.isNameable
      case .depthStack(let alignment, _): alignment.sceneName != nil
      default: true
      }
    return hasNames && children.allSatisfy { $0.isSceneExpressible }
      && modifiers.allSatisfy { $0.isSceneExpressible }
  }

  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writeContent(to: &writer)
    if let id { writer.text("id", id) }
    if !modifiers.isEmpty {
      writer.name("modifiers")
      writer.beginArray()
      for modifier in modifiers {
        writer.beginObject()
        modifier.write(to: &writer)
        writer.endObject()
      }
      writer.endArray()
    }
    writer.endObject()
  }

  private func writeContent(to writer: inout JSONWriter) {
    switch content {
    case .horizontalStack(let guide, let spacing, let children):
      writer.text("type", "hstack")
      writer.text("alignment", guide.sceneName)
      writer.length("spacing", spacing)
      writer.views(children)
    case .verticalStack(let guide, let spacing, let children):
      writer.text("type", "vstack")
      writer.text("alignment", guide.sceneName)
      writer.length("spacing", spacing)
      writer.views(children)
    case .depthStack(let alignment, let children):
      writer.text("type", "zstack")
      writer.text("alignment", alignment.sceneName)
      writer.views(children)
    case .spacer(let minimum):
      writer.text("type", "spacer")
      writer.length("minLength", minimum)
    case .divider: writer.text("type", "divider")
    case .color: writer.text("type", "color")
    case .circle: writer.text("type", "circle")
    case .image(let width, let height, let isResizable):
      writer.text("type", "image")
      writer.length("width", width)
      writer.length("height", height)
      writer.flag("resizable", isResizable)
    case .text(let letters):
      writer.text("type", "text")
      writer.text("string", ViewSketch.words(letters))
    case .empty: writer.text("type", "empty")
    }
  }
}

extension ViewSketch: CustomDebugStringConvertible {
  /// The sketch as JSON where scene documents have words for it, so that a failure can be tried.
  package var debugDescription: String {
    var writer = JSONWriter(style: .compact)
    write(to: &writer)
    return writer.text
  }
}

extension ViewSketch.Modifier {
  fileprivate var isSceneExpressible: Bool {
    switch self {
    case .frame(_, _, let alignment), .flexibleFrame(_, let alignment),
      .containerRelativeFrame(_, _, let alignment):
      alignment.sceneName != nil
    case .background(let alignment, let view), .overlay(let alignment, let view):
      alignment.sceneName != nil && view.isSceneExpressible
    case .guide(let guide, .constant): guide.isNameable
    case .guide: false
    case .layoutPriority(let priority): priority.isFinite
    default: true
    }
  }

  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .frame(let width, let height, let alignment):
      writer.object("frame") {
        $0.length("width", width)
        $0.length("height", height)
        $0.text("alignment", alignment.sceneName)
      }
    case .flexibleFrame(let bounds, let alignment):
      writer.object("frame") {
        // Without any bound a null says that this is no fixed frame.
        if bounds == FrameBounds() {
          $0.name("minWidth")
          $0.null()
        }
        $0.bounds("Width", bounds.width)
        $0.bounds("Height", bounds.height)
        $0.text("alignment", alignment.sceneName)
      }
    case .padding(let insets): writer.insets("padding", insets)
    case .safeAreaPadding(let insets): writer.insets("safeAreaPadding", insets)
    case .ignoresSafeArea(let regions, let edges):
      writer.object("ignoresSafeArea") {
        $0.text("regions", regions.sceneName)
        $0.texts("edges", edges.sceneNames)
      }
    case .containerRelativeFrame(let axes, let columns, let alignment):
      writer.object("containerRelativeFrame") {
        $0.texts("axes", axes.sceneNames)
        $0.text("alignment", alignment.sceneName)
        if let columns {
          $0.count("count", columns.count)
          $0.count("span", columns.span)
          $0.length("spacing", columns.spacing)
        }
      }
    case .fixedSize(let horizontal, let vertical):
      writer.object("fixedSize") {
        $0.flag("horizontal", horizontal)
        $0.flag("vertical", vertical)
      }
    case .touchTarget(let side): writer.length("minimumTouchTarget", side)
    case .aspectRatio(let ratio, let mode):
      writer.object("aspectRatio") {
        $0.length("ratio", ratio)
        $0.text("contentMode", mode.rawValue)
      }
    case .layoutPriority(let priority): writer.length("layoutPriority", priority)
    case .offset(let x, let y): writer.point("offset", x, y)
    case .position(let x, let y): writer.point("position", x, y)
    case .background(let alignment, let view): writer.layer("background", alignment, view)
    case .overlay(let alignment, let view): writer.layer("overlay", alignment, view)
    case .guide(let guide, let value):
      writer.object("alignmentGuide") {
        $0.text("guide", guide.sceneName)
        $0.text("axis", guide.axis == .horizontal ? "horizontal" : "vertical")
        if case .constant(let distance) = value {
          $0.length("value", distance)
        } else {
          $0.text("value", "\(value)")
        }
      }
    case .zIndex(let depth): writer.length("zIndex", depth)
    case .hidden: writer.flag("hidden", true)
    case .direction(let direction):
      writer.object("environment") { $0.text("layoutDirection", direction.rawValue) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func text(_ name: String, _ value: String?) {
    guard let value else { return }
    self.name(name)
    string(value)
  }

  fileprivate mutating func flag(_ name: String, _ value: Bool) {
    self.name(name)
    bool(value)
  }

  /// Writes a length, nothing for nil, and infinity as a word.
  fileprivate mutating func length(_ name: String, _ value: Double?) {
    guard let value else { return }
    self.name(name)
    if value.isFinite {
      number(value)
    } else {
      string(value < 0 ? "-infinity" : "infinity")
    }
  }

  fileprivate mutating func object(_ name: String, _ content: (inout JSONWriter) -> Void) {
    self.name(name)
    beginObject()
    content(&self)
    endObject()
  }

  fileprivate mutating func insets(_ name: String, _ insets: EdgeInsets) {
    object(name) {
      $0.length("top", insets.top)
      $0.length("leading", insets.leading)
      $0.length("bottom", insets.bottom)
      $0.length("trailing", insets.trailing)
    }
  }

  fileprivate mutating func count(_ name: String, _ value: Int) {
    self.name(name)
    integer(value)
  }

  fileprivate mutating func texts(_ name: String, _ values: [String]) {
    self.name(name)
    beginArray()
    for value in values { string(value) }
    endArray()
  }

  fileprivate mutating func bounds(_ axis: String, _ range: FrameBounds.Range) {
    length("min\(axis)", range.minimum)
    length("ideal\(axis)", range.ideal)
    length("max\(axis)", range.maximum)
  }

  fileprivate mutating func point(_ name: String, _ x: Double, _ y: Double) {
    object(name) {
      $0.length("x", x)
      $0.length("y", y)
    }
  }

  fileprivate mutating func layer(
    _ name: String, _ alignment: SketchAlignment, _ view: ViewSketch
  ) {
    object(name) {
      $0.text("alignment", alignment.sceneName)
      $0.name("content")
      view.write(to: &$0)
    }
  }

  fileprivate mutating func views(_ views: [ViewSketch]) {
    name("children")
    beginArray()
    for view in views { view.write(to: &self) }
    endArray()
  }

  fileprivate mutating func customAlignment(_ name: String, _ axis: String, _ edge: String) {
    beginObject()
    text("name", name)
    text("axis", axis)
    text("default", edge)
    endObject()
  }
}

extension SafeAreaRegions {
  /// The regions' name in scene documents.
  fileprivate var sceneName: String {
    switch self {
    case .container: "container"
    case .keyboard: "keyboard"
    default: "all"
    }
  }
}

extension Edge.Set {
  /// The edges' names in scene documents.
  fileprivate var sceneNames: [String] {
    [("top", Edge.Set.top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing)]
      .filter { contains($0.1) }.map { $0.0 }
  }
}

extension Axis.Set {
  /// The axes' names in scene documents.
  fileprivate var sceneNames: [String] {
    [("horizontal", Axis.Set.horizontal), ("vertical", .vertical)]
      .filter { contains($0.1) }.map { $0.0 }
  }
}
