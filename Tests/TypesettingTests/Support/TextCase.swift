import Geometry
import Testing
import Typesetting

/// A case of `text-cases.json`.
struct TextCase: Decodable, CustomStringConvertible, Sendable {
  struct Options: Decodable, Sendable {
    var paragraphDirection: String
    var layoutDirection: String?
    var alignment: String?
    var locale: String
    var fonts: [String]
    var size: Double
    var width: Double?
    var lineLimit: Int?
    var truncation: String?
    var emergencyBreaks: Bool?
  }

  struct Sweep: Decodable, Sendable {
    var rows: [[Cell]]
  }

  struct Table: Decodable, Sendable {
    var rows: [[Cell]]
  }

  enum Cell: Decodable, Sendable {
    case number(Double)
    case flag(Bool)
    case word(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .word(try container.decode(String.self))
      }
    }

    var number: Double? { if case .number(let value) = self { value } else { nil } }
    var flag: Bool? { if case .flag(let value) = self { value } else { nil } }
    var word: String? { if case .word(let value) = self { value } else { nil } }
  }

  struct Expectation: Decodable, Sendable {
    var lines: [[Int]]?
    var visual: [String]?
    var runs: [[[Int]]]?
    var paragraphDirection: String?
    var edges: [[Double]]?
    var naturalWidth: Double?
    var breaks: [Int]?
    var kept: [Int]?
    var ellipsisEdge: String?
    var lineCount: Int?
    var truncated: Bool?
    var sweep: Sweep?
    var allowedKeptEnds: [Int]?
    var carets: Table?
    var hits: Table?
    var relation: String?
  }

  var id: String
  var kind: String
  var command: String
  var text: String?
  var options: Options?
  var expect: Expectation?

  private enum CodingKeys: String, CodingKey { case id, kind, command, text, options, expect }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    kind = try container.decode(String.self, forKey: .kind)
    command = try container.decode(String.self, forKey: .command)
    guard command != "scene" else { return }
    text = try container.decode(String.self, forKey: .text)
    options = try container.decode(Options.self, forKey: .options)
    expect = try container.decode(Expectation.self, forKey: .expect)
  }

  var description: String { id }

  static func all() throws -> [TextCase] {
    struct File: Decodable { var cases: [TextCase] }
    return try Fixtures.decode(File.self, "Text/text-cases.json").cases
      .filter { $0.command != "scene" }
  }

  func request() throws -> TextRequest {
    let options = try #require(self.options)
    return TextRequest(
      text: try #require(text), language: options.locale,
      layoutDirection: LayoutDirection(rawValue: options.layoutDirection ?? "leftToRight")
        ?? .leftToRight,
      paragraphDirection: try #require(
        ParagraphDirection(rawValue: options.paragraphDirection)),
      alignment: TextAlignment(rawValue: options.alignment ?? "leading") ?? .leading,
      font: FontRequest(size: options.size), lineLimit: options.lineLimit,
      truncationMode: TruncationMode(rawValue: options.truncation ?? "tail") ?? .tail,
      emergencyBreaks: options.emergencyBreaks ?? true)
  }
}
