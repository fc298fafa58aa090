internal import UnicodeServices

/// A tatweel that lengthens a justified line of Arabic.
struct Kashida {
  /// The offset of the cluster it stands before; it belongs to the cluster before that.
  var offset: Int

  /// The glyph in the face of the run.
  var glyph: UInt32

  /// The width, in em.
  var width: Double

  /// The most that one word takes.
  static let mostInWord = 2

  /// The tatweels that a line takes before its spaces are stretched.
  ///
  /// Each word takes one at the place that suits best, then words take a second one, as long as
  /// whole tatweels fit. None stands in Nastaliq, whose words are drawn on a slope.
  ///
  /// - Parameters:
  ///   - range: The content of the line.
  ///   - text: The text.
  ///   - length: What the line is short of, in em.
  /// - Returns: The tatweels, each at a place of its own.
  static func fitting(
    _ range: Range<Int>, of text: ShapedText, in length: Double
  ) -> [Kashida] {
    guard let source = text.glyphSource, length > 0 else { return [] }
    var words: [[Kashida]] = []
    var index = text.runIndex(at: range.lowerBound)
    while index < text.runs.count, text.runs[index].range.lowerBound < range.upperBound {
      let run = text.runs[index]
      index += 1
      guard run.script == .arabic, !text.faces[run.face].identity.name.contains("Nastaliq"),
        let tatweel = source.tatweel(face: run.face), tatweel.width <= length
      else { continue }
      let units = text.content.units
      let offsets = source.tatweelOffsets(of: run, in: units)
      words += KashidaPlaces.words(offsets, in: run.range.clamped(to: range), of: text.content)
        .map { word in
          word.prefix(mostInWord).map {
            Kashida(offset: $0, glyph: tatweel.glyph, width: tatweel.width)
          }
        }
    }
    var room = length
    var result: [Kashida] = []
    for round in 0..<mostInWord {
      for word in words where round < word.count && word[round].width <= room {
        room -= word[round].width
        result.append(word[round])
      }
    }
    return result
  }
}

/// Where the words of a run take a tatweel, best places first.
enum KashidaPlaces {
  /// The places of each word; words without any are left out.
  static func words(
    _ offsets: Set<Int>, in range: Range<Int>, of content: TextContent
  ) -> [[Int]] {
    var result: [[Int]] = []
    var word: [(offset: Int, rank: Int)] = []
    func close() {
      // Of places that suit alike, the later one.
      let sorted = word.sorted { ($0.rank, -$0.offset) < ($1.rank, -$1.offset) }
      if !sorted.isEmpty { result.append(sorted.map(\.offset)) }
      word = []
    }
    var before: UInt16 = 0
    for index in range {
      let unit = content.units[index]
      if content.flags[index].contains(.hanging) { close() }
      guard content.flags[index].contains(.graphemeStart) else { continue }
      if index > range.lowerBound, offsets.contains(index) {
        var next = index + 1
        while next < range.upperBound, !content.flags[next].contains(.graphemeStart) { next += 1 }
        let isFinal = next >= range.upperBound || !offsets.contains(next)
        word.append((index, rank(before, unit, isFinal: isFinal)))
      }
      before = unit
    }
    close()
    return result
  }

  /// How well a tatweel suits between two letters; less is better.
  ///
  /// Source: the order that Arabic word processors share.
  private static func rank(_ before: UInt16, _ after: UInt16, isFinal: Bool) -> Int {
    switch before {
    // A tatweel that the writer set.
    case 0x640: return 0
    // Seen, sheen, sad, dad.
    case 0x633...0x636: return 1
    default: break
    }
    guard isFinal else { return 6 }
    switch after {
    // Teh marbuta, heh, dal, thal.
    case 0x629, 0x647, 0x62F, 0x630: return 2
    // Alef, tah, zah, lam, kaf, gaf.
    case 0x622, 0x623, 0x625, 0x627, 0x637, 0x638, 0x643, 0x644, 0x6A9, 0x6AF: return 3
    // Reh, zain, yeh.
    case 0x631, 0x632, 0x649, 0x64A, 0x6CC: return 4
    default: return 5
    }
  }
}
