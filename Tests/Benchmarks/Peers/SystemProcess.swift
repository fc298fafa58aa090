internal import Glibc

/// Runs other programs.
enum SystemProcess {
  /// Runs a program, found on the search path, and gives its exit status and standard output.
  static func run(_ words: [String]) -> (status: Int32, output: String) {
    guard let stream = unsafe popen(words.map(quoted).joined(separator: " ") + " 2>/dev/null", "r")
    else { return (-1, "") }
    var bytes: [UInt8] = []
    var byte = unsafe fgetc(stream)
    while byte >= 0 {
      bytes.append(UInt8(truncatingIfNeeded: byte))
      byte = unsafe fgetc(stream)
    }
    let status = unsafe pclose(stream)
    return (status & 0x7F == 0 ? status >> 8 : -1, String(decoding: bytes, as: UTF8.self))
  }

  /// Makes a folder for temporary files; nil when the system refuses.
  static func temporaryFolder() -> String? {
    var template: [CChar] = Array("/tmp/layout-bench-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else { return nil }
    return String(
      decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// A word as the shell must see it.
  private static func quoted(_ word: String) -> String {
    var result = "'"
    for character in word {
      if character == "'" { result += "'\\''" } else { result.append(character) }
    }
    return result + "'"
  }
}
