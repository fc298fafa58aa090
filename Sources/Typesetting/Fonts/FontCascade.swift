internal import Synchronization
internal import UnicodeServices

/// An ordered list of faces, and which of them has a glyph for what.
///
/// Safe to share between threads: what was found out is kept behind a lock.
final class FontCascade: Sendable {
  private let files: [FontFile]
  private let weight: FontWeight
  private let store: FontStore

  /// The index of the first emoji face, or `nil`.
  let emojiFace: Int?

  /// The script of the typesetting language.
  private let languageScript: Script?

  /// For each block of 256 scalars, 1 + the index of the first face with a glyph, 0 where that is
  /// not known yet.
  ///
  /// At most 4352 blocks of 512 bytes.
  private let coverage = Mutex<[[UInt16]]>(Array(repeating: [], count: 0x110000 >> 8))

  private static let nobody = UInt16.max

  init(files: [FontFile], weight: FontWeight, store: FontStore, language: String) {
    self.files = files
    self.weight = weight
    self.store = store
    emojiFace = files.firstIndex { $0.isEmoji }
    languageScript = TextLanguage.script(of: language)
  }

  /// The number of faces.
  var count: Int { files.count }

  /// The face at a place in the cascade, opened now where it was not; `nil` where its file is
  /// damaged.
  func face(at index: Int) -> FontFace? {
    store.face(of: files[index], weight: weight)
  }

  /// The first face that has a glyph for a scalar, or `nil` where none has.
  func firstFace(for scalar: UInt32) -> Int? {
    let block = Int(scalar >> 8)
    let place = Int(scalar & 0xFF)
    let known = coverage.withLock { $0[block].isEmpty ? 0 : $0[block][place] }
    if known != 0 { return known == Self.nobody ? nil : Int(known) - 1 }
    let found = files.indices.first { face(at: $0)?.glyph(of: scalar) != nil }
    let value = found.map { UInt16($0 + 1) } ?? Self.nobody
    coverage.withLock { coverage in
      if coverage[block].isEmpty { coverage[block] = Array(repeating: 0, count: 256) }
      coverage[block][place] = value
    }
    return found
  }

  /// The first face that has glyphs for all of some scalars, or `nil` where none has.
  func firstFace(forAll scalars: [UInt32]) -> Int? {
    var first = 0
    for scalar in scalars {
      guard let face = firstFace(for: scalar) else { return nil }
      first = max(first, face)
    }
    return files.indices.dropFirst(first).first { index in
      has(scalars, at: index)
    }
  }

  /// Whether a face has glyphs for all of some scalars.
  func has(_ scalars: [UInt32], at index: Int) -> Bool {
    guard let face = face(at: index) else { return false }
    return scalars.allSatisfy { face.glyph(of: $0) != nil }
  }

  /// The face that sets the least height of lines in the typesetting language: the first of its
  /// script.
  var languageFace: Int? {
    guard let sample = languageScript?.sample else { return nil }
    return firstFace(for: sample.value)
  }

  /// The names of all faces, in order; opens them.
  var faceNames: [String] {
    files.indices.compactMap { face(at: $0)?.identity.name }
  }
}
