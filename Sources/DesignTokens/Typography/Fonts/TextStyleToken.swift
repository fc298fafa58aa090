/// A text style of a theme: the sizes of a role, or a size at `large` that grows with its text.
///
/// Under the name of a role it stands in for the role; under any other name it is a style of the
/// product's own, such as `price`.
public struct TextStyleToken: Hashable, Sendable, Codable {
  /// The size of the em square at `large`, in points; nil for the sizes of the role's tables.
  public var size: Double?
  /// The height of a line at `large`, in points; nil for the font's natural one, and
  /// for that of the role where ``size`` is nil too.
  public var lineHeight: Double?
  /// The role whose text the style grows with.
  public var relativeTo: TextRole
  /// The weight; nil for that of the role.
  public var weight: TextWeight?
  /// How far the style may grow, as a multiple of its size at `large`; nil for the role's cap.
  public var maxMultiplier: Double?

  /// Creates a style from lengths in points.
  public init(
    size: Double? = nil, lineHeight: Double? = nil, relativeTo: TextRole = .body,
    weight: TextWeight? = nil, maxMultiplier: Double? = nil
  ) {
    self.size = size
    self.lineHeight = lineHeight
    self.relativeTo = relativeTo
    self.weight = weight
    self.maxMultiplier = maxMultiplier
  }
}
