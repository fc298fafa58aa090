internal import Geometry
internal import LocatedJSON

/// Reads the members of one object of a frame tree.
///
/// Members that this version does not know are passed over: later versions may write more.
struct FrameReader {
  private let value: JSONValue
  private let what: String

  init(_ value: JSONValue, _ what: String) throws(FrameTreeError) {
    guard value.kind == .object else {
      throw FrameTreeError(value, "\(what) is an object, not \(value.kindName)")
    }
    self.value = value
    self.what = what
  }

  /// A member that may be absent.
  func optional(_ name: String) -> JSONValue? { value[name] }

  /// A member that must be there.
  func required(_ name: String) throws(FrameTreeError) -> JSONValue {
    guard let member = value[name] else {
      throw FrameTreeError(value, "\(what) needs '\(name)'")
    }
    return member
  }

  func string(_ name: String) throws(FrameTreeError) -> String {
    try required(name).frameString(name)
  }

  func number(_ name: String) throws(FrameTreeError) -> Double {
    try required(name).frameNumber(name)
  }

  /// A truth value, false when the member is absent.
  func flag(_ name: String) throws(FrameTreeError) -> Bool {
    guard let member = value[name] else { return false }
    guard let flag = member.bool else {
      throw FrameTreeError(member, "\(name) is true or false, not \(member.kindName)")
    }
    return flag
  }

  /// The elements of an array, none when the member is absent.
  func elements(_ name: String) throws(FrameTreeError) -> JSONValue.Elements? {
    guard let member = value[name] else { return nil }
    guard let elements = member.elements else {
      throw FrameTreeError(member, "\(name) is an array, not \(member.kindName)")
    }
    return elements
  }

  func direction(_ name: String) throws(FrameTreeError) -> LayoutDirection {
    let member = try required(name)
    guard let direction = LayoutDirection(rawValue: try member.frameString(name)) else {
      throw FrameTreeError(member, "\(name) is leftToRight or rightToLeft")
    }
    return direction
  }

  func rect(_ name: String) throws(FrameTreeError) -> PhysicalRect {
    let reader = try FrameReader(required(name), name)
    return PhysicalRect(
      x: try reader.number("x"), y: try reader.number("y"), width: try reader.number("width"),
      height: try reader.number("height"))
  }

  /// A proposal; one that is absent is unspecified.
  func proposal(_ name: String) throws(FrameTreeError) -> ProposedViewSize {
    guard let member = value[name] else { return .unspecified }
    let reader = try FrameReader(member, name)
    return ProposedViewSize(
      width: try reader.proposedLength("width"), height: try reader.proposedLength("height"))
  }

  private func proposedLength(_ name: String) throws(FrameTreeError) -> Double? {
    guard let member = value[name], !member.isNull else { return nil }
    if member.string == "infinity" { return .infinity }
    guard let number = member.number else {
      throw FrameTreeError(member, "a proposed \(name) is a number, null or \"infinity\"")
    }
    return number
  }

  /// Offsets into a text: two whole numbers, the second not below the first.
  func range(_ name: String) throws(FrameTreeError) -> Range<Int> {
    let member = try required(name)
    guard member.count == 2, let start = member[0]?.integer, let end = member[1]?.integer,
      0 <= start, start <= end
    else {
      throw FrameTreeError(member, "\(name) is two offsets [start, end] with 0 ≤ start ≤ end")
    }
    return start..<end
  }
}

extension JSONValue {
  func frameString(_ what: String) throws(FrameTreeError) -> String {
    guard let string else { throw FrameTreeError(self, "\(what) is a string, not \(kindName)") }
    return string
  }

  func frameNumber(_ what: String) throws(FrameTreeError) -> Double {
    guard let number else { throw FrameTreeError(self, "\(what) is a number, not \(kindName)") }
    return number
  }

  func frameInteger(_ what: String) throws(FrameTreeError) -> Int {
    guard let integer, integer >= 0 else {
      throw FrameTreeError(self, "\(what) is a whole number, at least 0")
    }
    return integer
  }
}
