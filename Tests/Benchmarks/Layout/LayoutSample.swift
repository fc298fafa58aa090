internal import Geometry
internal import LayoutCore

/// A tree whose frames have been found right, and engines to lay it out with.
final class LayoutSample {
  private let shape: TreeShape
  private let tree: LayoutTree
  private let host: ProposedViewSize

  /// Several engines for small trees, so that one reading of the clock counts for many layouts.
  private let engines: [LayoutEngine]

  /// The checksum of the tree.
  let checksum: Checksum

  /// Builds a tree and lays it out once.
  ///
  /// - Throws: ``WrongChecksum`` when the frames are not the ones that the rules give.
  init(_ shape: TreeShape, _ direction: LayoutDirection) throws {
    self.shape = shape
    let tree = shape.tree(direction)
    self.tree = tree
    host = shape.host
    engines = (0..<min(max(1000 / tree.count, 1), 32)).map { _ in LayoutEngine(tree) }
    for engine in engines { try engine.layout(in: host) }
    checksum = Checksum.of(engines[0])
    try checksum.check(.expected(shape, direction), "\(shape)")
  }

  /// How long a layout takes when no answer is known, in nanoseconds.
  func freshLayout(length: Double) throws -> Double {
    let median = try Stopwatch.median(length: length) {
      for engine in engines { engine.reset() }
    } _: {
      for engine in engines { try engine.layout(in: host) }
    }
    return median / Double(engines.count)
  }

  /// How long a layout takes when nothing has changed, in nanoseconds.
  func unchangedLayout(length: Double) throws -> Double {
    let repetitions = 1000
    let engine = engines[0]
    try engine.layout(in: host)
    let median = try Stopwatch.median(length: length) {
      for _ in 0..<repetitions { try engine.layout(in: host) }
    }
    return median / Double(repetitions)
  }

  /// How long it takes to change the height of a leaf, to lay out again, and to ask where the leaf
  /// is, in nanoseconds.
  ///
  /// Every stack around the leaf changes its height, and everything below it moves.
  func changedLeaf(length: Double) throws -> Double {
    let engine = LayoutEngine(tree)
    try engine.layout(in: host)
    guard let leaf = (tree.count / 2..<tree.count).first(where: { tree.kind(of: $0) == .fixed })
    else { return .nan }
    let size = engine.frame(of: leaf).size
    var sum = 0.0
    let repetitions = 100
    let median = try Stopwatch.median(length: length) {
      for turn in 0..<repetitions {
        let height = turn % 2 == 0 ? size.height + 10 : size.height
        try engine.setLeaf(leaf, to: .fixed(Size(width: size.width, height: height)))
        try engine.layout(in: host)
        sum += engine.frame(of: leaf).height
      }
    }
    try Checksum.of(engine).check(checksum, "changed leaf")
    return median / Double(repetitions)
  }

  /// How long it takes to turn the direction around, to lay out again, and to ask where all nodes
  /// are, in nanoseconds.
  func flippedDirection(length: Double) throws -> Double {
    let engine = LayoutEngine(tree)
    try engine.layout(in: host)
    var sum = 0.0
    let repetitions = 2
    let median = try Stopwatch.median(length: length) {
      for _ in 0..<repetitions {
        try engine.flipLayoutDirection()
        try engine.layout(in: host)
        sum += engine.frames()[tree.count - 1].x
      }
    }
    try Checksum.of(engine).check(checksum, "flipped direction")
    return median / Double(repetitions)
  }

  /// How long it takes to ask where all nodes are, in nanoseconds.
  func allFrames(length: Double) -> Double {
    var sum = 0.0
    return Stopwatch.median(length: length) { sum += engines[0].frames()[tree.count - 1].x }
  }

  /// How many answers a fresh layout computes.
  func calls() throws -> Double {
    let engine = engines[0]
    engine.reset()
    let before = engine.evaluations
    try engine.layout(in: host)
    return Double(engine.evaluations - before)
  }

  /// How often a layout asks for memory when its engine has laid the tree out before.
  func warmAllocations() throws -> Double? {
    let engine = engines[0]
    engine.reset()
    return try Memory.allocations { try engine.layout(in: host) }
  }

  /// How many bytes a tree and its engine take for each node of the arena, modifiers included.
  func bytesPerNode() throws -> Double? {
    let bytes = try Memory.bytes {
      let engine = LayoutEngine(shape.tree())
      try engine.layout(in: host)
      return engine
    }
    return bytes.map { $0 / Double(tree.count) }
  }
}

/// A result that is not the one that it must be.
struct WrongChecksum: Error, CustomStringConvertible {
  var what: String
  var found: Double
  var expected: Double

  var description: String { "\(what): checksum \(found) instead of \(expected)" }
}

extension Checksum {
  /// - Throws: ``WrongChecksum`` when this is another checksum.
  func check(_ expected: Checksum, _ what: String) throws {
    guard matches(expected) else {
      throw WrongChecksum(what: what, found: value, expected: expected.value)
    }
  }
}
