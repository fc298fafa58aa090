import Foundation
import Geometry
import Testing
import Typesetting

@Suite struct FontTests {
  private static let system = Result { FontTextMeasurer(fonts: try FontBook.system()) }

  private func fonts(
    _ text: String, _ language: String, weight: FontWeight = .regular, family: String? = nil
  ) throws -> [FontIdentity] {
    let line = try Self.system.get().typeset(
      TextRequest(
        text: text, language: language,
        font: FontRequest(size: 17, weight: weight, family: family))
    ).layout(width: nil).lines.first
    return try #require(line).runs.map(\.font)
  }

  @Test func `a language chooses the faces of its script`() throws {
    let arabic = "\u{645}\u{631}\u{62D}"
    #expect(try fonts(arabic, "ar")[0].name == "Noto Sans Arabic")
    #expect(try fonts(arabic, "en")[0].name == "Noto Sans Arabic")
    #expect(try fonts(arabic, "ur-PK")[0].name == "Noto Nastaliq Urdu")
    #expect(try fonts(arabic, "ks")[0].name == "Noto Nastaliq Urdu")
    let han = "\u{76F4}"
    #expect(try fonts(han, "ja")[0].name == "Noto Sans CJK JP")
    #expect(try fonts(han, "ko_KR")[0].name == "Noto Sans CJK KR")
    #expect(try fonts(han, "zh-Hans")[0].name == "Noto Sans CJK SC")
    #expect(try fonts(han, "zh-TW")[0].name == "Noto Sans CJK TC")
    #expect(try fonts(han, "zh-HK")[0].name == "Noto Sans CJK HK")
    #expect(try fonts(han, "en")[0].name == "Noto Sans CJK JP")
  }

