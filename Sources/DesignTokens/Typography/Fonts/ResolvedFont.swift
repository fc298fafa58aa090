/// The font of a text as it is set: everything is scaled and nothing scales any more.
public struct ResolvedFont: Hashable, Sendable {
  /// What the font was resolved from.
  public let source: TextFont.Source

  /// The size of the em square, in points.
  public let pointSize: Double

  /// The height of a line of the primary font, in points; nil for the font's natural one.
  public let lineHeight: Double?

  /// The weight, with bold text taken into account.
  public let weight: TextWeight

  /// What is added between glyphs, in points; not to be used in joining scripts.
  public let tracking: Double

  /// The family and design; nil for what the surroundings use.
  public let typeface: Typeface?

  /// Whether a cap or a largest size held the font.
  public let isCapped: Bool

  /// The role that the size follows; nil for a fixed size.
  public var role: TextRole? { TextFont(source).role }

  /// The font as something to scale with the text of a role.
  ///
  /// - Throws: `FontScalingError.alreadyScaled` unless the size is a fixed one: a size is scaled
  ///   once, where it is used.
  public func unscaled(relativeTo role: TextRole) throws(FontScalingError) -> TextFont {
    guard case .fixed(let size) = source else {
      throw .alreadyScaled(pointSize: pointSize, relativeTo: self.role ?? role)
    }
    return TextFont.custom(size: size, relativeTo: role, weight: weight).typeface(typeface)
  }
}
