import Foundation
import LocatedJSON

/// Files of Tests/Fixtures/Strings.
enum StringFixture {
  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/Strings")
    return Array(try Data(contentsOf: folder.appending(path: name)))
  }

  static func json(_ name: String) throws -> JSONValue {
    try JSONDocument(parsing: bytes(name)).root
  }

  static func lines(_ name: String) throws -> [[String]] {
    String(decoding: try bytes(name), as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}

extension String {
  /// The text with everything but printable ASCII escaped, for messages of failures.
  var escaped: String {
    unicodeScalars.map {
      (0x20..<0x7F).contains($0.value) ? String($0) : "\\u{\(String($0.value, radix: 16))}"
    }
    .joined()
  }
}
