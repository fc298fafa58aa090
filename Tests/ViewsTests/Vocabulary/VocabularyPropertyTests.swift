import Geometry
import Inspection
import LayoutCore
import LayoutTesting
import Testing
import Typesetting
import Views

/// Draws scene documents of containers and modifiers of every kind, without texts and directions.
private struct SceneDrawing {
  private var count = 0

  mutating func view(_ choices: inout Choices, depth: Int) -> String {
    choices.group("view") { choices in
      count += 1
      let content = content(&choices, depth: depth)
      let modifiers = choices.array(count: 0...2) { modifier(&$0, depth: depth) }
      return "{\(content), \"modifiers\": [\(modifiers.joined(separator: ", "))]}"
    }
  }

  private func length(_ choices: inout Choices) -> Int { choices.int(in: 0...60) }

  private mutating func children(
    _ choices: inout Choices, depth: Int, _ range: ClosedRange<Int> = 0...4
  ) -> String {
    let views = choices.array(count: range) { view(&$0, depth: depth + 1) }
    return "\"children\": [\(views.joined(separator: ", "))]"
  }

  private mutating func content(_ choices: inout Choices, depth: Int) -> String {
    let leaves = 3
    let kind = depth < 4 && count < 24 ? choices.int(in: 0...19) : choices.int(in: 0...(leaves - 1))
    switch kind {
    case 0: return "\"type\": \"color\""
    case 1:
      let (width, height) = (length(&choices), length(&choices))
      return "\"type\": \"image\", \"width\": \(width), \"height\": \(height)"
    case 2: return "\"type\": \"spacer\""
    case 3: return "\"type\": \"hstack\", \(children(&choices, depth: depth))"
    case 4: return "\"type\": \"vstack\", \(children(&choices, depth: depth))"
    case 5: return "\"type\": \"zstack\", \(children(&choices, depth: depth))"
    case 6, 7: return "\"type\": \"list\", \(children(&choices, depth: depth))"
    case 8:
      let header = choices.optional { view(&$0, depth: depth + 1) }.map { ", \"header\": \($0)" }
      return "\"type\": \"section\"\(header ?? ""), \(children(&choices, depth: depth))"
    case 9:
      let icon = view(&choices, depth: depth + 1)
      return
        "\"type\": \"label\", \"icon\": \(icon), \"title\": \(view(&choices, depth: depth + 1))"
    case 10:
      let axes = choices.element(of: [
        "\"horizontal\"", "\"vertical\"", "\"horizontal\", \"vertical\"",
      ])
      let offset = choices.optional { ", \"offset\": {\"x\": \($0.int(in: -10...60)), \"y\": 3}" }
      return "\"type\": \"scrollView\", \"axes\": [\(axes)]\(offset ?? ""), "
        + children(&choices, depth: depth)
    case 11:
      return "\"type\": \"split\", \"ratio\": 0.\(choices.int(in: 1...9)), \"divider\": true, "
        + children(&choices, depth: depth, 2...2)
    case 12:
      return "\"type\": \"columnSplit\", \"secondaryWidth\": \(length(&choices)), "
        + children(&choices, depth: depth, 2...2)
    case 13:
      return "\"type\": \"navigationSplitView\", " + children(&choices, depth: depth, 2...3)
    case 14:
      return "\"type\": \"canvas\", \"columns\": 2, \"selection\": {\"column\": 1}, "
        + children(&choices, depth: depth)
    case 15:
      return "\"type\": \"lazyVGrid\", \"columns\": [{\"fixed\": 20}, {\"flexible\": {}}], "
        + children(&choices, depth: depth)
    case 16: return "\"type\": \"flow\", \(children(&choices, depth: depth))"
    case 17: return "\"type\": \"viewThatFits\", \(children(&choices, depth: depth, 1...3))"
    case 18: return "\"type\": \"geometryReader\", \(children(&choices, depth: depth))"
    default: return "\"type\": \"grid\", \(children(&choices, depth: depth))"
    }
  }

