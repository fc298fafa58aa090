internal import CICU

/// A script, such as Arabic or Devanagari.
///
/// Raw values are ICU's `UScriptCode`.
public struct Script: RawRepresentable, Hashable, Sendable {
  /// ICU's code.
  public let rawValue: Int16

  /// Creates a script from ICU's code.
  @inlinable
  public init(rawValue: Int16) { self.rawValue = rawValue }

  /// Zyyy: shared by many scripts.
  @inlinable
  public static var common: Script { Script(rawValue: 0) }
  /// Zinh: takes the script of the character before.
  @inlinable
  public static var inherited: Script { Script(rawValue: 1) }
  /// Zzzz: unassigned.
  @inlinable
  public static var unknown: Script { Script(rawValue: 103) }
  /// Arab.
  @inlinable
  public static var arabic: Script { Script(rawValue: 2) }
  /// Latn.
  @inlinable
  public static var latin: Script { Script(rawValue: 25) }
  /// Hebr.
  @inlinable
  public static var hebrew: Script { Script(rawValue: 19) }

  /// Hani.
  @inlinable
  public static var han: Script { Script(rawValue: 17) }
  /// Hira.
  @inlinable
  public static var hiragana: Script { Script(rawValue: 20) }
  /// Kana.
  @inlinable
  public static var katakana: Script { Script(rawValue: 22) }
  /// Jpan: Han, Hiragana and Katakana together; no character has it.
  @inlinable
  public static var japanese: Script { Script(rawValue: 105) }

  /// The ISO 15924 code, for example `"Arab"`.
  public var shortName: String {
    unsafe String(cString: cicu_script_short_name(Int32(rawValue)))
  }

  /// The ISO 15924 code as an OpenType tag.
  package var tag: UInt32 {
    Self.tags.indices.contains(Int(rawValue)) ? Self.tags[Int(rawValue)] : Self.tag(of: self)
  }

  /// The tags of all scripts, as ICU takes a search for each.
  private static let tags = (0..<256).map { tag(of: Script(rawValue: $0)) }

  private static func tag(of script: Script) -> UInt32 {
    let name = unsafe cicu_script_short_name(Int32(script.rawValue))
    var tag: UInt32 = 0
    for index in 0..<4 {
      tag = unsafe tag << 8 | UInt32(UInt8(bitPattern: name?[index] ?? 0x5A))
    }
    return tag
  }

  /// Finds a script by its long or short name, loosely: `"OldPersian"` and `"Xpeo"` are one.
  ///
  /// Returns `nil` where Unicode has no script of that name.
  public init?(name: String) {
    let code = unsafe name.withCString { unsafe cicu_script_by_name($0) }
    guard code >= 0 else { return nil }
    self.init(rawValue: Int16(code))
  }

  /// Whether letters of the script join their neighbours, so that spacing them apart breaks words.
  ///
  /// Source: CSS Text 3, appendix D.
  public var isCursive: Bool { cicu_script_is_cursive(Int32(rawValue)) }

  /// A character typical for the script, or `nil` where Unicode names none.
  public var sample: Unicode.Scalar? {
    let value = cicu_script_sample(Int32(rawValue))
    return value == 0 ? nil : Unicode.Scalar(value)
  }
}
