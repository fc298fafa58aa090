import Geometry
import LayoutCore
import LocatedJSON

extension LayoutLiteralTests {
  static var layoutChecks: [String: Check] {
    [
      "flexibility.less": { try flexibility($0, $1) },
      "alignment.combineCustom": { try combinedGuides($0, $1) },
      "alignment.fraction": { try fractions($0, $1) },
      "frame.fixed.invalid": { try invalidFrames($0, $1) },
      "frame.flex.contradictory": { try contradictoryFrames($0, $1) },
      "stack.negativeSpacing": { input, expected in
        let engine = engine {
          $0.begin(.horizontalStack(spacing: -100))
          $0.leaf(.fixed(Size(width: 20, height: 20)))
          $0.leaf(.fixed(Size(width: 20, height: 20)))
          $0.end()
        }
        return try compare(size(of: engine, .unspecified), expected.lengths())
      },
      "padding.clamp": { input, expected in
        try zip(input.list(), expected.list()).flatMap { input, expected in
          let insets = try edgeInsets(input.member("insets"))
          let child = try input.member("child").size()
          let engine = engine { $0.node(.padding(insets)) { $0.leaf(.fixed(child)) } }
          return try compare(size(of: engine, .unspecified), expected.lengths())
        }
      },
      "spacer.negativeMinLength": { _, expected in
        let engine = engine {
          $0.begin(.horizontalStack(spacing: 0))
          $0.leaf(.fixed(Size(width: 20, height: 20)))
          $0.leaf(.spacer(minimumLength: -30))
          $0.leaf(.fixed(Size(width: 20, height: 20)))
          $0.end()
        }
        return try compare([size(of: engine, .unspecified).width], [expected.length()])
      },
      "aspectRatio.size": { input, expected in
        try zip(input.list(), expected.list()).flatMap { input, expected in
          let ratio = try input.member("ratio").length()
          let mode: ContentMode = try input.member("mode").text() == "fit" ? .fit : .fill
          let engine = engine {
            $0.node(.aspectRatio(ratio, contentMode: mode)) { $0.leaf(.flexible) }
          }
          let found = try size(of: engine, input.member("proposal").proposal())
          return try compare(found, expected.lengths(), "\(mode)")
        }
      },
      "aspectRatio.infiniteAxis": { try infiniteRatios($0, $1) },
      "spacer.outsideStack": { try spacersOutside($0, $1) },
      "measure.calls": { try measureCalls($0, $1) },
      "stack.empty": { input, expected in
        let containers: [String: LayoutContainer] = [
          "HStack{}": .horizontalStack(), "VStack{}": .verticalStack(), "Grid{}": .grid(),
        ]
        return try zip(input.member("views").list(), expected.list()).flatMap { name, expected in
          guard let container = containers[try name.text()] else { return ["\(name)"] }
          let engine = engine { $0.node(container) { _ in } }
          return try compare(
            size(of: engine, ProposedViewSize(width: 50, height: 50)), expected.lengths())
        }
      },
      "stack.infiniteProposal": { try infiniteStack($0, $1) },
      "stack.secondPass": { try secondPass($0, $1) },
      "zstack.placement": { try pile($0, $1) },
      "overlay.several": { try severalOverlays($0, $1) },
    ]
  }

  /// The size of the root; a host without length on an axis leaves it to the root.
  private static func size(of engine: LayoutEngine, _ host: ProposedViewSize) throws -> Size {
    try engine.layout(in: host)
    return engine.frame(of: 0).size
  }

  private static func rect(_ frame: PhysicalRect) -> [Double] {
    [frame.x, frame.y, frame.width, frame.height]
  }

  // MARK: Stacks

  /// Who is served first shows in the proposals: half of the room for the first, the rest for the
  /// other one.
  private static func flexibility(_ input: JSONValue, _ expected: JSONValue) throws -> [String] {
    let a = try input.member("a")
    let b = try input.member("b")
    func isFirst(_ first: JSONValue, before second: JSONValue, swapped: Bool) throws -> Bool {
      let ranges = [try range(first), try range(second)]
      // Unbounded ones fill any room, so the room must be less than they need.
      let isUnbounded = ranges.allSatisfy { $0.maximum == .infinity }
      let room = isUnbounded ? 25.0 : 100.0
      let engine = engine {
        $0.begin(.horizontalStack(spacing: 0))
        for range in swapped ? ranges.reversed() : ranges {
          $0.node(.flexibleFrame(FrameBounds(width: range))) { $0.leaf(.flexible) }
        }
        $0.end()
      }
      try engine.layout(in: ProposedViewSize(width: room, height: 10))
      let nodes = swapped ? [3, 1] : [1, 3]
      let share = engine.proposal(of: nodes[0]).width
      let rest = engine.proposal(of: nodes[1]).width
      return share == room / 2 && rest == room - engine.frame(of: nodes[0]).width
    }
    if expected.bool == true {
      let always =
        try isFirst(a, before: b, swapped: false) && isFirst(a, before: b, swapped: true)
      return always ? [] : ["the less flexible one is not served first"]
    }
    let asWritten =
      try isFirst(a, before: b, swapped: false) && isFirst(b, before: a, swapped: false)
    return asWritten ? [] : ["equal ones are not served as written"]
  }

