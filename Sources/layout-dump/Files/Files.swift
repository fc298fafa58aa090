internal import Glibc

/// Reading and writing whole files, with errors that say which file and why.
enum Files {
  /// The largest input that is read, in bytes.
  static let sizeLimit = 64 << 20

  /// The bytes of a file, or of standard input for `-`.
  static func read(_ name: String) throws(ToolError) -> [UInt8] {
    if name == "-" { return try readAll(0, name) }
    guard !name.utf8.contains(0) else {
      throw .file(name, "a file name has no NUL character")
    }
    let descriptor = unsafe open(name, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .file(name, reason()) }
    defer { close(descriptor) }
    return try readAll(descriptor, name)
  }

  /// Whether a file or directory of that name exists.
  static func exists(_ name: String) -> Bool {
    !name.utf8.contains(0) && unsafe access(name, F_OK) == 0
  }

  private static func readAll(_ descriptor: Int32, _ name: String) throws(ToolError) -> [UInt8] {
    var bytes: [UInt8] = []
    var room = 64 << 10
    while true {
      let start = bytes.count
      var count = 0
      bytes.append(contentsOf: repeatElement(0, count: room))
      unsafe bytes.withUnsafeMutableBytes { buffer in
        guard let base = buffer.baseAddress else { return }
        repeat {
          count = unsafe Glibc.read(descriptor, base + start, room)
        } while count < 0 && errno == EINTR
      }
      guard count >= 0 else { throw .file(name, reason()) }
      bytes.removeLast(room - count)
      if count == 0 { return bytes }
      guard bytes.count <= sizeLimit else {
        throw .file(name, "larger than \(sizeLimit >> 20) MiB, which is the limit")
      }
      room = min(max(room, bytes.count), 4 << 20)
    }
  }

  /// Writes bytes to a file, replacing what was there, or to standard output for nil.
  static func write(_ bytes: [UInt8], to name: String?) throws(ToolError) {
    guard let name else { return try writeAll(bytes, 1, "standard output") }
    guard !name.utf8.contains(0) else {
      throw .file(name, "a file name has no NUL character")
    }
    let descriptor = unsafe open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .file(name, reason()) }
    defer { close(descriptor) }
    try writeAll(bytes, descriptor, name)
  }

  /// Writes all bytes; a reader that has gone away is no fault.
  private static func writeAll(
    _ bytes: [UInt8], _ descriptor: Int32, _ name: String
  ) throws(ToolError) {
    var offset = 0
    while offset < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer -> Int in
        guard let base = buffer.baseAddress else { return 0 }
        return unsafe Glibc.write(descriptor, base + offset, buffer.count - offset)
      }
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EPIPE { return }
        throw .file(name, reason())
      }
      offset += count
    }
  }

  /// Writes a line to standard error.
  static func report(_ line: String) {
    try? writeAll(Array("layout-dump: \(line)\n".utf8), 2, "standard error")
  }

  private static func reason() -> String {
    switch errno {
    case ENOENT: "no such file; give a file, '-' or the name of a gallery scene"
    case EISDIR: "is a directory; give a file"
    case EACCES: "permission denied"
    case EBADF: "is closed"
    case ENOSPC: "no space is left on the device"
    default: unsafe String(cString: strerror(errno))
    }
  }

  /// Makes sure that no file that is opened later takes the place of a standard descriptor.
  ///
  /// - Throws: when standard output is closed, because then nothing can be said there.
  static func checkStandardDescriptors() throws(ToolError) {
    unsafe signal(SIGPIPE, SIG_IGN)
    let isOutputOpen = fcntl(1, F_GETFD) >= 0
    for descriptor: Int32 in [0, 1, 2] where fcntl(descriptor, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY)
    }
    guard isOutputOpen else { throw .file("standard output", "is closed") }
  }

  /// Whether a terminal shows standard output.
  static var isTerminal: Bool { isatty(1) == 1 }

  /// Whether the person wants no colours anywhere (no-color.org).
  static var refusesColor: Bool {
    guard let value = unsafe getenv("NO_COLOR") else { return false }
    return unsafe value.pointee != 0
  }
}
