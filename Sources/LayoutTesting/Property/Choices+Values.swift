extension Choices {
  /// A truth value; false is simpler.
  public mutating func bool() -> Bool { draw(upTo: 1) == 1 }

  /// True in about `numerator` of `denominator` cases; false is simpler.
  public mutating func chance(_ numerator: Int, in denominator: Int) -> Bool {
    precondition(0 <= numerator && numerator <= denominator && denominator > 0)
    return draw(upTo: UInt64(denominator - 1)) >= UInt64(denominator - numerator)
  }

  /// An integer of a range; the simplest is the one nearest to 0, positive before negative.
  public mutating func int(in range: ClosedRange<Int>) -> Int {
    let width =
      UInt64(bitPattern: Int64(range.upperBound)) &- UInt64(bitPattern: Int64(range.lowerBound))
    let choice = draw(upTo: width)
    if range.lowerBound >= 0 { return range.lowerBound + Int(choice) }
    if range.upperBound <= 0 { return Int(Int64(range.upperBound) &- Int64(bitPattern: choice)) }
    // 0, 1, -1, 2, -2, … until one side ends, then along the other one.
    let shorter = min(range.upperBound.magnitude, range.lowerBound.magnitude)
    if choice <= UInt64(shorter) * 2 {
      let magnitude = Int((choice + 1) / 2)
      return choice % 2 == 1 ? magnitude : -magnitude
    }
    let magnitude = choice - UInt64(shorter)
    return range.upperBound.magnitude > shorter
      ? Int(magnitude) : Int(Int64(bitPattern: 0 &- magnitude))
  }

  /// One of the given values; the first one is the simplest.
  ///
  /// - Precondition: there is at least one.
  public mutating func element<Value>(of values: [Value]) -> Value {
    precondition(!values.isEmpty, "nothing to choose from")
    return values[Int(draw(upTo: UInt64(values.count - 1)))]
  }

  /// One of the given values, chosen by weight; the first one is the simplest.
  ///
  /// - Precondition: weights are not negative and not all 0.
  public mutating func element<Value>(weighted values: [(weight: Int, value: Value)]) -> Value {
    let total = values.reduce(0) { $0 + $1.weight }
    precondition(total > 0, "weights must not all be 0")
    var rest = Int(draw(upTo: UInt64(total - 1)))
    for (weight, value) in values {
      if rest < weight { return value }
      rest -= weight
    }
    preconditionFailure("weights must not be negative")
  }

  /// A value of a generator or nil; nil is simpler.
  public mutating func optional<Value>(_ generate: (inout Choices) -> Value) -> Value? {
    group("optional") { choices in choices.bool() ? generate(&choices) : nil }
  }

  /// An array; fewer elements are simpler, and shrinking removes elements anywhere.
  public mutating func array<Value>(
    count: ClosedRange<Int>, of generate: (inout Choices) -> Value
  ) -> [Value] {
    precondition(count.lowerBound >= 0, "a count is not negative")
    // On average the middle of the range, up to 16 more than its lower bound.
    let mean = min(max(UInt64(count.upperBound - count.lowerBound) / 2, 1), 16)
    var values: [Value] = []
    while values.count < count.upperBound {
      let isRequired = values.count < count.lowerBound
      let value: Value? = group("element") { choices in
        guard isRequired || choices.draw(upTo: mean) > 0 else { return nil }
        return generate(&choices)
      }
      guard let value else { break }
      values.append(value)
    }
    return values
  }

  /// A finite number of a range.
  ///
  /// Whole numbers come first, then quarters, then numbers with many digits, in about equal
  /// parts: faults of rounding need the last, and are easier to read with the first.
  public mutating func double(in range: ClosedRange<Double>) -> Double {
    precondition(range.lowerBound.isFinite && range.upperBound.isFinite, "the range is not finite")
    let steps: Double = [1, 4, 65_536][Int(draw(upTo: 2))]
    let lowest = (range.lowerBound * steps).rounded(.up)
    let highest = (range.upperBound * steps).rounded(.down)
    guard lowest <= highest, lowest.magnitude < 1e18, highest.magnitude < 1e18 else {
      let fraction = Double(draw(upTo: 1 << 53)) / Double(UInt64(1) << 53)
      return range.lowerBound * (1 - fraction) + range.upperBound * fraction
    }
    return Double(int(in: Int(lowest)...Int(highest))) / steps
  }

  /// Text made of given scalars; shorter is simpler, and so are scalars that stand earlier.
  public mutating func text(count: ClosedRange<Int>, of alphabet: [Unicode.Scalar]) -> String {
    String(
      String.UnicodeScalarView(array(count: count) { choices in choices.element(of: alphabet) }))
  }
}
