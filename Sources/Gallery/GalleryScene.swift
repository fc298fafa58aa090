public import Views

/// A built-in scene: a screen as people build them, as a Swift view and as a scene document.
///
/// Both forms give the same frames. Texts are keys of the package's own string tables
/// (`Locales/Gallery.xcstrings`); values are formatted with the captured locale.
public struct GalleryScene: Sendable {
  /// The name by which the command knows the scene.
  public let name: String

  /// What the scene shows, in one line.
  public let summary: String

  /// The scene as a document.
  public let document: String

  /// The scene as a view; it has the document's ids.
  public let view: @Sendable () -> AnyView

  init(
    name: String, summary: String, document: String,
    view: @escaping @Sendable () -> AnyView
  ) {
    self.name = name
    self.summary = summary
    self.document = document
    self.view = view
  }

  /// All scenes, by name.
  public static let all: [GalleryScene] = [
    .chatBubbles, .checkoutRow, .flightCard, .form, .preferenceList, .priceList, .settingsList,
    .ticketCard,
  ]

  /// The scene with a name, nil when there is none.
  public static func named(_ name: String) -> GalleryScene? { all.first { $0.name == name } }
}
