internal import Geometry
internal import LayoutCore
internal import LocatedJSON

/// The names of alignments in scene documents, as SwiftUI spells them.
enum AlignmentNames {
  static let horizontal: [String: HorizontalAlignment] = [
    "leading": .leading, "center": .center, "trailing": .trailing,
    "listRowSeparatorLeading": .listRowSeparatorLeading,
    "listRowSeparatorTrailing": .listRowSeparatorTrailing,
  ]

  static let vertical: [String: VerticalAlignment] = [
    "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
    "lastTextBaseline": .lastTextBaseline,
  ]

  static let both: [String: Alignment] = [
    "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
    "bottomTrailing": .bottomTrailing,
    "leadingFirstTextBaseline": .leadingFirstTextBaseline,
    "leadingLastTextBaseline": .leadingLastTextBaseline,
    "centerFirstTextBaseline": .centerFirstTextBaseline,
    "centerLastTextBaseline": .centerLastTextBaseline,
    "trailingFirstTextBaseline": .trailingFirstTextBaseline,
    "trailingLastTextBaseline": .trailingLastTextBaseline,
  ]

  static let builtIn = Set(horizontal.keys).union(vertical.keys).union(both.keys)
}

enum AxisName: String, CaseIterable {
  case horizontal, vertical

  var axis: Axis { self == .horizontal ? .horizontal : .vertical }
}

enum EdgeName: String, CaseIterable {
  case leading, center, trailing, top, bottom

  func fits(_ axis: AxisName) -> Bool {
    switch self {
    case .center: true
    case .leading, .trailing: axis == .horizontal
    case .top, .bottom: axis == .vertical
    }
  }

  var placement: AlignmentKey.Default {
    switch self {
    case .leading, .top: .start
    case .center: .center
    case .trailing, .bottom: .end
    }
  }
}

extension SceneDecoder {
  func horizontalAlignment(_ value: JSONValue?) throws(SceneError) -> HorizontalAlignment {
    guard let value else { return .center }
    let name = try value.text("alignment")
    if let known = AlignmentNames.horizontal[name] { return known }
    if let custom = customAlignments[name], custom.axis == .horizontal {
      return HorizontalAlignment(key: custom)
    }
    throw unknown(
      value, name, "a horizontal alignment", names(AlignmentNames.horizontal, .horizontal))
  }

  func verticalAlignment(_ value: JSONValue?) throws(SceneError) -> VerticalAlignment {
    guard let value else { return .center }
    let name = try value.text("alignment")
    if let known = AlignmentNames.vertical[name] { return known }
    if let custom = customAlignments[name], custom.axis == .vertical {
      return VerticalAlignment(key: custom)
    }
    throw unknown(value, name, "a vertical alignment", names(AlignmentNames.vertical, .vertical))
  }

  func alignment(_ value: JSONValue?) throws(SceneError) -> Alignment {
    guard let value else { return .center }
    let name = try value.text("alignment")
    if let known = AlignmentNames.both[name] { return known }
    if let custom = customAlignments[name] {
      return custom.axis == .horizontal
        ? Alignment(horizontal: HorizontalAlignment(key: custom), vertical: .center)
        : Alignment(horizontal: .center, vertical: VerticalAlignment(key: custom))
    }
    throw unknown(
      value, name, "an alignment",
      (Array(AlignmentNames.both.keys) + customAlignments.keys).sorted())
  }

  private func names(_ builtIn: [String: some Any], _ axis: Axis) -> [String] {
    (Array(builtIn.keys) + customAlignments.filter { $0.value.axis == axis }.keys).sorted()
  }

  private func unknown(
    _ value: JSONValue, _ name: String, _ what: String, _ known: [String]
  ) -> SceneError {
    SceneError(value, "'\(name.escapedForMessage)' is not \(what)\(suggestion(name, known))")
  }
}
