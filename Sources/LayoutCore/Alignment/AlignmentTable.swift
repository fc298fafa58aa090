/// The alignment guides that a tree uses, by their number in its nodes.
struct AlignmentTable: Sendable {
  private(set) var keys: [AlignmentKey]

  /// Which part of a view's extent lies before the guide when it is not set: 0, 0.5 or 1; NaN when
  /// a closure decides.
  private(set) var factors: [Double]

  private var codes: [AlignmentKey: AlignmentKey.Code] = [:]

  /// The built-in guides, which every tree begins with and nearly every tree is content with.
  static let builtIn = AlignmentTable(
    keys: [
      .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom, .firstTextBaseline,
      .lastTextBaseline,
    ],
    factors: [0, 0.5, 1, 0, 0.5, 1, 1, 1])

  private init(keys: [AlignmentKey], factors: [Double]) {
    self.keys = keys
    self.factors = factors
  }

  /// The number of a guide; nil when the tree already has 256 of them.
  mutating func code(of key: AlignmentKey) -> AlignmentKey.Code? {
    if case .builtIn(let code) = key.identity { return code }
    if let known = codes[key] { return known }
    guard let code = AlignmentKey.Code(exactly: keys.count) else { return nil }
    keys.append(key)
    factors.append(key.factor)
    codes[key] = code
    return code
  }

  /// The number of a guide that is already known.
  func existingCode(of key: AlignmentKey) -> AlignmentKey.Code? {
    if case .builtIn(let code) = key.identity { return code }
    return codes[key]
  }
}

extension AlignmentKey {
  /// See ``AlignmentTable/factors``.
  fileprivate var factor: Double {
    if computedDefault != nil { return .nan }
    return switch placement {
    case .start: 0
    case .center: 0.5
    case .end: 1
    }
  }
}
