/// Checks claims about all values of a generator.
///
/// ```swift
/// let failure = Property.check { choices in
///   choices.array(count: 0...20) { $0.int(in: -9...9) }
/// } holds: { numbers in
///   numbers.reversed().reversed() == numbers
/// }
/// if let failure { Issue.record(failure) }
/// ```
///
/// The same seed gives the same values and the same verdict on every machine.
public enum Property {
  /// Generates values and returns the first one for which the claim is false, made as simple as
  /// possible; nil if the claim holds for all.
  ///
  /// A claim that throws counts as false.
  ///
  /// - Parameters:
  ///   - cases: How many values are generated.
  ///   - seed: The seed of the first case; case *n* has `seed + n`, so that `cases: 1` with the seed
  ///     of a failure repeats it.
  ///   - maximumSteps: How many simpler values are tried.
  ///   - generate: Builds a value from choices, and always the same one from the same choices.
  ///   - holds: The claim.
  /// - Returns: The failure, or nil if no case fails.
  public static func check<Value>(
    cases: Int = 200,
    seed: UInt64 = 0,
    maximumSteps: Int = 2000,
    generate: (inout Choices) throws -> Value,
    holds: (Value) throws -> Bool
  ) -> PropertyFailure<Value>? {
    check(cases: cases, seed: seed, maximumSteps: maximumSteps, generate: generate) { value in
      try holds(value) ? nil : "the claim is false"
    }
  }

  /// As ``check(cases:seed:maximumSteps:generate:holds:)``, for claims that say what is wrong.
  ///
  /// - Parameters:
  ///   - cases: How many values are generated.
  ///   - seed: The seed of the first case.
  ///   - maximumSteps: How many simpler values are tried.
  ///   - generate: Builds a value from choices.
  ///   - fault: A sentence about the fault of a value, or nil if it has none.
  /// - Returns: The failure, or nil if no case fails.
  public static func check<Value>(
    cases: Int = 200,
    seed: UInt64 = 0,
    maximumSteps: Int = 2000,
    generate: (inout Choices) throws -> Value,
    fault: (Value) throws -> String?
  ) -> PropertyFailure<Value>? {
    for index in 0..<cases {
      let caseSeed = seed &+ UInt64(index)
      var choices = Choices(seed: caseSeed)
      guard let first = attempt(&choices, generate, fault) else { continue }
      return withoutActuallyEscaping(generate) { generate in
        withoutActuallyEscaping(fault) { fault in
          var shrinker = Shrinker(choices.record, maximumSteps: maximumSteps) { values in
            var replayed = Choices(replaying: values)
            return attempt(&replayed, generate, fault) == nil ? nil : replayed.record
          }
          shrinker.run()
          var minimal = Choices(replaying: shrinker.best.values)
          return PropertyFailure(
            seed: caseSeed, caseNumber: index, steps: shrinker.steps,
            choices: shrinker.best.values, first: first,
            minimal: attempt(&minimal, generate, fault) ?? first)
        }
      }
    }
    return nil
  }

  /// Generates one value and judges it; nil if it has no fault.
  private static func attempt<Value>(
    _ choices: inout Choices,
    _ generate: (inout Choices) throws -> Value,
    _ fault: (Value) throws -> String?
  ) -> PropertyFailure<Value>.Input? {
    let value: Value
    do {
      value = try generate(&choices)
    } catch {
      return .init(value: nil, fault: "the generator threw \(error)")
    }
    do {
      return try fault(value).map { .init(value: value, fault: $0) }
    } catch {
      return .init(value: value, fault: "the claim threw \(error)")
    }
  }
}
