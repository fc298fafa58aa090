/// A key of a string table, with arguments from interpolations.
///
/// ```swift
/// Text("\(3) items")   // looks "%lld items" up
/// ```
///
/// In `en-US` the text may read `3 items`; in `ar-EG` it has an Arabic digit in its own isolate and
/// the plural form of three.
///
/// Source: SwiftUI's `LocalizedStringKey`.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
  /// The key as tables have it.
  public let key: String

  /// The arguments, in order.
  public let arguments: [TextArgument]

  /// A key with arguments, spelled as in a string table.
  public init(_ key: String, arguments: [TextArgument] = []) {
    self.key = key
    self.arguments = arguments
  }

  /// A key without arguments.
  public init(stringLiteral value: String) { self.init(value) }

  /// A key with arguments.
  public init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.key, arguments: stringInterpolation.arguments)
  }

  /// Gathers the parts of an interpolated key.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var key = ""
    fileprivate var arguments: [TextArgument] = []

    /// Starts an empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds text; a percent sign stands for itself.
    public mutating func appendLiteral(_ literal: String) {
      for scalar in literal.unicodeScalars {
        if scalar == "%" { key += "%" }
        key.unicodeScalars.append(scalar)
      }
    }

    /// Adds a whole number: `%lld` in the key.
    public mutating func appendInterpolation(_ number: Int) {
      key += "%lld"
      arguments.append(.integer(number))
    }

    /// Adds a text: `%@` in the key.
    public mutating func appendInterpolation(_ text: String) {
      key += "%@"
      arguments.append(.text(text))
    }

    /// Adds a formatted value: `%@` in the key.
    public mutating func appendInterpolation(_ value: TextValue) {
      key += "%@"
      arguments.append(.value(value))
    }
  }
}
