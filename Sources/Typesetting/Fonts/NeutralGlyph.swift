/// A glyph that no rule of its face looks at: what stands on either side takes the form it has alone.
struct NeutralGlyph: Sendable {
  var id: UInt32

  /// In font units.
  var advance: Int32
}
