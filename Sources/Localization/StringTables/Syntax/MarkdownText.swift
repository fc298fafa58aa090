/// A text with the inline Markdown that localized strings use, taken apart into runs.
///
/// `**strong**`, `*emphasis*`, `_emphasis_`, `~~struck~~`, code between backticks and `[text](address)`; a
/// backslash makes the next mark an ordinary character. Everything else, line breaks included, stays
/// as it is, and marks without a partner are ordinary characters.
///
/// ```
/// Tap **here**  →  "Tap here", strong at 4..<8
/// ```
///
/// - Source: CommonMark 0.30 §6, its inline constructs without images, HTML and entities.
public struct MarkdownText: Hashable, Sendable {
  /// How characters are set off.
  public struct Style: OptionSet, Hashable, Sendable {
    /// One bit a style.
    public let rawValue: UInt8

    /// Creates styles from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `**strong**`.
    public static let strong = Style(rawValue: 1)
    /// `*emphasis*`.
    public static let emphasis = Style(rawValue: 2)
    /// Code, between backticks.
    public static let code = Style(rawValue: 4)
    /// `~~struck~~`.
    public static let strikethrough = Style(rawValue: 8)
  }

  /// Characters with the same style and link.
  public struct Run: Hashable, Sendable {
    /// UTF-16 offsets into ``string``.
    public var range: Range<Int>
    /// The styles.
    public var style: Style
    /// The address of a link.
    public var link: String?
  }

  /// The text without its marks.
  public private(set) var string = ""

  /// The stretches with a style or a link, in order; plain text has none.
  public private(set) var runs: [Run] = []

  /// The longest text in which marks are looked for, in UTF-8 bytes.
  public static let maximumLength = 16_384

  /// Takes a text apart; one longer than ``maximumLength`` is taken as it is.
  ///
  /// - Complexity: O(*n*) for texts without nested brackets, O(*n*²) at worst.
  public init(_ text: String) {
    guard text.utf8.count <= Self.maximumLength else {
      string = text
      return
    }
    var parser = MarkdownParser(text)
    parser.parse()
    for piece in parser.pieces where !piece.text.isEmpty {
      let start = string.utf16.count
      string += piece.text
      guard !piece.style.isEmpty || piece.link != nil else { continue }
      let range = start..<string.utf16.count
      if let last = runs.last, last.style == piece.style, last.link == piece.link,
        last.range.upperBound == start
      {
        runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        runs.append(Run(range: range, style: piece.style, link: piece.link))
      }
    }
  }
}

/// Finds marks and pairs them.
private struct MarkdownParser {
  struct Piece {
    var text: String
    var style: MarkdownText.Style = []
    var link: String?
  }

  private struct Opener {
    var piece: Int
    var mark: Character
    var count: Int
  }

  private let characters: [Character]
  private var index = 0
  private(set) var pieces: [Piece] = []
  private var openers: [Opener] = []
  private let isLink: Bool

  init(_ text: some Sequence<Character>, isLink: Bool = false) {
    characters = Array(text)
    self.isLink = isLink
  }

  mutating func parse() {
    while index < characters.count {
      switch characters[index] {
      case "\\" where index + 1 < characters.count && "\\`*_~[]()".contains(characters[index + 1]):
        append(characters[index + 1])
        index += 2
      case "`": code()
      case "*", "_", "~": delimiters(characters[index])
      case "[" where !isLink: link()
      default:
        append(characters[index])
        index += 1
      }
    }
  }

  private mutating func append(_ character: Character) {
    if pieces.isEmpty { pieces.append(Piece(text: "")) }
    pieces[pieces.count - 1].text.append(character)
  }

  private mutating func code() {
    let start = index + 1
    guard let end = characters[start...].firstIndex(of: "`"), end > start else {
      append("`")
      index += 1
      return
    }
    pieces.append(Piece(text: String(characters[start..<end]), style: .code))
    pieces.append(Piece(text: ""))
    index = end + 1
  }

  // MARK: Emphasis

  private mutating func delimiters(_ mark: Character) {
    let start = index
    while index < characters.count, characters[index] == mark { index += 1 }
    var count = index - start
    let before = start > 0 ? characters[start - 1] : " "
    let after = index < characters.count ? characters[index] : " "
    let leftFlanking =
      !after.isWhitespace && (!after.isPunctuation || before.isWhitespace || before.isPunctuation)
    let rightFlanking =
      !before.isWhitespace && (!before.isPunctuation || after.isWhitespace || after.isPunctuation)
    // An underscore inside of a word is a part of it.
    let canOpen = leftFlanking && (mark != "_" || !rightFlanking || before.isPunctuation)
    let canClose = rightFlanking && (mark != "_" || !leftFlanking || after.isPunctuation)
    if canClose {
      while count > 0, let closed = close(mark, count) { count -= closed }
    }
    guard count > 0 else { return }
    guard canOpen, mark != "~" || count == 2 else {
      for _ in 0..<count { append(mark) }
      return
    }
    openers.append(Opener(piece: pieces.count, mark: mark, count: count))
    pieces.append(Piece(text: String(repeating: mark, count: count)))
    pieces.append(Piece(text: ""))
  }

  /// Pairs with the nearest opener of the same mark; the number of marks used, or nil without one.
  private mutating func close(_ mark: Character, _ count: Int) -> Int? {
    guard let position = openers.lastIndex(where: { $0.mark == mark }) else { return nil }
    let used = min(openers[position].count, count, 2)
    guard mark != "~" || used == 2 else { return nil }
    let opener = openers[position]
    openers.removeSubrange((position + 1)...)
    let style: MarkdownText.Style =
      mark == "~" ? .strikethrough : used == 2 ? .strong : .emphasis
    for index in pieces.indices where index > opener.piece { pieces[index].style.insert(style) }
    pieces[opener.piece].text.removeLast(used)
    openers[position].count -= used
    if openers[position].count == 0 { openers.removeLast() }
    pieces.append(Piece(text: ""))
    return used
  }

  // MARK: Links

  private mutating func link() {
    guard let close = matching("[", "]", from: index), close + 1 < characters.count,
      characters[close + 1] == "(", let end = matching("(", ")", from: close + 1)
    else {
      append("[")
      index += 1
      return
    }
    let address = String(characters[(close + 2)..<end]).prefix { $0 != " " }
    var inner = MarkdownParser(characters[(index + 1)..<close], isLink: true)
    inner.parse()
    for var piece in inner.pieces {
      piece.link = String(address)
      pieces.append(piece)
    }
    pieces.append(Piece(text: ""))
    index = end + 1
  }

  private func matching(_ opening: Character, _ closing: Character, from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < characters.count {
      if characters[index] == "\\" {
        index += 1
      } else if characters[index] == opening {
        depth += 1
      } else if characters[index] == closing {
        depth -= 1
        if depth == 0 { return index }
      }
      index += 1
    }
    return nil
  }
}
