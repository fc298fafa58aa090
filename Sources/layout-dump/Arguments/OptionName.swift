/// The options of the command; each means the same in every subcommand that has it.
enum OptionName: String, CaseIterable {
  case locale, direction
  case textSize = "text-size"
  case width, height
  case safeArea = "safe-area"
  case keyboard, strings, fonts
  case colorScheme = "color-scheme"
  case scale, format, output
  case timeZone = "time-zone"
  case now, modifiers, font, size, breaks, explain, alignment, truncation
  case noEmergencyBreaks = "no-emergency-breaks"
  case lineLimit = "line-limit"
  case paragraphDirection = "paragraph-direction"
  case fontWidth = "font-width"
  case textCase = "text-case"
  case tabInterval = "tab-interval"
  case unbreakable
  case boldText = "bold-text"
  case scaler, theme, palette, skin, words, role
  case locales, pseudo, device, matching, isolate, table
  case variableWidth = "variable-width"
  case sourceLanguage = "source-language"
  case failOn = "fail-on"
  case fix
  case noColor = "no-color"
  case help, version

  /// What stands for the value in the help; nil for an option without one.
  var valueName: String? {
    switch self {
    case .locale: "ID"
    case .direction: "auto|leftToRight|rightToLeft"
    case .textSize: "SIZE"
    case .width, .height, .size, .lineLimit, .keyboard, .tabInterval: "N"
    case .fontWidth: "NAME|N"
    case .textCase: "uppercase|lowercase"
    case .unbreakable: "START..END|TEXT"
    case .safeArea: "TOP,LEADING,BOTTOM,TRAILING"
    case .locales: "DIR"
    case .scaler: "apple|macOS|android[:SCALE]|linear:FACTOR"
    case .theme: "NAME|FILE"
    case .palette: "NAME|FILE"
    case .skin: "NAME"
    case .words: "TEXT"
    case .role: "NAME"
    case .pseudo: "MODE[,MODE…]"
    case .device, .table: "NAME"
    case .matching: "apple|cldr|android"
    case .isolate: "auto|always|never"
    case .variableWidth: "N"
    case .sourceLanguage: "ID"
    case .failOn: "note|warning|error"
    case .font: "FILE[#FACE]"
    case .alignment: "leading|center|trailing|natural|justified"
    case .truncation: "head|middle|tail"
    case .paragraphDirection: "auto|content|leftToRight|rightToLeft"
    case .strings, .output: "FILE"
    case .fonts: "system|synthetic|DIR"
    case .colorScheme: "light|dark"
    case .scale: "1|2|3"
    case .format: "text|json|svg"
    case .timeZone: "ID"
    case .now: "ISO8601"
    case .modifiers, .boldText, .breaks, .explain, .noEmergencyBreaks, .fix, .noColor, .help,
      .version:
      nil
    }
  }

  /// Whether the option may stand more than once.
  var isRepeatable: Bool { self == .strings || self == .font || self == .unbreakable }

  /// What the option does, in one line.
  var summary: String {
    switch self {
    case .locale: "the locale, BCP 47 or ICU's spelling (default en-US)"
    case .direction: "the layout direction; auto is the locale's"
    case .textSize: "xSmall … xxxLarge, accessibility1 … accessibility5 (default large)"
    case .width: "the host's width in points, none for unspecified, infinity"
    case .height: "the host's height, likewise"
    case .safeArea: "what bars and notches cover of the host, in points"
    case .keyboard: "how high a keyboard stands above the host's bottom edge"
    case .strings: "a string table; may be repeated"
    case .fonts: "where the faces come from"
    case .colorScheme: "light or dark"
    case .scale: "pixels a point; frames on whole pixels are shown too"
    case .format: "the form of the output (default text)"
    case .output: "write to a file instead of standard output"
    case .timeZone: "the time zone of dates (default UTC)"
    case .now: "the present time, for times relative to it; nothing reads the clock"
    case .modifiers: "show modifiers as nodes of their own"
    case .boldText: "text as for a person who wants it bolder"
    case .scaler: "how text grows with the wanted size (default apple)"
    case .theme: "the theme: kit, atomic, a theme document or a stored theme (JSON)"
    case .palette: "the palette of the screen, by name or in JSON; it moves no frame"
    case .skin: "the skin of the screen; its typeface may change texts"
    case .words: "also the palette that words make, such as 'quiet forest'"
    case .role: "the role of the text, or a style of the theme (default body)"
    case .locales: "the folder of the gallery's own string tables"
    case .pseudo: "transform the texts: accent, bidi, double, tall, longWord, short, bounded, …"
    case .device: "the device of texts that vary by device, such as iphone"
    case .matching: "how the languages of a catalog are matched"
    case .isolate: "whether values are put into bidi isolates"
    case .table: "the table of a folder of tables"
    case .variableWidth: "the most that a text of a width variation may be wide"
    case .sourceLanguage: "the language of the source texts, if the files do not say it"
    case .failOn: "the severity from which on findings make the exit code 1 (default error)"
    case .fix: "write the suggestions that are certain into the files, report the rest"
    case .font: "a font file, in cascade order; may be repeated"
    case .size: "the size of the font in points; without it that of the role"
    case .breaks: "list the offsets at which a line may end"
    case .explain: "say which break opportunities were considered for each line"
    case .alignment: "how the lines are aligned"
    case .truncation: "where a text that does not fit is cut"
    case .noEmergencyBreaks: "never break inside a word that is wider than the line"
    case .lineLimit: "the greatest number of lines"
    case .paragraphDirection: "how the direction of a paragraph is found"
    case .fontWidth: "the width of letters: condensed, expanded, …, or 50 to 200 per cent"
    case .textCase: "show the text in capitals or small letters, by the locale's rules"
    case .tabInterval: "how far apart tab stops are, in points (default eight spaces)"
    case .unbreakable: "a part that no line break divides, in UTF-16 offsets; may be repeated"
    case .noColor: "no colours, also on a terminal"
    case .help: "show the usage"
    case .version: "show the versions of the tool and its libraries"
    }
  }
}
