import Foundation

/// Files that stand beside the tests.
enum Fixtures {
  /// `Tests/Fixtures`.
  static let directory = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static func data(_ path: String) throws -> Data {
    try Data(contentsOf: directory.appendingPathComponent(path))
  }

  static func decode<Value: Decodable>(_ type: Value.Type, _ path: String) throws -> Value {
    try JSONDecoder().decode(type, from: data(path))
  }

  /// The lines of a file of Debian's `unicode-data`.
  static func unicodeLines(_ path: String) throws -> [Substring] {
    let data = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/unicode/\(path)"))
    return String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
  }
}
