/// The expression that chooses among gettext's plural forms: C's operators over `n`.
///
/// At most ``maximumTokens`` tokens and ``maximumDepth`` levels; numbers are 64 bits wide.
public struct PluralExpression: Hashable, Sendable {
  /// The most tokens that an expression may have.
  public static let maximumTokens = 1000

  /// The deepest that parts of an expression may nest.
  public static let maximumDepth = 64

  /// Why a text is no expression, and where.
  public struct SyntaxError: Error, Hashable, Sendable {
    /// The byte offset in the expression.
    public var offset: Int
    /// What is wrong.
    public var message: String
  }

  private enum Node: Hashable, Sendable {
    case number(Int64)
    case variable
    case not(Int)
    case binary(String, Int, Int)
    case conditional(Int, Int, Int)
  }

  private var nodes: [Node] = []
  private var root = 0

  /// Reads an expression such as `n%10==1 && n%100!=11 ? 0 : 1`.
  public init(_ text: String) throws(SyntaxError) {
    var parser = Parser(tokens: try Self.tokens(text), end: text.utf8.count)
    root = try parser.conditional(depth: 0)
    if parser.position < parser.tokens.count {
      throw SyntaxError(
        offset: parser.tokens[parser.position].offset,
        message: "\(parser.tokens[parser.position].text) is not expected here")
    }
    nodes = parser.nodes
  }

  /// The value for a number; nil where it divides by zero.
  public func value(for number: Int64) -> Int64? { value(of: root, number) }

  private func value(of index: Int, _ n: Int64) -> Int64? {
    switch nodes[index] {
    case .number(let number): return number
    case .variable: return n
    case .not(let operand): return value(of: operand, n).map { $0 == 0 ? 1 : 0 }
    case .conditional(let condition, let first, let second):
      guard let condition = value(of: condition, n) else { return nil }
      return value(of: condition != 0 ? first : second, n)
    case .binary(let sign, let left, let right):
      guard let a = value(of: left, n) else { return nil }
      if sign == "&&", a == 0 { return 0 }
      if sign == "||", a != 0 { return 1 }
      guard let b = value(of: right, n) else { return nil }
      return Self.apply(sign, a, b)
    }
  }

  private static func apply(_ sign: String, _ a: Int64, _ b: Int64) -> Int64? {
    switch sign {
    case "&&", "||": b != 0 ? 1 : 0
    case "==": a == b ? 1 : 0
    case "!=": a != b ? 1 : 0
    case "<": a < b ? 1 : 0
    case ">": a > b ? 1 : 0
    case "<=": a <= b ? 1 : 0
    case ">=": a >= b ? 1 : 0
    case "+": a &+ b
    case "-": a &- b
    case "*": a &* b
    case "/": b == 0 || (a == .min && b == -1) ? nil : a / b
    case "%": b == 0 || (a == .min && b == -1) ? nil : a % b
    default: nil
    }
  }

  // MARK: Parsing

  private struct Token {
    var text: String
    var offset: Int
  }

  private static func tokens(_ text: String) throws(SyntaxError) -> [Token] {
    let bytes = Array(text.utf8)
    var tokens: [Token] = []
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        offset += 1
        continue
      }
      let start = offset
      if byte &- 0x30 < 10 {
        while offset < bytes.count, bytes[offset] &- 0x30 < 10 { offset += 1 }
      } else {
        let pair = String(decoding: bytes[offset..<min(offset + 2, bytes.count)], as: UTF8.self)
        if ["&&", "||", "==", "!=", "<=", ">="].contains(pair) {
          offset += 2
        } else if "n?:<>+-*/%!()".utf8.contains(byte) {
          offset += 1
        } else {
          throw SyntaxError(
            offset: offset, message: "\(pair.prefix(1)) has no meaning in a plural expression")
        }
      }
      tokens.append(
        Token(text: String(decoding: bytes[start..<offset], as: UTF8.self), offset: start))
      guard tokens.count <= maximumTokens else {
        throw SyntaxError(offset: start, message: "more than \(maximumTokens) tokens")
      }
    }
    return tokens
  }

  private struct Parser {
    let tokens: [Token]
    let end: Int
    var position = 0
    var nodes: [Node] = []

    /// The operators from the loosest to the tightest.
    private static let levels = [
      ["||"], ["&&"], ["==", "!="], ["<", ">", "<=", ">="], ["+", "-"], ["*", "/", "%"],
    ]

    init(tokens: [Token], end: Int) {
      self.tokens = tokens
      self.end = end
    }

    private var next: String? { position < tokens.count ? tokens[position].text : nil }

    private var offset: Int { position < tokens.count ? tokens[position].offset : end }

    private mutating func add(_ node: Node) -> Int {
      nodes.append(node)
      return nodes.count - 1
    }

    private func check(_ depth: Int) throws(SyntaxError) {
      guard depth < maximumDepth else {
        throw SyntaxError(
          offset: offset, message: "the expression nests deeper than \(maximumDepth) levels")
      }
    }

    mutating func conditional(depth: Int) throws(SyntaxError) -> Int {
      try check(depth)
      let condition = try binary(level: 0, depth: depth)
      guard next == "?" else { return condition }
      position += 1
      let first = try conditional(depth: depth + 1)
      guard next == ":" else { throw SyntaxError(offset: offset, message: "expected : behind ?") }
      position += 1
      let second = try conditional(depth: depth + 1)
      return add(.conditional(condition, first, second))
    }

    private mutating func binary(level: Int, depth: Int) throws(SyntaxError) -> Int {
      guard level < Self.levels.count else { return try unary(depth: depth) }
      var left = try binary(level: level + 1, depth: depth)
      var length = 0
      while let sign = next, Self.levels[level].contains(sign) {
        position += 1
        // A row of equal operators makes a tree as deep as the row is long.
        length += 1
        try check(depth + length)
        let right = try binary(level: level + 1, depth: depth)
        left = add(.binary(sign, left, right))
      }
      return left
    }

    private mutating func unary(depth: Int) throws(SyntaxError) -> Int {
      try check(depth)
      guard let token = next else {
        throw SyntaxError(offset: offset, message: "expected n or a number")
      }
      switch token {
      case "!":
        position += 1
        let operand = try unary(depth: depth + 1)
        return add(.not(operand))
      case "(":
        position += 1
        let inner = try conditional(depth: depth + 1)
        guard next == ")" else { throw SyntaxError(offset: offset, message: "expected )") }
        position += 1
        return inner
      case "n":
        position += 1
        return add(.variable)
      default:
        guard let number = Int64(token) else {
          throw SyntaxError(offset: offset, message: "expected n or a number, not \(token)")
        }
        position += 1
        return add(.number(number))
      }
    }
  }
}
