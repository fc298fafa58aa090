import LocatedJSON
import Testing

@Suite struct JSONLimitTests {
  @Test func `nesting ends at the limit and not before`() throws {
    let limits = JSONLimits(maximumDepth: 3)
    let document = try JSONDocument(parsing: #"[{"a":[1]}]"#, limits: limits)
    #expect(document.maximumDepth == 3)
    let error = try #require(throws: JSONError.self) {
      try JSONDocument(parsing: #"[{"a":[[]]}]"#, limits: limits)
    }
    #expect(error.reason == .depthLimit(3))
    #expect(error.location.offset == 7)
  }

  @Test func `a scalar has depth 0`() throws {
    #expect(try JSONDocument(parsing: "1").maximumDepth == 0)
  }

  @Test func `ten million brackets fail at the depth limit`() throws {
    let bytes = [UInt8](repeating: 0x5B, count: 10_000_000)
    let error = try #require(throws: JSONError.self) { try JSONDocument(parsing: bytes) }
    #expect(error.reason == .depthLimit(512))
    #expect(error.location.column == 513)
  }

  @Test func `a raised depth limit is not bound by the stack`() throws {
    let depth = 200_000
    let text =
      [UInt8](repeating: 0x5B, count: depth) + [UInt8](repeating: 0x5D, count: depth)
    let limits = JSONLimits(maximumDepth: depth)
    #expect(try JSONDocument(parsing: text, limits: limits).maximumDepth == depth)
  }

  @Test func `a document above the size limit is refused unread`() throws {
    let limits = JSONLimits(maximumByteCount: 4)
    _ = try JSONDocument(parsing: "1234", limits: limits)
    let error = try #require(throws: JSONError.self) {
      try JSONDocument(parsing: "12345", limits: limits)
    }
    #expect(error.reason == .sizeLimit(byteCount: 5, limit: 4))
  }

  @Test func `the number of values is bounded`() throws {
    let limits = JSONLimits(maximumValueCount: 4)
    _ = try JSONDocument(parsing: "[1,2,3]", limits: limits)
    let error = try #require(throws: JSONError.self) {
      try JSONDocument(parsing: #"{"a":1,"b":2}"#, limits: limits)
    }
    #expect(error.reason == .valueLimit(4))
    #expect(error.location.offset == 11)
  }

  @Test func `a long integer overflows at its start`() throws {
    let digits = String(repeating: "9", count: 310)
    let error = try #require(throws: JSONError.self) {
      try JSONDocument(parsing: "[" + digits + "]")
    }
    #expect(error.location.offset == 1)
    guard case .numberOverflow(let shown) = error.reason else {
      Issue.record("\(error.reason)")
      return
    }
    #expect(shown.count == 33)
  }

  @Test func `a large number with a large negative exponent is finite`() throws {
    let text = String(repeating: "9", count: 400) + "e-300"
    // 10^400 · 10^-300 = 10^100
    #expect(try JSONDocument(parsing: text).root.number == 1e100)
  }

  @Test func `duplicates are found in objects of any size and nesting`() throws {
    for count in [2, 7, 8, 9, 10, 40, 1000] {
      // Each member holds an object with the same names, so that scopes must not leak.
      let inner = (0..<12).map { "\"k\($0)\":0" }.joined(separator: ",")
      let members = (0..<count).map { "\"k\($0)\":{\(inner)}" }
      let good = "{" + members.joined(separator: ",") + "}"
      #expect(try JSONDocument(parsing: good).root.count == count)
      for repeated in [0, count / 2, count - 1] {
        let bad = good.dropLast() + ",\"\\u006b\(repeated)\":1}"
        let error = try #require(throws: JSONError.self) {
          try JSONDocument(parsing: String(bad))
        }
        guard case .duplicateName(let name, let first) = error.reason else {
          Issue.record("\(error.reason)")
          continue
        }
        #expect(name == "k\(repeated)")
        #expect(error.location.offset == good.utf8.count)
        let expected = 1 + members.prefix(repeated).reduce(0) { $0 + $1.utf8.count + 1 }
        #expect(first.offset == expected)
      }
    }
  }
}
