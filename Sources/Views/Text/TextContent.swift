internal import Localization

/// What a text says, before the environment's locale has formatted it.
enum TextContent: Sendable {
  /// A string that is shown as it is.
  case verbatim(String)

  /// A key, looked up in the string tables of the environment, and its arguments.
  case key(String, [TextArgument])

  /// A value, formatted with the captured locale.
  case value(TextValue)
}
