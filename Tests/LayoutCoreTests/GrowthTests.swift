import BenchmarkSupport
import Geometry
import LayoutCore
import LayoutTesting
import Testing

/// How much work layouts are, in counters and never in time.
@Suite struct GrowthTests {
  private static func evaluations(
    _ tree: LayoutTree, _ host: ProposedViewSize = ProposedViewSize(width: 1000, height: nil)
  ) throws -> Int {
    let engine = LayoutEngine(tree)
    try engine.layout(in: host)
    return engine.evaluations
  }

  @Test func `a plain chain is at most two evaluations a level and linear`() throws {
    let half = try Self.evaluations(TreeShape.chain(depth: 500))
    let whole = try Self.evaluations(TreeShape.chain(depth: 1000))
    #expect(whole <= 2 * 1000)
    #expect(Double(whole) / Double(half) <= 2.1)
  }

  @Test func `a chain with spacers is at most five evaluations a level and linear`() throws {
    let half = try Self.evaluations(TreeShape.chain(depth: 500, withSpacers: true))
    let whole = try Self.evaluations(TreeShape.chain(depth: 1000, withSpacers: true))
    #expect(whole <= 5 * 1000)
    #expect(Double(whole) / Double(half) <= 2.1)
  }

  @Test func `axes coupled at every level stay linear`() throws {
    let host = ProposedViewSize(width: 400, height: 800)
    let half = try Self.evaluations(TreeShape.coupled(levels: 30), host)
    let whole = try Self.evaluations(TreeShape.coupled(levels: 60), host)
    #expect(whole <= 200)
    #expect(Double(whole) / Double(half) <= 2.1)
  }

  @Test func `coupled axes with the leaf behind stay within the budget`() throws {
    // The flexible child may tie with the leaf behind it, so it is asked at 0 and at infinity too.
    let host = ProposedViewSize(width: 400, height: 800)
    let whole = try Self.evaluations(TreeShape.coupled(levels: 60, leafFirst: false), host)
    #expect(whole <= 60 * 30)
  }

  @Test func `rows are linear in their number`() throws {
    let counts = try (1...4).map { try Self.evaluations(TreeShape.rows(power: $0)) }
    for (less, more) in zip(counts, counts.dropFirst()) {
      #expect(Double(more) / Double(less) <= 10.1)
    }
    // A row and its padding: two nodes that are no leaves, each evaluated at most three times.
    #expect(counts[3] <= 10_000 * 2 * 3)
  }

  @Test func `resizing and returning evaluates nothing that is known`() throws {
    let engine = LayoutEngine(TreeShape.rows(power: 2))
    let upright = ProposedViewSize(width: 400, height: 800)
    let lying = ProposedViewSize(width: 800, height: 400)
    try engine.layout(in: upright)
    try engine.layout(in: lying)
    let known = engine.evaluations
    try engine.layout(in: upright)
    // Modifiers keep their last answer only; the stacks inside find theirs. Two paddings a row.
    #expect(engine.evaluations - known <= 3 * 111)
    let again = engine.evaluations
    try engine.layout(in: upright)
    #expect(engine.evaluations == again)
  }

  @Test func `a warm layout allocates nothing`() throws {
    // Trees so deep that they are given a thread need memory for that, so these are not.
    for tree in [
      TreeShape.rows(power: 3), TreeShape.coupled(levels: 8),
      TreeShape.chain(depth: 18, withSpacers: true),
    ] {
      let engine = LayoutEngine(tree)
      let upright = ProposedViewSize(width: 400, height: 800)
      let lying = ProposedViewSize(width: 800, height: 400)
      try engine.layout(in: upright)
      try engine.layout(in: lying)
      // Written out: a loop over an array may allocate in a debug build.
      let before = benchmark_allocations()
      try engine.layout(in: upright)
      try engine.layout(in: lying)
      try engine.layout(in: upright)
      let after = benchmark_allocations()
      #expect(before >= 0, "counting needs the GNU C library")
      #expect(after - before == 0)
    }
  }

  @Test func `the counter of allocations counts`() {
    let before = benchmark_allocations()
    let array = (0..<100).map { [$0] }
    #expect(benchmark_allocations() - before >= 100)
    #expect(array.count == 100)
  }

  @Test func `a tree beyond the work budget is an error that names a node`() throws {
    let tree = TreeShape.coupled(levels: 60, leafFirst: false)
    let engine = LayoutEngine(tree, evaluationsPerNode: 1)
    let host = ProposedViewSize(width: 400, height: 800)
    let error = #expect(throws: LayoutError.self) { try engine.layout(in: host) }
    guard case .workBudgetExceeded(let node, 1) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect((0..<tree.count).contains(node))
    // The engine is as good as new.
    let generous = LayoutEngine(tree)
    try generous.layout(in: host)
    #expect(throws: LayoutError.self) { try engine.layout(in: host) }
  }

  @Test func `an engine keeps less than 200 bytes a node`() throws {
    let engine = LayoutEngine(TreeShape.rows(power: 4))
    try engine.layout(in: ProposedViewSize(width: 1000, height: nil))
    #expect(engine.bytesPerNode <= 200)
  }
}
