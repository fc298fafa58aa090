internal import CICU

/// A script, such as Arabic or Devanagari.
///
/// Raw values are ICU's `UScriptCode`.
public struct Script: RawRepresentable, Hashable, Sendable {
  /// ICU's code.
  public let rawValue: Int16

  /// Creates a script from ICU's code.
  public init(rawValue: Int16) { self.rawValue = rawValue }

  /// Zyyy: shared by many scripts.
  public static let common = Script(rawValue: 0)
  /// Zinh: takes the script of the character before.
  public static let inherited = Script(rawValue: 1)
  /// Zzzz: unassigned.
  public static let unknown = Script(rawValue: 103)
  /// Arab.
  public static let arabic = Script(rawValue: 2)
  /// Latn.
  public static let latin = Script(rawValue: 25)
  /// Hebr.
  public static let hebrew = Script(rawValue: 19)

  /// Hani.
  public static let han = Script(rawValue: 17)
  /// Hira.
  public static let hiragana = Script(rawValue: 20)
  /// Kana.
  public static let katakana = Script(rawValue: 22)
  /// Jpan: Han, Hiragana and Katakana together; no character has it.
  public static let japanese = Script(rawValue: 105)

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
