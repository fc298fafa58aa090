internal import UnicodeServices

/// A text as the synthetic tables see it.
struct SyntheticText {
  /// The text without its font.
  private(set) var content: TextContent

  /// The sums of advances, in em.
  private(set) var positions: [Double]

  /// The numbers of clusters that take tracking.
  private(set) var spaced: [Int32]

  init(
    _ string: String, base: BidiBase, hidesObjects: Bool = false, design: FontDesign = .sans,
    unbreakable: [Range<Int>] = []
  ) {
    let scan = Scan(string, hidesObjects: hidesObjects, design: design)
    let ranges = TextContent.paragraphRanges(scan.units) {
      scan.classes[$0] == .paragraphSeparator
    }
    var paragraphs: [ParagraphSpan] = []
    var levels: [UInt8] = []
    levels.reserveCapacity(scan.units.count)
    var scalar = 0
    for range in ranges {
      let first = scalar
      while scalar < scan.scalarOffsets.count, scan.scalarOffsets[scalar] < range.upperBound {
        scalar += 1
      }
      let resolved = BidiResolver.resolve(
        classes: Array(scan.scalarClasses[first..<scalar]),
        brackets: Array(scan.brackets[first..<scalar]), base: base)
      paragraphs.append(ParagraphSpan(range: range, level: resolved.paragraphLevel))
      for (index, level) in resolved.levels.enumerated() {
        let offset = scan.scalarOffsets[first + index]
        let end =
          first + index + 1 < scan.scalarOffsets.count
          ? scan.scalarOffsets[first + index + 1] : scan.units.count
        for _ in offset..<end { levels.append(level) }
      }
    }
    content = TextContent(
      string: string, units: scan.units, flags: scan.flags + [[]], clusters: scan.clusters,
      lineBreaks: scan.lineBreaks, paragraphs: paragraphs, levels: levels,
      unbreakable: unbreakable)
    positions = scan.positions
    spaced = scan.spaced
  }

  /// One pass over the clusters of a string.
  private struct Scan {
    var units: [UInt16] = []
    var classes: [BidiClass] = []
    var flags: [UnitFlags] = []
    var scalarClasses: [BidiClass] = []
    var scalarOffsets: [Int] = []
    var brackets: [Int32] = []
    var clusters = [0]
    var lineBreaks: [TextBreak] = []
    var positions: [Double] = [0]
    var spaced: [Int32] = [0]

    init(_ string: String, hidesObjects: Bool, design: FontDesign) {
      var last: Unicode.Scalar?
      var beforeLast: Unicode.Scalar?
      var position = 0.0
      var count: Int32 = 0
      for cluster in string {
        guard let first = cluster.unicodeScalars.first else { continue }
        if let last {
          let isMandatory = SyntheticBreaks.isMandatory(
            after: last, beforeLast: beforeLast, next: first)
          if let isMandatory {
            lineBreaks.append(TextBreak(offset: units.count, status: isMandatory ? 100 : 0))
          }
        }
        for scalar in cluster.unicodeScalars { append(scalar) }
        let isHidden = hidesObjects && first.value == 0xFFFC
        let advance = isHidden ? 0 : SyntheticFont.advance(of: first, design)
        position += advance
        if advance > 0, !SyntheticBidiClass.isCursive(first) { count += 1 }
        while positions.count <= units.count {
          positions.append(position)
          spaced.append(count)
        }
        if isInner(first, after: last) { clusters.removeLast() }
        clusters.append(units.count)
        beforeLast = last
        last = cluster.unicodeScalars.last
        if let value = last, value.properties.generalCategory == .nonspacingMark { last = first }
      }
      if !units.isEmpty { lineBreaks.append(TextBreak(offset: units.count, status: 100)) }
    }

    /// Whether a cluster is a vowel sign that UAX #29 leaves outside the cluster before it.
    private func isInner(_ first: Unicode.Scalar, after last: Unicode.Scalar?) -> Bool {
      guard let last, clusters.count > 1, last.value != 0xFFFC else { return false }
      switch first.properties.generalCategory {
      case .spacingMark, .nonspacingMark, .enclosingMark: break
      default: return false
      }
      guard last.value < 0x10000 else { return true }
      let unit = UInt16(last.value)
      return !TextContent.hangs(unit) && !TextContent.isSilent(unit)
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
      let bidiClass = SyntheticBidiClass.of(scalar)
      scalarClasses.append(bidiClass)
      scalarOffsets.append(units.count)
      brackets.append(SyntheticBidiClass.bracket(scalar))
      let isIgnorable = scalar.value >= 0xAD && scalar.properties.isDefaultIgnorableCodePoint
      for unit in scalar.utf16 {
        units.append(unit)
        classes.append(bidiClass)
        flags.append(
          TextContent.flags(
            of: unit, isResetAtLineEnd: bidiClass.isResetAtLineEnd, isIgnorable: isIgnorable))
      }
    }
  }
}

extension SyntheticBidiClass {
  /// Whether letters join their neighbours, so that tracking leaves them alone.
  static func isCursive(_ scalar: Unicode.Scalar) -> Bool {
    isArabic(scalar) || (0x1800...0x18AF).contains(scalar.value)
  }
}
