/// The faces a text uses, numbered in the order in which they come up; the primary face is 0.
struct FaceList {
  private let cascade: FaceChain

  /// The faces by number; few, so that a search is faster than a table.
  private(set) var faces: [FontFace] = []

  init(_ cascade: FaceChain, primary: Int) {
    self.cascade = cascade
    _ = number(of: primary, in: cascade)
  }

  /// The number of a face of a cascade, 0 where it cannot be opened.
  mutating func number(of index: Int, in cascade: FaceChain) -> Int {
    guard let face = cascade.face(at: index) else { return 0 }
    if let known = faces.firstIndex(where: { $0 === face }) { return known }
    faces.append(face)
    return faces.count - 1
  }

  /// The distance of tab stops: eight spaces of the primary face, in em.
  var tabInterval: Double {
    guard let face = faces.first, let space = face.glyph(of: 0x20) else { return 2 }
    let interval = 8 * face.advance(of: space)
    return interval > 0 ? interval : 2
  }

  /// The faces with their ellipses: each face's own, else that of the first face of the cascade
  /// that has one, else three full stops.
  ///
  /// A face that only lends its ellipsis joins the list.
  var inUse: [FaceInUse] {
    mutating get {
      let own = faces.map { Self.ellipsis(of: $0) }
      var lent: Ellipsis?
      if own.contains(where: { $0 == nil }) {
        if let index = cascade.firstFace(for: 0x2026), let face = cascade.face(at: index),
          let glyph = face.glyph(of: 0x2026)
        {
          lent = Ellipsis(
            face: number(of: index, in: cascade), width: face.advance(of: glyph), glyphs: [glyph])
        }
      }
      return faces.enumerated().map { number, face in
        var ellipsis = Self.ellipsis(of: face)
        ellipsis?.face = number
        let details = face.details
        return FaceInUse(
          identity: details.identity, unitsPerEm: face.unitsPerEm, ascent: details.ascent,
          descent: details.descent, lineGap: details.lineGap, capHeight: details.capHeight,
          countsForHeight: !details.isColored,
          ellipsis: ellipsis ?? lent ?? fullStops)
      }
    }
  }

  private static func ellipsis(of face: FontFace) -> Ellipsis? {
    guard let glyph = face.glyph(of: 0x2026) else { return nil }
    return Ellipsis(face: 0, width: face.advance(of: glyph), glyphs: [glyph])
  }

  private var fullStops: Ellipsis {
    for (number, face) in faces.enumerated() {
      if let glyph = face.glyph(of: 0x2E) {
        return Ellipsis(
          face: number, width: 3 * face.advance(of: glyph), glyphs: [glyph, glyph, glyph])
      }
    }
    return Ellipsis(face: 0, width: 0, glyphs: [])
  }

  /// The hyphen after text of a face: U+2010, else U+002D, else nothing.
  func hyphen(face number: Int) -> Hyphen {
    let face = faces[number]
    guard let glyph = face.glyph(of: 0x2010) ?? face.glyph(of: 0x2D) else {
      return Hyphen(width: 0, glyph: nil)
    }
    return Hyphen(width: face.advance(of: glyph), glyph: glyph)
  }
}
