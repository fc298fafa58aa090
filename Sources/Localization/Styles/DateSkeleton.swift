/// Checks date skeletons: the letters of the fields that a date shall have, such as `yMMMd` or `jm`.
enum DateSkeleton {
  /// Letters that stand for a field in CLDR, with `j`, `J` and `C` for the locale's hours.
  private static let letters = Set("GyYuUrQqMLlwWdDFgEecabBhHkKjJCmsSAzZOvVXx".utf8)

  /// Longest skeleton that is looked at.
  private static let limit = 64

  /// - Throws: `FormatError.invalidSkeleton` at the first letter that stands for nothing.
  static func check(_ skeleton: String) throws(FormatError) {
    for (offset, unit) in skeleton.utf16.enumerated() {
      guard offset < limit, unit < 0x80, letters.contains(UInt8(unit)) else {
        throw .invalidSkeleton(skeleton, offset: offset)
      }
    }
    if skeleton.isEmpty { throw .invalidSkeleton(skeleton, offset: 0) }
  }
}
