internal import Glibc
internal import Localization

/// Reads string tables: a file, or the files of a folder that can hold texts.
enum StringTableFiles {
  /// How many files of a folder are read, and how deep folders may be nested.
  private static let fileLimit = 10_000
  private static let depthLimit = 16

  static func source(_ name: String) throws(ToolError) -> CatalogSource {
    guard Files.isDirectory(name) else {
      return CatalogSource(file: name, bytes: try Files.read(name))
    }
    var files: [CatalogSource.File] = []
    try collect(name, name, depth: 0, &files)
    return CatalogSource(directory: name, files: files)
  }

  private static func collect(
    _ root: String, _ folder: String, depth: Int, _ files: inout [CatalogSource.File]
  ) throws(ToolError) {
    guard depth <= depthLimit else {
      throw .file(folder, "folders are nested more than \(depthLimit) deep")
    }
    for name in try Files.names(in: folder).sorted() where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if Files.isDirectory(path) {
        try collect(root, path, depth: depth + 1, &files)
      } else if CatalogSource.mayHoldStrings(String(path.dropFirst(root.count))) {
        guard files.count < fileLimit else {
          throw .file(root, "more than \(fileLimit) files; name the folder of the string tables")
        }
        files.append(CatalogSource.File(path: path, bytes: try Files.read(path)))
      }
    }
  }
}
