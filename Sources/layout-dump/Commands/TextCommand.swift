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
      layout, role: role?.rawValue, showsBreaks: arguments.has(.breaks),
      explainsBreaks: arguments.has(.explain))
    switch output.form {
    case .json: try output.write(report.json())
    case .text: try output.write(report.text())
    case .svg: try output.write(layout.svg())
    }
  }

  private func request() throws(ToolError) -> (TextRequest, TextRole?) {
    let locale = try arguments[.locale].map { id throws(ToolError) in
      try SceneConfiguration.locale(id)
    }
    if let locale { LocaleNotice.report(locale) }
    let size = try arguments.textSize() ?? .large
    var request = TextRequest(text: string, language: (locale ?? .standard).icuID)
    var role: TextRole? = .body
    if let points = try arguments.length(.size), let points {
      role = nil
      request.font = FontRequest(size: points)
    } else {
      let style = TextRole.body.style(at: size)
      request.font = FontRequest(size: style.pointSize, lineHeight: style.lineHeight)
    }
    if let word = try arguments.choice(.direction, DirectionChoice.self) {
      request.layoutDirection = word.direction ?? LayoutDirection(of: locale ?? .standard)
    }
    request.paragraphDirection =
      try arguments.choice(.paragraphDirection, ParagraphDirection.self) ?? .auto
    request.alignment = try arguments.choice(.alignment, TextAlignment.self) ?? .leading
    request.truncationMode = try arguments.choice(.truncation, TruncationMode.self) ?? .tail
    request.emergencyBreaks = !arguments.has(.noEmergencyBreaks)
    if let limit = arguments[.lineLimit] {
      guard let lines = Int(limit), lines > 0 else {
        throw .usage("'\(limit.printable)' is no line limit; it is a whole number from 1 on")
      }
      request.lineLimit = lines
    }
    return (request, role)
  }
}