  @Test func `every script with a Noto face has one`() throws {
    let samples: [(String, String)] = [
      ("\u{5D0}", "Noto Sans Hebrew"), ("\u{915}", "Noto Sans Devanagari"),
      ("\u{995}", "Noto Sans Bengali"), ("\u{A95}", "Noto Sans Gujarati"),
      ("\u{A15}", "Noto Sans Gurmukhi"), ("\u{B95}", "Noto Sans Tamil"),
      ("\u{C15}", "Noto Sans Telugu"), ("\u{C95}", "Noto Sans Kannada"),
      ("\u{D15}", "Noto Sans Malayalam"), ("\u{B15}", "Noto Sans Oriya"),
      ("\u{D9A}", "Noto Sans Sinhala"), ("\u{E01}", "Noto Sans Thai"),
      ("\u{E81}", "Noto Sans Lao"), ("\u{1780}", "Noto Sans Khmer"),
      ("\u{1000}", "Noto Sans Myanmar"), ("\u{10D0}", "Noto Sans Georgian"),
      ("\u{531}", "Noto Sans Armenian"), ("\u{1200}", "Noto Sans Ethiopic"),
      ("\u{F40}", "Noto Serif Tibetan"), ("\u{780}", "Noto Sans Thaana"),
      ("\u{710}", "Noto Sans Syriac"), ("\u{1F600}", "Noto Color Emoji"),
    ]
    for (sample, name) in samples { #expect(try fonts(sample, "en")[0].name == name) }
  }

  @Test func `a serif family brings the serif faces of scripts, Naskh for Arabic`() throws {
    let arabic = "\u{645}\u{631}\u{62D}"
    #expect(try fonts(arabic, "ar", family: "Noto Serif")[0].name == "Noto Naskh Arabic")
    #expect(try fonts(arabic, "ar", family: "Noto Naskh Arabic")[0].name == "Noto Naskh Arabic")
    #expect(try fonts(arabic, "ar", family: "Noto Sans")[0].name == "Noto Sans Arabic")
    #expect(try fonts(arabic, "ur", family: "Noto Serif")[0].name == "Noto Nastaliq Urdu")
    #expect(try fonts("\u{5D0}", "he", family: "Noto Serif")[0].name == "Noto Serif Hebrew")
    #expect(try fonts("a", "ar", family: "Noto Serif")[0].name == "Noto Serif")
  }

  @Test func `a variable font has every width of its axis`() throws {
    let path = Fixtures.directory.appendingPathComponent("Fonts/TestWidth.ttf").path
    let measurer = FontTextMeasurer(fonts: try FontBook(files: [path]))
    func run(_ width: Double, _ weight: FontWeight = .regular) throws -> TextRun {
      let request = TextRequest(
        text: "aa", font: FontRequest(size: 10, weight: weight, width: FontWidth(width)))
      return try #require(measurer.typeset(request).layout(width: nil).lines.first?.runs.first)
    }
    // An a is 500 units of 1000 wide, 250 less at width 75, 250 more at 125, 100 more in Bold.
    #expect(try run(100).width == 2 * 5 && run(75).width == 2 * 2.5)
    #expect(try run(125).width == 2 * 7.5 && run(112.5).width == 2 * 6.25)
    #expect(try run(125, .bold).width == 2 * 8.5)
    #expect(try run(112.5).font.widthUsed == FontWidth(112.5))
    // The axis ends at 75 and 125.
    #expect(try run(50).font.widthUsed == .condensed && run(50).font.widthWanted.value == 50)
    #expect(try run(200).width == run(125).width)
  }

  @Test func `a part of a text has its own width`() throws {
    let path = Fixtures.directory.appendingPathComponent("Fonts/TestWidth.ttf").path
    let measurer = FontTextMeasurer(fonts: try FontBook(files: [path]))
    let request = TextRequest(
      text: "aaa", font: FontRequest(size: 10), spans: [TextSpan(1..<2, width: .expanded)])
    let runs = try #require(measurer.typeset(request).layout(width: nil).lines.first?.runs)
    #expect(runs.map(\.width) == [5, 7.5, 5])
  }

  @Test func `spaces and digits between Arabic words are the primary face's`() throws {
    let names = try fonts("\u{645}\u{631}\u{62D} 12 \u{645}\u{631}\u{62D}", "ar").map(\.name)
    // Space, number and space are runs of their own: their levels are 1, 2 and 1.
    let sans = "Noto Sans"
    #expect(names == ["Noto Sans Arabic", sans, sans, sans, "Noto Sans Arabic"])
  }

  @Test func `semibold is Bold where there is nothing between`() throws {
    let semibold = try fonts("a", "en", weight: .semibold)[0]
    #expect(semibold.weightWanted == .semibold && semibold.weightUsed == .bold)
    #expect(semibold.file.hasSuffix("NotoSans-Bold.ttf"))
    #expect(try fonts("a", "en", weight: .medium)[0].weightUsed == .regular)
    #expect(try fonts("\u{645}", "ar", weight: .bold)[0].weightUsed == .bold)
  }

  @Test func `a variable font has every weight of its axis`() throws {
    let directory = "/usr/share/fonts/truetype/inter-vf"
    let measurer = FontTextMeasurer(
      fonts: try FontBook(files: [directory + "/Inter-roman.var.ttf"]))
    func line(_ weight: Int) throws -> TextLine {
      let request = TextRequest(
        text: "Hamburg", font: FontRequest(size: 20, weight: FontWeight(weight)))
      return try #require(measurer.typeset(request).layout(width: nil).lines.first)
    }
    var last = 0.0
    for weight in [300, 400, 600, 700, 900] {
      let line = try line(weight)
      #expect(line.runs[0].font.weightUsed == FontWeight(weight))
      #expect(line.frame.width > last, "heavier letters of Inter are wider")
      last = line.frame.width
    }
    // The axis ends at 100 and 900.
    #expect(try line(1).runs[0].font.weightUsed == FontWeight(100))
    #expect(try line(1000).runs[0].font.weightUsed == FontWeight(900))
    // A directory knows the family by the name of its files.
    let scanned = FontTextMeasurer(fonts: try FontBook(directory: directory))
    let request = TextRequest(text: "a", font: FontRequest(size: 20, family: "Inter"))
    let found = scanned.typeset(request).layout(width: nil).lines[0].runs[0].font
    #expect(found.name.hasPrefix("Inter"))
  }

  @Test func `a family asked for comes first`() throws {
    #expect(try fonts("a", "en", family: "Noto Serif")[0].name == "Noto Serif")
    #expect(try fonts("a", "en", family: "No Such Family")[0].name == "Noto Sans")
  }

  @Test func `a cluster stays in one face, emoji in theirs`() throws {
    #expect(try fonts("e\u{301}\u{323}", "en").count == 1)
    #expect(try fonts("1\u{FE0F}\u{20E3}", "en").map(\.name) == ["Noto Color Emoji"])
    #expect(try fonts("\u{1F1EA}\u{1F1EC}", "ar").map(\.name) == ["Noto Color Emoji"])
    #expect(try fonts("\u{2764}\u{FE0F}", "en").map(\.name) == ["Noto Color Emoji"])
    #expect(try fonts("\u{2764}\u{FE0E}", "en").map(\.name) != ["Noto Color Emoji"])
    #expect(try fonts("1", "en").map(\.name) == ["Noto Sans"])
  }

  @Test func `what no face has is named`() throws {
    let measurer = try Measurers.shared.measurer([Measurers.notoSans, Measurers.notoArabic])
    let layout = measurer.typeset(TextRequest(text: "a\u{4E00}\u{4E00}\u{301}b")).layout(width: nil)
    #expect(layout.missingGlyphs.map(\.range) == [1..<2, 2..<4])
    #expect(layout.missingGlyphs[0].scalars == ["\u{4E00}"])
    #expect(layout.missingGlyphs[1].scalars == ["\u{4E00}"])
    #expect(layout.missingGlyphs[0].fontsTried == ["NotoSans", "NotoSansArabic"])
    let hidden = measurer.typeset(TextRequest(text: "\u{0}\u{7}\u{200B}\u{2029}\u{FE0F}"))
    #expect(hidden.layout(width: nil).missingGlyphs.isEmpty)
    #expect(hidden.naturalWidth == 0)
  }

  @Test func `a face of a collection is chosen by its index`() throws {
    let path = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
    let measurer = FontTextMeasurer(fonts: try FontBook(files: [path + "#3"]))
    let line = measurer.typeset(TextRequest(text: "a")).layout(width: nil).lines[0]
    #expect(line.runs[0].font.name == "Noto Sans CJK TC")
    #expect(line.runs[0].font.faceIndex == 3)
  }

  @Test func `what cannot be opened is an error that names it`() throws {
    #expect(throws: FontError.unreadableFile(path: "/nowhere.ttf")) {
      try FontBook(files: ["/nowhere.ttf"])
    }
    #expect(
      throws: FontError.noSuchFace(path: Measurers.dejaVu, index: 7, faceCount: 1)
    ) {
      try FontBook(files: [Measurers.dejaVu + "#7"])
    }
    #expect(throws: FontError.noFonts(searched: [])) { try FontBook(files: []) }
    #expect(throws: FontError.unreadableDirectory(path: "/nowhere")) {
      try FontBook(directory: "/nowhere")
    }
    #expect(throws: FontError.noSuchFace(path: #filePath, index: 0, faceCount: 0)) {
      try FontBook(files: [#filePath])
    }
    let here = Fixtures.directory.appendingPathComponent("Text").path
    #expect(throws: FontError.noFonts(searched: [here])) { try FontBook(directory: here) }
  }

  @Test func `a directory has the cascade its names say`() throws {
    let measurer = FontTextMeasurer(
      fonts: try FontBook(directory: "/usr/share/fonts/truetype/dejavu"))
    #expect(measurer.fontSource == "/usr/share/fonts/truetype/dejavu")
    let line = measurer.typeset(TextRequest(text: "a\u{5D0}")).layout(width: nil).lines[0]
    #expect(Set(line.runs.map(\.font.name)) == ["DejaVu Sans"])
  }

  @Test func `the ellipsis comes down the cascade, and full stops stand in for it`() throws {
    func ellipsis(_ fonts: [String]) throws -> (TextRun?, Double) {
      let text = "\u{628}\u{628}\u{628} \u{628}\u{628}\u{628} \u{628}\u{628}\u{628}"
      let line = try Measurers.shared.measurer(fonts).typeset(
        TextRequest(text: text, language: "ar", lineLimit: 1)
      ).layout(width: 40).lines[0]
      return (line.runs.first(where: \.isEllipsis), line.frame.width)
    }
    // Noto Sans Arabic has no U+2026.
    let lent = try ellipsis([Measurers.notoArabic, Measurers.notoSans])
    #expect(lent.0?.font.name == "Noto Sans")
    let own = try ellipsis([Measurers.dejaVu])
    #expect(own.0?.font.name == "DejaVu Sans")
    #expect(lent.1 <= 40 && own.1 <= 40)
  }
}
