public import UnicodeServices

/// A place in one of a catalog's files.
public struct CatalogPlace: Hashable, Sendable {
  /// The index of the file in ``StringCatalog/files``.
  public var file: Int32

  /// The byte offset in it.
  public var offset: Int32

  /// Creates a place.
  public init(file: Int, offset: Int) {
    self.file = Int32(truncatingIfNeeded: file)
    self.offset = Int32(truncatingIfNeeded: offset)
  }
}

/// How far a translation has come.
public enum TranslationState: String, Hashable, Sendable {
  /// Not translated yet; an empty value counts as none.
  case new
  /// Done.
  case translated
  /// Somebody should look at it again.
  case needsReview = "needs_review"
  /// Made by a machine.
  case machineTranslated = "machine_translated"
  /// Any other word.
  case unknown
}

/// One text with its state.
public struct StringUnit: Hashable, Sendable {
  /// The text as it stands in the catalog.
  public var value: String

  /// How far the translation has come.
  public var state: TranslationState

  /// The key whose text this one stands for (Android's `@string/name`).
  public var reference: String?

  /// Where the value stands.
  public var place: CatalogPlace

  /// Creates a unit.
  public init(_ value: String, state: TranslationState = .translated, place: CatalogPlace) {
    self.value = value
    self.state = state
    self.place = place
  }

  /// A text that nobody wrote yet.
  public var isAbsent: Bool { state == .new && value.isEmpty }
}

/// A text, or the variations of it, in one language.
public struct LocalizedString: Hashable, Sendable {
  /// The plain text.
  public var unit: StringUnit?

  /// Texts by plural category, in the catalog's order.
  public var plural: [Variation<PluralCategory>] = []

  /// Texts by exact number, which win over the category (ICU's `=1`).
  public var exact: [Variation<String>] = []

  /// Texts by plural category of ranks, such as "2nd".
  public var ordinal: [Variation<PluralCategory>] = []

  /// Texts by the number of gettext's plural form.
  public var forms: NumberedForms?

  /// Texts by device, in the catalog's order.
  public var device: [Variation<String>] = []

  /// Texts by width, in the catalog's order.
  public var width: [Variation<Int>] = []

  /// The texts that `%#@name@` stands for.
  public var substitutions: [Substitution] = []

  /// Where it begins.
  public var place: CatalogPlace

  /// Creates a text without content.
  public init(place: CatalogPlace) {
    self.place = place
  }

  /// Creates a plain text.
  public init(_ unit: StringUnit) {
    self.unit = unit
    place = unit.place
  }

  /// One case of a variation.
  public struct Variation<Key: Hashable & Sendable>: Hashable, Sendable {
    /// When the text is used.
    public var key: Key

    /// The text.
    public var content: LocalizedString

    /// Creates a case.
    public init(_ key: Key, _ content: LocalizedString) {
      self.key = key
      self.content = content
    }
  }

  /// Whether there is only a text.
  public var isFlat: Bool {
    plural.isEmpty && ordinal.isEmpty && device.isEmpty && width.isEmpty && exact.isEmpty
      && forms == nil
  }

  /// Whether there is neither a text nor a variation.
  public var isEmpty: Bool { isFlat && (unit?.isAbsent ?? true) && substitutions.isEmpty }

  /// All texts with the way to each, in the catalog's order.
  public var leaves: [(path: [String], unit: StringUnit)] {
    var result: [(path: [String], unit: StringUnit)] = []
    if let unit { result.append(([], unit)) }
    func add<Key>(_ name: String, _ variations: [Variation<Key>], _ shown: (Key) -> String) {
      for variation in variations {
        for leaf in variation.content.leaves {
          result.append(([name, shown(variation.key)] + leaf.path, leaf.unit))
        }
      }
    }
    add("device", device) { $0 }
    add("plural", plural) { $0.rawValue }
    add("exact", exact) { $0 }
    add("form", forms?.texts ?? []) { String($0) }
    add("ordinal", ordinal) { $0.rawValue }
    add("width", width) { String($0) }
    for substitution in substitutions {
      for leaf in substitution.content.leaves {
        result.append((["substitutions", substitution.name] + leaf.path, leaf.unit))
      }
    }
    return result
  }
}

/// Texts that an expression over the number chooses from.
public struct NumberedForms: Hashable, Sendable {
  /// Gives the number of the form.
  public var expression: PluralExpression

