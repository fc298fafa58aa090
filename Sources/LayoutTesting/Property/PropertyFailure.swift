internal import LocatedJSON

/// A value for which a claim is false.
public struct PropertyFailure<Value>: Error, CustomStringConvertible {
  /// A generated value and what is wrong with it.
  public struct Input {
    /// The value, or nil if the generator itself threw.
    public let value: Value?

    /// What is wrong with it.
    public let fault: String
  }

  /// The seed that repeats the failure with `cases: 1`.
  public let seed: UInt64

  /// Which case failed, 0 for the first one.
  public let caseNumber: Int

  /// How many simpler values were tried.
  public let steps: Int

  /// The choices that make the minimal value.
  public let choices: [UInt64]

  /// The value that failed first.
  public let first: Input

  /// The simplest value found that fails.
  public let minimal: Input

  /// The seed, the minimal and the first value with their faults, one line each.
  ///
  /// Invisible characters are escaped.
  public var description: String {
    """
    property does not hold (case \(caseNumber), seed \(seed), \(steps) steps of shrinking)
      minimal: \(Self.shown(minimal))
      first:   \(Self.shown(first))
    """
  }

  private static func shown(_ input: Input) -> String {
    let text = input.value.map { String(reflecting: $0) } ?? "no value"
    return text.escapingInvisibleText() + " — " + input.fault.escapingInvisibleText()
  }
}

extension PropertyFailure: Sendable where Value: Sendable {}
extension PropertyFailure.Input: Sendable where Value: Sendable {}
