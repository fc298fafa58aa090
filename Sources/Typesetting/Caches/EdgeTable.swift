internal import UnicodeServices

/// By how much lines are wider than their advances because they begin or end at certain offsets.
///
/// Open addressing over whole numbers: an answer takes a few steps, as lines ask for two of them
/// each time they are broken. At most 4096 are kept.
struct EdgeTable {
  private var keys: [Int] = []
  private var values: [Double] = []
  private var count = 0

  /// What is known of the start or the end of lines at an offset.
  func value(at offset: Int, isStart: Bool) -> Double? {
    guard !keys.isEmpty else { return nil }
    let key = Self.key(offset, isStart)
    var slot = self.slot(of: key)
    while keys[slot] != 0 {
      if keys[slot] == key { return values[slot] }
      slot = (slot + 1) & (keys.count - 1)
    }
    return nil
  }

  /// Remembers a width that is not known.
  mutating func set(_ value: Double, at offset: Int, isStart: Bool) {
    if count >= 4096 { self = EdgeTable() }
    if keys.count < 2 * (count + 1) { grow() }
    insert(Self.key(offset, isStart), value)
    count += 1
  }

  private static func key(_ offset: Int, _ isStart: Bool) -> Int { offset << 2 | (isStart ? 3 : 1) }

  private func slot(of key: Int) -> Int { (key &* 0x9E37_79B1) >> 8 & (keys.count - 1) }

  private mutating func insert(_ key: Int, _ value: Double) {
    var slot = self.slot(of: key)
    while keys[slot] != 0 { slot = (slot + 1) & (keys.count - 1) }
    keys[slot] = key
    values[slot] = value
  }

  private mutating func grow() {
    let old = zip(keys, values).filter { $0.0 != 0 }
    let size = max(16, keys.count * 2)
    keys = .filled(with: 0, count: size)
    values = .filled(with: 0, count: size)
    for (key, value) in old { insert(key, value) }
  }
}
