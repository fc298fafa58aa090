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

  /// Measures how long `body` takes when it is repeated for some time, in nanoseconds.
  ///
  /// - Parameters:
  ///   - length: how long the repetitions last together at least, in nanoseconds.
  ///   - prepare: what happens before each `body` and is not counted.
  ///   - body: what is measured.
  /// - Returns: the median, which a machine that does something else now and then does not move.
  static func median(
    length: Double, prepare: () -> Void = {}, _ body: () throws -> Void
  ) rethrows -> Double {
    var total = 0.0
    var times: [Double] = []
    while total < length || times.isEmpty {
      prepare()
      let time = try nanoseconds(body)
      times.append(time)
      total += time
    }
    times.sort()
    return times[times.count / 2]
  }
}
