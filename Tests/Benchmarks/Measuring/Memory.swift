internal import BenchmarkSupport
internal import LayoutCore

/// What the process takes of memory.
enum Memory {
  /// How often `body` asks for memory on this thread; nil where that cannot be counted.
  static func allocations(in body: () throws -> Void) rethrows -> Double? {
    let before = benchmark_allocations()
    try body()
    let after = benchmark_allocations()
    return before < 0 ? nil : Double(after - before)
  }

  /// How many bytes what `body` makes takes; nil where that cannot be counted.
  ///
  /// What is kept for trees to come belongs to none, and what a tree takes of it belongs to the tree.
  static func bytes<Made>(of body: () throws -> Made) rethrows -> Double? {
    let before = benchmark_bytes_in_use()
    let keptBefore = BufferPool.keptBytes
    let made = try body()
    let after = benchmark_bytes_in_use()
    let taken = keptBefore - BufferPool.keptBytes
    return withExtendedLifetime(made) { before < 0 ? nil : Double(Int(after - before) + taken) }
  }
}
