/// Which way of scaling text is in force; with a text size it gives a scaler.
///
/// Written as `apple`, `macOS`, `android`, `android:1.3` or `linear:1.3`.
public enum TextScaling: Hashable, Sendable, CustomStringConvertible {
  /// Dynamic Type of iOS and iPadOS.
  case apple
  /// The fixed sizes of macOS.
  case macOS
  /// Android 14 at a font scale; nil for the scale that corresponds to the text size.
  case android(scale: Double?)
  /// One factor for all sizes, whatever the text size.
  case linear(factor: Double)

  /// Why a text names no way of scaling.
  public enum ParsingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name before the colon is none of the known ones.
    case unknownName(String)
    /// The number after the colon is missing, superfluous, or not in the range.
    case badNumber(String)

    /// What is wrong, and what would be right.
    public var description: String {
      switch self {
      case .unknownName(let name):
        "unknown scaler '\(name)'; one of apple, macOS, android, android:SCALE, linear:FACTOR"
      case .badNumber(let text):
        "'\(text)' is no scale; apple and macOS take none, the others a number from 0.1 to 10"
      }
    }
  }

  /// The scales that a text may name.
  private static let allowed = 0.1...10.0

  /// Reads a way of scaling.
  ///
  /// - Throws: `ParsingError` with the part that is wrong.
  public init(parsing text: String) throws(ParsingError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    var number: Double?
    if parts.count == 2 {
      guard let value = Double(parts[1]), Self.allowed.contains(value) else {
        throw .badNumber(String(parts[1]))
      }
      number = value
    }
    switch (String(parts[0]), number) {
    case ("apple", nil): self = .apple
    case ("macOS", nil): self = .macOS
    case ("android", let scale): self = .android(scale: scale)
    case ("linear", let factor?): self = .linear(factor: factor)
    case ("linear", nil): throw .badNumber("")
    case ("apple", let number?), ("macOS", let number?): throw .badNumber("\(number)")
    case (let name, _): throw .unknownName(name)
    }
  }

  /// The way of scaling as it is written.
  public var description: String {
    switch self {
    case .apple: "apple"
    case .macOS: "macOS"
    case .android(let scale): scale.map { "android:\($0)" } ?? "android"
    case .linear(let factor): "linear:\(factor)"
    }
  }

  /// The scaler for a text size.
  public func scaler(at textSize: DynamicTypeSize) -> any TextScaler {
    switch self {
    case .apple: AppleTextScaler(textSize: textSize)
    case .macOS: MacTextScaler()
    case .android(let scale):
      AndroidTextScaler(scale: scale ?? Self.androidScale(at: textSize))
    case .linear(let factor): LinearTextScaler(factor: factor)
    }
  }

  /// The font scale of Android's settings that corresponds to a text size.
  ///
  /// `large` is 1. Larger sizes take Android's steps; from `accessibility2` on it is 2, which is as
  /// far as Android goes.
  public static func androidScale(at textSize: DynamicTypeSize) -> Double {
    switch textSize {
    case .xSmall: 0.85
    case .small: 0.9
    case .medium: 0.95
    case .large: 1
    case .xLarge: 1.15
    case .xxLarge: 1.3
    case .xxxLarge: 1.5
    case .accessibility1: 1.8
    case .accessibility2, .accessibility3, .accessibility4, .accessibility5: 2
    }
  }
}
