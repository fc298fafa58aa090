extension StaticString {
  /// A byte of a literal, which the compiler knows where it knows the literal.
  ///
  /// - Precondition: the place is at least 0 and below `utf8CodeUnitCount`.
  @inlinable
  @inline(__always)
  func byte(at place: Int) -> UInt8 {
    precondition(place >= 0 && place < utf8CodeUnitCount, "a literal has fewer bytes")
    return unsafe utf8Start[place]
  }
}
