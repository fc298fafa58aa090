import LocatedJSON
import Testing

@Suite struct JSONValueTests {
  @Test func `values give what they are and nothing else`() throws {
    let root = try JSONDocument(
      parsing: #"[null,true,false,-12.5e1,"a\u00e9\ud83d\ude00\n",[],{}]"#
    ).root
    let values = Array(try #require(root.elements))
    #expect(values.map(\.kind) == [.null, .bool, .bool, .number, .string, .array, .object])
    #expect(values.map(\.isNull) == [true, false, false, false, false, false, false])
    #expect(values.map(\.bool) == [nil, true, false, nil, nil, nil, nil])
    #expect(values.map(\.number) == [nil, nil, nil, -125, nil, nil, nil])
    #expect(values.map(\.string) == [nil, nil, nil, nil, "a\u{E9}\u{1F600}\n", nil, nil])
    #expect(values[3].numberLiteral == "-12.5e1")
    #expect(values[5].elements != nil && values[5].members == nil && values[5].count == 0)
    #expect(values[6].members != nil && values[6].elements == nil && values[6].count == 0)
    #expect(root.count == 7)
  }

  @Test func `numbers keep their digits`() throws {
    for literal in ["1299.10", "0.1", "-0", "12345678901234567890", "123456789012345", "1E2"] {
      let value = try JSONDocument(parsing: literal).root
      #expect(value.numberLiteral == literal)
      #expect(value.number == Double(literal))
    }
    #expect(try JSONDocument(parsing: "-0").root.number?.sign == .minus)
    #expect(try JSONDocument(parsing: "9007199254740993").root.integer == 9_007_199_254_740_993)
    #expect(try JSONDocument(parsing: "1e2").root.integer == 100)
    #expect(try JSONDocument(parsing: "1.5").root.integer == nil)
    #expect(try JSONDocument(parsing: "1e30").root.integer == nil)
  }

  @Test func `every decimal is the double nearest to it`() throws {
    // The standard library converts in general; a short literal has a way of its own.
    var state: UInt64 = 0x5DEE_CE66_D1CE_4E5B
    func next(below limit: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % limit
    }
    for _ in 0..<5000 {
      let whole = next(below: 2) == 0 ? "\(next(below: 1000))" : "\(next(below: 1 << 31))"
      let fraction = (0..<next(below: 17)).map { _ in "\(next(below: 10))" }.joined()
      let sign = next(below: 4) == 0 ? "-" : ""
      let literal = sign + whole + (fraction.isEmpty ? "" : "." + fraction)
      #expect(try JSONDocument(parsing: literal).root.number == Double(literal))
    }
  }

  @Test func `members are found by their exact name`() throws {
    let root = try JSONDocument(parsing: "{\"e\u{301}\":1,\"\u{E9}\":2,\"\\u0061b\":3,\"\":4}").root
    #expect(root["e\u{301}"]?.number == 1)
    #expect(root["\u{E9}"]?.number == 2)
    #expect(root["ab"]?.number == 3)
    #expect(root[""]?.number == 4)
    #expect(root["a"] == nil)
    #expect(root["ab"]?["x"] == nil)
    #expect(Array(try #require(root.members)).map(\.name) == ["e\u{301}", "\u{E9}", "ab", ""])
  }

  @Test func `elements are found by position`() throws {
    let root = try JSONDocument(parsing: "[[1,2],{},3]").root
    #expect(root[2]?.number == 3)
    #expect(root[0]?[1]?.number == 2)
    #expect(root[3] == nil && root[-1] == nil && root[1]?[0] == nil)
  }

  @Test func `paths name every step`() throws {
    let text =
      #"{"root":{"children":[0,1,{"modifiers":[{"padding":16}],"a b":[[7]]}]},"é":1,"1a":2}"#
    let root = try JSONDocument(parsing: text).root
    let node = try #require(root["root"]?["children"]?[2])
    #expect(root.path == "$")
    #expect(node["modifiers"]?[0]?["padding"]?.path == "$.root.children[2].modifiers[0].padding")
    #expect(node["a b"]?[0]?[0]?.path == #"$.root.children[2]["a b"][0][0]"#)
    #expect(root["\u{E9}"]?.path == "$[\"\u{E9}\"]")
    #expect(root["1a"]?.path == #"$["1a"]"#)
    #expect(node.parent?.path == "$.root.children")
    #expect(root.parent == nil)
  }

  @Test func `locations count lines and scalars from one`() throws {
    let text = "{\"a\":\t1,\r\n \"\u{1F600}\u{E9}\": [\r2,\n\n3]}"
    let root = try JSONDocument(parsing: text).root
    func place(_ value: JSONValue?) -> String? { value?.location.description }
    #expect(place(root) == "1:1")
    #expect(place(root["a"]) == "1:7")
    let list = try #require(root["\u{1F600}\u{E9}"])
    #expect(list.nameLocation?.description == "2:2")
    #expect(place(list) == "2:8")
    #expect(place(list[0]) == "3:1")
    #expect(place(list[1]) == "5:1")
    #expect(list[1]?.nameLocation == nil)
  }

  @Test func `a byte order mark has no column`() throws {
    let document = try JSONDocument(parsing: "\u{FEFF}[1]")
    #expect(document.root.location == SourceLocation(line: 1, column: 1, offset: 3))
    let error = try #require(throws: JSONError.self) { try JSONDocument(parsing: "\u{FEFF}[x]") }
    #expect(error.location.column == 2)
  }

  @Test func `the line table agrees with a walk from the start`() throws {
    var text = ""
    for line in 0..<3000 {
      text += String(repeating: "\u{E9}a", count: line % 7) + ["\n", "\r\n", "\r", "x"][line % 4]
    }
    let bytes = Array(text.utf8)
    let table = LineTable(bytes)
    for offset in stride(from: 0, through: bytes.count + 1, by: 13) {
      #expect(table.location(of: offset) == SourceLocation(offset: offset, in: bytes))
    }
  }
}
