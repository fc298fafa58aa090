import DesignTokens
import Foundation
import Geometry
import Inspection
import LayoutCore
import LocatedJSON
import Testing
import Typesetting
import Views

/// Scenes at text sizes with the values that must be shown: `scene-cases.json`.
@Suite struct DynamicTypeCaseTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var value: JSONValue
    var testDescription: String { value["id"]?.string ?? "?" }
  }

  static func cases() throws -> [Case] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/DesignTokens/scene-cases.json")
    let document = try JSONDocument(parsing: Array(try Data(contentsOf: file)))
    return try document.root.member("cases").list().map { Case(value: $0) }
  }

  @Test func `there are seventeen cases`() throws { #expect(try Self.cases().count == 17) }

  @Test(arguments: try cases(), [LayoutDirection.leftToRight, .rightToLeft])
  func `a scene shows what it must at its text sizes`(
    _ given: Case, direction: LayoutDirection
  ) throws {
    let expect = try given.value.member("expect")
    if let sweep = expect["sweep"] {
      let fields = try sweep.member("fields").list().map { try $0.text() }
      let node = sweep["node"]?.string ?? "t"
      for row in try sweep.member("rows").list() {
        let values = try row.list()
        let size = DynamicTypeSize(name: try values[0].text())
        let tree = try Self.tree(given.value, size, direction)
        for (field, value) in zip(fields, values).dropFirst() {
          try Self.check(tree, node, field, value)
        }
      }
    }
    guard let nodes = expect["nodes"]?.members else { return }
    let tree = try Self.tree(given.value, nil, direction)
    for node in nodes {
      let fields = try #require(node.value.members)
      for field in fields { try Self.check(tree, node.name, field.name, field.value) }
    }
  }

  private static func tree(
    _ given: JSONValue, _ size: DynamicTypeSize?, _ direction: LayoutDirection
  ) throws -> FrameTree {
    var writer = JSONWriter()
    try given.member("scene").write(to: &writer)
    let document = try SceneDocument(parsing: writer.bytes)
    var environment = document.environment
    environment.layoutDirection = direction
    environment.textSize = size ?? environment.textSize
    let layout = try ViewTree.lowering(
      document, environment: environment.values, measurer: SyntheticTextMeasurer()
    ).laidOut(in: document.size)
    return FrameTree(layout, engine: .inTests)
  }

  /// Compares one field of a node, or of the way from one node to another (`b-minus-a`).
  private static func check(
    _ tree: FrameTree, _ name: String, _ field: String, _ expected: JSONValue
  ) throws {
    let ids = name.components(separatedBy: "-minus-")
    let values = try ids.map { try value(tree, $0, field) }
    // In a right-to-left row the second view is at the other side of the first.
    let found = values.count == 2 ? (values[0] - values[1]).magnitude : values[0]
    let wanted = expected.bool.map { $0 ? 1.0 : 0 } ?? expected.number
    #expect(abs(found - (try #require(wanted))) < 1e-6, "\(name).\(field): \(found)")
  }

  private static func value(
    _ tree: FrameTree, _ id: String, _ field: String
  ) throws -> Double {
    let node = try #require(tree.node(id), "no node \(id)")
    return switch field {
    case "font.size": try #require(node.text).font.size
    case "font.lineHeight": try #require(node.text?.font.lineHeight)
    case "lines": Double(try #require(node.text).lines.count)
    case "truncated": try #require(node.text).isTruncated ? 1 : 0
    case "width": node.frame.width
    case "height": node.frame.height
    case "x": node.frame.x
    case "y": node.frame.y
    default: throw FixtureFault(message: "no field \(field)")
    }
  }
}

extension JSONValue {
  /// Writes the value as it was read.
  fileprivate func write(to writer: inout JSONWriter) throws {
    switch kind {
    case .object:
      writer.beginObject()
      if let members {
        for member in members {
          writer.name(member.name)
          try member.value.write(to: &writer)
        }
      }
      writer.endObject()
    case .array:
      writer.beginArray()
      for element in try list() { try element.write(to: &writer) }
      writer.endArray()
    case .string: writer.string(try text())
    case .number: writer.number(try length())
    case .bool: writer.bool(bool == true)
    case .null: writer.null()
    }
  }
}