  private static func infiniteStack(
    _ input: JSONValue, _ expected: JSONValue
  ) throws -> [String] {
    let measurer = RecordingMeasurer(
      { Size(width: $0.width ?? 0, height: 10) }, { _ in Size(width: 20, height: 10) })
    let engine = engine(measurer) {
      $0.begin(.horizontalStack(spacing: 0))
      $0.recordedLeaf(0)
      $0.recordedLeaf(1)
      $0.end()
    }
    let host = try input.member("proposal").proposal()
    var isInfinite = false
    do throws(LayoutError) {
      try engine.layout(in: host)
    } catch {
      isInfinite = error == .infiniteSize(node: 1)
    }
    let isProposed = measurer.proposals.allSatisfy { $0.contains { $0.width == .infinity } }
    return isInfinite && isProposed ? [] : ["\(measurer.proposals)"]
  }

  /// A leaf of constant area 600, 10 wide when it may choose.
  private static func secondPass(_: JSONValue, _ expected: JSONValue) throws -> [String] {
    let measurer = RecordingMeasurer(
      { proposal in
        let width = proposal.width ?? 10
        return Size(width: width, height: 600 / width)
      })
    let engine = engine(measurer) {
      $0.begin(.verticalStack(spacing: 0))
      $0.recordedLeaf(0)
      $0.leaf(.fixed(Size(width: 30, height: 20)))
      $0.end()
    }
    let size = try size(of: engine, .unspecified)
    return try compare(size, expected.member("reported").lengths())
      + compare(rect(engine.frame(of: 1)), expected.member("a").lengths(), "a")
      + compare(rect(engine.frame(of: 2)), expected.member("b").lengths(), "b")
  }

  // MARK: Piles and layers

  private static var halfWide: RecordingMeasurer {
    RecordingMeasurer({ Size(width: ($0.width ?? 20) / 2, height: 10) })
  }

  /// h answers 30×10 to 60, and 15×10 to the pile's own 30.
  private static func pile(_ input: JSONValue, _ expected: JSONValue) throws -> [String] {
    let engine = engine(halfWide) {
      $0.begin(.depthStack())
      $0.recordedLeaf(0)
      $0.leaf(.fixed(Size(width: 20, height: 20)))
      $0.end()
    }
    try engine.layout(in: try input.member("proposal").proposal())
    let root = engine.frame(of: 0)
    func relative(_ node: Int) -> [Double] {
      let frame = engine.frame(of: node)
      return [frame.x - root.x, frame.y - root.y, frame.width, frame.height]
    }
    return try compare(root.size, expected.member("size").lengths())
      + compare(relative(1), expected.member("h").lengths(), "h")
      + compare(relative(2), expected.member("o").lengths(), "o")
  }

  private static func severalOverlays(_: JSONValue, _ expected: JSONValue) throws -> [String] {
    let engine = engine(halfWide) {
      $0.begin(.layered(alignment: .topLeading))
      $0.leaf(.fixed(Size(width: 60, height: 40)))
      $0.begin(.depthStack())
      $0.recordedLeaf(0)
      $0.leaf(.fixed(Size(width: 20, height: 20)))
      $0.end()
      $0.end()
    }
    try engine.layout(in: .unspecified)
    return try compare(rect(engine.frame(of: 3)), expected.member("h").lengths(), "h")
      + compare(rect(engine.frame(of: 4)), expected.member("o").lengths(), "o")
  }

  // MARK: Frames and ratios

  private static func invalidFrames(
    _ input: JSONValue, _ expected: JSONValue
  ) throws -> [String] {
    let child = try input.member("child").size()
    return try zip(input.member("width").lengths(), expected.list()).flatMap { width, expected in
      let engine = engine {
        $0.node(.frame(width: width, height: nil)) { $0.leaf(.fixed(child)) }
      }
      let faults = try compare(size(of: engine, .unspecified), expected.lengths(), "\(width)")
      return engine.tree.diagnostics.map(\.node) == [0] ? faults : faults + ["no diagnostic"]
    }
  }

  private static func contradictoryFrames(
    _ input: JSONValue, _ expected: JSONValue
  ) throws -> [String] {
    try zip(input.list(), expected.lengths()).flatMap { input, wanted in
      let bounds = FrameBounds(width: try range(input))
      let engine = engine {
        $0.node(.flexibleFrame(bounds)) { $0.leaf(.fixed(Size(width: 20, height: 20))) }
      }
      let width = try input.member("proposal").optionalLength()
      let found = try size(of: engine, ProposedViewSize(width: width, height: nil))
      let faults = compare([found.width], [wanted], "\(bounds.width)")
      return engine.tree.diagnostics.map(\.rule) == ["frame.bounds"]
        ? faults : faults + ["no diagnostic"]
    }
  }

