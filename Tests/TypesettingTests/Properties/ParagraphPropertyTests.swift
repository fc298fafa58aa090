import Geometry
import Testing
import Typesetting

/// What must hold for any text at any width, with real and with synthetic faces.
@Suite struct ParagraphPropertyTests {
  enum Kind: String, CaseIterable, Sendable { case real, synthetic }

  static let fonts = [
    Measurers.notoSans, Measurers.notoArabic,
    "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoSansMyanmar-Regular.ttf",
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc#0", Measurers.emoji,
    Measurers.dejaVu,
  ]

  private static let synthetic = SyntheticTextMeasurer()

  static func measurer(_ kind: Kind) throws -> any TextMeasurer {
    switch kind {
    case .real: try Measurers.shared.measurer(fonts)
    case .synthetic: synthetic
    }
  }

  static func request(_ text: String, _ random: inout SeededRandom) -> TextRequest {
    TextRequest(
      text: text, language: random.pick(["en", "ar", "he", "ja", "th", "ur"]),
      layoutDirection: random.pick([.leftToRight, .rightToLeft]),
      paragraphDirection: random.pick(ParagraphDirection.allCases),
      alignment: random.pick([.leading, .center, .trailing]),
      font: FontRequest(size: random.pick([11, 17, 40]), lineHeight: random.pick([nil, 22])))
  }

  /// Layout arithmetic adds positions of a few thousand points, whose rounding is below 1e-9.
  static let rounding = 1e-9

  @Test(arguments: Kind.allCases)
  func `lines and runs tile the text, and no cluster is split`(_ kind: Kind) throws {
    let measurer = try Self.measurer(kind)
    let failure = SoupProperty.firstFailure(rounds: 1500, length: 0...24, seed: 1) {
      text, random in
      let request = Self.request(text, &random)
      let width = Double.random(in: 0...300, using: &random)
      let set = measurer.typeset(request)
      let layout = set.layout(width: width)
      let starts = Self.clusterStarts(text)
      var end = 0
      for line in layout.lines {
        if line.range.lowerBound != end { return "gap before \(line.range)" }
        end = line.range.upperBound
        if !starts.contains(end) { return "cluster split at \(end)" }
        var covered = line.runs.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
        covered.removeAll { $0.isEmpty }
        var at = line.range.lowerBound
        for range in covered {
          if range.lowerBound != at { return "runs \(covered) do not tile \(line.range)" }
          at = range.upperBound
        }
        if at != line.range.upperBound { return "runs \(covered) do not tile \(line.range)" }
        if line.runs.contains(where: { $0.level > 126 || $0.level < 0 }) { return "level" }
        for (left, right) in zip(line.runs, line.runs.dropFirst())
        where abs(left.x + left.width - right.x) > Self.rounding {
          return "runs do not touch: \(left) \(right)"
        }
      }
      if end != text.utf16.count { return "lines end at \(end)" }
      if layout.truncated { return "truncated without a limit" }
      return nil
    }
    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test(arguments: Kind.allCases)
  func `nothing is wider than offered but single clusters`(_ kind: Kind) throws {
    let measurer = try Self.measurer(kind)
    let failure = SoupProperty.firstFailure(rounds: 1500, length: 0...24, seed: 2) {
      text, random in
      var request = Self.request(text, &random)
      request.lineLimit = random.pick([nil, 1, 2])
      request.truncationMode = random.pick(TruncationMode.allCases)
      let width = Double.random(in: 1...300, using: &random)
      let set = measurer.typeset(request)
      let layout = set.layout(width: width)
      let starts = Self.clusterStarts(text)
      for line in layout.lines where line.frame.width > width + 1e-6 {
        if !line.overflows { return "\(line.range) is \(line.frame.width) wide, unflagged" }
        let units = Array(text.utf16)
        let inner = starts.filter { start in
          line.range.contains(start) && start > line.range.lowerBound
            // Spaces and line ends hang, and what shows nothing is as good as not there.
            && !Self.hangs(units[start])
        }
        let first = starts.sorted().first { $0 > line.range.lowerBound } ?? text.utf16.count
        let rest = inner.filter { $0 >= first }
        let visible = rest.filter { !Self.showsNothing(units[$0]) }
        if !visible.isEmpty { return "\(line.range) is \(line.frame.width) of \(width)" }
      }
      let size = set.size(width: width, height: nil)
      if size != layout.size { return "\(size) \(layout.size)" }
      if size.width > width { return "size \(size)" }
      let sum = layout.lines.reduce(0) { $0 + $1.frame.height }
      if abs(sum - size.height) > Self.rounding { return "heights \(sum) \(size.height)" }
      if layout.lines.count != size.lineCount { return "line count" }
      return nil
    }
    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test(arguments: Kind.allCases)
  func `a larger width never gives more lines`(_ kind: Kind) throws {
    let measurer = try Self.measurer(kind)
    let failure = SoupProperty.firstFailure(rounds: 400, length: 0...24, seed: 3) {
      text, random in
      // Without tabs: where an emergency break ends a line decides where the next one's stops are.
      let set = measurer.typeset(Self.request(text.filter { $0 != "\t" }, &random))
      var last = Int.max
      for width in stride(from: 5.0, through: 400, by: 7.3) {
        let count = set.size(width: width, height: nil).lineCount
        if count > last { return "\(count) lines at \(width), \(last) before" }
        last = count
      }
      return nil
    }
    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test(arguments: Kind.allCases)
  func `a text fits the width it asks for`(_ kind: Kind) throws {
    let measurer = try Self.measurer(kind)
    let failure = SoupProperty.firstFailure(rounds: 1000, length: 0...24, seed: 4) {
      text, random in
      var request = Self.request(text, &random)
      let set = measurer.typeset(request)
      let natural = set.size(width: nil, height: nil)
      if abs(natural.width - set.naturalWidth) > Self.rounding { return "natural" }
      if set.size(width: natural.width, height: nil) != natural, natural.width > 0 {
        return "at its width \(natural): \(set.size(width: natural.width, height: nil))"
      }
      let width = Double.random(in: 5...300, using: &random)
      let offered = set.size(width: width, height: nil)
      // What an HStack hands back: the width it was told.
      if offered.width > 0, set.size(width: offered.width, height: nil) != offered {
        return "\(width): \(offered), then \(set.size(width: offered.width, height: nil))"
      }
      request.font.size *= 2
      let doubled = measurer.typeset(request).naturalWidth
      if abs(doubled - 2 * natural.width) > 1e-9 * max(1, doubled) { return "\(doubled)" }
      return nil
    }
    #expect(failure == nil, "\(failure ?? "")")
  }

  static func clusterStarts(_ text: String) -> Set<Int> {
    var result: Set<Int> = [0]
    var offset = 0
    var before: Unicode.Scalar?
    for character in text {
      // A vowel sign that UAX #29 leaves outside its cluster is no character to a reader.
      if let first = character.unicodeScalars.first, let before, isMark(first),
        !hangs(UInt16(truncatingIfNeeded: before.value)), before.value >= 0x20,
        !(0x7F..<0xA0).contains(before.value)
      {
        result.remove(offset)
      }
      offset += character.utf16.count
      result.insert(offset)
      before = character.unicodeScalars.last
    }
    return result
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spacingMark, .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  static func hangs(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x09...0x0D, 0x20, 0x85, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x3000: true
    default: false
    }
  }

  static func showsNothing(_ unit: UInt16) -> Bool {
    switch unit {
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F,
      0xFE0F, 0xFEFF:
      true
    default: false
    }
  }
}
