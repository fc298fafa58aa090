extension Array {
  /// An array of equal elements.
  ///
  /// `init(repeating:count:)` looks the type of its storage up each time it is called, which takes
  /// longer than to fill an array for a label.
  @inlinable
  @inline(__always)
  package static func filled(with element: Element, count: Int) -> [Element] {
    var result: [Element] = []
    result.append(addingCapacity: count) { $0.append(repeating: element, count: count) }
    return result
  }
}
