import Testing

import DesignTokens

/// The cases of `api-cases.json`, by the call they describe.
@Suite struct PublishedCaseTests {
  struct File: Decodable { let cases: [Case] }

  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let call: String
    let arguments: Arguments?
    let expect: Expectation
    var testDescription: String { id }
  }

  struct Arguments: Decodable, Sendable {
    let role: String?
    let textSize: String?
    let relativeTo: String?
    let maxMultiplier: Double?
    let size: Double?
    let lineHeight: Double?
    let scale: Double?
    let value: Double?
  }

  struct Expectation: Decodable, Sendable {
    let size: Double?
    let lineHeight: Double?
    let value: Double?
    let at2x: Double?
    let at3x: Double?
    let rows: [Row]?
    let weight: [String: String]?
    let emphasized: [String: String]?
  }

  /// A row begins with the name of a text size or with a number.
  struct Row: Decodable, Sendable {
    let name: String?
    let numbers: [Double]

    init(from decoder: any Decoder) throws {
      var fields = try decoder.unkeyedContainer()
      name = try? fields.decode(String.self)
      var numbers: [Double] = []
      while !fields.isAtEnd { numbers.append(try fields.decode(Double.self)) }
      self.numbers = numbers
    }
  }

  static func cases() throws -> [Case] {
    try Fixture.decode(File.self, from: "api-cases.json").cases
  }

  @Test func `there are fifteen cases`() throws { #expect(try Self.cases().count == 15) }

  @Test(arguments: try cases())
  func `the library gives the published numbers`(_ case: Case) throws {
    let arguments = `case`.arguments
    let expect = `case`.expect
    switch `case`.call {
    case "resolvedFont(role:textSize:maxMultiplier:)":
      let font = try role(arguments?.role).resolvedFont(
        in: DesignEnvironment(textSize: try size(arguments?.textSize)),
        maxMultiplier: try #require(arguments?.maxMultiplier))
      equal(font.pointSize, try #require(expect.size))
    case "scaledFont(size:lineHeight:scale:maxMultiplier:)":
      let font = LinearTextScaler(factor: try #require(arguments?.scale)).scaledFont(
        size: try #require(arguments?.size), lineHeight: try #require(arguments?.lineHeight),
        maxMultiplier: arguments?.maxMultiplier)
      equal(font.size, try #require(expect.size))
      equal(font.lineHeight, try #require(expect.lineHeight))
    case "scaledMetric(20, relativeTo:textSize:scale:)":
      let value = try #require(arguments?.value)
      let role = try role(arguments?.relativeTo)
      let size = try size(arguments?.textSize)
      let expectations: [(Double?, Double?)] = [
        (nil, expect.value), (2, expect.at2x), (3, expect.at3x),
      ]
      for (scale, expected) in expectations {
        let result = ScaledLength.scaledValue(
          value, relativeTo: role, at: size, displayScale: scale)
        equal(result, try #require(expected))
        let metric = ScaledLength(value, relativeTo: role)
        let environment = DesignEnvironment(textSize: size, displayScale: scale)
        #expect(metric.resolved(in: environment) == result)
      }
    case "scaledMetric(17, relativeTo: body)", "scaledMetric(100, relativeTo: largeTitle)":
      for row in try #require(expect.rows) {
        let result = ScaledLength.scaledValue(
          try #require(arguments?.value), relativeTo: try role(arguments?.relativeTo),
          at: try size(row.name), displayScale: arguments?.scale)
        equal(result, row.numbers[0])
      }
    case "androidDp(sp:scale:)":
      let scaler = AndroidTextScaler(scale: try #require(arguments?.scale))
      for row in try #require(expect.rows) {
        equal(scaler.dp(sp: row.numbers[0]), row.numbers[1])
      }
    case "style(role).weight":
      for (name, weight) in try #require(expect.weight) {
        #expect(try role(name).weight.name == weight)
      }
      for (name, weight) in try #require(expect.emphasized) {
        #expect(try role(name).emphasizedWeight.name == weight)
        let font = TextFont.role(try role(name)).emphasized().resolved(in: DesignEnvironment())
        #expect(font.weight.name == weight)
      }
    default:
      Issue.record("no test knows the call \(`case`.call)")
    }
  }

  /// Published numbers have four decimals.
  private func equal(
    _ result: Double, _ expected: Double, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(result - expected) < 1e-4, sourceLocation: location)
  }

  private func role(_ name: String?) throws -> TextRole {
    try #require(name.flatMap { TextRole(rawValue: $0) })
  }

  private func size(_ name: String?) throws -> DynamicTypeSize {
    try #require(name.flatMap { DynamicTypeSize(name: $0) })
  }
}
