import Testing
import Views

@Suite struct SharedFormattersTests {
  @Test func `copies of an environment share their formatters, whoever needs them first`() {
    let environment = EnvironmentValues()
    var copy = environment
    copy.displayScale = 3
    #expect(copy.formatters === environment.formatters)
    #expect(EnvironmentValues().formatters !== environment.formatters)
  }

  @Test func `given formatters are those of the copy alone`() {
    let environment = EnvironmentValues()
    var copy = environment
    let formatters = EnvironmentValues().formatters
    copy.formatters = formatters
    #expect(copy.formatters === formatters)
    #expect(environment.formatters !== formatters)
  }
}
