/// An angle; positive angles turn clockwise in a left-to-right layout.
///
/// Source: SwiftUI's `Angle`.
public struct Angle: Hashable, Sendable {
  /// The angle in degrees.
  public var degrees: Double

  /// Creates an angle from degrees.
  public init(degrees: Double) { self.degrees = degrees }

  /// Creates an angle from radians.
  public init(radians: Double) { degrees = radians * 180 / .pi }

  /// No turn.
  public static let zero = Angle(degrees: 0)

  /// An angle of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// The angle in radians.
  public var radians: Double { degrees * .pi / 180 }

  /// The sine and the cosine: exact for whole quarter turns, the same on every machine, elsewhere
  /// wrong by less than 1e-15.
  ///
  /// - Complexity: O(1).
  public var sineAndCosine: (sine: Double, cosine: Double) {
    guard degrees.isFinite else { return (0, 1) }
    // The nearest quarter turn leaves at most an eighth, where the series ends soon.
    let quarters = (degrees / 90).rounded()
    let rest = (degrees - quarters * 90) * .pi / 180
    var sine = 0.0
    var cosine = 0.0
    var term = 1.0
    for power in 0..<20 {
      let sign = power % 4 < 2 ? 1.0 : -1.0
      if power % 2 == 0 { cosine += sign * term } else { sine += sign * term }
      term *= rest / Double(power + 1)
    }
    let quarter = quarters - (quarters / 4).rounded(.down) * 4
    switch quarter {
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    case 3: return (-cosine, sine)
    default: return (sine, cosine)
    }
  }
}
