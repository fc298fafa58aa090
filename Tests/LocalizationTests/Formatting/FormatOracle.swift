import Foundation
import Testing

/// The C program in Tests/Oracles/FormatOracle, which asks the system ICU without our layer.
enum FormatOracle {
  struct Missing: Error, CustomStringConvertible {
    var description: String { "format-oracle was not built; run swift build first" }
  }

  /// One answer for each request, a request being the fields that the program's header lists.
  static func answers(_ requests: [[String]]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("format-oracle-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent("input")
    let output = folder.appendingPathComponent("output")
    let text = requests.map { $0.joined(separator: "\t") + "\n" }.joined()
    try Data(text.utf8).write(to: input)
    try Data().write(to: output)
    let process = Process()
    process.executableURL = try program()
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    let answers = String(decoding: try Data(contentsOf: output), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    try #require(process.terminationStatus == 0 && answers.count == requests.count)
    return answers
  }

  private static func program() throws -> URL {
    // The test bundle and the program are built into one folder.
    var folders = ProcessInfo.processInfo.arguments
      .map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
    folders.append(Bundle.main.bundleURL)
    folders.append(Bundle.main.bundleURL.deletingLastPathComponent())
    for folder in folders {
      let program = folder.appendingPathComponent("format-oracle")
      if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    }
    throw Missing()
  }

  /// The form in which the program writes a text.
  static func line(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\\": result += "\\\\"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
