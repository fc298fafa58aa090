import DesignTokens
import Foundation
import LayoutTesting
import Testing

@Suite struct StoredValueTests {
  struct Everything: Codable, Equatable {
    enum Kind: String, Codable { case one, two }
    enum Shape: Codable, Equatable {
      case circle(radius: Double)
      case none
    }
    class Base: Codable {
      var name = "base"
    }
    final class Derived: Base {
      var extra = 7
      override init() { super.init() }
      enum Keys: CodingKey { case extra }
      required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        extra = try container.decode(Int.self, forKey: .extra)
        try super.init(from: container.superDecoder())
      }
      override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(extra, forKey: .extra)
        try super.encode(to: container.superEncoder())
      }
    }

    var bool = true
    var string = "\u{202E}x"
    var int8 = Int8.min
    var uint16 = UInt16.max
    var int = Int.max
    var double = 0.1
    var float: Float = 3.5
    var none: Int?
    var some: Int? = 4
    var list: [Int?] = [1, nil, 3]
    var nested = [[1.5], []]
    var byName = ["b": [true], "a": []]
    var byNumber = [3: "c"]
    var kind = Kind.two
    var shape = Shape.circle(radius: 2)
    var empty = Shape.none
    var color = HexColor.white.opacity(0.5)
  }

  @Test func `every kind of value comes back`() throws {
    let value = Everything()
    let stored = try StoredValue(encoding: value)
    #expect(try stored.decode(Everything.self) == value)
    #expect(stored["none"] == nil)
    #expect(stored["list"] == .array([.integer(1), .null, .integer(3)]))
    #expect(stored["float"] == .number(3.5))
    #expect(stored["color"] == .integer(0x7FFF_FFFF))
    let derived = Everything.Derived()
    derived.name = "other"
    derived.extra = 9
    let copy = try StoredValue(encoding: derived).decode(Everything.Derived.self)
    #expect(copy.name == "other" && copy.extra == 9)
  }

  @Test func `it has the form that JSON encoders give`() throws {
    let encoder = JSONEncoder()
    let object = try JSONSerialization.jsonObject(with: try encoder.encode(Everything()))
    let stored = try StoredValue(encoding: Everything())
    #expect(Self.isEqual(stored, object))
  }

  private static func isEqual(_ value: StoredValue, _ object: Any) -> Bool {
    switch value {
    case .null: object is NSNull
    case .bool(let value): object as? Bool == value
    case .integer(let value): object as? Int == value
    case .number(let value): object as? Double == value
    case .string(let value): object as? String == value
    case .array(let values):
      (object as? [Any]).map { objects in
        objects.count == values.count && zip(values, objects).allSatisfy { isEqual($0, $1) }
      } ?? false
    case .object(let members):
      (object as? [String: Any]).map { objects in
        objects.count == members.count
          && members.allSatisfy { name, value in objects[name].map { isEqual(value, $0) } ?? false }
      } ?? false
    }
  }

  @Test func `numbers come back exactly, and whole ones are integers`() throws {
    let failure = Property.check(cases: 1000) { choices in
      Double(bitPattern: choices.draw(upTo: .max))
    } holds: { number in
      guard number.isFinite else { return StoredValue(number: number) == nil }
      let stored = try StoredValue(encoding: [number])
      return try stored.decode([Double].self) == [number]
    }
    if let failure { Issue.record(failure) }
    #expect(StoredValue(number: 5) == .integer(5))
    #expect(StoredValue(number: 1e300) == .number(1e300))
    #expect(try StoredValue.integer(5).decode(Double.self) == 5)
    #expect(try StoredValue.number(5).decode(Int.self) == 5)
  }

  @Test func `what cannot be kept is an error that says where`() {
    #expect(throws: EncodingError.self) { try StoredValue(encoding: [Double.nan]) }
    #expect(throws: EncodingError.self) { try StoredValue(encoding: [UInt64.max]) }
    #expect(throws: DecodingError.self) { try StoredValue.integer(300).decode(UInt8.self) }
    #expect(throws: DecodingError.self) { try StoredValue.number(1.5).decode(Int.self) }
    #expect(throws: DecodingError.self) { try StoredValue.null.decode(Everything.self) }
    #expect(throws: DecodingError.self) { try StoredValue.array([]).decode([String: Int].self) }
    do {
      _ = try StoredValue.object(["a": .array([.bool(true), .null])]).decode([String: [Bool]].self)
      Issue.record("null is no truth value")
    } catch DecodingError.typeMismatch(_, let context) {
      #expect(context.codingPath.map(\.stringValue) == ["a", "1"])
    } catch {
      Issue.record(error)
    }
  }
}
