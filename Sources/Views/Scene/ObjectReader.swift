internal import LocatedJSON
internal import UnicodeServices

/// Reads the members of an object and refuses those that it does not know.
struct ObjectReader {
  let value: JSONValue

  /// Checks that a value is an object whose members are all in one of two lists.
  init(
    _ value: JSONValue, known: [String], more: [String] = [], what: String
  ) throws(SceneError) {
    guard let list = value.members else {
      throw SceneError(value, "\(what) is an object, not \(value.kindName)")
    }
    for member in list where !Self.contains(known, member) && !Self.contains(more, member) {
      throw SceneError(
        location: member.nameLocation, path: member.value.path,
        "\(what) has no member '\(member.name.escapedForMessage)'"
          + suggestion(member.name, known + more))
    }
    self.value = value
  }

  /// Compares bytes, so that reading a document makes no string of a member's name.
  private static func contains(_ names: [String], _ member: JSONValue.Member) -> Bool {
    for name in names where member.hasName(name) { return true }
    return false
  }

  /// Whether a member is there.
  func has(_ name: String) -> Bool { value[name] != nil }

  /// A member, nil when it is absent.
  subscript(name: String) -> JSONValue? { value[name] }

  /// A member that must be there.
  func required(_ name: String, what: String) throws(SceneError) -> JSONValue {
    guard let member = value[name] else { throw SceneError(value, "\(what) needs '\(name)'") }
    return member
  }
}

/// The nearest of some names, for the end of a message; empty when none is near.
func suggestion(_ name: String, _ known: [String]) -> String {
  guard name.utf8.count <= 64 else { return "" }
  let near = known.map { (name: $0, distance: editDistance($0.lowercased(), name.lowercased())) }
    .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
  if let near, near.distance <= max(2, name.count / 3) { return "; did you mean '\(near.name)'?" }
  return known.count <= 16 ? "; it may be \(known.map { "'\($0)'" }.joined(separator: ", "))" : ""
}

extension JSONValue {
  /// A finite number within ±1e9.
  func finiteNumber(_ what: String) throws(SceneError) -> Double {
    guard kind == .number, let number else {
      throw SceneError(self, "\(what) is a number, not \(kindName)")
    }
    guard abs(number) <= 1e9 else {
      throw SceneError(self, "\(what) is \(numberLiteral ?? ""); numbers lie within ±1e9")
    }
    return number
  }

  /// A finite number that is not negative.
  func length(_ what: String) throws(SceneError) -> Double {
    let number = try finiteNumber(what)
    guard number >= 0 else { throw SceneError(self, "\(what) is negative; it is at least 0") }
    return number
  }

  /// A length or `"infinity"`.
  func lengthOrInfinity(_ what: String) throws(SceneError) -> Double {
    if kind == .string {
      guard string == "infinity" else {
        throw SceneError(self, "\(what) is a number or \"infinity\"")
      }
      return .infinity
    }
    return try length(what)
  }

  /// A whole number within a range.
  func integer(_ what: String, in range: ClosedRange<Int>) throws(SceneError) -> Int {
    guard let integer, range.contains(integer) else {
      throw SceneError(
        self, "\(what) is a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return integer
  }

  /// A string.
  func text(_ what: String) throws(SceneError) -> String {
    guard kind == .string, let string else {
      throw SceneError(self, "\(what) is a string, not \(kindName)")
    }
    return string
  }

  /// True or false.
  func flag(_ what: String) throws(SceneError) -> Bool {
    guard kind == .bool, let bool else {
      throw SceneError(self, "\(what) is true or false, not \(kindName)")
    }
    return bool
  }

  /// One of the names of a closed list.
  func choice<Value: RawRepresentable & CaseIterable>(
    _: Value.Type, _ what: String
  ) throws(SceneError) -> Value where Value.RawValue == String {
    let name = try text(what)
    guard let value = Value(rawValue: name) else {
      let names = Value.allCases.map { $0.rawValue }
      throw SceneError(
        self, "'\(name.escapedForMessage)' is no \(what)\(suggestion(name, names))")
    }
    return value
  }
}

extension String {
  /// The text with everything escaped that a reader of a message could not see, and cut when long.
  var escapedForMessage: String { escapingInvisibleText(limit: 80) }
}
