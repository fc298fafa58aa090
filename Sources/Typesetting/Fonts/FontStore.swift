internal import Synchronization

/// The faces opened so far, kept for the life of a ``FontBook``.
///
/// Safe to share between threads: faces are immutable and the list of them is behind a lock; a face
/// is opened outside it. Holds at most as many faces as the book has files, weights and widths.
final class FontStore: Sendable {
  private struct Key: Hashable {
    let path: String
    let index: Int
    let weight: FontWeight
    let width: FontWidth
  }

  private let faces = Mutex<[Key: FontFace?]>([:])

  /// The face of a file; `nil` where it cannot be opened, which is then remembered.
  func face(of file: FontFile, weight: FontWeight, width: FontWidth) -> FontFace? {
    let key = Key(path: file.path, index: file.index, weight: weight, width: width)
    if let known = faces.withLock({ $0[key] }) { return known }
    let opened: FontFace?
    do {
      opened = try FontFace(path: file.path, index: file.index, weight: weight, width: width)
    } catch {
      opened = nil
    }
    return faces.withLock { faces in
      if let known = faces[key] { return known }
      faces[key] = opened
      return opened
    }
  }
}
