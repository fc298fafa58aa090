/// A font as a text asks for it; a measurer answers with faces.
public struct FontRequest: Hashable, Sendable {
  /// The size of the em square, in points; not finite or not above 0 counts as 0.
  public var size: Double

  /// The height of a line in the primary face, in points, or `nil` for the face's natural height.
  ///
  /// Half of the difference to the natural height goes above and half below every face on a line,
  /// so lines grow where a taller script stands.
  public var lineHeight: Double?

  /// The weight wanted; the nearest one there is by CSS's rules is used.
  public var weight: FontWeight

  /// The width wanted; the nearest one there is by CSS's rules is used.
  public var width: FontWidth

  /// The family wanted first, or several in order with commas between them as in CSS; `nil` for the
  /// measurer's own cascade.
  public var family: String?

  /// The shapes of letters wanted where ``family`` is not there.
  public var design: FontDesign

  /// Points added after each grapheme cluster, except in joining scripts.
  public var tracking: Double

  /// Creates a font request; only the size has no default.
  public init(
    size: Double,
    lineHeight: Double? = nil,
    weight: FontWeight = .regular,
    width: FontWidth = .standard,
    family: String? = nil,
    design: FontDesign = .sans,
    tracking: Double = 0
  ) {
    self.size = size
    self.lineHeight = lineHeight
    self.weight = weight
    self.width = width
    self.family = family
    self.design = design
    self.tracking = tracking
  }
}
