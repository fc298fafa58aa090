import Geometry
import Inspection
import LayoutCore
import LayoutTesting
import Typesetting
import Views

/// A tree with its host and direction, and the frame trees that it becomes.
struct FrameSample: CustomDebugStringConvertible {
  var sketch: ViewSketch
  var host: ProposedViewSize
  var direction: LayoutDirection

  static func draw(_ choices: inout Choices, _ generator: SketchGenerator) -> FrameSample {
    let direction: LayoutDirection = choices.bool() ? .rightToLeft : .leftToRight
    let host = generator.host(&choices)
    return FrameSample(sketch: generator.sketch(&choices), host: host, direction: direction)
  }

  /// The scene document, nil when the sketch says more than documents can.
  var scene: String? { sketch.scene(host: host, direction: direction) }

  /// The layout of the Swift view.
  func viewLayout(_ measurer: any TextMeasurer) throws(LayoutError) -> ViewLayout {
    let environment = EnvironmentValues(layoutDirection: direction)
    let view = sketch.view
    return try ViewTree.lowering(environment: environment, measurer: measurer) { view }
      .laidOut(in: host)
  }

  /// The layout of a scene document.
  static func sceneLayout(
    _ document: SceneDocument, _ measurer: any TextMeasurer
  ) throws(LayoutError) -> ViewLayout {
    try ViewTree.lowering(document, measurer: measurer).laidOut(in: document.size)
  }

  var debugDescription: String {
    scene ?? "\(direction.rawValue) \(host) \(sketch)"
  }
}

extension EngineVersions {
  /// The versions of a test, which no frame depends on.
  static var inTests: EngineVersions {
    EngineVersions(version: "1", icu: "72", cldr: "42", harfBuzz: "6", fonts: "synthetic")
  }
}

extension FrameTree {
  /// What a layout shows, with everything that a frame tree can show.
  static func full(_ layout: ViewLayout, modifiers: Bool) -> FrameTree {
    var options = FrameTree.Options()
    options.includesModifiers = modifiers
    options.snapScale = 2
    options.includesBreaks = true
    return FrameTree(layout, scene: "sample", engine: .inTests, options: options)
  }
}
