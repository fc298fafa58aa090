internal import UnicodeServices

/// Turns a text and a cascade into a ``ShapedText``.
struct TextShaper {
  let services: TextServices

  /// The cascades: of the text, then of its spans.
  let styles: [Style]

  /// Whether positions count the clusters that take tracking.
  let isTracked: Bool

  /// Whether letters are spaced apart so that ligatures are off.
  let withoutLigatures: Bool

  /// Whether attachments stand at U+FFFC.
  let hidesObjects: Bool

  /// The ranges in which only forced breaks end lines.
  let unbreakable: [Range<Int>]

  /// The faces of a part of a text.
  struct Style {
    /// The UTF-16 range it covers.
    let range: Range<Int>

    /// Its faces.
    let cascade: FontCascade

    /// The index of the first face that could be opened.
    let primary: Int
  }

  /// Shapes a text.
  ///
  /// - Complexity: O(units) for each style, and one `hb_shape` for each run.
  func shape(_ string: String, base: BidiBase) -> ShapedText {
    let cascade = styles[0].cascade
    let units = UTF16Text.units(of: string)
    let properties = services.table.properties(of: units)
    var content = services.content(
      of: string, units: units, properties: properties, identifier: cascade.identifier,
      base: base, unbreakable: unbreakable)
    let styleOfUnit = styleOfUnit(units.count)
    var missing: [MissingGlyph] = []
    let clusterFaces = clusterFaces(content, properties, styleOfUnit, &missing)
    var items = withOwnScripts(
      Itemizer.items(
        content, scripts: ScriptResolver.runs(of: units, properties),
        clusterFaces: clusterFaces, styles: styleOfUnit), properties)
    var faces = FaceList(cascade.chain, primary: styles[0].primary)
    var languages: [ShapingLanguage] = []
    for style in styles { languages.append(style.cascade.shapingLanguage) }
    var builder = RunBuilder(
      units: units, flags: content.takeFlags(), languages: languages, isTracked: isTracked,
      withoutLigatures: withoutLigatures, hidesObjects: hidesObjects,
      beginsWithMark: properties.first?.isMark ?? false, words: services.words)
    number(&items, &faces)
    services.withBuffer { builder.add(items, faces.faces, $0) }
    services.counter.addRuns(builder.shapedCount)
    content.flags = builder.flags
    // No line is lower than one of the primary face, nor than one of the script of a language in
    // force, so that lines do not jump where a space, a digit or a word of the other appears.
    var minimum = [0]
    for style in styles {
      if let index = style.cascade.languageFace {
        minimum.append(faces.number(of: index, in: style.cascade.chain))
      }
    }
    let inUse = faces.inUse
    return ShapedText(
      content: content, positions: builder.positions, spaced: builder.spaced,
      runs: builder.runs, glyphs: builder.glyphs, faces: inUse, minimumFaces: minimum,
      hyphens: builder.hyphens(content.breaks, faces), tabInterval: faces.tabInterval,
      missingGlyphs: missing,
      glyphSource: FaceGlyphSource(
        services: services, faces: faces.faces, languages: languages,
        withoutLigatures: withoutLigatures, hidesObjects: hidesObjects))
  }

  /// Replaces places in cascades by numbers among the faces of the text.
  private func number(_ items: inout [Itemizer.Item], _ faces: inout FaceList) {
    // Faces alternate between few: those of words and that of the spaces between them.
    var known: [(style: Int, face: Int, number: Int)] = []
    for index in items.indices {
      let item = items[index]
      if let found = known.first(where: { $0.face == item.face && $0.style == item.style }) {
        items[index].face = found.number
        continue
      }
      let number = faces.number(of: item.face, in: styles[item.style].cascade.chain)
      known.append((item.style, item.face, number))
      items[index].face = number
    }
  }

  /// The items with ``Script/japanese`` divided into Han and kana, except where their face shapes
  /// these alike.
  private func withOwnScripts(
    _ items: [Itemizer.Item], _ properties: [CharacterProperties]
  ) -> [Itemizer.Item] {
    guard items.contains(where: { $0.script == .japanese }) else { return items }
    var result: [Itemizer.Item] = []
    for var item in items {
      guard item.script == .japanese else {
        result.append(item)
        continue
      }
      let cascade = styles[item.style].cascade
      item.script = .han
      let face = cascade.chain.face(at: item.face)
      if face?.shapesHanAndKanaAlike(in: cascade.shapingLanguage) == true {
        result.append(item)
        continue
      }
      let end = item.range.upperBound
      var script: Script?
      for index in item.range {
        guard properties[index].isHanOrKana else { continue }
        let own = properties[index].script
        if let script, script != own {
          item.script = script
          item.range = item.range.lowerBound..<index
          result.append(item)
          item.range = index..<end
        }
        script = own
      }
      item.script = script ?? .han
      result.append(item)
    }
    return result
  }

  /// The style of each unit; empty where there is one for all.
  private func styleOfUnit(_ count: Int) -> [UInt8] {
    guard styles.count > 1 else { return [] }
    var result: [UInt8] = Array(repeating: 0, count: count)
    for (number, style) in styles.enumerated().dropFirst() {
      for index in style.range.clamped(to: 0..<count) { result[index] = UInt8(number) }
    }
    return result
  }

  /// The face of each cluster in the cascade of its style.
  private func clusterFaces(
    _ content: TextContent, _ properties: [CharacterProperties], _ styleOfUnit: [UInt8],
    _ missing: inout [MissingGlyph]
  ) -> [UInt16] {
    var result: [UInt16] = []
    for (number, style) in styles.enumerated() {
      var resolver = FaceResolver(
        style.cascade.chain, primary: style.primary, hidesObjects: hidesObjects)
      resolver.resolve(content.units, properties, clusters: content.clusters)
      let own = resolver.missing.filter {
        styleOfUnit.isEmpty || Int(styleOfUnit[$0.range.lowerBound]) == number
      }
      missing += Self.missingGlyphs(own, style.cascade.chain)
      if number == 0 {
        result = resolver.faces
      } else {
        for cluster in result.indices
        where Int(styleOfUnit[content.clusters[cluster]]) == number {
          result[cluster] = resolver.faces[cluster]
        }
      }
    }
    missing.sort { $0.range.lowerBound < $1.range.lowerBound }
    return result
  }

  private static func missingGlyphs(
    _ clusters: [(range: Range<Int>, scalars: [UInt32])], _ cascade: FaceChain
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
