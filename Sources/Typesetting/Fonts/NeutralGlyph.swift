/// A glyph that no rule of its face looks at: what stands on either side takes the form it has alone.
struct NeutralGlyph: Sendable {
  var id: UInt32

  /// In font units.
  var advance: Int32

  /// What stands for no glyph.
  static let none = NeutralGlyph(id: .max, advance: 0)

  /// Whether this is ``none``.
  var isNone: Bool { id == .max }
}
