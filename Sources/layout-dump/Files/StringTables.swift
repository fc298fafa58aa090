internal import Localization
internal import Views

/// The string tables that a scene's keys are looked up in.
enum StringTables {
  /// The tables of `--strings`, those that the scene names, and for a gallery scene the package's
  /// own.
  static func catalogs(
    _ arguments: Arguments, _ scene: LoadedScene
  ) throws(ToolError) -> [StringCatalog] {
    var sources: [CatalogSource] = []
    for name in arguments.all(.strings) { sources.append(try StringTableFiles.source(name)) }
    for name in scene.document.stringTables {
      sources.append(try StringTableFiles.source(scene.path(of: name)))
    }
    if scene.isFromGallery, let name = try galleryTable(arguments) {
      sources.append(try StringTableFiles.source(name))
    }
    guard !sources.isEmpty else { return [] }
    do throws(CatalogError) {
      return try CatalogLoader().load(sources)
    } catch {
      throw ToolError(message: error.description)
    }
  }

  /// The gallery's own table: in the folder of `--locales`, else in `Locales` of the working folder
  /// or of a folder around the program, which is where a build leaves it.
  private static func galleryTable(_ arguments: Arguments) throws(ToolError) -> String? {
    let table = "Gallery.xcstrings"
    if let folder = arguments[.locales] {
      let name = "\(folder)/\(table)"
      guard Files.exists(name) else {
        throw .file(folder, "has no \(table); give the folder of the package's string tables")
      }
      return name
    }
    var folders = ["."]
    var folder = Files.programFolder
    while let current = folder, folders.count < 12 {
      folders.append(current)
      folder = current.lastIndex(of: "/").map { String(current[..<$0]) }
    }
    for folder in folders {
      let name = folder == "." ? "Locales/\(table)" : "\(folder)/Locales/\(table)"
      if Files.exists(name) { return name }
    }
    Files.report("no folder 'Locales' is near; texts are shown in English (give --locales DIR)")
    return nil
  }
}
