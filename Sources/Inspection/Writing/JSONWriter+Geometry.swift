internal import Geometry
internal import LocatedJSON

extension JSONWriter {
  mutating func member(_ name: String, _ value: String) {
    self.name(name)
    string(value)
  }

  mutating func member(_ name: String, _ value: Bool) {
    self.name(name)
    bool(value)
  }

  /// Writes a rectangle as `{"x", "y", "width", "height"}`.
  mutating func rect(_ rect: PhysicalRect) {
    beginObject(inline: true)
    name("x")
    length(rect.x)
    name("y")
    length(rect.y)
    name("width")
    length(rect.width)
    name("height")
    length(rect.height)
    endObject()
  }

  /// Writes insets as `{"top", "leading", "bottom", "trailing"}`.
  mutating func insets(_ insets: EdgeInsets) {
    beginObject(inline: true)
    for (edge, value) in [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ] {
      name(edge)
      length(value)
    }
    endObject()
  }

  /// Writes an affine map as `[a, b, c, d, tx, ty]`, another one as the nine elements, row by row.
  mutating func transform(_ map: ProjectionTransform) {
    beginArray(inline: true)
    let affine = [map.m11, map.m12, map.m21, map.m22, map.m31, map.m32]
    let all = [
      map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33,
    ]
    // As it reads with six decimals.
    let isAffine = [map.m13, map.m23, map.m33 - 1].allSatisfy { abs($0) < 5e-7 }
    for element in isAffine ? affine : all { length(element) }
    endArray()
  }

  /// Writes a proposal: null where it is unspecified, `"infinity"` for infinity.
  mutating func proposal(_ proposal: ProposedViewSize) {
    beginObject(inline: true)
    name("width")
    proposedLength(proposal.width)
    name("height")
    proposedLength(proposal.height)
    endObject()
  }

  private mutating func proposedLength(_ value: Double?) {
    guard let value else { return null() }
    if value.isFinite { length(value) } else { string("infinity") }
  }

  mutating func range(_ range: Range<Int>) {
    beginArray(inline: true)
    integer(range.lowerBound)
    integer(range.upperBound)
    endArray()
  }

  mutating func strings(_ values: [String]) {
    beginArray(inline: true)
    for value in values { string(value) }
    endArray()
  }
}
