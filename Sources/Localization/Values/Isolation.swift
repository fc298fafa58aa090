public import UnicodeServices

/// Whether a value is wrapped in bidi isolates when it is put into a text.
public enum IsolationPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  /// Wherever it can make a difference: everything but left-to-right values without right-to-left
  /// characters and bidi controls in left-to-right text.
  case auto
  /// Everywhere.
  case always
  /// Nowhere; for tests and for showing a value alone.
  case never
}

/// The characters that isolate, escaped since they cannot be seen.
enum Isolate {
  static let leftToRight: Unicode.Scalar = "\u{2066}"
  static let rightToLeft: Unicode.Scalar = "\u{2067}"
  static let firstStrong: Unicode.Scalar = "\u{2068}"
  static let pop: Unicode.Scalar = "\u{2069}"

  /// The opening character for a direction, or for an unknown one.
  static func opening(_ direction: WritingDirection?) -> Unicode.Scalar {
    switch direction {
    case .leftToRight: leftToRight
    case .rightToLeft: rightToLeft
    case nil: firstStrong
    }
  }
}

extension FormattedText {
  /// The value wrapped by the direction of its own locale, with a currency symbol or unit of the
  /// other direction, and each element of a list, in isolates of their own.
  ///
  /// First-strong isolates would not do: the only strong character of a Kurdish price may be a Latin
  /// one.
  ///
  /// ```
  /// en-US in a right-to-left paragraph:  LRI -$1,234.50 PDI            read as -$1,234.50
  /// ar-AE in either paragraph:           RLI -1,234.50 LRI US$ PDI PDI read as US$ -1,234.50
  /// ```
  ///
  /// The paragraph's direction is that of the text that the value is put into.
  ///
  /// Source: UAX #9 §6.3, on isolates round values from elsewhere.
  public func isolated(
    _ policy: IsolationPolicy = .auto, in paragraph: WritingDirection
  ) -> FormattedText {
    guard policy != .never, !isIsolated, !string.isEmpty else { return self }
    let contents = BidiContents(of: string)
    if policy == .auto, paragraph == .leftToRight, direction != .rightToLeft,
      contents.isDisjoint(with: [.rightToLeft, .controls, .arabicNumbers])
    {
      return self
    }
    let closed = balancingIsolates(string)
    guard closed == string else { return wrapped(closed) }
    var editor = IsolateEditor()
    for (range, direction) in innerIsolates() { editor.wrap(range, in: direction) }
    editor.wrap(0..<string.utf16.count, in: direction, isOuter: true)
    return FormattedText(
      string: editor.apply(to: string), parts: parts.map(editor.moved), direction: direction,
      elementDirections: elementDirections, isIsolated: true)
  }

  /// Somebody's string that had to be balanced, wrapped; such strings have no parts to be kept.
  private func wrapped(_ balanced: String) -> FormattedText {
    var string = ""
    if !balanced.isEmpty {
      string.unicodeScalars.append(Isolate.opening(direction))
      string += balanced
      string.unicodeScalars.append(Isolate.pop)
    }
    return FormattedText(
      string: string, parts: [], direction: direction, elementDirections: [], isIsolated: true)
  }

  /// Stretches inside the value that run the other way, or that come from elsewhere.
  private func innerIsolates() -> [(Range<Int>, WritingDirection?)] {
    var result: [(Range<Int>, WritingDirection?)] = []
    for part in parts {
      switch part.field {
      case .currency, .unit:
        guard let opposite = oppositeDirection(of: part) else { continue }
        result.append((part.range, opposite))
      case .element:
        let given = part.index.flatMap { index in
          elementDirections.indices.contains(index) ? elementDirections[index] : nil
        }
        let contents = BidiContents(of: text(of: part))
        let isPlain = contents.isDisjoint(with: [.rightToLeft, .controls, .arabicNumbers])
        // Only plain text in a left-to-right list needs no wall of its own.
        if isPlain, direction == .leftToRight, given != .rightToLeft { continue }
        result.append((part.range, given ?? (isPlain ? .leftToRight : nil)))
      default: continue
      }
    }
    return result
  }

  /// The direction of a symbol with strong characters against the value's; `nil` when it has none.
  private func oppositeDirection(of part: FormattedPart) -> WritingDirection? {
    let contents = BidiContents(of: text(of: part))
    switch direction {
    case .rightToLeft where contents.contains(.leftToRight): return .leftToRight
    case .leftToRight where contents.contains(.rightToLeft): return .rightToLeft
    default: return nil
    }
  }
}

/// Puts isolates into a string and moves its parts along.
private struct IsolateEditor {
  private var openings: [(place: Int, end: Int, scalar: Unicode.Scalar, isOuter: Bool)] = []

  mutating func wrap(_ range: Range<Int>, in direction: WritingDirection?, isOuter: Bool = false) {
    openings.append(
      (range.lowerBound, range.upperBound, Isolate.opening(direction), isOuter))
  }

  func apply(to string: String) -> String {
    var units: [UInt16] = []
    units.reserveCapacity(string.utf16.count + openings.count * 2)
    let ordered = openings.sorted { ($0.place, -$0.end) < ($1.place, -$1.end) }
    let outerFirst = ordered.filter(\.isOuter) + ordered.filter { !$0.isOuter }
    let closings = Dictionary(grouping: openings, by: \.end).mapValues(\.count)
    let starts = Dictionary(grouping: outerFirst, by: \.place)
    for (offset, unit) in string.utf16.enumerated() {
      if let count = closings[offset] { units += repeatElement(0x2069, count: count) }
      for opening in starts[offset] ?? [] { units += String(opening.scalar).utf16 }
      units.append(unit)
    }
    if let count = closings[string.utf16.count] { units += repeatElement(0x2069, count: count) }
    return String(decoding: units, as: UTF16.self)
  }

  /// The part with its range in the edited string: isolates round it stay outside, those inside
  /// belong to it.
  func moved(_ part: FormattedPart) -> FormattedPart {
    var (start, end) = (part.range.lowerBound, part.range.upperBound)
    for opening in openings {
      let encloses =
        opening.isOuter
        || (opening.place <= part.range.lowerBound && opening.end >= part.range.upperBound)
      // The opening character.
      if opening.place < part.range.lowerBound
        || (opening.place == part.range.lowerBound && encloses)
      {
        start += 1
      }
      if opening.place < part.range.upperBound { end += 1 }
      // The closing one.
      if opening.end <= part.range.lowerBound { start += 1 }
      if opening.end < part.range.upperBound
        || (opening.end == part.range.upperBound && !encloses)
      {
        end += 1
      }
    }
    return FormattedPart(field: part.field, range: start..<end, index: part.index)
  }
}

/// The string with isolates in balance: a PDI without an opener in it is removed, and missing ones are
/// appended, so that it cannot break out of the isolate it is put into.
///
/// A PDI closes open embeddings as well, so those need no PDF of their own.
///
/// - Complexity: O(n).
func balancingIsolates(_ string: String) -> String {
  let isNeeded = string.utf16.contains { (0x2066...0x2069).contains($0) || $0 == 0x202A }
  guard isNeeded else { return string }
  var depth = 0
  var result = String.UnicodeScalarView()
  for scalar in string.unicodeScalars {
    switch scalar {
    case Isolate.leftToRight, Isolate.rightToLeft, Isolate.firstStrong: depth += 1
    case Isolate.pop:
      guard depth > 0 else { continue }
      depth -= 1
    default: break
    }
    result.append(scalar)
  }
  result.append(contentsOf: repeatElement(Isolate.pop, count: depth))
  return String(result)
}
