import Foundation

/// A test file of Debian's `unicode-data`, which belongs to the Unicode version of ICU.
enum ConformanceFile {
  /// The lines with their numbers, from 1.
  static func lines(_ path: String) throws -> [(number: Int, text: Substring)] {
    let data = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/unicode/\(path)"))
    let text = String(decoding: data, as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { ($0.offset + 1, $0.element) }
  }

  /// Scalars written in hexadecimal.
  static func scalars(_ fields: some Sequence<Substring>) -> [UInt32] {
    fields.compactMap { UInt32($0, radix: 16) }
  }

  static func units(_ scalars: [UInt32]) -> [UInt16] {
    scalars.flatMap { scalar -> [UInt16] in
      guard scalar > 0xFFFF else { return [UInt16(scalar)] }
      let rest = scalar - 0x10000
      return [UInt16(0xD800 + rest >> 10), UInt16(0xDC00 + rest & 0x3FF)]
    }
  }
}

/// The first failures and how many there were.
struct Failures {
  private(set) var count = 0
  private(set) var first: [String] = []

  mutating func add(_ failure: @autoclosure () -> String) {
    count += 1
    if first.count < 10 { first.append(failure()) }
  }
}