  /// The texts by number.
  public var texts: [LocalizedString.Variation<Int>]

  /// Creates forms.
  public init(expression: PluralExpression, texts: [LocalizedString.Variation<Int>]) {
    self.expression = expression
    self.texts = texts
  }

  /// The text for a number; the last one where the expression leads outside.
  public func text(for number: Int64) -> LocalizedString? {
    let form = expression.value(for: number)
    return (texts.first { Int64($0.key) == form } ?? texts.max { $0.key < $1.key })?.content
  }
}

/// A part of a text that varies by one of its arguments.
public struct Substitution: Hashable, Sendable {
  /// The name in `%#@name@`.
  public var name: String

  /// The position of the argument, from 1; nil takes that of the token.
  public var argumentNumber: Int?

  /// The specifier that `%arg` stands for, without its percent sign.
  public var formatSpecifier: String

  /// The variations.
  public var content: LocalizedString

  /// Where it begins.
  public var place: CatalogPlace

  /// Creates a substitution.
  public init(
    name: String, argumentNumber: Int?, formatSpecifier: String, content: LocalizedString,
    place: CatalogPlace
  ) {
    self.name = name
    self.argumentNumber = argumentNumber
    self.formatSpecifier = formatSpecifier
    self.content = content
    self.place = place
  }
}

/// A key and its texts in all languages.
public struct StringEntry: Hashable, Sendable {
  /// What the program asks for.
  public var key: String

  /// How the texts take arguments.
  public var syntax: MessageSyntax

  /// A note for translators.
  public var comment: String?

  /// Where the key comes from, such as `manual` or `stale`.
  public var extractionState: String?

  /// Whether other languages need a text of their own.
  public var shouldTranslate = true

  /// What the program says about the arguments of a message.
  public var placeholders: [String: MessagePlaceholder]?

  /// Where the key stands.
  public var place: CatalogPlace

  /// The texts, by index into ``StringCatalog/localizations``, in the catalog's order.
  public var texts: [Text] = []

  /// A text in one language.
  public struct Text: Hashable, Sendable {
    /// The index into ``StringCatalog/localizations``.
    public var localization: Int

    /// The text.
    public var content: LocalizedString

    /// Creates a text.
    public init(localization: Int, content: LocalizedString) {
      self.localization = localization
      self.content = content
    }
  }

  /// The place in ``texts`` of a language's text, which is added without content if there is none.
  mutating func indexOfText(in localization: Int, addedAt place: CatalogPlace) -> Int {
    if let known = texts.firstIndex(where: { $0.localization == localization }) { return known }
    texts.append(Text(localization: localization, content: LocalizedString(place: place)))
    return texts.count - 1
  }

  /// Creates a key without texts.
  public init(key: String, syntax: MessageSyntax, place: CatalogPlace) {
    self.key = key
    self.syntax = syntax
    self.place = place
  }

  /// The text in one language.
  public func text(_ localization: Int) -> LocalizedString? {
    texts.first { $0.localization == localization }?.content
  }
}

/// What a program says about one argument of a message.
public struct MessagePlaceholder: Hashable, Sendable {
  /// The type, such as `int`, `String` or `DateTime`.
  public var type: String?

  /// How the value is shown, such as `compact`.
  public var format: String?

  /// Creates a declaration.
  public init(type: String? = nil, format: String? = nil) {
    self.type = type
    self.format = format
  }

  /// Whether the value is a number.
  public var isNumber: Bool { ["int", "num", "double"].contains(type) }
}

/// How a text takes arguments.
public enum MessageSyntax: Hashable, Sendable {
  /// C's and Apple's specifiers: `%lld`, `%@`, `%#@name@`.
  case printf
  /// Java's specifiers, of Android.
  case java
  /// ICU messages, of Flutter: `{name}`, `{n, plural, …}`.
  case icuMessage
  /// i18next's: `{{name}}`, `$t(key)`.
  case i18next
  /// No arguments at all.
  case verbatim
}

extension MessageSyntax {
  /// Whether a text can be another one than it is written as when there are no arguments.
  ///
  /// Specifiers stay as they are without arguments; quotes and braces of messages do not.
  func mayNeedParsing(_ text: String) -> Bool {
    switch self {
    case .printf, .java, .verbatim: false
    case .icuMessage: text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "'") }
    case .i18next: text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "$") }
    }
  }
}
