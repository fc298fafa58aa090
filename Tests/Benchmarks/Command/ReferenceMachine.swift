/// The machine for which the bars of speed are stated, and what a run says about this one.
///
/// The absolute bars hold for a machine on which Qt lays a tree of ten thousand nodes out in 47 ns a
/// node. The factor between the two machines is known only when Qt was measured in the same run.
enum ReferenceMachine {
  private static let qtNanosecondsANode = 47.0
  private static let judgedSize = 10_111

  private struct Bar {
    var scenario: String
    var size: Int
    var phase: String
    var limit: Double
    var unit: String
  }

  private static let bars = [
    Bar(scenario: "rows", size: 10, phase: "layout", limit: 25, unit: "ns/node"),
    Bar(scenario: "rows", size: 1011, phase: "layout", limit: 25, unit: "ns/node"),
    Bar(scenario: "rows", size: 10_111, phase: "layout", limit: 25, unit: "ns/node"),
    Bar(scenario: "rows", size: 101_111, phase: "layout", limit: 25, unit: "ns/node"),
    Bar(scenario: "rows-rtl", size: 10_111, phase: "layout", limit: 25, unit: "ns/node"),
    Bar(scenario: "rows-views", size: 1011, phase: "build", limit: 60, unit: "ns/node"),
    Bar(scenario: "rows-views", size: 10_111, phase: "build", limit: 60, unit: "ns/node"),
    Bar(scenario: "chain", size: 1000, phase: "layout", limit: 150, unit: "us"),
    Bar(scenario: "chain-spacer", size: 1000, phase: "layout", limit: 300, unit: "us"),
    Bar(scenario: "coupled", size: 60, phase: "layout", limit: 1, unit: "ms"),
    Bar(scenario: "one-leaf", size: 10_111, phase: "layout", limit: 5, unit: "us"),
    Bar(scenario: "flip", size: 10_111, phase: "layout", limit: 5, unit: "ns/node"),
    Bar(scenario: "no-change", size: 10_111, phase: "layout", limit: 50, unit: "ns"),
  ]

  /// Says on standard error how the figures of a run relate to the bars.
  static func judge(_ rows: [Row]) {
    guard rows.contains(where: { $0.name.suite == .layout }) else { return }
    let qt = value(rows, "Qt", "rows", judgedSize, "layout")
    let factor = qt.map { $0 / qtNanosecondsANode }
    if let qt, let factor {
      Console.note(
        "scale \(Report.written(factor)): Qt needs \(Report.written(qt)) ns a node here, "
          + "\(Report.written(qtNanosecondsANode)) on the reference machine")
    } else {
      Console.note("unscaled: Qt was not measured in this run")
    }
    for bar in bars {
      guard let value = value(rows, EngineName.own, bar.scenario, bar.size, bar.phase) else {
        continue
      }
      let limit = bar.limit * (factor ?? 1)
      Console.note(
        "\(value <= limit ? "within" : "BEYOND") \(bar.scenario) \(bar.size) \(bar.phase): "
          + "\(Report.written(value)) of \(Report.written(limit)) \(bar.unit)")
    }
  }

  private static func value(
    _ rows: [Row], _ engine: String, _ scenario: String, _ size: Int, _ phase: String
  ) -> Double? {
    rows.first {
      $0.name.engine == engine && $0.name.scenario == scenario && $0.name.size == size
        && $0.name.phase == phase
    }?.value
  }
}
