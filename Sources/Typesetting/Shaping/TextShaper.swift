internal import UnicodeServices

/// Turns a text and a cascade into a ``ShapedText``.
struct TextShaper {
  let services: TextServices
  let cascade: FontCascade

  /// The index of the first face that could be opened.
  let primary: Int

  /// The typesetting language, as asked for.
  let language: String

  /// Whether letters are spaced apart.
  let isTracked: Bool

  /// Shapes a text.
  ///
  /// - Complexity: O(units) and one `hb_shape` for each run.
  func shape(_ string: String, base: BidiBase) -> ShapedText {
    let units = UTF16Text.units(of: string)
    let properties = services.table.properties(of: units)
    var content = services.content(
      of: string, units: units, properties: properties, language: language, base: base)
    var resolver = FaceResolver(cascade, primary: primary)
    resolver.resolve(units, properties, clusterEnds: Array(content.clusters.dropFirst()))
    let items = Itemizer.items(
      content, scripts: ScriptResolver.scripts(of: units, properties),
      clusterFaces: resolver.faces)
    var faces = FaceList(cascade, primary: primary)
    var builder = RunBuilder(
      units: units, content: content, tag: TextLanguage.tag(of: language), isTracked: isTracked)
    services.withBuffer { buffer in
      for item in items {
        guard let face = cascade.face(at: item.face) else { continue }
        builder.add(item, face: face, number: faces.number(of: item.face), buffer: buffer)
      }
    }
    content.flags = builder.flags
    let minimum = cascade.languageFace.map { faces.number(of: $0) }
    let missing = Self.missingGlyphs(resolver.missing, cascade)
    return ShapedText(
      content: content, positions: builder.positions, spaced: builder.spaced,
      runs: builder.runs, faces: faces.inUse, minimumFaces: minimum.map { [$0] } ?? [],
      hyphens: builder.hyphens(faces), tabInterval: faces.tabInterval, missingGlyphs: missing,
      glyphSource: FaceGlyphSource(
        services: services, faces: faces.faces, tag: builder.tag, isTracked: isTracked))
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
