/// How fast paragraphs are set.
struct TextSuite {
  private let options: BenchmarkOptions

  init(_ options: BenchmarkOptions) { self.options = options }

  /// Runs the suite.
  func run(_ report: inout Report) {}
}
