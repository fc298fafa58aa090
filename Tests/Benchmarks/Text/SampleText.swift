internal import Glibc

/// A paragraph of two hundred characters, and others like it.
///
/// The others have the same words in another order, so that setting one takes the same work and no
/// cache of texts knows the result.
struct SampleText {
  /// The scenarios, as BCP 47 tags; `ar-mixed` has Latin words and digits in it.
  static let tags = ["en", "ar", "he", "ar-mixed", "hi", "th", "ja"]

  /// The file of the text.
  let path: String

  /// The text as it was written.
  let text: String

  /// The language in which the text is set.
  let language: String

  private let words: [Substring]
  private let separator: String
  private var generator: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Reads the text of a scenario; nil when the file is missing.
  init?(tag: String) {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    path = "/\(folder)/Fixtures/Benchmarks/\(tag).txt"
    guard let content = Self.read(path) else { return nil }
    text = String(content.prefix { !$0.isNewline })
    language = tag == "ar-mixed" ? "ar" : tag
    separator = tag == "ja" ? "\u{3001}" : " "
    words = text.split { tag == "ja" ? $0 == "\u{3001}" || $0 == "\u{3002}" : $0 == " " }
  }

  /// The words in an order that has hardly been there before.
  mutating func next() -> String {
    var words = words
    for place in stride(from: words.count - 1, to: 0, by: -1) {
      words.swapAt(place, Int(random() % UInt64(place + 1)))
    }
    return words.joined(separator: separator)
  }

  /// The next number of SplitMix64.
  private mutating func random() -> UInt64 {
    generator &+= 0x9E37_79B9_7F4A_7C15
    var mixed = generator
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private static func read(_ path: String) -> String? {
    guard let file = unsafe fopen(path, "r") else { return nil }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var byte = unsafe fgetc(file)
    while byte >= 0 {
      bytes.append(UInt8(truncatingIfNeeded: byte))
      byte = unsafe fgetc(file)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
