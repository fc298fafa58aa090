#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The file system of the machine.
@safe
struct SystemFileSystem: ThemeFileSystem {
  func open(_ path: String, _ mode: FileMode) throws(FileFailure) -> Int32 {
    let flags: Int32 =
      switch mode {
      case .reading: O_RDONLY
      case .replacing: O_WRONLY | O_CREAT | O_TRUNC
      case .creating: O_WRONLY | O_CREAT | O_EXCL
      case .folder: O_RDONLY | O_DIRECTORY
      }
    // Read and written by the owner alone.
    return try repeating("opening '\(path)'") {
      systemOpen(path, flags | O_CLOEXEC, 0o600)
    }
  }

  func read(_ file: Int32, count: Int) throws(FileFailure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = try repeating("reading") {
      unsafe bytes.withUnsafeMutableBytes { unsafe systemRead(file, $0.baseAddress, $0.count) }
    }
    bytes.removeLast(count - read)
    return bytes
  }

  func write(_ file: Int32, _ bytes: ArraySlice<UInt8>) throws(FileFailure) -> Int {
    try repeating("writing") {
      unsafe bytes.withUnsafeBytes { unsafe systemWrite(file, $0.baseAddress, $0.count) }
    }
  }

  func synchronize(_ file: Int32) throws(FileFailure) {
    #if canImport(Darwin)
      // fsync(2) of Darwin leaves the content in the drive's cache.
      if fcntl(file, F_FULLFSYNC) == 0 { return }
    #endif
    _ = try repeating("synchronizing") { fsync(file) }
  }

  func lock(_ folder: Int32) throws(FileFailure) {
    _ = try repeating("locking the folder") { flock(folder, LOCK_EX) }
  }

  func close(_ file: Int32) { _ = systemClose(file) }

  func rename(_ path: String, to name: String) throws(FileFailure) {
    _ = try repeating("renaming '\(path)' to '\(name)'") { systemRename(path, name) }
  }

  /// Calls the system until no signal interrupts it.
  private func repeating<Result: SignedInteger>(
    _ operation: String, _ call: () -> Result
  ) throws(FileFailure) -> Result {
    while true {
      let result = call()
      guard result < 0 else { return result }
      let code = errno
      if code == EINTR { continue }
      let kind: FileFailure.Kind =
        switch code {
        case ENOENT: .missing
        case EEXIST: .exists
        default: .other
        }
      throw FileFailure(
        kind: kind, operation: operation, reason: unsafe String(cString: strerror(code)))
    }
  }
}

// The methods above have the names of the functions they call.

private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  unsafe open(path, flags, mode)
}

private func systemRead(
  _ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  unsafe read(file, buffer, count)
}

private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(file, buffer, count)
}

private func systemClose(_ file: Int32) -> Int32 { close(file) }

private func systemRename(_ path: String, _ name: String) -> Int32 { unsafe rename(path, name) }
