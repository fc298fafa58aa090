/// What tells names apart at a glance.
@usableFromInline
struct JSONDigest: Hashable, Sendable, BitwiseCopyable {
  /// The first eight bytes, fewer when there are fewer, the first one lowest.
  @usableFromInline let first: UInt64
  /// The last eight bytes, likewise.
  @usableFromInline let last: UInt64
  @usableFromInline let length: Int

  @inlinable
  @inline(__always)
  init(first: UInt64, last: UInt64, length: Int) {
    self.first = first
    self.last = last
    self.length = length
  }

  /// The digest of a literal.
  @inlinable
  @inline(__always)
  init(_ literal: StaticString) {
    let length = literal.utf8CodeUnitCount
    var first: UInt64 = 0
    var last: UInt64 = 0
    let start = max(length &- 8, 0)
    for place in 0..<min(length, 8) {
      let shift = UInt64(truncatingIfNeeded: place &* 8)
      first |= UInt64(literal.byte(at: place)) &<< shift
      last |= UInt64(literal.byte(at: start &+ place)) &<< shift
    }
    self.init(first: first, last: last, length: length)
  }

  /// The digest of a part of a document.
  @inline(__always)
  init(_ bytes: Span<UInt8>, _ start: Int, _ length: Int) {
    if length >= 8 {
      self.init(
        first: JSONText.word(bytes, start), last: JSONText.word(bytes, start &+ length &- 8),
        length: length)
    } else if start &+ 8 <= bytes.count {
      let kept = UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* length)
      let word = length == 0 ? 0 : JSONText.word(bytes, start) & kept
      self.init(first: word, last: word, length: length)
    } else {
      var word: UInt64 = 0
      for place in 0..<length {
        word |= UInt64(bytes[start &+ place]) &<< UInt64(truncatingIfNeeded: place &* 8)
      }
      self.init(first: word, last: word, length: length)
    }
  }

  /// 28 bits that differ for nearly all different names.
  @inlinable var short: UInt32 {
    @inline(__always)
    get {
      let mixed =
        (first ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
        ^ last &* 0xC2B2_AE3D_27D4_EB4F
      return UInt32(truncatingIfNeeded: mixed &>> 36)
    }
  }
}
