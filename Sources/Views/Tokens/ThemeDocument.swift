public import DesignTokens
internal import LocatedJSON

/// A theme in JSON: a variant by name and what is changed of it.
///
/// ```json
/// { "layoutTheme": 1, "name": "brand", "base": "atomic",
///   "colors": { "light": { "primary": "#0B7A75" } },
///   "spacing": { "md": 20 }, "radius": { "box": 24 },
///   "typography": {
///     "sizeFactor": 1.1, "typeface": { "design": "serif" }, "caps": "suggested",
///     "styles": { "price": { "size": 22, "relativeTo": "title2", "weight": "bold" } },
///     "lineHeights": { "Thai": 1.2, "ur": 1.4 } },
///   "minimumTouchTarget": 48 }
/// ```
///
/// Without a `base` it changes the theme of the place where it is used. The same holds left-to-right
/// and right-to-left.
public struct ThemeDocument: Sendable {
  /// The version of the form.
  public static let version = 1

  /// The name; nil for that of the base.
  public internal(set) var name: String?

  /// The tokens that the document begins with; nil for those of the surroundings.
  public internal(set) var base: TokenSet?

  /// The names of the styles that the document has and that are no roles.
  public internal(set) var styleNames: Set<String> = []

  var changes: [@Sendable (inout TokenSet) -> Void] = []

  /// A document that changes nothing.
  init() {}

  /// The tokens of a set, unchanged.
  public init(_ tokens: TokenSet) {
    base = tokens
    styleNames = Set(tokens.typography.customStyleNames)
  }

  /// Reads a document.
  ///
  /// - Throws: ``SceneError`` for the first fault.
  /// - Complexity: O(bytes).
  public init(parsing bytes: [UInt8]) throws(SceneError) {
    let document = try JSONDocument(ofScene: bytes)
    var reader = ThemeReader()
    self = try reader.document(document.root)
  }

  /// The theme in a place that has some tokens.
  public func tokens(over surroundings: TokenSet) -> TokenSet {
    var tokens = base ?? surroundings
    for change in changes { change(&tokens) }
    if let name { tokens.name = name }
    return tokens
  }
}
