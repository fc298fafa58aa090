/// A cluster for which no face of the cascade has a glyph.
public struct MissingGlyph: Hashable, Sendable {
  /// The UTF-16 range of the cluster.
  public var range: Range<Int>

  /// The scalars without a glyph.
  public var scalars: [Unicode.Scalar]

  /// The faces that were tried, in order.
  public var fontsTried: [String]
}
