import Testing

@testable internal import LocatedJSON

struct JSONKeyTests {
  /// Names of every length around the eight and sixteen bytes that a key compares at once.
  private static let keys: [JSONKey] = [
    "", "a", "id", "name", "spacing", "children", "alignment", "minimumLeading",
    "abcdefghijklmno", "abcdefghijklmnop", "abcdefghijklmnopq", "abcdefghXjklmnopqrstuvwx",
    "abcdefghYjklmnopqrstuvwx", "größe", "\u{645}\u{633}\u{627}\u{641}\u{629}",
  ]

  @Test func `a key finds the member of its name and no other`() throws {
    for wanted in Self.keys {
      for given in Self.keys {
        let document = try JSONDocument(parsing: #"{"\#(given.name)": 1}"#)
        #expect((document.root.member(wanted) != nil) == (wanted.name == given.name))
        #expect(document.root.hasMember(wanted) == (wanted.name == given.name))
      }
    }
  }

  @Test func `a key finds its member among others whose values have members of that name`() throws {
    let document = try JSONDocument(
      parsing: #"{"other": {"spacing": 1}, "list": [{"spacing": 2}], "spacing": 3}"#)
    #expect(document.root.member("spacing")?.integer == 3)
    #expect(document.root["spacing"]?.integer == 3)
    #expect(document.root["list"]?.member("spacing") == nil)
  }

  @Test func `a name with escapes is found by what it says`() throws {
    let document = try JSONDocument(parsing: #"{"sp\u0061cing": 1, "a\/b": 2}"#)
    #expect(document.root.member("spacing")?.integer == 1)
    #expect(document.root.member("a/b")?.integer == 2)
    #expect(document.root.member(#"a\/b"#) == nil)
  }

  @Test func `a word is found in a list by its place`() throws {
    let list = JSONKeys(Self.keys)
    for (place, key) in Self.keys.enumerated() {
      let document = try JSONDocument(parsing: #"["\#(key.name)"]"#)
      let value = try #require(document.root[0])
      #expect(value.place(in: list) == place)
      #expect(value.isText(key))
      #expect(!value.isText("another"))
    }
    #expect(try JSONDocument(parsing: "[1]").root[0]?.place(in: list) == nil)
    #expect(try JSONDocument(parsing: #"["Spacing"]"#).root[0]?.place(in: list) == nil)
  }

  @Test func `the first member outside of two lists is found`() throws {
    let document = try JSONDocument(parsing: #"{"id": 1, "spacing": 2, "spacings": 3, "x": 4}"#)
    #expect(document.root.firstMember(outside: ["id"], ["spacing"])?.name == "spacings")
    #expect(document.root.firstMember(outside: ["id", "x"], ["spacings", "spacing"]) == nil)
    #expect(document.root["id"]?.firstMember(outside: [], []) == nil)
  }

  @Test func `texts have no elements`() throws {
    let document = try JSONDocument(parsing: #"{"name": "a text that is long"}"#)
    #expect(document.root["name"]?.count == 0)
    #expect(document.root.count == 1)
  }

  @Test func `bytes that end a string are found at every place of eight`() throws {
    for length in 0...24 {
      let plain = String(repeating: "~", count: length)
      for special in [#"\""#, #"\\"#, "é", "\u{1F600}", " "] {
        let document = try JSONDocument(parsing: #"["\#(plain)\#(special)\#(plain)"]"#)
        let wanted = special == #"\""# ? "\"" : special == #"\\"# ? "\\" : special
        #expect(document.root[0]?.string == plain + wanted + plain)
      }
      #expect(throws: JSONError.self) {
        try JSONDocument(parsing: "[\"\(plain)\u{1F}\(plain)\"]")
      }
      #expect(throws: JSONError.self) { try JSONDocument(parsing: "[\"\(plain)") }
    }
  }

  @Test func `a document counts its objects`() throws {
    #expect(try JSONDocument(parsing: #"[{}, {"a": {}}, [1, "b"]]"#).objectCount == 3)
  }
}
