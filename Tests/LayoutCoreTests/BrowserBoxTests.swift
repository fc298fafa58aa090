import Foundation
import Geometry
import LayoutCore
import LocatedJSON
import Testing

/// Boxes that a browser gave flex and grid containers, recorded by Tests/Oracles/chromium_boxes.py.
@Suite struct BrowserBoxTests {
  @Test func `stacks, frames, padding and grids stand where a browser puts them`() throws {
    let fixture = try Self.fixture()
    var compared = 0
    var faults: [String] = []
    for (number, value) in try #require(fixture["cases"]?.elements).enumerated() {
      for direction in LayoutDirection.allCases {
        let boxes = try #require(value[direction.rawValue]?.elements)
        let wanted = try boxes.map { try BoxTree.numbers($0) }
        let found = try BoxTree.frames(of: value, direction)
        try #require(found.count == wanted.count, "case \(number)")
        for (node, (frame, box)) in zip(found, wanted).enumerated() {
          compared += 1
          let rect = PhysicalRect(x: box[0], y: box[1], width: box[2], height: box[3])
          if !Self.agree(frame.rect, rect, depth: frame.depth) {
            faults.append("case \(number) \(direction) node \(node): \(frame.rect) and \(rect)")
          }
        }
      }
    }
    for fault in faults.prefix(10) { Issue.record("\(fault)") }
    #expect(faults.isEmpty, "\(faults.count) of \(compared) boxes differ")
    #expect(compared > 6000)
  }

  /// The browser keeps lengths in 1/64 px and cuts off the rest, once for a size and once for a
  /// position at each level: an edge is wrong by less than 2/64 for each level from the host down.
  private static func agree(_ a: PhysicalRect, _ b: PhysicalRect, depth: Int) -> Bool {
    let tolerance = Double(depth + 1) * 2 / 64
    return abs(a.x - b.x) < tolerance && abs(a.y - b.y) < tolerance
      && abs(a.maxX - b.maxX) < tolerance && abs(a.maxY - b.maxY) < tolerance
  }

  private static func fixture() throws -> JSONValue {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/Layout/chromium-boxes.json")
    return try JSONDocument(parsing: Array(try Data(contentsOf: file))).root
  }
}

/// A recorded tree as a layout tree.
private struct BoxTree: ~Copyable {
  struct Fault: Error { var path: String }

  /// A node's frame and how many nodes lie above it.
  struct Frame {
    var rect: PhysicalRect
    var depth: Int
  }

  private var builder = LayoutTreeBuilder()
  /// The index and the depth of every node that the browser has too.
  private var nodes: [(index: Int, depth: Int)] = []

  static func frames(
    of value: JSONValue, _ direction: LayoutDirection
  ) throws -> [Frame] {
    var tree = BoxTree()
    tree.builder.layoutDirection = direction
    try tree.add(member(value, "root"), depth: 0)
    let host = try numbers(member(value, "host"))
    let (layoutTree, nodes) = tree.finish()
    let engine = LayoutEngine(layoutTree)
    try engine.layout(in: ProposedViewSize(width: host[0], height: host[1]))
    return nodes.map { Frame(rect: engine.frame(of: $0.index), depth: $0.depth) }
  }

  private consuming func finish() -> (LayoutTree, [(index: Int, depth: Int)]) {
    let nodes = nodes
    return (builder.finish(), nodes)
  }

  private mutating func add(_ node: JSONValue, depth: Int) throws {
    nodes.append((builder.count, depth))
    if let box = node["box"] {
      let size = try Self.numbers(box)
      builder.leaf(.fixed(Size(width: size[0], height: size[1])))
    } else if node["fill"] != nil {
      builder.leaf(.flexible)
    } else if let minimum = node["spacer"] {
      builder.leaf(.spacer(minimumLength: minimum.number))
    } else if let row = node["row"] {
      let alignment = try Self.vertical(Self.member(row, "alignment"))
      builder.begin(
        .horizontalStack(alignment: alignment, spacing: try Self.member(row, "spacing").number))
      try addChildren(row, depth: depth)
    } else if let column = node["column"] {
      let alignment = try Self.horizontal(Self.member(column, "alignment"))
      builder.begin(
        .verticalStack(alignment: alignment, spacing: try Self.member(column, "spacing").number))
      try addChildren(column, depth: depth)
    } else if let padding = node["padding"] {
      let insets = try Self.numbers(Self.member(padding, "insets"))
      builder.begin(
        .padding(
          EdgeInsets(top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])))
      try add(Self.member(padding, "child"), depth: depth + 1)
      builder.end()
    } else if let frame = node["frame"] {
      builder.begin(
        .frame(
          width: frame["width"]?.number, height: frame["height"]?.number,
          alignment: try Self.alignment(Self.member(frame, "alignment"))))
      try add(Self.member(frame, "child"), depth: depth + 1)
      builder.end()
    } else {
      try addGrid(Self.member(node, "grid"), depth: depth)
    }
  }

  private mutating func addChildren(_ stack: JSONValue, depth: Int) throws {
    for child in try Self.elements(Self.member(stack, "children")) {
      try add(child, depth: depth + 1)
    }
    builder.end()
  }

  private mutating func addGrid(_ grid: JSONValue, depth: Int) throws {
    let spacing = try Self.numbers(Self.member(grid, "spacing"))
    builder.begin(
      .grid(
        alignment: try Self.alignment(Self.member(grid, "alignment")),
        horizontalSpacing: spacing[0], verticalSpacing: spacing[1]))
    for row in try Self.elements(Self.member(grid, "rows")) {
      builder.begin(.gridRow())
      for cell in try Self.elements(row) {
        var attributes = GridCellAttributes()
        attributes.columns = try Self.member(cell, "span").integer ?? 1
        builder.begin(.gridCell(attributes))
        try add(Self.member(cell, "child"), depth: depth + 1)
        builder.end()
      }
      builder.end()
    }
    builder.end()
  }

  // MARK: Values

  private static func member(_ value: JSONValue, _ name: String) throws -> JSONValue {
    guard let member = value[name] else { throw Fault(path: "\(value.path) has no \(name)") }
    return member
  }

  private static func elements(_ value: JSONValue) throws -> [JSONValue] {
    guard let elements = value.elements else { throw Fault(path: value.path) }
    return Array(elements)
  }

  static func numbers(_ value: JSONValue) throws -> [Double] {
    try elements(value).map {
      guard let number = $0.number else { throw Fault(path: $0.path) }
      return number
    }
  }

  private static func horizontal(_ value: JSONValue) throws -> HorizontalAlignment {
    switch value.string {
    case "start": .leading
    case "center": .center
    case "end": .trailing
    default: throw Fault(path: value.path)
    }
  }

  private static func vertical(_ value: JSONValue) throws -> VerticalAlignment {
    switch value.string {
    case "start": .top
    case "center": .center
    case "end": .bottom
    default: throw Fault(path: value.path)
    }
  }

  private static func alignment(_ value: JSONValue) throws -> Alignment {
    let words = try elements(value)
    return Alignment(horizontal: try horizontal(words[0]), vertical: try vertical(words[1]))
  }
}
