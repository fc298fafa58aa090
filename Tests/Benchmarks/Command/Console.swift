internal import Glibc

/// The two streams of the command.
enum Console {
  /// Writes a line to standard output, where figures go.
  static func print(_ line: String) {
    write(line, to: STDOUT_FILENO)
  }

  /// Writes a line to standard error, where progress and findings go.
  static func note(_ line: String) {
    write("layout-bench: " + line, to: STDERR_FILENO)
  }

  private static func write(_ line: String, to file: Int32) {
    let bytes = Array((line + "\n").utf8)
    var start = 0
    while start < bytes.count {
      let written = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(file, buffer.baseAddress.map { unsafe $0 + start }, buffer.count - start)
      }
      guard written > 0 else { return }
      start += written
    }
  }
}
