/// Writes JSON straight into bytes, without an intermediate tree.
///
/// The caller opens and closes containers in order; the writer puts commas, colons, line breaks and
/// indentation. Names and values out of order are programmer errors and stop the program.
///
/// ```swift
/// var writer = JSONWriter(style: .pretty)
/// writer.beginObject()
/// writer.name("width")
/// writer.length(358)
/// writer.endObject()
/// ```
public struct JSONWriter: Sendable {
  /// How the output is laid out.
  public enum Style: Sendable, Hashable {
    /// No white space at all.
    case compact
    /// One value a line, two spaces a level, a space behind each colon.
    case pretty
  }

  /// How many levels are indented further and further; deeper ones stand below the last of them,
  /// so that the output of a document ten thousand levels deep grows with its content only.
  private static let indentedLevels = 64

  /// Where the next token stands.
  private enum Context: UInt8 {
    case start, end, array, object, valueOfMember
  }

  private struct Level {
    var context: Context
    var isEmpty = true
    var isInline: Bool
  }

  /// What has been written so far.
  public private(set) var bytes: [UInt8] = []

  private let style: Style

  /// The container that is open, and those around it.
  private var level: Level
  private var outer: [Level] = []

  /// Creates a writer without output.
  public init(style: Style = .pretty) {
    self.style = style
    level = Level(context: .start, isInline: style == .compact)
  }

  /// Takes what has been written so far, so that a long document need not be in memory whole.
  public mutating func takeBytes() -> [UInt8] {
    let taken = bytes
    bytes.removeAll(keepingCapacity: true)
    return taken
  }

  /// The output as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: Containers

  /// Opens an object; with `inline` its whole content stays on one line in the pretty style.
  public mutating func beginObject(inline: Bool = false) {
    beginValue()
    bytes.append(0x7B)
    open(.object, inline: inline)
  }

  /// Closes the object opened last.
  ///
  /// - Precondition: an object is open, and its last name has a value.
  public mutating func endObject() {
    close(.object, 0x7D)
  }

  /// Opens an array; with `inline` its whole content stays on one line in the pretty style.
  public mutating func beginArray(inline: Bool = false) {
    beginValue()
    bytes.append(0x5B)
    open(.array, inline: inline)
  }

  /// Closes the array opened last.
  ///
  /// - Precondition: an array is open.
  public mutating func endArray() {
    close(.array, 0x5D)
  }

  /// Writes a member name.
  ///
  /// - Precondition: an object is open, and its last name has a value.
  public mutating func name(_ name: String) {
    precondition(level.context == .object, "a member name needs an open object")
    beginItem()
    appendString(name)
    bytes.append(0x3A)
    if style == .pretty { bytes.append(0x20) }
    level.context = .valueOfMember
  }

  // MARK: Scalars

  /// Writes a string.
  public mutating func string(_ value: String) {
    beginValue()
    appendString(value)
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    beginValue()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes `null`.
  public mutating func null() {
    beginValue()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes an integer.
  public mutating func integer(_ value: Int) {
    beginValue()
    if value < 0 { bytes.append(0x2D) }
    JSONNumbers.append(UInt64(value.magnitude), to: &bytes)
  }

  /// Writes a length with at most six decimals, rounded half away from zero, trailing zeros removed.
  ///
  /// Magnitudes below 1e15 have no exponent, and there is no `-0`: 0.1 + 0.2 is `0.3`, -0.0000001
  /// is `0`.
  ///
  /// - Precondition: the value is finite.
  public mutating func length(_ value: Double) {
    precondition(value.isFinite, "JSON has no number for infinity and NaN")
    beginValue()
    JSONNumbers.append(length: value, to: &bytes)
  }

  /// Writes a number with the fewest digits that read back as the same double; `-0` is `0`.
  ///
  /// - Precondition: the value is finite.
  public mutating func number(_ value: Double) {
    precondition(value.isFinite, "JSON has no number for infinity and NaN")
    beginValue()
    JSONNumbers.append(exact: value, to: &bytes)
  }

  /// Writes a number literal as it stands, such as ``JSONValue/numberLiteral``.
  public mutating func number(literal: String) {
    beginValue()
    bytes.append(contentsOf: literal.utf8)
  }

  /// Ends the document with a line feed.
  ///
  /// - Precondition: every container is closed.
  public mutating func endLine() {
    precondition(outer.isEmpty, "a container is still open")
    bytes.append(0x0A)
  }

  // MARK: Layout

  private mutating func open(_ context: Context, inline: Bool) {
    outer.append(level)
    level = Level(context: context, isInline: inline || level.isInline)
  }

  private mutating func close(_ context: Context, _ bracket: UInt8) {
    guard level.context == context, let enclosing = outer.popLast() else {
      preconditionFailure("the container to close is not the one opened last, or lacks a value")
    }
    let closed = level
    level = enclosing
    if !closed.isEmpty { separate(closed, atBracket: true) }
    bytes.append(bracket)
  }

  private mutating func beginValue() {
    switch level.context {
    case .array: beginItem()
    case .valueOfMember: level.context = .object
    case .start: level.context = .end
    case .end: preconditionFailure("a document has one value")
    case .object: preconditionFailure("a member needs a name before its value")
    }
  }

  /// The comma and white space in front of an element or member.
  private mutating func beginItem() {
    let isFirst = level.isEmpty
    level.isEmpty = false
    if isFirst {
      separate(level, atBracket: true)
    } else {
      bytes.append(0x2C)
      separate(level, atBracket: false)
    }
  }

  /// White space behind a comma, or inside of a bracket.
  private mutating func separate(_ level: Level, atBracket: Bool) {
    if !level.isInline {
      let indentation = min(outer.count, Self.indentedLevels) * 2
      bytes.append(addingCapacity: indentation + 1) { span in
        span.append(0x0A)
        for _ in 0..<indentation { span.append(0x20) }
      }
    } else if style == .pretty, !atBracket || level.context == .object {
      bytes.append(0x20)
    }
  }

  private mutating func appendString(_ value: String) {
    JSONStrings.append(value, to: &bytes)
  }
}
