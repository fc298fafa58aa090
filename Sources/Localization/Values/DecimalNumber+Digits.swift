extension DecimalNumber {
  /// The number written out: `1.5e3` has the integer `1500`.
  struct Digits {
    var isNegative: Bool
    /// Without leading zeros; empty below one.
    var integer: [UInt8]
    /// Without trailing zeros.
    var fraction: [UInt8]

    var isZero: Bool { integer.isEmpty && fraction.isEmpty }
  }

  /// The number without an exponent: `1.5e3` is `1500`; digits behind the point stay as they are.
  public var writtenOut: DecimalNumber {
    guard text.utf8.contains(where: { $0 == 0x65 || $0 == 0x45 }), let digits else { return self }
    let integer = digits.integer.isEmpty ? "0" : String(decoding: digits.integer, as: UTF8.self)
    let fraction =
      digits.fraction.isEmpty ? "" : "." + String(decoding: digits.fraction, as: UTF8.self)
    return DecimalNumber(checked: (digits.isNegative ? "-" : "") + integer + fraction)
  }

  /// The digits of a finite number; `nil` for `NaN` and infinities.
  ///
  /// - Complexity: O(n) in the digits of the number written out, at most `digitLimit`.
  var digits: Digits? {
    guard isFinite else { return nil }
    let unsigned = text.utf8.drop { $0 == 0x2D || $0 == 0x2B }
    let pieces = unsigned.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == 0x65 || $0 == 0x45 })
    let exponent = pieces.count == 2 ? Int(String(decoding: pieces[1], as: UTF8.self)) ?? 0 : 0
    let halves = pieces[0].split(separator: 0x2E, omittingEmptySubsequences: false)
    var all = Array(halves[0])
    var point = all.count + exponent
    if halves.count == 2 { all += halves[1] }
    if point < 0 {
      all = [UInt8](repeating: 0x30, count: -point) + all
      point = 0
    }
    if point > all.count { all += [UInt8](repeating: 0x30, count: point - all.count) }
    var fraction = Array(all[point...])
    while fraction.last == 0x30 { fraction.removeLast() }
    return Digits(
      isNegative: isNegative, integer: Array(all[..<point].drop { $0 == 0x30 }),
      fraction: fraction)
  }
}
