public import Geometry
public import UnicodeServices

extension LayoutDirection {
  /// The direction of a locale's script: right to left for Arabic, Hebrew and Urdu.
  public init(of locale: LocaleIdentifier) { self.init(locale.direction) }

  /// The layout direction that goes with a direction of writing.
  public init(_ direction: WritingDirection) {
    self = LayoutDirection(rawValue: direction.rawValue) ?? .leftToRight
  }

  /// The direction of writing that goes with this layout direction.
  public var writing: WritingDirection { WritingDirection(rawValue: rawValue) ?? .leftToRight }
}
