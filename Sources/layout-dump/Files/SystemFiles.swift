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
    let descriptor = unsafe Glibc.open(name, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .file(name, reason()) }
    defer { close(descriptor) }
    return try readAll(descriptor, name)
  }

  /// Whether a file or directory of that name exists.
  static func exists(_ name: String) -> Bool {
    unsafe !name.utf8.contains(0) && access(name, F_OK) == 0
  }

  /// Whether a name is that of a folder.
  static func isDirectory(_ name: String) -> Bool {
    var information = stat()
    return unsafe !name.utf8.contains(0) && stat(name, &information) == 0
      && information.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in a folder, in no order.
  static func names(in folder: String) throws(ToolError) -> [String] {
    guard let stream = unsafe opendir(folder) else { throw .file(folder, reason()) }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Reads to the end; a file that is too large is refused before it is read.
  private static func readAll(_ descriptor: Int32, _ name: String) throws(ToolError) -> [UInt8] {
    let tooLarge = ToolError.file(name, "larger than \(sizeLimit >> 20) MiB, which is the limit")
    var room = 64 << 10
    var information = stat()
    if unsafe fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG {
      guard information.st_size <= sizeLimit else { throw tooLarge }
      room = max(room, Int(information.st_size) + 1)
    }
    var bytes: [UInt8] = []
    while true {
      let chunk = try readChunk(descriptor, room, name)
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= sizeLimit else { throw tooLarge }
      room = min(max(64 << 10, bytes.count), 4 << 20)
    }
  }

  private static func readChunk(
    _ descriptor: Int32, _ room: Int, _ name: String
  ) throws(ToolError) -> [UInt8] {
    var isRead = true
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      var got = 0
      repeat {
        got = unsafe Glibc.read(descriptor, base, room)
      } while got < 0 && errno == EINTR
      isRead = got >= 0
      count = max(got, 0)
    }
    guard isRead else { throw .file(name, reason()) }
    return chunk
  }

  /// Writes bytes to a file, replacing what was there, or to standard output for nil.
  static func write(_ bytes: [UInt8], to name: String?) throws(ToolError) {
    try open(name).write(bytes)
  }

  /// Puts new bytes in the place of a file; whatever happens, the old or the new ones are there whole.
  ///
  /// The bytes are written to a new file beside it, which then takes its name and its permissions.
  static func replace(_ name: String, with bytes: [UInt8]) throws(ToolError) {
    guard let resolved = unsafe realpath(name, nil) else { throw .file(name, reason()) }
    defer { unsafe free(resolved) }
    let path = unsafe String(cString: resolved)
    var information = stat()
    guard unsafe stat(path, &information) == 0 else { throw .file(name, reason()) }
    guard unsafe access(path, W_OK) == 0 else { throw .file(name, reason()) }
    var template = Array("\(path).XXXXXX".utf8CString)
    let descriptor = unsafe template.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return Int32(-1) }
      return unsafe mkstemp(start)
    }
    guard descriptor >= 0 else { throw .file(name, reason()) }
    let temporary = String(
      decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    do throws(ToolError) {
      let sink = Sink(descriptor: descriptor, name: name)
      try sink.write(bytes)
      guard fchmod(descriptor, information.st_mode & 0o7777) == 0, fsync(descriptor) == 0,
        unsafe rename(temporary, path) == 0
      else { throw .file(name, reason()) }
    } catch {
      unsafe unlink(temporary)
      throw error
    }
  }

  /// An open file, or standard output; closed when it goes away.
  struct Sink: ~Copyable {
    fileprivate let descriptor: Int32
    fileprivate let name: String

    deinit { if descriptor > 2 { close(descriptor) } }

    /// Writes all bytes; a reader that has gone away is no fault.
    func write(_ bytes: [UInt8]) throws(ToolError) { try writeAll(bytes, descriptor, name) }
  }

  /// Opens a file for writing, replacing what was there, or standard output for nil.
  static func open(_ name: String?) throws(ToolError) -> Sink {
    guard let name else { return Sink(descriptor: 1, name: "standard output") }
    guard !name.utf8.contains(0) else {
      throw .file(name, "a file name has no NUL character")
    }
    let descriptor = unsafe Glibc.open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .file(name, reason()) }
    return Sink(descriptor: descriptor, name: name)
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

  /// Writes text to standard error as it is.
  static func report(raw text: String) {
    try? writeAll(Array(text.utf8), 2, "standard error")
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
    signal(SIGPIPE, SIG_IGN)
    let isOutputOpen = fcntl(1, F_GETFD) >= 0
    for descriptor: Int32 in [0, 1, 2] where fcntl(descriptor, F_GETFD) < 0 {
      _ = unsafe Glibc.open("/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY)
    }
    guard isOutputOpen else { throw .file("standard output", "is closed") }
  }

  /// The folder of the program itself; nil when the system does not say.
  static var programFolder: String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = unsafe buffer.withUnsafeMutableBytes { bytes -> Int in
      guard let base = bytes.baseAddress else { return -1 }
      return unsafe readlink(
        "/proc/self/exe", base.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    guard count > 0, count < buffer.count else { return nil }
    let path = String(decoding: buffer[..<count], as: UTF8.self)
    return path.lastIndex(of: "/").map { String(path[..<$0]) }
  }

  /// Whether a terminal shows standard output.
  static var isTerminal: Bool { isatty(1) == 1 }

  /// Whether the person wants no colours anywhere (no-color.org).
  static var refusesColor: Bool {
    guard let value = unsafe getenv("NO_COLOR") else { return false }
    return unsafe value.pointee != 0
  }
}