  private mutating func modifier(_ choices: inout Choices, depth: Int) -> String {
    switch choices.int(in: 0...16) {
    case 0: return "{\"padding\": \(choices.int(in: 0...9))}"
    case 1: return "{\"frame\": {\"width\": \(length(&choices)), \"alignment\": \"topLeading\"}}"
    case 2: return "{\"safeAreaPadding\": {\"leading\": \(choices.int(in: 0...9)), \"top\": 3}}"
    case 3: return "{\"ignoresSafeArea\": true}"
    case 4: return "{\"ignoresSafeArea\": {\"edges\": [\"leading\", \"bottom\"]}}"
    case 5:
      let edge = choices.element(of: ["top", "leading", "bottom", "trailing"])
      let view = view(&choices, depth: depth + 1)
      return "{\"safeAreaInset\": {\"edge\": \"\(edge)\", \"content\": \(view)}}"
    case 6:
      return "{\"containerRelativeFrame\": {\"axes\": [\"horizontal\"], \"count\": 3, \"span\": 2, "
        + "\"spacing\": 4, \"alignment\": \"leading\"}}"
    case 7:
      let anchor = choices.element(of: ["leading", "center", "bottomTrailing"])
      return "{\"matchedGeometryEffect\": {\"id\": \"m\", \"anchor\": \"\(anchor)\", "
        + "\"isSource\": \(choices.bool())}}"
    case 8: return "{\"rotationEffect\": {\"degrees\": 30, \"anchor\": \"leading\"}}"
    case 9: return "{\"listRowInsets\": {\"leading\": \(length(&choices))}}"
    case 10: return "{\"anchorPreference\": \"k\"}"
    case 11:
      return "{\"overlayPreferenceValue\": {\"key\": \"k\", \"content\": {\"type\": \"color\"}}}"
    case 12: return "{\"overlay\": \(view(&choices, depth: depth + 1))}"
    case 13: return "{\"scaleEffect\": {\"x\": 0.5, \"anchor\": \"topTrailing\"}}"
    case 14:
      let (least, more) = (choices.int(in: 0...90), choices.int(in: 0...90))
      return "{\"navigationSplitViewColumnWidth\": {\"min\": \(least), \"ideal\": \(least + more)}}"
    case 15:
      return "{\"rotation3DEffect\": {\"degrees\": 20, \"axis\": {\"x\": 1, \"y\": 2, \"z\": 1}, "
        + "\"anchor\": \"leading\", \"anchorZ\": 3, \"perspective\": 0.2}}"
    default: return "{\"offset\": {\"x\": \(choices.int(in: -9...9)), \"y\": 2}}"
    }
  }
}

@Suite struct VocabularyPropertyTests {
  private struct Sample: CustomDebugStringConvertible {
    var root: String
    var width: Double
    var safeArea: EdgeInsets
    var debugDescription: String { "\(width) \(safeArea) \(root)" }

    func tree(_ direction: LayoutDirection) throws -> FrameTree {
      let document = try SceneDocument(parsing: Array(scene(root).utf8))
      let layout = try ViewLayout.resolving(
        document, in: ProposedViewSize(width: width, height: 160), safeArea: safeArea,
        environment: EnvironmentValues(layoutDirection: direction),
        measurer: SyntheticTextMeasurer())
      var options = FrameTree.Options()
      options.includesModifiers = true
      return FrameTree(layout, engine: .inTests, options: options)
    }
  }

  private static func draw(_ choices: inout Choices) -> Sample {
    let width = Double(choices.int(in: 40...300))
    let safeArea =
      choices.bool()
      ? EdgeInsets() : EdgeInsets(top: 5, leading: 7, bottom: 3, trailing: 2)
    var drawing = SceneDrawing()
    return Sample(
      root: drawing.view(&choices, depth: 0), width: width, safeArea: safeArea)
  }

  @Test func `right to left, every container and modifier is the exact mirror image`() {
    var compared = 0
    let failure = Property.check(cases: 1200, seed: 500_000, maximumSteps: 400) {
      Self.draw(&$0)
    } fault: { sample in
      guard let left = try? sample.tree(.leftToRight), let right = try? sample.tree(.rightToLeft)
      else { return nil }
      compared += 1
      guard left.nodes.count == right.nodes.count else { return "other nodes" }
      for (index, (a, b)) in zip(left.nodes, right.nodes).enumerated() {
        for (first, second) in [(a.frame, b.frame), (a.transformedFrame, b.transformedFrame)] {
          guard let first, let second else {
            if first != nil || second != nil { return "\(a.type) \(index) is drawn otherwise" }
            continue
          }
          let mirrored = sample.width - first.maxX
          let isMirror =
            abs(mirrored - second.x) < 1e-6 && abs(first.y - second.y) < 1e-6
            && abs(first.width - second.width) < 1e-6 && abs(first.height - second.height) < 1e-6
          if !isMirror { return "\(a.type) \(index) is at \(second), not at x \(mirrored)" }
        }
      }
      return nil
    }
    if let failure { Issue.record(failure) }
    #expect(compared > 1000)
  }
}
