/// A name or a place in an array, on the path to a stored value.
struct StoredValueKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(name: String) {
    stringValue = name
    intValue = nil
  }

  init(index: Int) {
    stringValue = String(index)
    intValue = index
  }

  init?(stringValue: String) { self.init(name: stringValue) }

  init?(intValue: Int) { self.init(index: intValue) }
}
