internal import Localization
internal import LocatedJSON
internal import UnicodeServices

extension TextContent {
  /// The names of the members of a scene's text, of which it has exactly one.
  static let memberKeys: [JSONKey] = [
    "string", "key", "number", "percent", "price", "date", "interval", "relative", "list",
    "measurement",
    "identifier",
  ]

  private static let memberNames = memberKeys.map { $0.name }

  /// Reads the content of a scene's text and tries values out, so that a wrong one is found with
  /// its place.
  init(_ reader: ObjectReader) throws(SceneError) {
    if reader.has("arguments"), !reader.has("key") {
      throw SceneError(reader.value, "'arguments' belong to a 'key'")
    }
    let given = Self.memberKeys.filter { reader.has($0) }.map { $0.name }
    guard let name = given.first, given.count == 1, let value = reader[named: name] else {
      let names = Self.memberNames.map { "'\($0)'" }.joined(separator: ", ")
      throw SceneError(
        reader.value,
        given.isEmpty
          ? "a text needs its content: one of \(names)"
          : "a text has one content, not \(given.map { "'\($0)'" }.joined(separator: " and "))")
    }
    if name == "string" {
      self = .verbatim(try value.text("string"))
      return
    }
    if name == "key" {
      self = .key(try value.text("key"), try Self.arguments(reader["arguments"]))
      return
    }
    let content = try Self.textValue(name, value)
    do throws(FormatError) {
      _ = try content.formatted(in: FormatContext(locale: .standard, now: Timestamp("0")))
    } catch {
      throw SceneError(value, error.description)
    }
    self = .value(content)
  }

  /// The arguments of a key: numbers, strings, or values such as `{"price": {…}}`.
  private static func arguments(_ value: JSONValue?) throws(SceneError) -> [TextArgument] {
    guard let value else { return [] }
    guard let elements = value.elements else {
      throw SceneError(value, "arguments is an array, not \(value.kindName)")
    }
    var result: [TextArgument] = []
    for element in elements {
      switch element.kind {
      case .number: result.append(.decimal(element.numberLiteral ?? "0"))
      case .string: result.append(.text(element.string ?? ""))
      case .object:
        let reader = try ObjectReader(
          element, known: memberNames.filter { $0 != "key" }, what: "an argument")
        switch try TextContent(reader) {
        case .verbatim(let text): result.append(.text(text))
        case .value(let value): result.append(.value(value))
        case .key: break
        }
      default:
        throw SceneError(
          element, "an argument is a number, a string or a value such as {\"price\": …}")
      }
    }
    return result
  }

  private static func textValue(_ name: String, _ value: JSONValue) throws(SceneError) -> TextValue
  {
    switch name {
    case "number": return .number(try decimal(value, "number"))
    case "percent": return .percent(try decimal(value, "percent"))
    case "price": return try price(value)
    case "date": return try date(value)
    case "interval": return try interval(value)
    case "relative": return try relative(value)
    case "list": return try list(value)
    case "measurement": return try measurement(value)
    default: return .identifier(try value.text(name))
    }
  }

  /// A decimal number as written, from a number or a string.
  private static func decimal(_ value: JSONValue, _ what: String) throws(SceneError) -> String {
    if value.kind == .number, let literal = value.numberLiteral { return literal }
    guard value.kind == .string, let string = value.string else {
      throw SceneError(
        value, "\(what) is a decimal number, or a string of one, not \(value.kindName)")
    }
    return string
  }

  private static func price(_ value: JSONValue) throws(SceneError) -> TextValue {
    let reader = try ObjectReader(
      value, known: ["amount", "currency", "presentation", "usage"], what: "price")
    let amount = try decimal(reader.required("amount", what: "price"), "amount")
    let currency = try reader.required("currency", what: "price").text("currency")
    let presentation = try reader["presentation"].map { value throws(SceneError) in
      try value.choice(CurrencyPresentation.self, "presentation")
    }
    let usage = try reader["usage"].map { value throws(SceneError) in
      try value.choice(CurrencyUsage.self, "usage")
    }
    return .price(
      amount, currency: currency, presentation: presentation ?? .standard,
      usage: usage ?? .standard)
  }

  /// A moment: ISO 8601 in a string, or seconds since 1970 in a number.
  private static func timestamp(_ value: JSONValue) throws(SceneError) -> String {
    try decimal(value, "a timestamp")
  }

