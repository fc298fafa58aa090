#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Lists font files by name; none is opened.
enum FontDirectory {
  /// No folder of fonts is deeper or larger.
  private static let maximumDepth = 4
  private static let maximumCount = 20_000

  /// The font files of a folder and its folders, sorted by path; `nil` where it cannot be read.
  static func files(in path: String) -> [FontFile]? {
    var files: [FontFile] = []
    guard list(path, depth: 0, into: &files) else { return nil }
    return files.sorted { $0.path < $1.path }
  }

  private static func list(_ path: String, depth: Int, into files: inout [FontFile]) -> Bool {
    guard let directory = unsafe opendir(path) else { return false }
    defer { unsafe closedir(directory) }
    while files.count < maximumCount, let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      guard !name.hasPrefix(".") else { continue }
      if let file = FontFile(path: path + "/" + name) {
        files.append(file)
      } else if depth < maximumDepth, !name.contains(".") {
        _ = list(path + "/" + name, depth: depth + 1, into: &files)
      }
    }
    return true
  }

  /// Whether a path can be opened for reading.
  static func isReadable(_ path: String) -> Bool {
    unsafe access(path, R_OK) == 0
  }
}
