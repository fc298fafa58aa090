internal import CICU

/// The properties of one code point that setting a text depends on.
///
/// What the loops over all characters of a text ask is inlinable: calls took a twentieth of setting it.
///
/// Source: the Unicode data of the ICU in use.
public struct CharacterProperties: Hashable, Sendable {
  /// The packed value, laid out as `cicu_code_point_properties` says.
  @usableFromInline
  let bits: UInt32

  init(bits: UInt32) { self.bits = bits }

  /// Looks a code point up.
  public init(_ codePoint: UInt32) {
    bits = cicu_code_point_properties(codePoint)
  }

  /// The bits of ``bidiClass``.
  static let bidiClassMask: UInt32 = 0x1F

  /// The bits that tell a bracket of rule N0.
  static let bracketMask: UInt32 = 3 << 19

  /// The bidirectional class.
  public var bidiClass: BidiClass {
    BidiClass(rawValue: UInt8(truncatingIfNeeded: bits & Self.bidiClassMask)) ?? .leftToRight
  }

  /// The class of UAX #14.
  public var lineBreakClass: LineBreakClass {
    LineBreakClass(rawValue: UInt8(truncatingIfNeeded: bits >> 5 & 0x3F))
  }

  /// The script.
  @inlinable
  public var script: Script { Script(rawValue: Int16(truncatingIfNeeded: bits >> 11 & 0xFF)) }

  /// Whether the script is Han, Hiragana or Katakana.
  @inlinable
  public var isHanOrKana: Bool {
    let script = bits >> 11 & 0xFF
    return script == 17 || script == 20 || script == 22
  }

  /// Whether the character takes the script of its neighbours: that of Common, Inherited and
  /// unassigned ones.
  @inlinable
  public var takesScriptOfNeighbours: Bool {
    let script = bits >> 11 & 0xFF
    return script <= 1 || script == 103
  }

  /// Whether the character opens a bracket pair of rule N0.
  public var isOpeningBracket: Bool { bits >> 19 & 3 == 1 }

  /// Whether the character closes a bracket pair of rule N0.
  public var isClosingBracket: Bool { bits >> 19 & 3 == 2 }

  /// Whether the character is a bracket of rule N0, or used in more scripts than ``script`` says.
  @inlinable
  public var hasBracketOrScriptExtensions: Bool { bits & (3 << 19 | 1 << 25) != 0 }

  /// Whether the character has no glyph of its own and no width.
  @inlinable
  public var isDefaultIgnorable: Bool { bits >> 21 & 1 == 1 }

  /// Whether the character is an emoji unless told otherwise.
  public var isEmojiPresentation: Bool { bits >> 22 & 1 == 1 }

  /// Whether ``isDefaultIgnorable`` or ``isEmojiPresentation`` holds.
  @inlinable
  package var isIgnorableOrEmoji: Bool { bits & (3 << 21) != 0 }

  /// Whether ``isDefaultIgnorable`` or ``isResetAtLineEnd`` holds.
  @inlinable
  package var isIgnorableOrReset: Bool { bits & (1 << 31 | 1 << 21) != 0 }

  /// Whether the character can be an emoji.
  public var isEmoji: Bool { bits >> 23 & 1 == 1 }

  /// Whether the character is a mark.
  @inlinable
  public var isMark: Bool { bits >> 24 & 1 == 1 }

  /// Whether the character is used in more scripts than ``script`` says.
  public var hasScriptExtensions: Bool { bits >> 25 & 1 == 1 }

  /// The class of UAX #29 that rules of grapheme clusters go by.
  var graphemeClass: GraphemeClass {
    GraphemeClass(rawValue: UInt8(truncatingIfNeeded: bits >> GraphemeClass.shift & 0xF))
  }

  /// Whether the character is one half of a flag.
  public var isRegionalIndicator: Bool { graphemeClass == .regionalIndicator }

  /// Whether the character changes the skin tone of an emoji.
  public var isEmojiModifier: Bool { bits >> 30 & 1 == 1 }

  /// Whether rule L1 resets the level of the character at the end of a line.
  @inlinable
  public var isResetAtLineEnd: Bool { bits >> 31 == 1 }

  /// Whether ``isMark`` holds for any of some characters.
  package static func containMark(_ characters: [CharacterProperties]) -> Bool {
    characters.reduce(UInt32(0)) { $0 | $1.bits } >> 24 & 1 == 1
  }

  /// Whether a character is used in a script, by Script_Extensions.
  public static func isUsed(_ codePoint: UInt32, in script: Script) -> Bool {
    cicu_has_script(codePoint, Int32(script.rawValue))
  }

  /// The other bracket of a pair, or the code point itself.
  public static func pairedBracket(of codePoint: UInt32) -> UInt32 {
    cicu_bidi_paired_bracket(codePoint)
  }
}
