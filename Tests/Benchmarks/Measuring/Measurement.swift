/// A figure and how one sample of it is taken.
struct Measurement {
  var name: FigureName

  /// Takes one sample, in the figure's unit; nil when the figure cannot be had here.
  var sample: () throws -> Double?
}

/// Measurements that are compared with each other, and so are interleaved within every round.
struct MeasurementGroup {
  /// What the group is about, for progress.
  var title: String

  var measurements: [Measurement] = []

  /// Adds a measurement of a figure.
  mutating func measure(_ name: FigureName, _ sample: @escaping () throws -> Double?) {
    measurements.append(Measurement(name: name, sample: sample))
  }

  /// Runs every round and reports the medians.
  func run(rounds: Int, _ report: inout Report) {
    Console.note(title)
    var samples = Array(repeating: [Double](), count: measurements.count)
    for _ in 0..<rounds {
      for (number, measurement) in measurements.enumerated() {
        do {
          if let sample = try measurement.sample() { samples[number].append(sample) }
        } catch {
          report.fail("\(title) \(measurement.name.phase): \(error)")
        }
      }
    }
    for (number, measurement) in measurements.enumerated() {
      guard let median = Self.median(samples[number]) else { continue }
      report.add(measurement.name, median)
    }
  }

  /// The middle of some samples, the mean of the two middle ones of an even number; nil for none.
  static func median(_ samples: [Double]) -> Double? {
    guard !samples.isEmpty else { return nil }
    let sorted = samples.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
