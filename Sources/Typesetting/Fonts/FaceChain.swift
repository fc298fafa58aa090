internal import Synchronization

/// An ordered list of faces, and which of them has a glyph for what.
///
/// Languages that begin with the same faces share one. Safe to share between threads: what was found
/// out is kept behind a lock.
final class FaceChain: Sendable {
  private let files: [FontFile]
  private let weight: FontWeight
  private let width: FontWidth
  private let store: FontStore

  /// The index of the first emoji face, or `nil`.
  let emojiFace: Int?

  /// What was found out about scalars.
  private let coverage = Mutex(FontCoverage())

  /// The faces opened for this cascade, by place; an inner `nil` could not be opened.
  private let faces: Mutex<[FontFace??]>

  init(files: [FontFile], weight: FontWeight, width: FontWidth, store: FontStore) {
    self.files = files
    self.weight = weight
    self.width = width
    self.store = store
    emojiFace = files.firstIndex { $0.isEmoji }
    faces = Mutex(Array(repeating: nil, count: files.count))
  }

  /// The first face that can be opened, or `nil` where none can.
  var firstOpenFace: Int? { files.indices.first { face(at: $0) != nil } }

  /// The face at a place in the cascade, opened now where it was not; `nil` where its file is
  /// damaged.
  func face(at index: Int) -> FontFace? {
    if let known = faces.withLock({ $0[index] }) { return known }
    let face = store.face(of: files[index], weight: weight, width: width)
    faces.withLock { $0[index] = .some(face) }
    return face
  }

  /// The first face that has a glyph for a scalar, or `nil` where none has.
  func firstFace(for scalar: UInt32) -> Int? {
    switch coverage.withLock({ $0.answer(for: scalar) }) {
    case .face(let index): return index
    case .missing: return nil
    case .unknown: break
    }
    let found = files.indices.first { index in
      files[index].mayServe(scalar) && face(at: index)?.glyph(of: scalar) != nil
    }
    coverage.withLock { $0.set(found, for: scalar) }
    return found
  }

  /// What is known now; cheap to ask many scalars of.
  var coverageSnapshot: FontCoverage { coverage.withLock { $0 } }

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
    guard scalars.allSatisfy(files[index].mayServe), let face = face(at: index) else {
      return false
    }
    return scalars.allSatisfy { face.glyph(of: $0) != nil }
  }

  /// The families of all faces in order, as their files are named.
  var faceNames: [String] { files.map(\.family) }
}
