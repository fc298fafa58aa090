internal import Localization
internal import UnicodeServices
internal import Views

/// `layout-dump format KIND VALUE…`: one formatted value.
struct FormatCommand {
  private let request: FormatRequest
  private let context: FormatContext
  private let output: Output

  init(_ arguments: Arguments) throws(ToolError) {
    output = try Output(arguments)
    guard let kind = arguments.operands.first else {
      let kinds = FormatKind.allCases.map { $0.rawValue }.joined(separator: ", ")
      throw .usage("give a kind and its values; kinds are \(kinds)")
    }
    let locale = try arguments[.locale].map { id throws(ToolError) in
      try SceneConfiguration.locale(id)
    }
    if let locale { LocaleNotice.report(locale) }
    let now = try arguments[.now].map { text throws(ToolError) in
      try SceneConfiguration.moment(text)
    }
    do throws(FormatRequestError) {
      request = try FormatRequest(
        kind: kind, values: Array(arguments.operands.dropFirst()),
        options: arguments.formatOptions)
    } catch {
      throw .usage(error.description)
    }
    do throws(FormatError) {
      context = try FormatContext(
        locale: locale ?? .standard, timeZone: arguments[.timeZone] ?? "UTC", now: now)
    } catch {
      throw .usage(error.description)
    }
  }

  func run() throws(ToolError) {
    let result: FormatResult
    do throws(FormatRequestError) {
      result = try request.run(in: context)
    } catch {
      throw .usage(error.description)
    }
    switch output.form {
    case .json: try output.write(result.json())
    case .text, .svg: try output.write(result.output + "\n")
    }
  }
}
