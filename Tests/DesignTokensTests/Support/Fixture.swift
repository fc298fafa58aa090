import Foundation

/// A file of this module's fixtures.
enum Fixture {
  static func decode<Value: Decodable>(_ type: Value.Type, from name: String) throws -> Value {
    try JSONDecoder().decode(type, from: data(name))
  }

  static func data(_ name: String) throws -> Data {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/DesignTokens")
    return try Data(contentsOf: folder.appendingPathComponent(name))
  }
}
