/// The attachments of a text by offset, with sums of their widths in points.
struct AttachmentTable: Sendable {
  /// The attachments, sorted by offset, each at a U+FFFC.
  let attachments: [TextAttachment]

  /// `sums[i]` is the width of the first i attachments.
  private let sums: [Double]

  /// Sorts attachments; of two at one offset the later counts, those elsewhere than at a U+FFFC do
  /// not.
  init(_ attachments: [TextAttachment], _ units: [UInt16]) {
    var byOffset: [Int: TextAttachment] = [:]
    for attachment in attachments
    where units.indices.contains(attachment.offset) && units[attachment.offset] == 0xFFFC {
      byOffset[attachment.offset] = attachment
    }
    self.attachments = byOffset.values.sorted { $0.offset < $1.offset }
    var sums = [0.0]
    for attachment in self.attachments {
      sums.append(sums[sums.count - 1] + attachment.width)
    }
    self.sums = sums
  }

  /// The index of the first attachment at or after an offset.
  func index(at offset: Int) -> Int {
    var low = 0
    var high = attachments.count
    while low < high {
      let middle = (low + high) / 2
      if attachments[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The width of the attachments in a range, in points.
  func width(from start: Int, to end: Int) -> Double {
    sums[index(at: end)] - sums[index(at: start)]
  }

  /// Makes room on a line for the attachments in a range.
  func extend(_ line: inout FittedLine, from start: Int, to end: Int) {
    var index = index(at: start)
    while index < attachments.count, attachments[index].offset < end {
      line.ascent = max(line.ascent, attachments[index].ascent)
      line.descent = max(line.descent, attachments[index].descent)
      index += 1
    }
  }
}
