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

  /// Insets; none when they are absent.
  func insets(_ name: String) throws(FrameTreeError) -> EdgeInsets {
    guard let member = value[name] else { return EdgeInsets() }
    let reader = try FrameReader(member, name)
    return EdgeInsets(
      top: try reader.number("top"), leading: try reader.number("leading"),
      bottom: try reader.number("bottom"), trailing: try reader.number("trailing"))
  }

  /// A map of the plane: six numbers of an affine one, or nine.
  func transform(_ name: String) throws(FrameTreeError) -> ProjectionTransform {
    let member = try required(name)
    var numbers: [Double] = []
    if let elements = try self.elements(name) {
      for element in elements { numbers.append(try element.frameNumber(name)) }
    }
    var map = ProjectionTransform()
    switch numbers.count {
    case 6:
      (map.m11, map.m12, map.m21) = (numbers[0], numbers[1], numbers[2])
      (map.m22, map.m31, map.m32) = (numbers[3], numbers[4], numbers[5])
    case 9:
      (map.m11, map.m12, map.m13) = (numbers[0], numbers[1], numbers[2])
      (map.m21, map.m22, map.m23) = (numbers[3], numbers[4], numbers[5])
      (map.m31, map.m32, map.m33) = (numbers[6], numbers[7], numbers[8])
    default: throw FrameTreeError(member, "\(name) has six or nine numbers")
    }
    return map
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