  private static func date(_ value: JSONValue) throws(SceneError) -> TextValue {
    if value.kind != .object {
      return .date(try timestamp(value), style: DateStyle(date: .medium, time: nil))
    }
    let reader = try ObjectReader(
      value, known: ["timestamp", "iso8601", "style", "timeStyle", "skeleton", "timeZone"],
      what: "date")
    guard let moment = reader["timestamp"] ?? reader["iso8601"] else {
      throw SceneError(value, "date needs 'timestamp', in ISO 8601 or seconds since 1970")
    }
    let style: DateStyle
    if let skeleton = reader["skeleton"] {
      style = DateStyle(skeleton: try skeleton.text("skeleton"))
    } else {
      let date = try reader["style"].map { value throws(SceneError) in
        try value.choice(DateLength.self, "style")
      }
      let time = try reader["timeStyle"].map { value throws(SceneError) in
        try value.choice(DateLength.self, "timeStyle")
      }
      style = DateStyle(date: date ?? (time == nil ? .medium : nil), time: time)
    }
    return try zoned(.date(try timestamp(moment), style: style), reader)
  }

  private static func zoned(
    _ value: TextValue, _ reader: ObjectReader
  ) throws(SceneError) -> TextValue {
    guard let zone = reader["timeZone"] else { return value }
    return value.inTimeZone(try zone.text("timeZone"))
  }

  private static func interval(_ value: JSONValue) throws(SceneError) -> TextValue {
    let reader = try ObjectReader(
      value, known: ["start", "end", "skeleton", "timeZone"], what: "interval")
    let start = try timestamp(reader.required("start", what: "interval"))
    let end = try timestamp(reader.required("end", what: "interval"))
    let skeleton = try reader["skeleton"].map { value throws(SceneError) in
      try value.text("skeleton")
    }
    let style = IntervalStyle(skeleton: skeleton ?? "yMMMd")
    let result = TextValue { context throws(FormatError) in
      try style.format(DateInterval(start: Timestamp(start), end: Timestamp(end)), in: context)
    }
    return try zoned(result, reader)
  }

  private static func relative(_ value: JSONValue) throws(SceneError) -> TextValue {
    let reader = try ObjectReader(
      value, known: ["value", "unit", "timestamp", "presentation"], what: "relative")
    let presentation = try reader["presentation"].map { value throws(SceneError) in
      try value.choice(RelativePresentation.self, "presentation")
    }
    let style = RelativeStyle(presentation: presentation ?? .numeric)
    if let moment = reader["timestamp"] {
      let text = try timestamp(moment)
      return TextValue { context throws(FormatError) in
        try style.format(.instant(Timestamp(text)), in: context)
      }
    }
    let amount = try decimal(reader.required("value", what: "relative"), "value")
    let unit = try reader.required("unit", what: "relative").choice(RelativeUnit.self, "unit")
    return TextValue { context throws(FormatError) in
      try style.format(.amount(DecimalNumber(amount), unit), in: context)
    }
  }

  private static func list(_ value: JSONValue) throws(SceneError) -> TextValue {
    var items = value
    var type = ListType.and
    var width = UnitWidth.wide
    if value.kind == .object {
      let reader = try ObjectReader(value, known: ["items", "type", "width"], what: "list")
      items = try reader.required("items", what: "list")
      if let given = reader["type"] { type = try given.choice(ListType.self, "type") }
      if let given = reader["width"] { width = try given.choice(UnitWidth.self, "width") }
    }
    guard let elements = items.elements else {
      throw SceneError(items, "a list is an array of strings, not \(items.kindName)")
    }
    var strings: [String] = []
    for element in elements { strings.append(try element.text("an item of a list")) }
    let style = Localization.ListStyle(type: type, width: width)
    return TextValue { [strings] context throws(FormatError) in
      try style.format(strings, in: context)
    }
  }

  private static func measurement(_ value: JSONValue) throws(SceneError) -> TextValue {
    let reader = try ObjectReader(
      value, known: ["value", "unit", "width", "usage"], what: "measurement")
    let amount = try decimal(reader.required("value", what: "measurement"), "value")
    let unit = try reader.required("unit", what: "measurement").text("unit")
    let width = try reader["width"].map { value throws(SceneError) in
      try value.choice(UnitWidth.self, "width")
    }
    let usage = try reader["usage"].map { value throws(SceneError) in try value.text("usage") }
    return .measurement(amount, unit: unit, width: width ?? .abbreviated, usage: usage)
  }
}
