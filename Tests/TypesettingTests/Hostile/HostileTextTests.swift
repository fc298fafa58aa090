import Geometry
import Testing
import Typesetting

/// Texts that are made to be expensive or to crash.
@Suite struct HostileTextTests {
  enum Text: String, CaseIterable, Sendable {
    case withoutSpaces, arabicWithoutSpaces, newlines, spaces, tabs, marks, isolates, embeddings,
      brackets, joiners, softHyphens, controls, unassigned, nulls, emoji, mixed

    func make(_ size: Int) -> String {
      switch self {
      case .withoutSpaces: String(repeating: "a", count: size)
      case .arabicWithoutSpaces: String(repeating: "\u{628}", count: size)
      case .newlines: String(repeating: "\n", count: size)
      case .spaces: String(repeating: " ", count: size)
      case .tabs: String(repeating: "a\t", count: size / 2)
      case .marks: "a" + String(repeating: "\u{301}", count: size)
      case .isolates: String(repeating: "\u{2067}a\u{2066}", count: size / 3)
      case .embeddings: String(repeating: "\u{202B}a\u{202C}", count: size / 3)
      case .brackets: String(repeating: "(\u{5D0}", count: size / 2)
      case .joiners: String(repeating: "\u{200D}", count: size)
      case .softHyphens: String(repeating: "a\u{AD}", count: size / 2)
      case .controls: String(repeating: "\u{1}\u{7F}\u{85}\u{200E}", count: size / 4)
      case .unassigned: String(repeating: "\u{378}", count: size)
      case .nulls: String(repeating: "\u{0}", count: size)
      case .emoji: String(repeating: "\u{1F468}\u{200D}\u{1F469}", count: size / 5)
      case .mixed:
        String(repeating: "a\u{5D0}1\u{661}(\u{4E00}\u{E01})", count: size / 7)
      }
    }
  }

  @Test(arguments: Text.allCases, [3_000])
  func `a large text of one kind is set, measured and cut`(_ kind: Text, _ size: Int) throws {
    let text = kind.make(size)
    for kind in ParagraphPropertyTests.Kind.allCases {
      let measurer = try ParagraphPropertyTests.measurer(kind)
      for direction in [ParagraphDirection.content] {
        var request = TextRequest(text: text, paragraphDirection: direction)
        let set = measurer.typeset(request)
        #expect(set.size(width: 300, height: nil).width <= 300)
        #expect(set.size(width: nil, height: nil).height.isFinite)
        _ = set.layout(width: 300)
        request.lineLimit = 2
        for mode in TruncationMode.allCases {
          request.truncationMode = mode
          let cut = measurer.typeset(request).layout(width: 100)
          #expect(cut.lines.count <= 2)
        }
      }
    }
  }

  /// Work grows as the text does: four times the text takes about four times as long.
  ///
  /// Sixteen
  /// times would be quadratic; ten leaves room for caches and for a busy machine. Time is that of
  /// this thread's processor, so that other work does not count.
  @Test(arguments: Text.allCases)
  func `time grows with the text`(_ kind: Text) throws {
    let measurer = try ParagraphPropertyTests.measurer(.real)
    func time(_ size: Int) -> Double {
      let text = kind.make(size)
      return (0..<3).map { round in
        let start = ThreadClock.now
        // Not the same text twice: the second would be cached.
        let set = measurer.typeset(TextRequest(text: text + "\(round)", lineLimit: 50))
        _ = set.size(width: 200, height: nil)
        _ = set.size(width: nil, height: nil)
        return ThreadClock.now - start
      }.min() ?? 0
    }
    _ = time(100)
    let small = time(3_000)
    let large = time(12_000)
    #expect(large < small * 10, "\(small) s for 3,000, \(large) s for 12,000")
  }

  @Test func `a megabyte without a space`() throws {
    let text = String(repeating: "a", count: 1 << 20)
    let measurer = try ParagraphPropertyTests.measurer(.real)
    let set = measurer.typeset(TextRequest(text: text, lineLimit: 3))
    let size = set.size(width: 300, height: nil)
    #expect(size.lineCount == 3)
  }

  @Test func `odd widths, heights and sizes are harmless`() throws {
    let odd: [Double?] = [nil, 0, -1, -.infinity, .infinity, .nan, 1e300, 1e-300]
    for kind in ParagraphPropertyTests.Kind.allCases {
      let measurer = try ParagraphPropertyTests.measurer(kind)
      for size in [0, -3, .nan, .infinity, 1e-300, 1e9] as [Double] {
        let set = measurer.typeset(
          TextRequest(
            text: "Hello \u{5E9}\u{5DC}\u{5D5}\u{5DD}\nworld",
            font: FontRequest(size: size, lineHeight: size, tracking: size), lineLimit: 2,
            minimumScaleFactor: 0.5))
        for width in odd {
          for height in odd {
            let answer = set.size(width: width, height: height)
            #expect(answer.width >= 0 && answer.width.isFinite, "\(size) \(answer)")
            #expect(answer.height >= 0 && answer.height.isFinite, "\(size) \(answer)")
            _ = set.layout(width: width, height: height)
          }
        }
      }
    }
  }

  @Test func `the empty text has no line and no size`() throws {
    for kind in ParagraphPropertyTests.Kind.allCases {
      let set = try ParagraphPropertyTests.measurer(kind).typeset(TextRequest(text: ""))
      #expect(set.size(width: nil, height: nil) == .zero)
      let layout = set.layout(width: 100)
      #expect(layout.lines.isEmpty && !layout.truncated)
      #expect(layout.caret(TextPosition(offset: 0)) == nil)
      #expect(layout.hit(x: 0) == nil)
    }
  }
}
