/// Bounds what a number skeleton from outside may ask for.
enum NumberSkeletonLimits {
  /// UTF-16 units of the longest skeleton that is looked at.
  static let length = 2_000

  /// Refuses skeletons that are too long, and factors and increments whose digits would fill memory:
  /// ICU writes `scale/1E99999999` out.
  ///
  /// - Throws: `FormatError.invalidSkeleton` with the place.
  static func check(_ skeleton: String) throws(FormatError) {
    guard skeleton.utf16.count <= length else {
      throw .invalidSkeleton(skeleton, offset: length)
    }
    var offset = 0
    for stem in skeleton.split(separator: " ", omittingEmptySubsequences: false) {
      let pieces = stem.split(separator: "/", omittingEmptySubsequences: false)
      if let name = pieces.first, name == "scale" || name == "precision-increment" {
        for option in pieces.dropFirst() where option != "w" {
          guard (try? DecimalNumber(option)) != nil else {
            throw .invalidSkeleton(skeleton, offset: offset)
          }
        }
      }
      offset += stem.utf16.count + 1
    }
  }
}
