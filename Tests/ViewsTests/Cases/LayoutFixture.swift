import Foundation
import Geometry
import LocatedJSON

/// Files of Tests/Fixtures/Layout.
enum LayoutFixture {
  static func json(_ name: String) throws -> JSONValue {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/Layout")
    let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
    return try JSONDocument(parsing: bytes).root
  }
}

/// What a fixture lacks.
struct FixtureFault: Error {
  var message: String
}

extension JSONValue {
  /// A number, where `"infinity"`, `"-infinity"` and `"nan"` stand for those.
  func length() throws -> Double {
    if let number { return number }
    switch string {
    case "infinity": return .infinity
    case "-infinity": return -.infinity
    case "nan": return .nan
    default: throw FixtureFault(message: "\(path) is no number")
    }
  }

  /// A number or nil for null.
  func optionalLength() throws -> Double? { isNull ? nil : try length() }

  func member(_ name: String) throws -> JSONValue {
    guard let value = self[name] else { throw FixtureFault(message: "\(path) has no \(name)") }
    return value
  }

  func text() throws -> String {
    guard let string else { throw FixtureFault(message: "\(path) is no string") }
    return string
  }

  func list() throws -> [JSONValue] {
    guard let elements else { throw FixtureFault(message: "\(path) is no array") }
    return Array(elements)
  }

  func lengths() throws -> [Double] { try list().map { try $0.length() } }

  func proposal() throws -> ProposedViewSize {
    let parts = try list()
    return ProposedViewSize(
      width: try parts[0].optionalLength(), height: try parts[1].optionalLength())
  }

  func size() throws -> Size {
    let parts = try lengths()
    return Size(width: parts[0], height: parts[1])
  }

  /// The value's own text in the document.
  var source: String {
    var writer = JSONWriter(style: .compact)
    write(to: &writer)
    return writer.text
  }

  private func write(to writer: inout JSONWriter) {
    switch kind {
    case .null: writer.null()
    case .bool: writer.bool(bool == true)
    case .number: writer.number(literal: numberLiteral ?? "0")
    case .string: writer.string(string ?? "")
    case .array:
      writer.beginArray()
      if let elements { for element in elements { element.write(to: &writer) } }
      writer.endArray()
    case .object:
      writer.beginObject()
      if let members {
        for member in members {
          writer.name(member.name)
          member.value.write(to: &writer)
        }
      }
      writer.endObject()
    }
  }
}
