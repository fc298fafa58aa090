/// How much a JSON document may ask of the machine that reads it.
public struct JSONLimits: Sendable, Hashable {
  /// The largest file, in bytes; at most 256 MiB is used of a larger figure.
  public var maximumByteCount: Int

  /// How deep arrays and objects may nest; `[]` has depth 1.
  public var maximumDepth: Int

  /// The largest number of values and member names; each costs 16 bytes of memory.
  public var maximumValueCount: Int

  /// Creates limits; the defaults are 64 MiB, 512 levels and 8 388 608 values.
  public init(
    maximumByteCount: Int = 64 << 20,
    maximumDepth: Int = 512,
    maximumValueCount: Int = 1 << 23
  ) {
    self.maximumByteCount = maximumByteCount
    self.maximumDepth = maximumDepth
    self.maximumValueCount = maximumValueCount
  }

  /// Offsets and counts of the tape have 28 bits.
  var usableByteCount: Int { min(maximumByteCount, 1 << 28 - 1) }
}
