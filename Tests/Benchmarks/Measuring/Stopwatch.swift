/// Measures how long something takes.
enum Stopwatch {
  /// How long `body` takes once, in nanoseconds.
  static func nanoseconds(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try body()
    let (seconds, attoseconds) = start.duration(to: clock.now).components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }

  /// Measures how long `body` takes in the mean when it is repeated for some time, in nanoseconds.
  ///
  /// - Parameters:
  ///   - length: how long the repetitions last together at least, in nanoseconds.
  ///   - prepare: what happens before each `body` and is not counted.
  ///   - body: what is measured.
  /// - Returns: nanoseconds for one `body`.
  static func mean(
    length: Double, prepare: () -> Void = {}, _ body: () throws -> Void
  ) rethrows -> Double {
    var total = 0.0
    var count = 0.0
    while total < length || count == 0 {
      prepare()
      total += try nanoseconds(body)
      count += 1
    }
    return total / count
  }
}
