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
    let interval = 8 * (faces.first?.details.spaceAdvance ?? 0)
    return interval > 0 ? interval : 2
  }

  /// The faces with their ellipses: each face's own, else that of the first face of the cascade
  /// that has one, else three full stops.
  ///
  /// A face that only lends its ellipsis joins the list.
  var inUse: [FaceInUse] {
    mutating get {
      var lent: Ellipsis?
      if faces.contains(where: { $0.details.ellipsis == nil }) {
        if let index = cascade.firstFace(for: 0x2026),
          let mark = cascade.face(at: index)?.details.ellipsis
        {
          lent = Ellipsis(
            face: number(of: index, in: cascade), width: mark.advance, glyph: mark.glyph)
        }
      }
      return faces.enumerated().map { number, face in
        let details = face.details
        let own = details.ellipsis.map {
          Ellipsis(face: number, width: $0.advance, glyph: $0.glyph)
        }
        return FaceInUse(
          identity: details.identity, unitsPerEm: face.unitsPerEm, ascent: details.ascent,
          descent: details.descent, lineGap: details.lineGap, capHeight: details.capHeight,
          countsForHeight: !details.isColored, ellipsis: own ?? lent ?? fullStops)
      }
    }
  }

  private var fullStops: Ellipsis {
    for (number, face) in faces.enumerated() {
      if let mark = face.details.fullStop {
        return Ellipsis(face: number, width: 3 * mark.advance, glyph: mark.glyph, count: 3)
      }
    }
    return Ellipsis(face: 0, width: 0, glyph: 0)
  }

  /// The hyphen after text of a face: U+2010, else U+002D, else nothing.
  func hyphen(face number: Int) -> Hyphen {
    guard let mark = faces[number].details.hyphen else { return Hyphen(width: 0, glyph: nil) }
    return Hyphen(width: mark.advance, glyph: mark.glyph)
  }
}
