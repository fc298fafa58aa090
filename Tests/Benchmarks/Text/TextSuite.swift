internal import Typesetting

/// How fast paragraphs are set: 200 characters at 16 points, wrapped at 320.
///
/// Phases:
/// - `warm`: faces, iterators and buffers are open, every cache of shapes and texts is empty, so that
///   all is shaped; each engine sets one text again and again;
/// - `known-words`: the text is new, its words have been set in other texts, as words of an
///   interface have, and the cache of texts is full;
/// - `new-width`, `new-size`: the text has been set at other widths or sizes;
/// - `cold`: nothing is open.
///
/// The C calls of `HarfBuzz+bidi+break` and Pango keep no shapes: they have no `known-words`.
struct TextSuite {
  private static let size = 16.0
  private static let width = 320.0

  /// More texts than a measurer keeps: from then on each new one takes the place of an old one.
  private static let textsBefore = 1000

  private let options: BenchmarkOptions

  init(_ options: BenchmarkOptions) { self.options = options }

  /// Runs the suite.
  func run(_ report: inout Report) {
    let book: FontBook
    do throws(FontError) {
      book = try FontBook.system()
    } catch {
      return Console.note("text: no fonts are installed; left out")
    }
    let workshop = options.usesPeers ? PeerWorkshop() : nil
    let peers = workshop?.textPeers() ?? []
    for tag in SampleText.tags {
      guard let sample = SampleText(tag: tag) else {
        report.fail("text: the text of \(tag) is missing")
        continue
      }
      run(tag, sample, book, peers, &report)
    }
  }

  private func run(
    _ tag: String, _ sample: SampleText, _ book: FontBook, _ peers: [Peer],
    _ report: inout Report
  ) {
    let measurer = FontTextMeasurer(fonts: book)
    var group = MeasurementGroup(title: "text: \(tag)")
    let figures = Figures(
      suite: .text, size: sample.text.utf16.count, divisor: 1000, unit: "us")
    do {
      try check(sample, measurer)
    } catch {
      return report.fail("\(group.title): \(error)")
    }
    addWarm(tag, sample, book, figures, &group)
    addKnownWords(tag, sample, book, figures, &group)
    addRaw(tag, sample, measurer, figures, &group)
    addNewWidth(tag, sample, measurer, figures, &group)
    addNewSize(tag, sample, measurer, figures, &group)
    addCold(tag, sample, figures, &group)
    for peer in peers {
      for phase in ["warm", "new-width", "new-size", "cold"] {
        add(peer, phase, tag, sample, figures, &group)
      }
    }
    group.run(rounds: options.rounds, &report)
  }

  private func request(_ text: String, _ language: String, size: Double = size) -> TextRequest {
    TextRequest(text: text, language: language, font: FontRequest(size: size))
  }

  /// The engine and the C calls must find the same advances, and the text must fill some lines.
  private func check(_ sample: SampleText, _ measurer: FontTextMeasurer) throws {
    let typeset = measurer.typeset(request(sample.text, sample.language))
    let lines = typeset.size(width: Self.width, height: nil).lineCount
    guard lines > 1, let raw = RawTextSetter(language: sample.language) else {
      throw WrongText(what: "lines", found: Double(lines), expected: 5)
    }
    let layout = typeset.layout(width: nil)
    guard layout.missingGlyphs.isEmpty else {
      throw WrongText(
        what: "missing glyphs", found: Double(layout.missingGlyphs.count), expected: 0)
    }
    let advance = raw.set(raw.paragraph(layout)) * Self.size
    // Advances are whole font units; sums of them in another order differ by rounding only.
    guard (advance - typeset.naturalWidth).magnitude <= advance * 1e-9 else {
      throw WrongText(what: "advances", found: typeset.naturalWidth, expected: advance)
    }
  }

  // MARK: Phases

  /// Faces and iterators are open, and the caches are emptied before each time.
  private func addWarm(
    _ tag: String, _ sample: SampleText, _ book: FontBook, _ figures: Figures,
    _ group: inout MeasurementGroup
  ) {
    let length = options.sampleLength
    let request = request(sample.text, sample.language)
    group.measure(figures.named(tag, "warm")) {
      let measurer = FontTextMeasurer(fonts: book)
      _ = measurer.typeset(request)
      return figures.value(
        Stopwatch.median(length: length) {
          measurer.removeCachedTexts()
        } _: {
          _ = measurer.typeset(request).size(width: Self.width, height: nil)
        })
    }
  }

