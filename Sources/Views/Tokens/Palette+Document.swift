public import DesignTokens
internal import LocatedJSON

extension Palette {
  /// Reads a palette of JSON: `id`, and six colours as `#RRGGBB` for `light` and for `dark`.
  ///
  /// ```json
  /// { "id": "mine", "light": { "canvas": "#FFFFFF", "firstBlob": "#CFE8F5",
  ///   "secondBlob": "#F5DCCF", "surfaceTint": "#FAFAFA", "ink": "#1A1A1A", "onTint": "#0B5A75" },
  ///   "dark": { … } }
  /// ```
  ///
  /// Its contrast is taken as it is; `withEnforcedContrast()` repairs it.
  ///
  /// - Throws: ``SceneError`` for the first fault.
  /// - Complexity: O(bytes).
  public init(parsing bytes: [UInt8]) throws(SceneError) {
    let document = try JSONDocument(ofScene: bytes)
    guard document.root.kind == .object else {
      throw SceneError(document.root, "a palette is an object, not \(document.root.kindName)")
    }
    self = try SceneDecoder().palette(document.root)
  }
}
