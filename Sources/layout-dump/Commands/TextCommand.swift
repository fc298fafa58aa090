internal import DesignTokens
internal import Geometry
internal import Inspection
internal import Typesetting
internal import UnicodeServices
internal import Views

/// `layout-dump text STRING`: one paragraph, its lines and runs.
struct TextCommand {
  private let arguments: Arguments
  private let output: Output
  private let string: String

  init(_ arguments: Arguments) throws(ToolError) {
    guard let string = arguments.operands.first else {
      throw .usage("give a text: layout-dump text STRING")
    }
    guard arguments.operands.count == 1 else {
      throw .usage("'text' takes one text; put it in quotes")
    }
    self.string = string
    self.arguments = arguments
    output = try Output(arguments)
  }

  func run() throws(ToolError) {
    let (request, role) = try request()
    let width = try arguments.length(.width) ?? .none
    let height = try arguments.length(.height) ?? .none
    let measurer = try Fonts.measurer(arguments)
    let layout = measurer.typeset(request).layout(width: width, height: height)
    let report = TextReport(
      layout, role: role, showsBreaks: arguments.has(.breaks),
      explainsBreaks: arguments.has(.explain))
    switch output.form {
    case .json: try output.write(report.json())
    case .text: try output.write(report.text())
    case .svg: try output.write(layout.svg())
    }
  }

  /// The font of `--role` or of `--size`, as theme, skin, text size and bold text make it.
  private func font(
    _ locale: LocaleIdentifier
  ) throws(ToolError) -> (FontRequest, role: String?) {
    var environment = EnvironmentValues(locale: locale)
    if let tokens = try ThemeOption.read(arguments, scheme: nil)?.theme.tokens(over: .kit) {
      environment.tokens = tokens
    }
    if let skin = try SceneConfiguration.skin(arguments) {
      environment.appearance = Appearance(palette: Appearance.standard.palette, skin: skin)
    }
    environment.dynamicTypeSize = try arguments.textSize() ?? .large
    environment.textScaling = try SceneConfiguration.scaler(arguments) ?? .apple
    environment.isBoldTextEnabled = arguments.has(.boldText)
    if let points = try arguments.length(.size), let points {
      if arguments.has(.role) { throw .usage("a text has a '--role' or a '--size', not both") }
      return (Font.system(size: points).request(in: environment), nil)
    }
    let name = arguments[.role] ?? TextRole.body.rawValue
    if environment.tokens.typography.styles[name] != nil {
      return (Font.style(name).request(in: environment), name)
    }
    guard let font = TextFont(name: name) else {
      throw .usage(
        "'\(name.printable)' is no role; it is one of "
          + TextRole.allCases.map { $0.rawValue }.joined(separator: ", ")
          + ", a family's step such as label.sm, or a style of the theme")
    }
    return (Font(font).request(in: environment), font.role?.rawValue ?? name)
  }

  private func request() throws(ToolError) -> (TextRequest, String?) {
    let locale = try arguments[.locale].map { id throws(ToolError) in
      try SceneConfiguration.locale(id)
    }
    if let locale { LocaleNotice.report(locale) }
    var request = TextRequest(text: string, language: (locale ?? .standard).icuID)
    let (font, role) = try font(locale ?? .standard)
    request.font = font
    if let word = try arguments.choice(.direction, DirectionChoice.self) {
      request.layoutDirection = word.direction ?? LayoutDirection(of: locale ?? .standard)
    }
    request.paragraphDirection =
      try arguments.choice(.paragraphDirection, ParagraphDirection.self) ?? .auto
    request.alignment = try arguments.choice(.alignment, TextAlignment.self) ?? .leading
    request.truncationMode = try arguments.choice(.truncation, TruncationMode.self) ?? .tail
    request.emergencyBreaks = !arguments.has(.noEmergencyBreaks)
    request.font.width = try fontWidth() ?? request.font.width
    request.tabInterval = try tabInterval()
    request.unbreakableRanges = try unbreakable()
    if let textCase = try arguments.choice(.textCase, TextCasing.self) {
      change(&request, to: textCase)
    }
    if let limit = arguments[.lineLimit] {
      guard let lines = Int(limit), lines > 0 else {
        throw .usage("'\(limit.printable)' is no line limit; it is a whole number from 1 on")
      }
      request.lineLimit = lines
    }
    return (request, role)
  }

  /// The width of `--font-width`: a name or per cent.
  private func fontWidth() throws(ToolError) -> FontWidth? {
    guard let word = arguments[.fontWidth] else { return nil }
    if let name = FontWidthName(rawValue: word) { return name.width }
    guard let percent = Double(word), percent >= 50, percent <= 200 else {
      throw .usage(
        "'\(word.printable)' is no value of '--font-width'; it is one of "
          + FontWidthName.allCases.map { $0.rawValue }.joined(separator: ", ")
          + ", or per cent from 50 to 200")
    }
    return FontWidth(percent)
  }

  private func tabInterval() throws(ToolError) -> Double? {
    guard let word = arguments[.tabInterval], let length = try arguments.length(.tabInterval)
    else { return nil }
    guard let points = length, points > 0, points.isFinite else {
      throw .usage(
        "'\(word.printable)' is no value of '--tab-interval'; give points above 0, or leave it out")
    }
    return points
  }

  /// The ranges of `--unbreakable`, which are given by offsets or as a part of the text.
  private func unbreakable() throws(ToolError) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for word in arguments.all(.unbreakable) {
      let (found, missing) = UnbreakablePart.ranges(
        of: [Self.range(word).map { .range($0) } ?? .text(word)], in: string)
      guard missing.isEmpty else {
        throw .usage(
          "'\(word.printable)' is no value of '--unbreakable'; it is a part of the text, or offsets "
            + "START..END that ascend, from 0 to \(string.utf16.count)")
      }
      ranges += found
    }
    return ranges
  }

  /// The offsets of a word such as `3..12`; nil for another word.
  private static func range(_ word: String) -> Range<Int>? {
    let bytes = Array(word.utf8)
    guard let dots = bytes.firstIndex(of: 0x2E), bytes.dropFirst(dots).starts(with: "..".utf8)
    else { return nil }
    let start = bytes[..<dots]
    let end = bytes[(dots + 2)...]
    guard (start + end).allSatisfy({ (0x30...0x39).contains($0) }),
      let lower = Int(String(decoding: start, as: UTF8.self)),
      let upper = Int(String(decoding: end, as: UTF8.self)), lower <= upper
    else { return nil }
    return lower..<upper
  }

  /// Sets the case of the text, by the rules of its language, and moves the ranges with it.
  private func change(_ request: inout TextRequest, to textCase: TextCasing) {
    let ranges = request.unbreakableRanges
    let (text, offsets) = textCase.apply(
      to: request.text, locale: request.language,
      offsets: ranges.flatMap { [$0.lowerBound, $0.upperBound] })
    request.text = text
    request.unbreakableRanges = ranges.indices.map {
      offsets[2 * $0]..<max(offsets[2 * $0], offsets[2 * $0 + 1])
    }
  }
}
