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

  /// Where the next token stands.
  private enum Context: UInt8 {
    case array, object, valueOfMember
  }

  private struct Level {
    var context: Context
    var isEmpty = true
    var isInline: Bool
  }

  /// What has been written so far.
  public private(set) var bytes: [UInt8] = []

  private let style: Style
  private var levels: [Level] = []
  private var hasRoot = false

  /// Creates a writer without output.
  public init(style: Style = .pretty) {
    self.style = style
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
    precondition(levels.last?.context == .object, "a member name needs an open object")
    beginItem()
    appendString(name)
    bytes.append(0x3A)
    if style == .pretty { bytes.append(0x20) }
    levels[levels.count - 1].context = .valueOfMember
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
    precondition(levels.isEmpty, "a container is still open")
    bytes.append(0x0A)
  }

  // MARK: Layout

  private mutating func open(_ context: Context, inline: Bool) {
    let isInline = inline || levels.last?.isInline ?? (style == .compact)
    levels.append(Level(context: context, isInline: isInline))
  }

  private mutating func close(_ context: Context, _ bracket: UInt8) {
    guard let level = levels.popLast(), level.context == context else {
      preconditionFailure("the container to close is not the one opened last, or lacks a value")
    }
    if !level.isEmpty {
      if !level.isInline {
        breakLine()
      } else if style == .pretty, context == .object {
        bytes.append(0x20)
      }
    }
    bytes.append(bracket)
  }

  private mutating func beginValue() {
    guard let level = levels.last else {
      precondition(!hasRoot, "a document has one value")
      hasRoot = true
      return
    }
    switch level.context {
    case .array: beginItem()
    case .valueOfMember: levels[levels.count - 1].context = .object
    case .object: preconditionFailure("a member needs a name before its value")
    }
  }

  /// The comma and white space in front of an element or member.
  private mutating func beginItem() {
    let last = levels.count - 1
    let level = levels[last]
    if level.isEmpty {
      levels[last].isEmpty = false
      if !level.isInline {
        breakLine()
      } else if style == .pretty, level.context == .object {
        bytes.append(0x20)
      }
    } else {
      bytes.append(0x2C)
      if !level.isInline {
        breakLine()
      } else if style == .pretty {
        bytes.append(0x20)
      }
    }
  }

  private mutating func breakLine() {
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: levels.count * 2))
  }

  private mutating func appendString(_ value: String) {
    JSONStrings.append(value, to: &bytes)
  }
}
