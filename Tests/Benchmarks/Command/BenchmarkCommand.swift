/// The command: reads arguments, runs suites, prints figures.
enum BenchmarkCommand {
  /// Runs the suites that the arguments name and returns the exit status: 0, 1 when a result is
  /// wrong, 2 when the arguments are.
  static func run(_ words: [String]) -> Int32 {
    let options: BenchmarkOptions
    do throws(UsageError) {
      options = try BenchmarkOptions(words)
    } catch {
      Console.note(error.message)
      Console.note(BenchmarkOptions.usage)
      return 2
    }
    if options.wantsHelp {
      Console.print(BenchmarkOptions.usage)
      return 0
    }
    var report = Report()
    for suite in options.suites { run(suite, options, &report) }
    ReferenceMachine.judge(report.rows)
    guard report.faults.isEmpty else {
      for fault in report.faults { Console.note("wrong: \(fault)") }
      return 1
    }
    return 0
  }

  private static func run(
    _ suite: SuiteName, _ options: BenchmarkOptions, _ report: inout Report
  ) {
    switch suite {
    case .layout: LayoutSuite(options).run(&report)
    case .text: TextSuite(options).run(&report)
    case .format: FormatSuite(options).run(&report)
    case .strings: StringsSuite(options).run(&report)
    case .sweep:
      Console.note("\(suite.rawValue): this build has no engine for it yet")
    }
  }
}
