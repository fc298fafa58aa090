/// A way to scale text and the lengths beside it.
///
/// Sizes go in unscaled and come out scaled; nothing scaled goes in again. A scaler keeps order: a
/// larger size never becomes smaller than a smaller one.
public protocol TextScaler: Sendable {
  /// The font of a role as scaled.
  func style(of role: TextRole) -> TextRoleStyle

  /// The font of a role before it is scaled: what caps are multiples of.
  func baseStyle(of role: TextRole) -> TextRoleStyle

  /// A font's size in points, scaled as a font of its own beside text of a role, unrounded.
  func fontSize(_ size: Double, relativeTo role: TextRole) -> Double

  /// A length in points, such as an icon's, that keeps its ratio to text of a role, unrounded.
  func length(_ length: Double, relativeTo role: TextRole) -> Double
}

extension TextScaler {
  /// The font of a role at `large`.
  public func baseStyle(of role: TextRole) -> TextRoleStyle { role.style(at: .large) }

  /// A font and its line height, both scaled and capped by one factor.
  ///
  /// 16 points in lines of 24 are 19.2 in lines of 28.8 when a person wants twice the size and the
  /// text allows 1.2 times its own.
  ///
  /// - Parameters:
  ///   - size: The font's size at `large`, in points.
  ///   - lineHeight: The line height at `large`, in points.
  ///   - role: The role whose text the font grows with.
  ///   - maxMultiplier: The largest factor, counted as 1 below that; nil for no cap.
  /// - Returns: Both lengths as scaled, in points.
  public func scaledFont(
    size: Double, lineHeight: Double, relativeTo role: TextRole = .body,
    maxMultiplier: Double? = nil
  ) -> (size: Double, lineHeight: Double) {
    let scaled = fontSize(size, relativeTo: role)
    let capped = maxMultiplier.map { min(scaled, size * max($0, 1)) } ?? scaled
    guard size != 0 else { return (capped, lineHeight) }
    return (capped, lineHeight * (capped / size))
  }
}
