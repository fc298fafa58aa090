import Foundation
import LocatedJSON

/// A finished run of `layout-dump`.
struct Run {
  var status: Int32
  var output: String
  var errors: String

  /// The output as JSON.
  func json() throws -> JSONValue { try JSONDocument(parsing: output).root }

  /// The lines of the output.
  var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: false) }
}

/// Runs the built command, as a user would.
enum Command {
  /// The command stands beside the tests.
  static let path = Bundle.main.bundleURL.appending(path: "layout-dump").path

  /// Runs the command with arguments and standard input, in a small environment.
  ///
  /// `shell` says how the shell starts it, where `"$0" "$@"` are the command and its arguments.
  static func run(
    _ arguments: [String], input: [UInt8] = [], shell: String? = nil,
    environment: [String: String] = [:], in folder: URL? = nil
  ) throws -> Run {
    let process = Process()
    if let shell {
      process.executableURL = URL(filePath: "/bin/bash")
      process.arguments = ["-c", shell, path] + arguments
    } else {
      process.executableURL = URL(filePath: path)
      process.arguments = arguments
    }
    var values = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    values.merge(environment) { $1 }
    process.environment = values
    if let folder { process.currentDirectoryURL = folder }
    // Files, not pipes: nobody has to read while the command writes.
    let work = try Folder()
    let inputFile = try work.file("in", input)
    let outputFile = try work.file("out", [])
    let errorFile = try work.file("err", [])
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    func text(_ file: URL) throws -> String {
      String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
    return Run(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: try text(outputFile), errors: try text(errorFile))
  }

  /// Dumps a scene given on standard input, with the synthetic font.
  static func dump(_ scene: String, _ options: String...) throws -> Run {
    try run(["dump", "-", "--fonts", "synthetic"] + options, input: Array(scene.utf8))
  }
}

/// A folder of its own that goes away with its last use.
final class Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "layout-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and returns its place.
  func file(_ name: String, _ bytes: [UInt8]) throws -> URL {
    let file = url.appending(path: name)
    try Data(bytes).write(to: file)
    return file
  }
}

/// Scenes that the tests share.
enum Sample {
  /// A row of two views in 100 × 50, the second after a spacer.
  static let row = """
    { "layoutScene": 1, "name": "sample", "size": { "width": 100, "height": 50 },
      "root": { "type": "hstack", "id": "row", "spacing": 0, "children": [
        { "type": "color", "id": "a", "modifiers": [ { "frame": { "width": 20, "height": 10 } } ] },
        { "type": "spacer" },
        { "type": "text", "id": "t", "string": "a\\u202Eb", "modifiers": [ { "overlay": { "type": "color", "id": "o" } } ] }
      ], "modifiers": [ { "padding": 5 } ] } }
    """
}
