internal import Geometry

extension FrameTree {
  /// The tree as text, one node a line, for a person to read at a glance.
  ///
  /// ```
  /// hstack #row              16,411  358×22  mirrored
  /// ├─ text #title          300,411   74×22  "…"
  /// └─ text #total           16,411   96×22  "…"  truncated
  /// ```
  ///
  /// Numbers have at most two decimals; invisible characters in strings are escaped.
  ///
  /// - Complexity: O(size of the output).
  public func text(usesColor: Bool = false) -> String {
    let rows = TextRows(self, Ink(isOn: usesColor))
    return rows.heading + rows.body
  }
}

/// The rows of the text form, their columns aligned.
private struct TextRows {
  private let tree: FrameTree
  private let ink: Ink
  /// The node above each node; the root is its own.
  private let ancestors: [Int]

  init(_ tree: FrameTree, _ ink: Ink) {
    self.tree = tree
    self.ink = ink
    var ancestors: [Int] = []
    var open: [Int] = []
    for index in tree.nodes.indices {
      while let last = open.last, tree.nodes[last].end <= index { open.removeLast() }
      ancestors.append(open.last ?? index)
      open.append(index)
    }
    self.ancestors = ancestors
  }

  var heading: String {
    let environment = tree.environment
    let proposal = environment.proposal
    func length(_ value: Double?) -> String { value.map { ReadableNumber.text($0) } ?? "none" }
    let host = "\(length(proposal.width))×\(length(proposal.height))"
    let covered = environment.safeArea
    let area =
      covered == EdgeInsets()
      ? nil
      : "safe area "
        + [covered.top, covered.leading, covered.bottom, covered.trailing]
        .map { ReadableNumber.text($0) }.joined(separator: ",")
    let settings = environment.settings.map { setting in
      setting.value == "true" ? setting.name : "\(setting.name) \(setting.value.visible)"
    }
    let facts = [
      tree.scene.map { ink.strong($0) }, environment.locale, environment.layoutDirection.rawValue,
      environment.textSize, host, area, "@\(ReadableNumber.text(environment.scale))x",
    ].compactMap { $0 }
    let what = (facts + settings).joined(separator: "  ")
    let engine = tree.engine
    let with =
      "layout-dump \(engine.version), ICU \(engine.icu), CLDR \(engine.cldr), "
      + "HarfBuzz \(engine.harfBuzz), fonts \(engine.fonts)"
    return "\(what)\n\(ink.faint(with))\n\n"
  }

  private struct Row {
    var prefix: String
    var name: String
    var origin: String
    var extent: String
    var rest: String
  }

  var body: String {
    var ids = GeneratedIDs(tree)
    let rows = tree.nodes.indices.map { row($0, id: ids.next($0)) }
    let nameWidth = min(rows.map { $0.prefix.count + $0.name.count }.max() ?? 0, 56)
    let originWidth = rows.map { $0.origin.count }.max() ?? 0
    let extentWidth = rows.map { $0.extent.count }.max() ?? 0
    var result = ""
    for row in rows {
      let plain = row.prefix.count + row.name.count
      result += ink.faint(row.prefix) + colored(row.name)
      result += spaces(nameWidth - plain) + "  "
      result += spaces(originWidth - row.origin.count) + row.origin + "  "
      result += spaces(extentWidth - row.extent.count) + row.extent
      if !row.rest.isEmpty { result += "  " + row.rest }
      result += "\n"
    }
    return result
  }

  private func row(_ index: Int, id: String?) -> Row {
    let node = tree.nodes[index]
    let frame = node.frame
    return Row(
      prefix: prefix(index), name: name(index, id),
      origin: "\(ReadableNumber.text(frame.x)),\(ReadableNumber.text(frame.y))",
      extent: "\(ReadableNumber.text(frame.width))×\(ReadableNumber.text(frame.height))",
      rest: rest(node))
  }

  /// The lines that lead to a node; past a depth the depth itself.
  private func prefix(_ index: Int) -> String {
    let depth = tree.nodes[index].depth
    guard depth > 0 else { return "" }
    if depth > Self.drawnDepth {
      return String(repeating: "  ", count: Self.drawnDepth) + "·\(depth)· "
    }
    var parts: [String] = []
    var child = index
    for level in stride(from: depth, through: 1, by: -1) {
      let parent = ancestors[child]
      let isLast = tree.nodes[child].end == tree.nodes[parent].end
      if level == depth {
        parts.append(isLast ? "└─ " : "├─ ")
      } else {
        parts.append(isLast ? "   " : "│  ")
      }
      child = parent
    }
    return parts.reversed().joined()
  }

