/// Which face of a cascade comes first for which scalar, as far as that is known.
///
/// A table of blocks of 256 scalars up to the highest one known, at most 4352 of 512 bytes.
struct FontCoverage: Sendable {
  private var blocks: [[UInt16]] = []

  private static let nobody = UInt16.max

  /// What is known of a scalar.
  enum Answer {
    case unknown
    case missing
    case face(Int)
  }

  /// What is known of a scalar.
  func answer(for scalar: UInt32) -> Answer {
    let block = Int(scalar >> 8)
    guard block < blocks.count, !blocks[block].isEmpty else { return .unknown }
    switch blocks[block][Int(scalar & 0xFF)] {
    case 0: return .unknown
    case Self.nobody: return .missing
    case let value: return .face(Int(value) - 1)
    }
  }

  /// The face of a scalar where there is one and it is known.
  func face(of scalar: UInt32) -> Int? {
    let block = Int(scalar >> 8)
    guard block < blocks.count, !blocks[block].isEmpty else { return nil }
    let value = blocks[block][Int(scalar & 0xFF)]
    return value == 0 || value == Self.nobody ? nil : Int(value) - 1
  }

  /// Remembers the face of a scalar, or that there is none.
  mutating func set(_ face: Int?, for scalar: UInt32) {
    let block = Int(scalar >> 8)
    while blocks.count <= block { blocks.append([]) }
    if blocks[block].isEmpty { blocks[block] = Array(repeating: 0, count: 256) }
    blocks[block][Int(scalar & 0xFF)] = face.map { UInt16($0 + 1) } ?? Self.nobody
  }
}
