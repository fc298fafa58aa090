internal import BenchmarkSupport

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
  static func bytes<Made>(of body: () throws -> Made) rethrows -> Double? {
    let before = benchmark_bytes_in_use()
    let made = try body()
    let after = benchmark_bytes_in_use()
    return withExtendedLifetime(made) { before < 0 ? nil : Double(after - before) }
  }
}
