/// The subcommands.
enum ToolCommand: String, CaseIterable {
  case dump, explain, text, format, strings, roles, palettes, gallery, locales

  /// What follows the name in the usage.
  var operands: String {
    switch self {
    case .dump: "SCENE"
    case .explain: "SCENE ID"
    case .text: "STRING"
    case .format: "KIND VALUE…"
    case .strings: "resolve FILE KEY [ARG…] | lint FILE… | keys FILE"
    case .roles: ""
    case .palettes: "[NAME|FILE…]"
    case .gallery: ""
    case .locales: "[ID…]"
    }
  }

  var summary: String {
    switch self {
    case .dump: "prints the frame tree of a scene (the default command)"
    case .explain: "prints why a node has its size: every proposal, answer and cause"
    case .text: "prints one paragraph: its lines and runs"
    case .format: "prints one formatted value: number, percent, price, date, list, …"
    case .strings: "looks a key up in a string table, reports its faults, or lists its keys"
    case .roles: "prints the font of every text role at a text size"
    case .palettes: "prints the contrast of palettes, and the least change that would be enough"
    case .gallery: "lists the built-in scenes"
    case .locales: "prints what is known of locales: direction, script, digits, calendar, plurals"
    }
  }

  var options: [OptionName] {
    switch self {
    case .dump, .explain:
      [
        .locale, .direction, .textSize, .width, .height, .safeArea, .keyboard, .strings, .fonts,
        .colorScheme, .scale, .timeZone, .now, .boldText, .scaler, .theme, .palette, .skin,
        .pseudo, .locales, .modifiers, .format, .output, .noColor, .help, .version,
      ]
    case .text:
      [
        .locale, .direction, .paragraphDirection, .textSize, .scaler, .boldText, .theme, .skin,
        .role, .size, .fontWidth, .font, .fonts, .width, .height, .textCase, .tabInterval,
        .unbreakable, .alignment, .lineLimit, .truncation, .noEmergencyBreaks, .breaks, .explain,
        .format,
        .output,
        .noColor, .help, .version,
      ]
    case .format:
      [.locale, .timeZone, .now, .format, .output, .noColor, .help, .version]
    case .strings:
      [
        .locale, .matching, .device, .variableWidth, .isolate, .pseudo, .table, .sourceLanguage,
        .timeZone, .failOn, .fix, .format, .output, .noColor, .help, .version,
      ]
    case .roles:
      [.textSize, .scaler, .boldText, .theme, .format, .output, .noColor, .help, .version]
    case .palettes: [.colorScheme, .skin, .words, .format, .output, .noColor, .help, .version]
    case .gallery, .locales: [.format, .output, .noColor, .help, .version]
    }
  }

  /// Whether the result can be a picture.
  var drawsPictures: Bool { self == .dump || self == .text }
}
