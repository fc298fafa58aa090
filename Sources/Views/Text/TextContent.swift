internal import LocatedJSON

/// What a text says, before the environment's locale has formatted it.
enum TextContent: Sendable {
  /// A string that is shown as it is.
  case verbatim(String)

  /// The names of the members of a scene's text, of which it has exactly one.
  static let memberNames = ["string"]
}

extension TextContent {
  /// Reads the content of a scene's text.
  init(_ reader: ObjectReader) throws(SceneError) {
    let string = try reader.required("string", what: "a text")
    self = .verbatim(try string.text("string"))
  }
}
