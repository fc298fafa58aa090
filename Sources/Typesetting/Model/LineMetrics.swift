/// How far a line reaches above and below its baseline, in em.
struct LineMetrics: Hashable, Sendable {
  /// Above the baseline.
  var ascent: Double

  /// Below the baseline, positive.
  var descent: Double

  /// Less than any face.
  static let none = LineMetrics(ascent: -.infinity, descent: -.infinity)

  /// Makes room for a face that counts.
  mutating func include(_ face: FaceInUse) {
    if face.countsForHeight { includeAlways(face) }
  }

  /// Makes room for a face.
  mutating func includeAlways(_ face: FaceInUse) {
    ascent = max(ascent, face.ascent)
    descent = max(descent, face.descent)
  }
}
