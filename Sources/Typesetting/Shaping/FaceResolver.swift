internal import UnicodeServices

/// Chooses the face of each grapheme cluster.
///
/// The first face of the cascade that has a nominal glyph for every scalar of the cluster that is
/// not default ignorable; a cluster with emoji presentation tries the emoji face first; where none
/// has all, the primary face with missing glyphs. Clusters that show nothing take the face before
/// them, or at the start the one after.
struct FaceResolver {
  let cascade: FaceChain

  /// The index of the first face that could be opened.
  let primary: Int

  /// Whether U+FFFC shows nothing.
  let hidesObjects: Bool

  /// The faces of clusters, as indices into the cascade.
  private(set) var faces: [UInt16] = []

  /// Clusters without a face.
  private(set) var missing: [(range: Range<Int>, scalars: [UInt32])] = []

  /// Resolves all clusters of a text.
  init(_ cascade: FaceChain, primary: Int, hidesObjects: Bool) {
    self.cascade = cascade
    self.primary = primary
    self.hidesObjects = hidesObjects
  }

  /// Resolves all clusters of a text, given their boundaries.
  mutating func resolve(
    _ units: [UInt16], _ properties: [CharacterProperties], clusters: [Int]
  ) {
    var coverage = cascade.coverageSnapshot
    var result: [UInt16] = .filled(with: Self.open, count: clusters.count - 1)
    guard Self.resolveLetters(units, properties, clusters, coverage, &result) > 0 else {
      faces = result
      return
    }
    var scalars: [UInt32] = []
    var current: UInt16?
    for number in result.indices {
      if result[number] == Self.open {
        let range = clusters[number]..<clusters[number + 1]
        guard let face = face(units, properties, range, &coverage, &scalars) ?? current else {
          continue
        }
        result[number] = face
      }
      if current == nil {
        for place in 0..<number { result[place] = result[number] }
      }
      current = result[number]
    }
    if current == nil { result = Array(repeating: UInt16(primary), count: result.count) }
    faces = result
  }

  /// What stands for the face of a cluster that has none yet.
  private static let open = UInt16.max

  /// Resolves the clusters that are one letter whose face is known, nearly all; tells how many are
  /// not.
  private static func resolveLetters(
    _ units: [UInt16], _ properties: [CharacterProperties], _ clusters: [Int],
    _ coverage: FontCoverage, _ result: inout [UInt16]
  ) -> Int {
    let text = units.span
    let characters = properties.span
    let boundaries = clusters.span
    let places = coverage.places.span
    let known = coverage.faces.span
    var faces = result.mutableSpan
    var openCount = 0
    var end = boundaries[0]
    for number in faces.indices {
      let start = end
      end = boundaries[number + 1]
      // No block has surrogates, controls or U+FFFC.
      let unit = Int(text[start])
      let place = Int(places[unit >> 8])
      if end == start + 1, place > 0, !characters[start].isIgnorableOrEmoji {
        let value = known[(place - 1) << 8 | unit & 0xFF]
        if FontCoverage.isFace(value) {
          faces[number] = value - 1
          continue
        }
      }
      openCount += 1
    }
    return openCount
  }

  /// The face of a cluster; `nil` where it shows nothing.
  private mutating func face(
    _ units: [UInt16], _ properties: [CharacterProperties], _ range: Range<Int>,
    _ coverage: inout FontCoverage, _ scalars: inout [UInt32]
  ) -> UInt16? {
    let start = range.lowerBound
    let (first, length) = UTF16Text.scalar(in: units, at: start)
    guard length == range.count, !properties[start].isEmojiPresentation else {
      return cluster(units, properties, range, coverage, &scalars)
    }
    guard !Self.showsNothing(first, properties[start]), !hidesObjects || first != 0xFFFC else {
      return nil
    }
    return coverage.face(of: first) ?? single(first, range, &coverage)
  }

  private mutating func single(
    _ scalar: UInt32, _ range: Range<Int>, _ coverage: inout FontCoverage
  ) -> UInt16 {
    guard let face = cascade.firstFace(for: scalar) else {
      missing.append((range, [scalar]))
      return UInt16(primary)
    }
    coverage = cascade.coverageSnapshot
    return UInt16(face)
  }

  /// The face of a cluster of several scalars, or of an emoji; `nil` where it shows nothing.
  private mutating func cluster(
    _ units: [UInt16], _ properties: [CharacterProperties], _ range: Range<Int>,
    _ coverage: FontCoverage, _ scalars: inout [UInt32]
  ) -> UInt16? {
    scalars.removeAll(keepingCapacity: true)
    var traits = EmojiTraits()
    var index = range.lowerBound
    while index < range.upperBound {
      let (scalar, length) = UTF16Text.scalar(in: units, at: index)
      traits.add(scalar, properties[index])
      if !Self.showsNothing(scalar, properties[index]), scalars.last != scalar {
        scalars.append(scalar)
      }
      index += length
    }
    guard !scalars.isEmpty else { return nil }
    if traits.isEmoji, let emoji = cascade.emojiFace, cascade.has(scalars, at: emoji) {
      return UInt16(emoji)
    }
    if let face = coverage.face(ofAll: scalars) { return face }
    if let face = cascade.firstFace(forAll: scalars) { return UInt16(face) }
    missing.append((range, scalars))
    return UInt16(primary)
  }

  /// Whether a scalar needs no glyph: default ignorables, controls, line ends.
  static func showsNothing(_ scalar: UInt32, _ properties: CharacterProperties) -> Bool {
    properties.isDefaultIgnorable || TextContent.isSilent(scalar)
  }
}

/// Whether a cluster is to be shown as a picture.
struct EmojiTraits {
  private var hasEmojiPresentation = false
  private var hasEmoji = false
  private var hasTextSelector = false
  private var hasEmojiSelector = false
  private var hasJoiner = false
  private var hasKeycap = false
  private var indicators = 0

  mutating func add(_ scalar: UInt32, _ properties: CharacterProperties) {
    switch scalar {
    case 0xFE0E: hasTextSelector = true
    case 0xFE0F: hasEmojiSelector = true
    case 0x200D: hasJoiner = true
    case 0x20E3: hasKeycap = true
    default:
      if properties.isRegionalIndicator { indicators += 1 }
      if properties.isEmojiPresentation || properties.isEmojiModifier {
        hasEmojiPresentation = true
      }
      if properties.isEmoji { hasEmoji = true }
    }
  }

  /// VS16, a keycap, a flag, a joined sequence, or Emoji_Presentation without VS15.
  var isEmoji: Bool {
    if hasTextSelector { return false }
    return hasEmojiPresentation || hasEmoji && (hasEmojiSelector || hasJoiner || hasKeycap)
      || indicators == 2
  }
}
