/// Which face of a cascade comes first for which scalar, as far as that is known.
///
/// Blocks of 256 scalars, at most 4352 of 512 bytes, one after the other in the order in which they
/// were asked for.
struct FontCoverage: Sendable {
  /// The place of a block among those in `faces`, plus one.
  private(set) var places: [UInt16] = Array(repeating: 0, count: 0x110000 >> 8)

  /// Faces plus one; 0 where nothing is known, ``UInt16/max`` where there is none.
  private(set) var faces: [UInt16] = []

  private static let nobody = UInt16.max

  /// What is known of a scalar.
  enum Answer {
    case unknown
    case missing
    case face(Int)
  }

  /// What is known of a scalar.
  func answer(for scalar: UInt32) -> Answer {
    switch value(for: scalar) {
    case 0: .unknown
    case Self.nobody: .missing
    case let value: .face(Int(value) - 1)
    }
  }

  /// The face of a scalar where there is one and it is known.
  func face(of scalar: UInt32) -> UInt16? {
    let value = value(for: scalar)
    return Self.isFace(value) ? value - 1 : nil
  }

  /// The face that is known to be the first one for each of some scalars; `nil` where they differ:
  /// no face before it has them all.
  func face(ofAll scalars: [UInt32]) -> UInt16? {
    guard let first = scalars.first, let face = face(of: first) else { return nil }
    return scalars.dropFirst().allSatisfy { self.face(of: $0) == face } ? face : nil
  }

  /// Whether a value of ``faces`` is a face plus one.
  static func isFace(_ value: UInt16) -> Bool { value != 0 && value != nobody }

  private func value(for scalar: UInt32) -> UInt16 {
    let place = Int(places[Int(scalar >> 8)])
    return place == 0 ? 0 : faces[(place - 1) << 8 | Int(scalar & 0xFF)]
  }

  /// Remembers the face of a scalar, or that there is none; nothing of what shows nothing or may be
  /// an attachment, which is no matter of the scalar alone.
  mutating func set(_ face: Int?, for scalar: UInt32) {
    guard !TextContent.isSilent(scalar), scalar != 0xFFFC else { return }
    let block = Int(scalar >> 8)
    if places[block] == 0 {
      faces.append(contentsOf: repeatElement(0, count: 256))
      places[block] = UInt16(faces.count >> 8)
    }
    faces[(Int(places[block]) - 1) << 8 | Int(scalar & 0xFF)] =
      face.map { UInt16($0 + 1) } ?? Self.nobody
  }
}
