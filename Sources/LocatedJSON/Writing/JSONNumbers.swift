/// Writes numbers by fixed rules, independent of any locale.
enum JSONNumbers {
  /// Appends a decimal integer.
  static func append(_ value: UInt64, to output: inout [UInt8]) {
    output.append(addingCapacity: 20) { span in
      appendDigits(value, atLeast: 1, to: &span)
    }
  }

  /// Appends a finite number with at most six decimals.
  static func append(length value: Double, to output: inout [UInt8]) {
    let magnitude = value.magnitude
    guard magnitude < 1e15 else { return append(exact: value, to: &output) }
    var whole = UInt64(magnitude)
    var millionths = roundedMillionths(magnitude - Double(whole))
    if millionths == 1_000_000 {
      whole += 1
      millionths = 0
    }
    var decimals = millionths == 0 ? 0 : 6
    while decimals > 0, millionths % 10 == 0 {
      millionths /= 10
      decimals -= 1
    }
    // A sign, at most 15 digits, a point, six digits.
    output.append(addingCapacity: 24) { span in
      if value < 0, whole != 0 || decimals > 0 { span.append(0x2D) }
      appendDigits(whole, atLeast: 1, to: &span)
      if decimals > 0 {
        span.append(0x2E)
        appendDigits(millionths, atLeast: decimals, to: &span)
      }
    }
  }

  /// Appends decimal digits, with zeros in front up to a number of digits.
  private static func appendDigits(
    _ value: UInt64, atLeast minimum: Int, to output: inout OutputSpan<UInt8>
  ) {
    if value < 10, minimum < 2 {
      return output.append(0x30 + UInt8(truncatingIfNeeded: value))
    }
    var digits = InlineArray<20, UInt8>(repeating: 0x30)
    var first = 20
    var rest = value
    while rest > 0 {
      first -= 1
      digits[first] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    for index in min(first, 20 - minimum)..<20 { output.append(digits[index]) }
  }

  /// The millionths nearest to a fraction in 0..<1, ties upwards, judged on the exact binary value.
  private static func roundedMillionths(_ fraction: Double) -> UInt64 {
    let scaled = fraction * 1_000_000
    let floor = UInt64(scaled)
    let rest = scaled - Double(floor)
    if rest != 0.5 { return rest < 0.5 ? floor : floor + 1 }
    // The product was rounded to a tie; its exact value decides. fraction = significand / 2^shift,
    // where shift ≤ 53 + 21, since a tie needs a fraction of at least 5e-7.
    let significand = UInt64(fraction.significandBitPattern) | 1 << 52
    let shift = 52 - Int(fraction.exponent)
    let product = UInt128(significand) * 2_000_000
    return product >= (UInt128(floor) * 2 + 1) << UInt128(shift) ? floor + 1 : floor
  }

  /// Appends the shortest form that reads back as the same number.
  static func append(exact value: Double, to output: inout [UInt8]) {
    if value.magnitude < 9_007_199_254_740_992, value == value.rounded(.towardZero) {
      if value < 0 { output.append(0x2D) }
      return append(UInt64(value.magnitude), to: &output)
    }
    var digits = Array(value.description.utf8)
    if digits.suffix(2) == [0x2E, 0x30] { digits.removeLast(2) }
    output.append(contentsOf: digits)
  }
}
