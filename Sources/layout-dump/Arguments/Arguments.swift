internal import DesignTokens
internal import Localization
internal import UnicodeServices

/// What the command was asked to do.
struct Arguments {
  private(set) var command = ToolCommand.dump
  /// What is not an option, in order.
  private(set) var operands: [String] = []
  private var values: [OptionName: [String]] = [:]
  /// The options that say how a value is formatted; only `format` has them.
  private(set) var formatOptions = FormatOptions()

  /// Reads the arguments after the program's name.
  ///
  /// An option's value follows it or an equals sign. A value may begin with a minus and a digit,
  /// and `--` ends the options.
  init(_ arguments: [String]) throws(ToolError) {
    var rest = arguments[...]
    if let first = rest.first, let command = ToolCommand(rawValue: first) {
      self.command = command
      rest.removeFirst()
    }
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      if argument == "-" || !argument.hasPrefix("-") || Self.isNegativeNumber(argument) {
        operands.append(argument)
        continue
      }
      try readOption(argument, &rest)
    }
  }

  private static func isNegativeNumber(_ argument: String) -> Bool {
    let bytes = argument.utf8
    guard let second = bytes.dropFirst().first else { return false }
    return bytes.first == 0x2D && (0x30...0x39).contains(second)
  }

  private mutating func readOption(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(ToolError) {
    if argument == "-h" {
      values[.help, default: []].append("")
      return
    }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let written = String(parts[0])
    if command == .format, let option = FormatOption(rawValue: String(written.dropFirst(2))) {
      let value = option.takesValue ? try value(of: written, option.valueName, parts, &rest) : ""
      do throws(FormatRequestError) {
        try formatOptions.set(option, to: value)
      } catch {
        throw .usage(error.description)
      }
      return
    }
    guard written.hasPrefix("--"), let option = OptionName(rawValue: String(written.dropFirst(2)))
    else { throw unknown(written) }
    guard command.options.contains(option) else {
      throw .usage("'\(command.rawValue)' has no option '\(written)'")
    }
    guard let valueName = option.valueName else {
      guard parts.count == 1 else { throw .usage("'\(written)' takes no value") }
      values[option, default: []].append("")
      return
    }
    let value = try value(of: written, valueName, parts, &rest)
    if !option.isRepeatable, values[option] != nil {
      throw .usage("'\(written)' is given twice")
    }
    values[option, default: []].append(value)
  }

  /// The value behind an equals sign, else the next word.
  private func value(
    of written: String, _ valueName: String, _ parts: [Substring],
    _ rest: inout ArraySlice<String>
  ) throws(ToolError) -> String {
    if parts.count == 2 { return String(parts[1]) }
    guard let next = rest.first, !next.hasPrefix("--") else {
      throw .usage("'\(written)' needs a value: \(valueName)")
    }
    rest.removeFirst()
    return next
  }

  private func unknown(_ written: String) -> ToolError {
    var names = command.options.map { "--\($0.rawValue)" }
    if command == .format { names += FormatOption.allCases.map { "--\($0.rawValue)" } }
    let near = names.map { (name: $0, distance: editDistance($0, written)) }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
    let hint =
      if let near, near.distance <= 3, written.utf8.count < 40 {
        "; did you mean '\(near.name)'?"
      } else {
        ""
      }
    return .usage("unknown option '\(written.printable)'\(hint)")
  }

  /// Whether an option is given.
  func has(_ option: OptionName) -> Bool { values[option] != nil }

  /// The value of an option, nil when it is not given.
  subscript(option: OptionName) -> String? { values[option]?.last }

  /// The values of an option that may be repeated.
  func all(_ option: OptionName) -> [String] { values[option] ?? [] }

  /// An option's value as one of a list of words.
  func choice<Value: RawRepresentable & CaseIterable>(
    _ option: OptionName, _: Value.Type
  ) throws(ToolError) -> Value? where Value.RawValue == String {
    guard let word = self[option] else { return nil }
    if let value = Value(rawValue: word) { return value }
    let words = Value.allCases.map { $0.rawValue }
    throw .usage(
      "'\(word.printable)' is no value of '--\(option.rawValue)'; it is one of "
        + words.joined(separator: ", "))
  }

  /// The text size of `--text-size`, by its own name or UIKit's.
  func textSize() throws(ToolError) -> DynamicTypeSize? {
    if let word = self[.textSize], let size = DynamicTypeSize(name: word) { return size }
    return try choice(.textSize, DynamicTypeSize.self)
  }

  /// An option's value as a length in points; nil when the option is not given, and in it nil for
  /// `none`.
  func length(_ option: OptionName) throws(ToolError) -> Double?? {
    guard let word = self[option] else { return nil }
    if word == "none" { return .some(nil) }
    if word == "infinity" { return .infinity }
    let isDecimal = word.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    guard isDecimal, let number = Double(word), number >= 0, number <= 1e9 else {
      throw .usage(
        "'\(word.printable)' is no length for '--\(option.rawValue)'; give points from 0 to 1e9, "
          + "none or infinity")
    }
    return number
  }
}
