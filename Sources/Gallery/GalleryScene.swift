/// A built-in scene.
public struct GalleryScene: Sendable {
  /// The name by which the command knows the scene.
  public let name: String

  /// What the scene shows, in one line.
  public let summary: String

  /// The scene as a document.
  public let document: String

  /// All scenes, by name.
  public static let all: [GalleryScene] = []

  /// The scene with a name.
  public static func named(_ name: String) -> GalleryScene? { all.first { $0.name == name } }
}