  private static var drawnDepth: Int { 24 }

  private func name(_ index: Int, _ id: String?) -> String {
    let node = tree.nodes[index]
    let role = node.role.map { "\($0): " } ?? ""
    guard let id else { return role + node.type }
    let shown = id.utf8.count > 40 ? "…" + id.suffix(38) : id[...]
    return "\(role)\(node.type) #\(String(shown).visible)"
  }

  private func colored(_ name: String) -> String {
    guard let mark = name.firstIndex(of: "#") else { return ink.faint(name) }
    return String(name[..<mark]) + ink.name(String(name[mark...]))
  }

  private func rest(_ node: FrameNode) -> String {
    var parts: [String] = []
    if let text = node.text {
      parts.append(text.string.quotedForReading())
      if text.lines.count > 1 { parts.append("\(text.lines.count) lines") }
      parts.append(ink.faint(text.font.reading))
      if text.isTruncated { parts.append(ink.alarm("truncated")) }
      if !text.missingGlyphs.isEmpty {
        parts.append(ink.alarm("\(text.missingGlyphs.count) missing glyphs"))
      }
    }
    if node.isMirrored { parts.append(ink.note("mirrored")) }
    if node.isFlipped { parts.append(ink.note("flipped")) }
    if let frame = node.transformedFrame {
      let number = ReadableNumber.text
      parts.append(
        ink.note(
          "drawn \(number(frame.x)),\(number(frame.y)) "
            + "\(number(frame.width))×\(number(frame.height))"))
    }
    if let space = node.coordinateSpace { parts.append(ink.note("space \(space.visible)")) }
    if node.overflows { parts.append(ink.alarm("overflows")) }
    if let motion = node.motion { parts.append(ink.note(motion)) }
    if let compass = node.compass { parts.append(ink.note(compass)) }
    if node.isOffViewport { parts.append(ink.note("off viewport")) }
    if node.touchArea != nil { parts.append(ink.note("tappable")) }
    for token in node.tokens { parts.append(ink.faint(token.reading)) }
    for diagnostic in node.diagnostics {
      parts.append(ink.alarm("[\(diagnostic.rule): \(diagnostic.message)]"))
    }
    return parts.joined(separator: "  ")
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}

extension FrameFont {
  /// The font in one word or a few: `headline 17/22 semibold`.
  fileprivate var reading: String {
    let number = ReadableNumber.text
    var parts = [role.map { $0.visible }, relativeTo.map { "~\($0)" }].compactMap { $0 }
    parts.append(number(size) + (lineHeight.map { "/\(number($0))" } ?? ""))
    if let weight, weight != 400 { parts.append(Self.weightNames[weight] ?? "\(weight)") }
    if let width { parts.append("\(number(width)) % wide") }
    if let design { parts.append(design) }
    if tracking != 0 { parts.append("tracking \(number(tracking))") }
    if isCapped { parts.append("capped") }
    return parts.joined(separator: " ")
  }

  private static let weightNames = [
    100: "ultraLight", 200: "thin", 300: "light", 500: "medium", 600: "semibold", 700: "bold",
    800: "heavy", 900: "black",
  ]
}

extension FrameToken {
  /// The token as `spacing=md:20`.
  fileprivate var reading: String {
    let shown =
      switch value {
      case .number(let number): ReadableNumber.text(number)
      case .word(let word): word.visible
      }
    let name = token.visible
    return "\(property.visible)=\(name == shown ? name : "\(name):\(shown)")"
  }
}

/// Colours of a terminal, or none.
private struct Ink {
  let isOn: Bool

  func strong(_ text: String) -> String { wrap(text, "1") }
  func faint(_ text: String) -> String { wrap(text, "2") }
  func name(_ text: String) -> String { wrap(text, "36") }
  func note(_ text: String) -> String { wrap(text, "34") }
  func alarm(_ text: String) -> String { wrap(text, "31") }

  private func wrap(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension String {
  /// An id with invisible characters escaped.
  fileprivate var visible: String { String(quotedForReading(limit: 200).dropFirst().dropLast()) }
}