  /// The text is new to the measurer, its words are not.
  private func addKnownWords(
    _ tag: String, _ sample: SampleText, _ book: FontBook, _ figures: Figures,
    _ group: inout MeasurementGroup
  ) {
    let length = options.sampleLength
    var sample = sample
    group.measure(figures.named(tag, "known-words")) {
      // Some texts have few orders of words; a measurer of the sample's own knows none of them.
      let measurer = FontTextMeasurer(fonts: book)
      for _ in 0..<Self.textsBefore {
        _ = measurer.typeset(request(sample.next(), sample.language))
      }
      var next = request("", sample.language)
      return figures.value(
        Stopwatch.median(length: length) {
          next = request(sample.next(), sample.language)
        } _: {
          _ = measurer.typeset(next).size(width: Self.width, height: nil)
        })
    }
  }

  /// The sum of the C calls for the same text.
  private func addRaw(
    _ tag: String, _ sample: SampleText, _ measurer: FontTextMeasurer, _ figures: Figures,
    _ group: inout MeasurementGroup
  ) {
    guard let raw = RawTextSetter(language: sample.language) else { return }
    let length = options.sampleLength
    var name = figures.named(tag, "warm")
    name.engine = EngineName.rawText
    group.measure(name) {
      let paragraph = raw.paragraph(
        measurer.typeset(request(sample.text, sample.language)).layout(width: nil))
      return figures.value(Stopwatch.median(length: length) { _ = raw.set(paragraph) })
    }
  }

  /// The text is set; the width is one that it has not been wrapped at.
  private func addNewWidth(
    _ tag: String, _ sample: SampleText, _ measurer: FontTextMeasurer, _ figures: Figures,
    _ group: inout MeasurementGroup
  ) {
    let length = options.sampleLength
    let typeset = measurer.typeset(request(sample.text, sample.language))
    var width = 200.0
    group.measure(figures.named(tag, "new-width")) {
      let repetitions = 50
      let median = Stopwatch.median(length: length) {
        for _ in 0..<repetitions {
          width = width < 400 ? width + 0.37 : width - 199.99
          _ = typeset.size(width: width, height: nil)
        }
      }
      return figures.value(median / Double(repetitions))
    }
  }

  /// The text has been set at other sizes.
  private func addNewSize(
    _ tag: String, _ sample: SampleText, _ measurer: FontTextMeasurer, _ figures: Figures,
    _ group: inout MeasurementGroup
  ) {
    let length = options.sampleLength
    var request = request(sample.text, sample.language)
    group.measure(figures.named(tag, "new-size")) {
      let repetitions = 50
      let median = Stopwatch.median(length: length) {
        for _ in 0..<repetitions {
          request.font.size = request.font.size < 30 ? request.font.size + 0.037 : 10.01
          _ = measurer.typeset(request).size(width: Self.width, height: nil)
        }
      }
      return figures.value(median / Double(repetitions))
    }
  }

  /// Nothing is open: the book of fonts is read, a face and the iterators are opened.
  private func addCold(
    _ tag: String, _ sample: SampleText, _ figures: Figures, _ group: inout MeasurementGroup
  ) {
    let request = request(sample.text, sample.language)
    group.measure(figures.named(tag, "cold")) {
      figures.value(
        try Stopwatch.nanoseconds {
          let measurer = FontTextMeasurer(fonts: try FontBook.system())
          _ = measurer.typeset(request).size(width: Self.width, height: nil)
        })
    }
  }

  private func add(
    _ peer: Peer, _ phase: String, _ tag: String, _ sample: SampleText, _ figures: Figures,
    _ group: inout MeasurementGroup
  ) {
    var name = figures.named(tag, phase)
    name.engine = peer.name
    let length = options.sampleLength
    group.measure(name) {
      let answer = try peer.ask([phase, sample.language, sample.path, "\(Int(length))"])
      guard answer.checksum.value > 1 else {
        throw WrongText(what: peer.name + " lines", found: answer.checksum.value, expected: 5)
      }
      return figures.value(answer.nanoseconds)
    }
  }
}

/// A text that was not set as it must be.
struct WrongText: Error, CustomStringConvertible {
  var what: String
  var found: Double
  var expected: Double

  var description: String { "\(what): \(found) instead of \(expected)" }
}
