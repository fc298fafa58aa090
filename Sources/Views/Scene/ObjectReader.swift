internal import LocatedJSON
internal import UnicodeServices

/// Reads the members of an object and refuses those that it does not know.
struct ObjectReader {
  let value: JSONValue

  /// Checks that a value is an object whose members are all in a list.
  init(_ value: JSONValue, known: [String], what: String) throws(SceneError) {
    guard let list = value.members else {
      throw SceneError(value, "\(what) is an object, not \(value.kindName)")
    }
    for member in list where !known.contains(where: { member.hasName($0) }) {
      throw Self.unknown(member, known, what)
    }
    self.value = value
  }

  /// Checks that a value is an object whose members are all in one of two lists.
  init(
    _ value: JSONValue, known: JSONKeys, more: JSONKeys, what: () -> String
  ) throws(SceneError) {
    guard value.kind == .object else {
      throw SceneError(value, "\(what()) is an object, not \(value.kindName)")
    }
    if let member = value.firstMember(outside: known, more) {
      throw Self.unknown(member, (known.keys + more.keys).map { $0.name }, what())
    }
    self.value = value
  }

  private static func unknown(
    _ member: JSONValue.Member, _ known: [String], _ what: String
  ) -> SceneError {
    SceneError(
      location: member.nameLocation, path: member.value.path,
      "\(what) has no member '\(member.name.escapedForMessage)'" + suggestion(member.name, known))
  }

  /// Whether a member is there.
  func has(_ key: JSONKey) -> Bool { value.hasMember(key) }

  /// A member, nil when it is absent.
  subscript(key: JSONKey) -> JSONValue? { value.member(key) }

  /// A member whose name is not known when this is written, nil when it is absent.
  subscript(named name: String) -> JSONValue? { value[name] }

  /// A member that must be there.
  func required(_ key: JSONKey, what: String) throws(SceneError) -> JSONValue {
    guard let member = self[key] else { throw SceneError(value, "\(what) needs '\(key.name)'") }
    return member
  }

  /// The same for a name that is not known when this is written.
  func required(named name: String, what: String) throws(SceneError) -> JSONValue {
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
