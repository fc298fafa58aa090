import Geometry
import LayoutCore
import LocatedJSON

extension LayoutLiteralTests {
  static var spacingChecks: [String: Check] {
    [
      "spacing.distance": { input, expected in
        let first = try spacing(input.member("from"))
        let next = try spacing(input.member("to"))
        var faults: [String] = []
        if let vertical = expected["vertical"] {
          let distances = LayoutDirection.allCases.map {
            first.distance(to: next, along: .vertical, direction: $0)
          }
          faults += compare(distances, [try vertical.length(), try vertical.length()], "vertical")
        }
        for direction in LayoutDirection.allCases {
          guard let wanted = expected["horizontal"]?[direction.rawValue] else { continue }
          let found = first.distance(to: next, along: .horizontal, direction: direction)
          faults += compare([found], [try wanted.length()], direction.rawValue)
        }
        return faults
      },
      "spacing.formUnion": { input, expected in
        var result = try spacing(input.member("self"))
        result.formUnion(
          try spacing(input.member("other")), edges: try edges(input.member("edges")),
          direction: .leftToRight)
        return result == (try spacing(expected)) ? [] : ["\(result)"]
      },
      "spacing.reset": { input, expected in
        try LayoutDirection.allCases.flatMap { direction in
          var result = try spacing(input.member("self"))
          result.reset(try edges(input.member("edges")), direction: direction)
          let wanted = try spacing(expected.member(direction.rawValue))
          return result == wanted ? [] : ["\(direction): \(result)"]
        }
      },
      "spacing.textToText": { input, expected in
        try zip(input.list(), expected.lengths()).flatMap { input, wanted in
          let upper = try metrics(input.member("upper"))
          let lower = try metrics(input.member("lower"))
          return compare(
            [distance(.bottomTextMetrics(upper), .topTextMetrics(lower))], [wanted])
        }
      },
      // Values that have nothing in common leave the default, 8.
      "spacing.combineValues": { input, expected in
        try zip(input.list(), expected.list()).flatMap { input, expected in
          let values = try input.list().map { try spacingValue($0) }
          return compare(
            [distance(values[0], values[1])],
            [try expected.optionalLength() ?? ViewSpacing.platformDefault])
        }
      },
    ]
  }

  /// The distance between a lower and an upper edge that state one value each, in one category.
  private static func distance(_ first: SpacingValue, _ second: SpacingValue) -> Double {
    var upper = ViewSpacing.none
    upper[.bottom][.textToText] = first
    var lower = ViewSpacing.none
    lower[.top][.textToText] = second
    return upper.distance(to: lower, along: .vertical, direction: .leftToRight)
  }

  private static func spacingValue(_ value: JSONValue) throws -> SpacingValue {
    if let distance = value["distance"] { return .distance(try distance.length()) }
    if let lower = value["bottomTextMetrics"] { return .bottomTextMetrics(try metrics(lower)) }
    return .topTextMetrics(try metrics(try value["topTextMetrics"] ?? value.member("textMetrics")))
  }

  private static func metrics(_ value: JSONValue) throws -> TextEdgeMetrics {
    TextEdgeMetrics(
      ascender: try value.member("ascender").length(),
      descender: try value.member("descender").length(),
      leading: try value.member("leading").length(), capHeight: 0,
      pixelLength: try value.member("pixelLength").length())
  }

  private static func edges(_ value: JSONValue) throws -> Edge.Set {
    let names: [String: Edge.Set] = [
      "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    ]
    return try value.list().reduce(into: Edge.Set()) { $0.formUnion(names[try $1.text()] ?? []) }
  }

  /// A spacing by physical edges: numbers for every neighbour, or one category with a value.
  private static func spacing(_ value: JSONValue) throws -> ViewSpacing {
    if value.string == "zero" { return .zero }
    if value.string == "plain leaf" { return ViewSpacing() }
    var result = ViewSpacing.none
    for (name, edge) in [
      ("top", PhysicalEdge.top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ] {
      guard let stated = value[name] else { continue }
      if let category = stated["category"] {
        let known: [String: SpacingCategory] = [
          "edgeRightText": .edgeRightText, "edgeLeftText": .edgeLeftText,
        ]
        guard let found = known[try category.text()] else {
          throw FixtureFault(message: "\(category.path) is no category")
        }
        result[edge][found] = .distance(try stated.member("value").length())
      } else {
        result[edge] = EdgeSpacing(uncategorised: try stated.length())
      }
    }
    return result
  }
}
