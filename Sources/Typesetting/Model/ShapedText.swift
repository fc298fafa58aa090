internal import Synchronization
internal import UnicodeServices

/// A text that has been shaped, in em, for all sizes and widths.
///
/// Immutable but for the cache of reshaped edges, which is behind a lock.
final class ShapedText: Sendable {
  /// The text without fonts; flags tell where breaking is unsafe.
  let content: TextContent

  /// `positions[i]` is the sum of the advances of all clusters before offset i, in logical order.
  ///
  /// Inside a ligature, positions divide it into equal parts at grapheme boundaries.
  let positions: [Double]

  /// `spaced[i]` is the number of clusters before offset i that tracking widens; empty where no
  /// tracking was asked for.
  let spaced: [Int32]

  /// The runs in logical order.
  let runs: [ShapedRun]

  /// The glyphs of all runs.
  let glyphs: [ShapedGlyph]

  /// The faces in use; the first is the primary one.
  let faces: [FaceInUse]

  /// The faces every line is at least as high as.
  let minimumFaces: [Int]

  /// The height above and depth below the baseline that all lines share, in em; `nil` where lines
  /// differ.
  let uniformMetrics: LineMetrics?

  /// The hyphens by the offset of their soft hyphen.
  let hyphens: [Int: Hyphen]

  /// The distance of tab stops, in em.
  let tabInterval: Double

  /// The clusters without a glyph.
  let missingGlyphs: [MissingGlyph]

  /// Shapes line edges; `nil` where no break is unsafe.
  let glyphSource: (any GlyphSource)?

  /// Whether there is a ``glyphSource``; asking that itself would copy it.
  let canReshape: Bool

  private let edgeWidths = Mutex<[EdgeKey: Double]>([:])

  /// What breaks at opportunities change, which nearly all edges are.
  private let edges = Mutex(EdgeTable())

  init(
    content: TextContent, positions: [Double], spaced: [Int32], runs: [ShapedRun],
    glyphs: [ShapedGlyph], faces: [FaceInUse], minimumFaces: [Int], hyphens: [Int: Hyphen],
    tabInterval: Double,
    missingGlyphs: [MissingGlyph], glyphSource: (any GlyphSource)?
  ) {
    self.content = content
    self.positions = positions
    self.spaced = spaced
    self.runs = runs
    self.glyphs = glyphs
    self.faces = faces
    self.minimumFaces = minimumFaces
    self.hyphens = hyphens
    self.tabInterval = tabInterval
    self.missingGlyphs = missingGlyphs
    self.glyphSource = glyphSource
    canReshape = glyphSource != nil
    uniformMetrics = Self.uniformMetrics(runs, faces, minimumFaces)
  }

  /// The index of the run that holds an offset; the last one for the end of the text.
  ///
  /// - Complexity: O(log runs).
  func runIndex(at offset: Int) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if runs[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
    }
    return max(low, 0)
  }

  /// What ``GlyphSource`` was asked before.
  struct EdgeKey: Hashable {
    var range: Range<Int>
    var measured: Range<Int>
    var contextBefore: Bool
    var contextAfter: Bool

    /// Few keys begin alike, so that one number is hash enough.
    func hash(into hasher: inout Hasher) {
      hasher.combine(range.lowerBound << 24 ^ range.upperBound)
    }
  }

  /// The width of a part of a reshaped range, in em; `nil` where nothing can be reshaped.
  ///
  /// Kept by edge: a paragraph has few unsafe edges. At most 4096 are kept.
  func reshapedWidth(_ key: EdgeKey) -> Double? {
    if let known = edgeWidths.withLock({ $0[key] }) { return known }
    guard let width = measuredWidth(key) else { return nil }
    edgeWidths.withLock { widths in
      if widths.count >= 4096 { widths.removeAll(keepingCapacity: true) }
      widths[key] = width
    }
    return width
  }

  /// What ``reshapedWidth(_:)`` keeps.
  func measuredWidth(_ key: EdgeKey) -> Double? {
    guard let glyphSource else { return nil }
    let run = runs[runIndex(at: key.range.lowerBound)]
    let glyphs = glyphSource.reshape(
      key.range, of: run, in: content.units,
      contextBefore: key.contextBefore, contextAfter: key.contextAfter)
    var units = 0
    for glyph in glyphs where key.measured.contains(Int(glyph.cluster)) {
      units += Int(glyph.advance)
    }
    return Double(units) / faces[run.face].unitsPerEm
  }

  /// By how much a line is wider because it begins or ends at an opportunity.
  ///
  /// `measure` tells where it is not known yet.
  func edge(at offset: Int, isStart: Bool, measure: () -> Double) -> Double {
    if let known = edges.withLock({ $0.value(at: offset, isStart: isStart) }) { return known }
    let value = measure()
    edges.withLock { edges in
      if edges.value(at: offset, isStart: isStart) == nil {
        edges.set(value, at: offset, isStart: isStart)
      }
    }
    return value
  }

  private static func uniformMetrics(
    _ runs: [ShapedRun], _ faces: [FaceInUse], _ minimumFaces: [Int]
  ) -> LineMetrics? {
    var floor = LineMetrics.none
    for face in minimumFaces { floor.include(faces[face]) }
    var result: LineMetrics?
    var last = -1
    for run in runs where run.face != last {
      last = run.face
      var metrics = floor
      metrics.include(faces[run.face])
      if metrics == .none { metrics.includeAlways(faces[0]) }
      if let result, result != metrics { return nil }
      result = metrics
    }
    return result
  }
}
