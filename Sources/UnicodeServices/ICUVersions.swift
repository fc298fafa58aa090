internal import CICU

/// The versions of the data behind every result: dumps and failure messages name them.
public struct ICUVersions: Hashable, Sendable, CustomStringConvertible {
  /// ICU, such as `72.1`.
  public let icu: String

  /// CLDR, such as `42`.
  public let cldr: String

  /// The Unicode Standard, such as `15.0`.
  public let unicode: String

  /// The time zone data, such as `2022e`; empty when ICU does not say.
  public let timeZones: String

  /// The versions in use in this process.
  public static var current: ICUVersions {
    var status: Int32 = 0
    let timeZones = unsafe cicu_tzdata_version(&status)
    return unsafe ICUVersions(
      icu: version(parts: 2) { unsafe cicu_version($0) },
      cldr: version(parts: 1) {
        var status: Int32 = 0
        unsafe cicu_cldr_version($0, &status)
      },
      unicode: version(parts: 2) { unsafe cicu_unicode_version($0) },
      timeZones: timeZones.map { unsafe String(cString: $0) } ?? ""
    )
  }

  /// All versions in one line.
  public var description: String {
    "ICU \(icu), CLDR \(cldr), Unicode \(unicode), time zones \(timeZones)"
  }

  /// At least `parts` numbers of a version of four, and more only where they are not zero.
  private static func version(parts: Int, _ fill: (UnsafeMutablePointer<UInt8>) -> Void) -> String {
    var bytes: [UInt8] = [0, 0, 0, 0]
    unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe fill(start)
    }
    while bytes.count > parts, bytes.last == 0 { bytes.removeLast() }
    return bytes.map { String($0) }.joined(separator: ".")
  }
}
