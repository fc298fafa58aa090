import LocatedJSON
import Testing

/// SplitMix64 with a fixed seed: the same documents in every run.
private struct Random {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }
}

/// A tree to compare with, independent of the document.
private indirect enum Tree: Equatable {
  case null, bool(Bool), number(Double), string(String), array([Tree]), object([Member])

  struct Member: Equatable {
    var name: String
    var value: Tree

    static func == (a: Self, b: Self) -> Bool {
      a.name.unicodeScalars.elementsEqual(b.name.unicodeScalars) && a.value == b.value
    }
  }

  init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .bool: self = .bool(value.bool == true)
    case .number: self = .number(value.number ?? .nan)
    case .string: self = .string(value.string ?? "missing")
    case .array: self = .array(value.elements.map { $0.map(Tree.init) } ?? [])
    case .object:
      self = .object(
        value.members.map { $0.map { Member(name: $0.name, value: Tree($0.value)) } } ?? [])
    }
  }

  init(_ random: inout Random, depth: Int) {
    switch random.next(below: depth > 4 ? 4 : 6) {
    case 0: self = .null
    case 1: self = .bool(random.next(below: 2) == 0)
    case 2: self = .number(Double(random.next(below: 2_000_001) - 1_000_000) / 64)
    case 3: self = .string(Self.text(&random))
    case 4: self = .array((0..<random.next(below: 5)).map { _ in Tree(&random, depth: depth + 1) })
    default:
      self = .object(
        (0..<random.next(below: 14)).map {
          Member(name: "\($0)" + Self.text(&random), value: Tree(&random, depth: depth + 1))
        })
    }
  }

  private static func text(_ random: inout Random) -> String {
    let alphabet: [Unicode.Scalar] = [
      "a", "\"", "\\", "/", "\n", "\u{0}", "\u{7F}", "\u{E9}", "\u{301}", "\u{5D0}", "\u{627}",
      "\u{202E}", "\u{2066}", "\u{200D}", "\u{2028}", "\u{FEFF}", "\u{4E00}", "\u{1F600}",
      "\u{E0041}", "\u{10FFFF}",
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<random.next(below: 6) { text.append(alphabet[random.next(below: alphabet.count)]) }
    return String(text)
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let value): writer.bool(value)
    case .number(let value): writer.number(value)
    case .string(let value): writer.string(value)
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.name(member.name)
        member.value.write(to: &writer)
      }
      writer.endObject()
    }
  }
}

@Suite struct JSONRandomTests {
  @Test(arguments: [JSONWriter.Style.compact, .pretty])
  func `what is written reads back the same`(style: JSONWriter.Style) throws {
    var random = Random(state: 0)
    for _ in 0..<1000 {
      let tree = Tree(&random, depth: 0)
      var writer = JSONWriter(style: style)
      tree.write(to: &writer)
      #expect(Tree(try JSONDocument(parsing: writer.bytes).root) == tree)
    }
  }

  @Test func `any damage gives a value or a located error`() throws {
    var random = Random(state: 1)
    let limits = JSONLimits(maximumDepth: 16, maximumValueCount: 2000)
    for _ in 0..<20_000 {
      var writer = JSONWriter(style: .compact)
      Tree(&random, depth: 2).write(to: &writer)
      var bytes = writer.bytes
      for _ in 0...random.next(below: 3) {
        let place = random.next(below: bytes.count + 1)
        switch random.next(below: 4) {
        case 0: bytes.removeSubrange(place...)
        case 1: bytes.insert(Array("[]{},:\"\\u0e-/".utf8)[random.next(below: 13)], at: place)
        case 2: if place < bytes.count { bytes.remove(at: place) }
        default: if place < bytes.count { bytes[place] = UInt8(random.next(below: 256)) }
        }
      }
      do {
        let tree = Tree(try JSONDocument(parsing: bytes, limits: limits).root)
        var again = JSONWriter(style: .compact)
        tree.write(to: &again)
        #expect(Tree(try JSONDocument(parsing: again.bytes).root) == tree)
      } catch {
        #expect((0...bytes.count).contains(error.location.offset))
        #expect(!error.message.isEmpty)
        // The same text up to the place of the error must fail no earlier.
        let prefix = Array(bytes[..<error.location.offset])
        let other = try? JSONDocument(parsing: prefix, limits: limits)
        if other == nil {
          let second = try #require(throws: JSONError.self) {
            try JSONDocument(parsing: prefix, limits: limits)
          }
          #expect(second.location.offset <= error.location.offset)
        }
      }
    }
  }
}