  private static func infiniteRatios(
    _ input: JSONValue, _ expected: JSONValue
  ) throws -> [String] {
    try zip(input.list(), expected.list()).flatMap { input, expected in
      let ratio = try input.member("ratio").lengths()
      let mode: ContentMode = try input.member("mode").text() == "fit" ? .fit : .fill
      let measurer = RecordingMeasurer({ _ in Size(width: 1, height: 1) })
      let engine = engine(measurer) {
        $0.node(.aspectRatio(ratio[0] / ratio[1], contentMode: mode)) { $0.recordedLeaf(0) }
      }
      try engine.layout(in: try input.member("proposal").proposal())
      let found = measurer.proposals[0].last.map { [$0.width ?? -1, $0.height ?? -1] } ?? []
      return try compare(found, expected.lengths())
    }
  }

  private static func spacersOutside(
    _ input: JSONValue, _ expected: JSONValue
  ) throws -> [String] {
    try zip(input.list(), expected.list()).flatMap { input, expected in
      let minimum = try input.member("minLength").length()
      let engine = engine { $0.leaf(.spacer(minimumLength: minimum)) }
      let wanted = try expected.lengths()
      let host = try input.member("proposal").proposal()
      do throws(LayoutError) {
        try engine.layout(in: host)
      } catch {
        // What is infinite has no frame: the error says so.
        return wanted[0] == .infinity && error == .infiniteSize(node: 0) ? [] : ["\(error)"]
      }
      return compare(engine.frame(of: 0).size, wanted)
    }
  }

  // MARK: Guides

  private enum Custom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { 0 }
  }

  private enum WidthAndHeight: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double {
      context.width + context.height
    }
  }

  /// Children on the same place, so that only what they say counts.
  private static func combinedGuides(
    _ input: JSONValue, _ expected: JSONValue
  ) throws -> [String] {
    let guide = VerticalAlignment(Custom.self)
    return try zip(input.list(), expected.lengths()).flatMap { input, wanted in
      let values = try input.member("explicit").list().map { try $0.optionalLength() }
      let engine = engine {
        // A leaf of no size is aligned with the pile: its place is the pile's guide.
        $0.begin(.layered(alignment: Alignment(horizontal: .leading, vertical: guide)))
        $0.begin(.depthStack(alignment: .topLeading))
        for value in values {
          if let value {
            $0.begin(.alignmentGuide(AlignmentKeyReference(guide), .constant(value)))
          }
          $0.leaf(.fixed(Size(width: 10, height: 10)))
          if value != nil { $0.end() }
        }
        $0.end()
        $0.leaf(.fixed(Size(width: 0, height: 0)))
        $0.end()
      }
      try engine.layout(in: .unspecified)
      return compare(
        [engine.frame(of: engine.tree.count - 1).y - engine.frame(of: 0).y], [wanted])
    }
  }

  private static func fractions(_ input: JSONValue, _ expected: JSONValue) throws -> [String] {
    try zip(input.list(), expected.lengths()).flatMap { input, wanted in
      let guide =
        try input.member("guide").text() == "0"
        ? VerticalAlignment(Custom.self) : VerticalAlignment(WidthAndHeight.self)
      let size = try input.member("size").size()
      let engine = engine {
        $0.begin(.layered(alignment: Alignment(horizontal: .leading, vertical: guide)))
        $0.leaf(.fixed(size))
        $0.leaf(.fixed(Size(width: 0, height: 0)))
        $0.end()
      }
      try engine.layout(in: .unspecified)
      return compare([engine.frame(of: 2).y - engine.frame(of: 0).y], [wanted])
    }
  }

  // MARK: Counting

  /// How often the leaf is reached: once for a proposal, never again in placement, never again for
  /// a resize that leaves its proposal, once for one that changes it.
  private static func measureCalls(_ input: JSONValue, _: JSONValue) throws -> [String] {
    let counts = try input.list().map { entry -> Double in
      guard let members = entry.members else { return -1 }
      for member in members { return try member.value.length() }
      return -1
    }
    let measurer = RecordingMeasurer({ _ in Size(width: 10, height: 10) })
    let engine = engine(measurer) {
      $0.node(.padding(EdgeInsets(all: 4))) {
        $0.node(.frame(width: 50, height: nil)) { $0.recordedLeaf(0) }
      }
    }
    var calls: [Double] = []
    var seen = 0
    for host in [(100.0, 40.0), (200, 40), (200, 60)] {
      try engine.layout(in: ProposedViewSize(width: host.0, height: host.1))
      calls.append(Double(measurer.proposals[0].count - seen))
      seen = measurer.proposals[0].count
    }
    // The first layout asks while measuring and while placing: together once.
    return compare(calls, [counts[0] + counts[1], counts[2], counts[3]])
  }
}
