/// What a figure is about: the columns of a line but its value.
struct FigureName: Hashable {
  var suite: SuiteName
  var engine = EngineName.own
  var scenario: String
  var size: Int
  var phase: String
  var unit: String
}

/// The names in the column `engine`.
enum EngineName {
  static let own = "LocaleLayout"
  static let rawText = "HarfBuzz+bidi+break"
  static let rawFormat = "ICU"
}

/// A figure and its value.
struct Row {
  var name: FigureName
  var value: Double
}

/// Prints figures as they are found and collects what is wrong.
struct Report {
  private(set) var rows: [Row] = []
  private(set) var faults: [String] = []

  /// Prints the header.
  init() {
    Console.print("suite\tengine\tscenario\tsize\tphase\tvalue\tunit")
  }

  /// Prints one figure.
  mutating func add(_ name: FigureName, _ value: Double) {
    rows.append(Row(name: name, value: value))
    Console.print(
      [
        name.suite.rawValue, name.engine, name.scenario, "\(name.size)", name.phase,
        Self.written(value), name.unit,
      ].joined(separator: "\t"))
  }

  /// Notes that a result is wrong.
  mutating func fail(_ fault: String) { faults.append(fault) }

  /// A value with at most three decimals.
  static func written(_ value: Double) -> String {
    guard value.magnitude < 1e12 else { return "\(value)" }
    let thousandths = Int64((value.magnitude * 1000).rounded())
    let whole = "\(thousandths / 1000)"
    let rest = thousandths % 1000
    let sign = value < 0 ? "-" : ""
    guard rest > 0 else { return sign + whole }
    var decimals = "\(rest + 1000)".dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return sign + whole + "." + decimals
  }
}
