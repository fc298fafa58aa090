/// The subcommands.
enum ToolCommand: String, CaseIterable {
  case dump, gallery, locales

  /// What follows the name in the usage.
  var operands: String {
    switch self {
    case .dump: "SCENE"
    case .gallery: ""
    case .locales: "[ID…]"
    }
  }

  var summary: String {
    switch self {
    case .dump: "prints the frame tree of a scene (the default command)"
    case .gallery: "lists the built-in scenes"
    case .locales: "prints what is known of locales: direction, script, digits, calendar, plurals"
    }
  }

  var options: [OptionName] {
    switch self {
    case .dump:
      [
        .locale, .direction, .textSize, .width, .height, .strings, .fonts, .colorScheme, .scale,
        .timeZone, .now, .modifiers, .format, .output, .noColor, .help, .version,
      ]
    case .gallery, .locales: [.format, .output, .noColor, .help, .version]
    }
  }
}
