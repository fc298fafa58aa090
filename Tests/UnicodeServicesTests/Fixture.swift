import Foundation

/// Reads a fixture of the package by its path.
enum Fixture {
  static func lines(_ path: String, file: String = #filePath) throws -> [[String]] {
    let root = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
    let url = root.appendingPathComponent("Fixtures").appendingPathComponent(path)
    return try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}
