/// The choices that made one value, and which of them belong together.
struct ChoiceRecord: Sendable, Hashable {
  /// Consecutive choices that make one part of the value.
  struct Group: Sendable, Hashable {
    var label: String
    var range: Range<Int>
  }

  var values: [UInt64] = []

  /// In the order of their beginnings, outer before inner ones.
  var groups: [Group] = []

  /// Whether this record is simpler: fewer choices, or as many and smaller ones first.
  func isSimpler(than other: ChoiceRecord) -> Bool {
    values.count != other.values.count
      ? values.count < other.values.count
      : values.lexicographicallyPrecedes(other.values)
  }
}
