/// Which face of a cascade comes first for which scalar, as far as that is known.
///
/// A table of blocks of 256 scalars up to the highest one known, at most 4352 of 512 bytes.
struct FontCoverage: Sendable {
  private var blocks: [[UInt16]] = []

  fileprivate static let nobody = UInt16.max

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

  /// Remembers the block that was asked last: neighbours are mostly of one.
  struct Reader {
    private let blocks: [[UInt16]]
    private var number = UInt32.max
    private var block: [UInt16] = []

    fileprivate init(_ blocks: [[UInt16]]) { self.blocks = blocks }

    /// The face of a scalar where there is one and it is known.
    mutating func face(of scalar: UInt32) -> UInt16? {
      if scalar >> 8 != number {
        number = scalar >> 8
        block = Int(number) < blocks.count ? blocks[Int(number)] : []
      }
      guard !block.isEmpty else { return nil }
      let value = block[Int(scalar & 0xFF)]
      return value == 0 || value == FontCoverage.nobody ? nil : value - 1
    }
  }

  /// What is known now, for asking many scalars.
  var reader: Reader { Reader(blocks) }

  /// Remembers the face of a scalar, or that there is none.
  mutating func set(_ face: Int?, for scalar: UInt32) {
    let block = Int(scalar >> 8)
    while blocks.count <= block { blocks.append([]) }
    if blocks[block].isEmpty { blocks[block] = Array(repeating: 0, count: 256) }
    blocks[block][Int(scalar & 0xFF)] = face.map { UInt16($0 + 1) } ?? Self.nobody
  }
}
