/// A face as a shaped text refers to it: names and metrics, in em.
struct FaceInUse: Sendable {
  /// What a frame tree shows of it.
  var identity: FontIdentity

  /// Font units in an em; 1 for the synthetic face.
  var unitsPerEm: Double

  /// Height above the baseline.
  var ascent: Double

  /// Depth below the baseline, positive.
  var descent: Double

  /// The line gap.
  var lineGap: Double

  /// The height of capitals.
  var capHeight: Double

  /// Whether the face sets the height of lines; emoji faces do not.
  var countsForHeight: Bool

  /// The ellipsis to show after text of this face.
  var ellipsis: Ellipsis
}

/// An ellipsis: U+2026, or three full stops where no face has it.
struct Ellipsis: Sendable {
  /// The index of the face it comes from, among the faces of the text.
  var face: Int

  /// Its width in em.
  var width: Double

  /// The glyph; 0 where no face has any.
  var glyph: UInt32

  /// How often it stands there, each time equally wide.
  var count = 1
}

/// The hyphen a soft hyphen shows at the end of a line.
struct Hyphen: Sendable {
  /// Its width in em.
  var width: Double

  /// The glyph in the face of the soft hyphen; `nil` where the face has none.
  var glyph: UInt32?
}
