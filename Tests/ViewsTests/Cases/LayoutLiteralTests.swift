import Geometry
import LayoutCore
import LocatedJSON
import Testing

/// Small known answers that are no scenes.
@Suite struct LayoutLiteralTests {
  /// One recording that is known not to follow the rules: a span of a grid overflows there while a
  /// column that it covers is still open.
  static let unlikeTheRules: Set<String> = ["M20"]

  @Test func `every literal but one is known by its topic and holds`() throws {
    let fixture = try LayoutFixture.json("layout-literals.json")
    let checks = Self.checks
    var ids: [String] = []
    for group in ["literals", "recorded", "derived"] {
      for literal in try fixture.member(group).list() {
        let id = try literal.member("id").text()
        ids.append(id)
        if Self.unlikeTheRules.contains(id) { continue }
        let topic = try literal.member("topic").text()
        let check = try #require(checks[topic], "no check for '\(topic)' of \(id)")
        do {
          for fault in try check(try literal.member("input"), try literal.member("expected")) {
            Issue.record("\(id) \(topic): \(fault)")
          }
        } catch {
          Issue.record("\(id) \(topic): \(error)")
        }
      }
    }
    #expect(ids.count == 62)
    #expect(Set(ids).isSuperset(of: Self.unlikeTheRules))
  }

  typealias Check = (_ input: JSONValue, _ expected: JSONValue) throws -> [String]

  static var checks: [String: Check] {
    valueChecks.merging(spacingChecks) { $1 }.merging(layoutChecks) { $1 }
      .merging(viewChecks) { $1 }.merging(regionChecks) { $1 }
  }

  static func compare(_ found: [Double], _ wanted: [Double], _ what: String = "") -> [String] {
    // Expected values have at most six decimals.
    let agree =
      found.count == wanted.count
      && zip(found, wanted).allSatisfy { a, b in
        a == b || (a.isNaN && b.isNaN) || abs(a - b) <= 1e-6
      }
    return agree ? [] : ["\(what) \(found) instead of \(wanted)"]
  }

  static func compare(_ found: Size, _ wanted: [Double], _ what: String = "") -> [String] {
    compare([found.width, found.height], wanted, what)
  }
}

// MARK: Values

extension LayoutLiteralTests {
  static var valueChecks: [String: Check] {
    [
      "proposal.replacingUnspecifiedDimensions": { input, expected in
        try zip(input.list(), expected.list()).flatMap { input, expected in
          let proposal = try input.member("proposal").proposal()
          let size =
            try input["by"].map { proposal.replacingUnspecifiedDimensions(by: try $0.size()) }
            ?? proposal.replacingUnspecifiedDimensions()
          return compare(size, try expected.lengths())
        }
      },
      "proposal.inset": { input, expected in
        try zip(input.list(), expected.list()).flatMap { input, expected in
          let insets = try edgeInsets(try input.member("insets"))
          let found = try input.member("proposal").proposal().inset(by: insets)
          return found == (try expected.proposal()) ? [] : ["\(found)"]
        }
      },
      "flexFrame.normalise": { input, expected in
        try zip(input.list(), expected.list()).flatMap { input, expected in
          let found = try range(input).normalized
          let wanted = try range(expected)
          return compare(
            [found.minimum, found.ideal, found.maximum].map { $0 ?? -1 },
            [wanted.minimum, wanted.ideal, wanted.maximum].map { $0 ?? -1 })
        }
      },
      "edgeInsets.add": { input, expected in
        let sum = try edgeInsets(input.member("a")) + edgeInsets(input.member("b"))
        return sum == (try edgeInsets(expected)) ? [] : ["\(sum)"]
      },
      "pixelSnap": { input, expected in
        let rect = try input.member("rect")
        let top = try rect.member("minY").length()
        let frame = PhysicalRect(
          x: 0, y: top, width: 0, height: try rect.member("maxY").length() - top)
        let snapped = frame.snapped(scale: try input.member("scale").length())
        return compare(
          [snapped.y, snapped.maxY, snapped.height],
          try ["minY", "maxY", "height"].map { try expected.member($0).length() })
      },
    ]
  }

  static func range(_ value: JSONValue) throws -> FrameBounds.Range {
    FrameBounds.Range(
      minimum: try value["min"]?.length(), ideal: try value["ideal"]?.length(),
      maximum: try value["max"]?.length())
  }

  static func edgeInsets(_ value: JSONValue) throws -> EdgeInsets {
    let all = try value["all"]?.length() ?? 0
    func inset(_ name: String) throws -> Double { try value[name]?.length() ?? all }
    return EdgeInsets(
      top: try inset("top"), leading: try inset("leading"), bottom: try inset("bottom"),
      trailing: try inset("trailing"))
  }
}
