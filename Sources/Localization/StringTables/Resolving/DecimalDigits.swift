/// A decimal number as digits and an exponent, for rounding to a number of significant digits.
struct DecimalDigits: Hashable {
  var isNegative: Bool

  /// Digits 0…9 without leading zeros; empty for zero.
  var digits: [UInt8]

  /// The power of ten of the first digit: 1.5 has 0, 150 has 2, 0.015 has -2.
  var exponent: Int

  /// Reads a finite number; nil for `NaN` and infinity.
  init?(_ number: DecimalNumber) {
    guard number.isFinite else { return nil }
    isNegative = number.isNegative
    var digits: [UInt8] = []
    var point: Int?
    var power = 0
    let bytes = Array(number.text.utf8)
    var offset = isNegative ? 1 : 0
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x2E: point = digits.count
      case 0x65, 0x45:
        let tail = String(decoding: bytes[(offset + 1)...], as: UTF8.self)
        power = Int(tail.hasPrefix("+") ? String(tail.dropFirst()) : tail) ?? 0
        offset = bytes.count
      default: digits.append(bytes[offset] &- 0x30)
      }
      offset += 1
    }
    let leadingZeros = digits.prefix { $0 == 0 }.count
    exponent = (point ?? digits.count) - leadingZeros - 1 + power
    self.digits = Array(digits.dropFirst(leadingZeros))
    if self.digits.isEmpty { exponent = 0 }
  }

  /// The number rounded to a number of significant digits, halves to even.
  func rounded(toSignificant count: Int) -> DecimalDigits {
    guard digits.count > count, count > 0 else { return self }
    var result = self
    result.digits = Array(digits[..<count])
    let rest = digits[count...]
    let isAbove = rest.first.map { $0 > 5 || ($0 == 5 && rest.dropFirst().contains { $0 != 0 }) }
    let isTie = rest.first == 5 && !rest.dropFirst().contains { $0 != 0 }
    guard isAbove == true || (isTie && digits[count - 1] % 2 == 1) else { return result }
    var index = count - 1
    while index >= 0, result.digits[index] == 9 {
      result.digits[index] = 0
      index -= 1
    }
    if index >= 0 {
      result.digits[index] += 1
    } else {
      result.digits = [1] + result.digits.dropLast()
      result.exponent += 1
    }
    return result
  }

  /// The digits with the point behind the first: 1.5 for 150.
  var mantissa: String {
    let all = digits.isEmpty ? [0] : digits
    let text = all.map { String($0) }.joined()
    return (isNegative ? "-" : "") + text.prefix(1) + (text.count > 1 ? "." + text.dropFirst() : "")
  }
}
