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
    let count = clusters.count - 1
    var result: [UInt16] = Array(repeating: UInt16(primary), count: count)
    var coverage = cascade.coverageSnapshot
    var current: UInt16?
    var scalars: [UInt32] = []
    for number in 0..<count {
      let start = clusters[number]
      let unit = UInt32(units[start])
      if current != nil, clusters[number + 1] == start + 1, unit & 0xF800 != 0xD800,
        unit != 0xFFFC, !properties[start].isEmojiPresentation,
        !Self.showsNothing(unit, properties[start]), let face = coverage.face(of: unit)
      {
        // A letter whose face is known: the usual case.
        current = face
        result[number] = face
        continue
      }
      var face: UInt16?
      let (first, length) = UTF16Text.scalar(in: units, at: start)
      if start + length == clusters[number + 1], !properties[start].isEmojiPresentation {
        // One scalar: the usual case.
        if !Self.showsNothing(first, properties[start]), !hidesObjects || first != 0xFFFC {
          face = coverage.face(of: first) ?? single(first, start..<start + length, &coverage)
        }
      } else {
        face = cluster(units, properties, start..<clusters[number + 1], &scalars)
      }
      if let face {
        if current == nil {
          for place in 0..<number { result[place] = face }
        }
        current = face
      }
      if let current { result[number] = current }
    }
    faces = result
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
    _ scalars: inout [UInt32]
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
    if let face = cascade.firstFace(forAll: scalars) { return UInt16(face) }
    missing.append((range, scalars))
    return UInt16(primary)
  }

  /// Whether a scalar needs no glyph: default ignorables, controls, line ends.
  static func showsNothing(_ scalar: UInt32, _ properties: CharacterProperties) -> Bool {
    properties.isDefaultIgnorable || scalar < 0x20 || scalar >= 0x7F && scalar < 0xA0
      || scalar == 0x2028 || scalar == 0x2029
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
