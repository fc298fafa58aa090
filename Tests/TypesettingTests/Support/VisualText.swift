import Typesetting
import UnicodeServices

/// What is seen of a line from left to right, as `text-cases.json` writes it.
enum VisualText {
  private static let mirrors: [UInt32: UInt32] = {
    var result: [UInt32: UInt32] = [:]
    let lines = (try? Fixtures.unicodeLines("BidiMirroring.txt")) ?? []
    for line in lines {
      let fields = (line.split(separator: "#", omittingEmptySubsequences: false).first ?? "")
        .split(separator: ";").map { $0.filter { $0 != " " } }
      guard fields.count == 2, let from = UInt32(fields[0], radix: 16),
        let to = UInt32(fields[1], radix: 16)
      else { continue }
      result[from] = to
    }
    return result
  }()

  static func of(_ line: TextLine, in string: String) -> String {
    let units = Array(string.utf16)
    var result = String.UnicodeScalarView()
    for run in line.runs {
      if run.isEllipsis {
        result.append("\u{2026}")
        continue
      }
      var scalars = Array(
        String(decoding: units[run.range], as: UTF16.self).unicodeScalars)
      if run.level & 1 == 1 {
        scalars.reverse()
        scalars = scalars.map { Unicode.Scalar(mirrors[$0.value] ?? $0.value) ?? $0 }
      }
      result.append(contentsOf: scalars.filter { !isInvisible($0) })
    }
    return String(result)
  }

  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0xAD, 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }

  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}
