/// How heavy a text is, on OpenType's scale.
///
/// Source: OpenType `usWeightClass`; SwiftUI's `Font.Weight`.
public enum TextWeight: Int, Hashable, Sendable, CaseIterable, Comparable, Codable {
  /// 100.
  case ultraLight = 100
  /// 200.
  case thin = 200
  /// 300.
  case light = 300
  /// 400.
  case regular = 400
  /// 500.
  case medium = 500
  /// 600.
  case semibold = 600
  /// 700.
  case bold = 700
  /// 800.
  case heavy = 800
  /// 900.
  case black = 900

  /// Whether one weight is lighter than another.
  public static func < (left: TextWeight, right: TextWeight) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The weight for a person who has turned bold text on: two steps heavier, at most black.
  ///
  /// Regular becomes semibold, and a heading stays heavier than the text below it up to bold.
  ///
  /// Differs from SwiftUI: the platform does not publish its steps.
  public var whenBoldTextIsOn: TextWeight {
    TextWeight(rawValue: rawValue + 200) ?? .black
  }

  /// The weight's name, such as `semibold`.
  public var name: String { String(describing: self) }

  /// The weight of a name such as `semibold`; nil for any other name.
  public init?(name: String) {
    guard let weight = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = weight
  }
}
