/// One colour in ten steps from nearly white to nearly black.
public struct ColorLadder: Hashable, Sendable {
  /// The steps of a ladder; a larger number is darker.
  public enum Step: Int, Hashable, Sendable, CaseIterable {
    /// Nearly white.
    case step50 = 50
    /// Very light.
    case step100 = 100
    /// Light.
    case step200 = 200
    /// Lighter than the middle.
    case step300 = 300
    /// Slightly lighter than the middle.
    case step400 = 400
    /// The middle.
    case step500 = 500
    /// Slightly darker than the middle.
    case step600 = 600
    /// Darker than the middle.
    case step700 = 700
    /// Dark.
    case step800 = 800
    /// Nearly black.
    case step900 = 900

    /// The OKLab lightness of the step.
    var lightness: Double {
      switch self {
      case .step50: 0.97
      case .step100: 0.935
      case .step200: 0.88
      case .step300: 0.80
      case .step400: 0.71
      case .step500: 0.62
      case .step600: 0.53
      case .step700: 0.44
      case .step800: 0.36
      case .step900: 0.28
      }
    }
  }

  private let origin: OKLabColor

  /// Creates the ladder of a colour's hue and chroma.
  public init(_ color: HexColor) { origin = OKLabColor(color.components) }

  /// The colour of a step: the hue of the origin, with less chroma towards both ends.
  public subscript(step: Step) -> HexColor {
    let distance = (step.lightness - 0.62) / 0.45
    let scale = 1 - 0.8 * distance * distance
    return OKLabColor(
      lightness: step.lightness, a: origin.a * scale, b: origin.b * scale
    ).hexColor
  }
}
