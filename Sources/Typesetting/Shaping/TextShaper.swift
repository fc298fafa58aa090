internal import UnicodeServices

/// Turns a text and a cascade into a ``ShapedText``.
struct TextShaper {
  let services: TextServices
  let cascade: FontCascade

  /// The index of the first face that could be opened.
  let primary: Int

  /// Whether positions count the clusters that take tracking.
  let isTracked: Bool

  /// Whether letters are spaced apart so that ligatures are off.
  let withoutLigatures: Bool

  /// Shapes a text.
  ///
  /// - Complexity: O(units) and one `hb_shape` for each run.
  func shape(_ string: String, base: BidiBase) -> ShapedText {
    let units = UTF16Text.units(of: string)
    let properties = services.table.properties(of: units)
    var content = services.content(
      of: string, units: units, properties: properties, identifier: cascade.identifier,
      base: base)
    var resolver = FaceResolver(cascade, primary: primary)
    resolver.resolve(units, properties, clusters: content.clusters)
    let items = Itemizer.items(
      content, scripts: ScriptResolver.scripts(of: units, properties),
      clusterFaces: resolver.faces)
    var faces = FaceList(cascade, primary: primary)
    var builder = RunBuilder(
      units: units, flags: content.flags, language: cascade.shapingLanguage,
      isTracked: isTracked, withoutLigatures: withoutLigatures)
    services.withBuffer { buffer in
      for item in items {
        let number = faces.number(of: item.face)
        builder.add(item, face: faces.faces[number], number: number, buffer: buffer)
      }
    }
    content.flags = builder.flags
    // No line is lower than one of the primary face, nor than one of the language's script, so that
    // lines do not jump where a space, a digit or a word of the other appears.
    let minimum = [0] + (cascade.languageFace.map { [faces.number(of: $0)] } ?? [])
    let inUse = faces.inUse
    return ShapedText(
      content: content, positions: builder.positions, spaced: builder.spaced,
      runs: builder.runs, glyphs: builder.glyphs, faces: inUse,
      minimumFaces: minimum,
      hyphens: builder.hyphens(content.breaks, faces), tabInterval: faces.tabInterval,
      missingGlyphs: Self.missingGlyphs(resolver.missing, cascade),
      glyphSource: FaceGlyphSource(
        services: services, faces: faces.faces, language: cascade.shapingLanguage,
        withoutLigatures: withoutLigatures))
  }

  private static func missingGlyphs(
    _ clusters: [(range: Range<Int>, scalars: [UInt32])], _ cascade: FontCascade
  ) -> [MissingGlyph] {
    guard !clusters.isEmpty else { return [] }
    let tried = cascade.faceNames
    return clusters.map { range, scalars in
      let missing = scalars.filter { cascade.firstFace(for: $0) == nil }
      return MissingGlyph(
        range: range,
        scalars: (missing.isEmpty ? scalars : missing).compactMap { Unicode.Scalar($0) },
        fontsTried: tried)
    }
  }
}

extension TextLanguage {
  /// The BCP 47 tag HarfBuzz is given, without keywords.
  static func tag(of language: String) -> String {
    let plain = language.prefix { $0 != "@" }
    var subtags: [Substring] = []
    for subtag in plain.split(whereSeparator: { $0 == "-" || $0 == "_" }) {
      if subtag.count == 1 { break }
      subtags.append(subtag)
    }
    return subtags.joined(separator: "-")
  }
}
