/// Writes numbers by fixed rules, independent of any locale.
enum JSONNumbers {
  /// Appends a decimal integer.
  static func append(_ value: UInt64, to output: inout [UInt8]) {
    var divisor: UInt64 = 1
    while value / divisor >= 10 { divisor *= 10 }
    var rest = value
    while divisor > 0 {
      output.append(0x30 + UInt8(truncatingIfNeeded: rest / divisor))
      rest %= divisor
      divisor /= 10
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
    if value < 0, whole != 0 || millionths != 0 { output.append(0x2D) }
    append(whole, to: &output)
    guard millionths > 0 else { return }
    output.append(0x2E)
    var divisor: UInt64 = 100_000
    while millionths > 0 {
      output.append(0x30 + UInt8(truncatingIfNeeded: millionths / divisor))
      millionths %= divisor
      divisor /= 10
    }
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
