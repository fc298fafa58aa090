/// A text with printf-like specifiers, split into its pieces.
public struct FormatString: Hashable, Sendable {
  /// A piece of the text.
  public enum Piece: Hashable, Sendable {
    /// Characters that stand for themselves.
    case text(String)
    /// `%%`.
    case percent
    /// A specifier with the index of its argument, from 1; `%arg` has index 0.
    case specifier(FormatSpecifier, index: Int)
  }

  /// The pieces in order.
  public let pieces: [Piece]

  /// Splits a text.
  ///
  /// Every specifier without a position takes the next index, from 1; those with one do not count,
  /// and a `*` takes an index before its specifier.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - allowsSpaceFlag: Whether `% d` is a specifier, as in C.
  ///   - firstIndex: The index that the first specifier without a position takes.
  public init(_ text: String, allowsSpaceFlag: Bool, firstIndex: Int = 1) {
    let bytes = Array(text.utf8)
    var pieces: [Piece] = []
    var next = firstIndex
    var textStart = 0
    var offset = 0
    func flush(_ end: Int) {
      guard textStart < end else { return }
      pieces.append(.text(String(decoding: bytes[textStart..<end], as: UTF8.self)))
    }
    while let percent = bytes[offset...].firstIndex(of: 0x25), percent + 1 < bytes.count {
      if bytes[percent + 1] == 0x25 {
        flush(percent)
        pieces.append(.percent)
        offset = percent + 2
        textStart = offset
        continue
      }
      guard
        let (specifier, end) = FormatScanner.specifier(
          bytes, percent, allowsSpaceFlag: allowsSpaceFlag)
      else {
        offset = percent + 1
        continue
      }
      flush(percent)
      pieces.append(Self.numbered(specifier, &next))
      offset = end
      textStart = end
    }
    flush(bytes.count)
    self.pieces = pieces
  }

  private static func numbered(_ specifier: FormatSpecifier, _ next: inout Int) -> Piece {
    var specifier = specifier
    func take(_ amount: FormatSpecifier.Amount?) -> FormatSpecifier.Amount? {
      guard case .argument(nil) = amount else { return amount }
      defer { next += 1 }
      return .argument(next)
    }
    specifier.width = take(specifier.width)
    specifier.precision = take(specifier.precision)
    if specifier.kind == .argument { return .specifier(specifier, index: 0) }
    if let position = specifier.position { return .specifier(specifier, index: position) }
    defer { next += 1 }
    return .specifier(specifier, index: next)
  }

  /// The specifiers with the indices of their arguments.
  public var specifiers: [(specifier: FormatSpecifier, index: Int)] {
    pieces.compactMap { piece in
      if case .specifier(let specifier, let index) = piece { (specifier, index) } else { nil }
    }
  }

  /// Whether there is anything to fill in.
  public var hasSpecifiers: Bool {
    pieces.contains { if case .specifier = $0 { true } else { false } }
  }

  /// The text with a position in every specifier.
  var numbered: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .percent: "%%"
      case .specifier(let specifier, let index): Self.written(specifier, index)
      }
    }.joined()
  }

  /// The specifier as it was written, for showing it.
  static func original(_ specifier: FormatSpecifier) -> String {
    written(specifier, specifier.position)
  }

  private static func written(_ specifier: FormatSpecifier, _ index: Int?) -> String {
    let position = index.map { "\($0)$" } ?? ""
    func amount(_ amount: FormatSpecifier.Amount?) -> String {
      switch amount {
      case nil: ""
      case .number(let number): String(number)
      case .argument(let position): "*" + (position.map { "\($0)$" } ?? "")
      }
    }
    switch specifier.kind {
    case .argument: return "%arg"
    case .substitution(let name): return "%\(position)#@\(name)@"
    case .value(let conversion):
      let precision = specifier.precision.map { "." + amount($0) } ?? ""
      return "%" + position + specifier.flags + amount(specifier.width) + precision
        + specifier.length + String(Unicode.Scalar(conversion.letter))
    }
  }
}
