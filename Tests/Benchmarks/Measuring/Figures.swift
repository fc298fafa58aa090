/// Figures of one suite, size and unit, and what their nanoseconds are divided by.
struct Figures {
  var suite: SuiteName
  var size: Int
  var divisor: Double
  var unit: String

  /// The name of the figure of a scenario and phase.
  func named(_ scenario: String, _ phase: String) -> FigureName {
    FigureName(suite: suite, scenario: scenario, size: size, phase: phase, unit: unit)
  }

  /// Nanoseconds in the unit of these figures.
  func value(_ nanoseconds: Double) -> Double { nanoseconds / divisor }
}
