import DesignTokens
import Testing

@Suite struct ThemeRecoveryTests {
  static let old = StoredTheme.Entry(
    version: 1,
    value: .object([
      "colorScheme": .string("dark"), "accent": .integer(0x0055AA), "ground": .integer(0),
    ]))

  static func open(_ persistence: any ThemePersistence) -> Theme {
    Theme(
      persistence: persistence, scheme: .light, variants: [ThemeVariantFamily(BrandVariant.self)])
  }

  static func stored(_ entry: StoredTheme.Entry) -> InMemoryThemePersistence {
    InMemoryThemePersistence(StoredTheme(followsSystem: false, entries: ["brand": entry]))
  }

  @Test func `an older value is migrated and stored in its new form with the next change`() throws {
    let persistence = Self.stored(Self.old)
    let theme = Self.open(persistence)
    let expected = BrandColors(
      colorScheme: .dark, accent: HexColor(hex: 0x0055AA), ground: .black, margin: 12)
    #expect(theme.value(BrandColors.self) == expected)
    #expect(theme.issues.isEmpty && persistence.keptAside.isEmpty)
    try theme.merge(BrandVariant.forest.light)
    #expect(persistence.stored?.entries["brand"]?.version == 2)
  }

  /// Values that cannot be used, with a part of the report.
  static let unusable: [(StoredTheme.Entry, String)] = [
    (StoredTheme.Entry(version: 0, value: old.value), "no way from version 0 to 2"),
    (StoredTheme.Entry(version: 3, value: old.value), "version 3 is newer than 2"),
    (StoredTheme.Entry(version: 2, value: old.value), "'margin' is missing"),
    (StoredTheme.Entry(version: 2, value: .string("no")), "and text stands there"),
    (
      StoredTheme.Entry(
        version: 2,
        value: .object([
          "colorScheme": .string("dark"), "accent": .integer(-1), "ground": .integer(0),
          "margin": .integer(1),
        ])), "accent: UInt32 is wanted, and a number"
    ),
    (
      StoredTheme.Entry(
        version: 2,
        value: .object([
          "colorScheme": .string("dim"), "accent": .integer(0), "ground": .integer(0),
          "margin": .integer(1),
        ])), "colorScheme"
    ),
  ]

  @Test(arguments: 0..<unusable.count, [true, false])
  func `a value that cannot be used is kept aside and reported before it is overwritten`(
    _ index: Int, _ isReadFirst: Bool
  ) throws {
    let (entry, report) = Self.unusable[index]
    let persistence = Self.stored(entry)
    let theme = Self.open(persistence)
    if isReadFirst { #expect(theme.value(BrandColors.self) == .fallback) }
    try theme.apply(variant: BrandVariant.forest, for: .light)
    #expect(persistence.keptAside.map { $0.entries["brand"] } == [entry])
    #expect(theme.issues.count == 1)
    guard case .valueKeptAside("brand", let reason, "memory 1") = theme.issues.first else {
      Issue.record("\(theme.issues)")
      return
    }
    #expect(reason.contains(report), "\(reason)")
    #expect(Self.open(persistence).value(BrandColors.self) == BrandVariant.forest.light)
  }

  /// A place that holds something unusable, and may refuse to copy it.
  struct Broken: ThemePersistence {
    let error: ThemePersistenceError
    let copies: Bool
    let memory = InMemoryThemePersistence()

    func load() throws(ThemePersistenceError) -> StoredTheme? { throw error }
    func save(_ theme: StoredTheme) throws(ThemePersistenceError) { try memory.save(theme) }
    func keepAside() throws(ThemePersistenceError) -> String {
      guard copies else { throw .failed(operation: "copying", reason: "no room is left") }
      return "aside"
    }
  }

  @Test func `a whole that cannot be read is kept aside, and the theme begins anew`() throws {
    for error in [ThemePersistenceError.unreadable(reason: "1:2: no"), .unsupportedVersion(9)] {
      let broken = Broken(error: error, copies: true)
      let theme = Self.open(broken)
      #expect(theme.value(BrandColors.self) == BrandVariant.ocean.light)
      #expect(theme.issues == [.keptAside(reason: "\(error)", place: "aside")])
      try theme.merge(BrandVariant.forest.light)
      #expect(broken.memory.stored != nil)
    }
  }

  @Test func `what can be neither read nor copied is not overwritten`() {
    let errors = [
      ThemePersistenceError.unreadable(reason: "1:2: no"),
      .failed(operation: "opening", reason: "permission denied"),
    ]
    for error in errors {
      let broken = Broken(error: error, copies: false)
      let theme = Self.open(broken)
      #expect(theme.value(BrandColors.self) == BrandVariant.ocean.light)
      #expect(throws: ThemeError.self) { try theme.merge(BrandVariant.forest.light) }
      #expect(broken.memory.stored == nil)
      guard case .protected(nil, _) = theme.issues.first, theme.issues.count == 1 else {
        Issue.record("\(theme.issues)")
        return
      }
    }
  }

  @Test func `a place that could not be opened is not overwritten even if it can be copied`() {
    let broken = Broken(error: .failed(operation: "opening", reason: "busy"), copies: true)
    let theme = Self.open(broken)
    #expect(throws: ThemeError.self) { try theme.apply(ReadingComfort.fallback) }
    #expect(broken.memory.stored == nil)
  }

  @Test func `a value that cannot be copied aside is not overwritten, others are`() throws {
    let persistence = NoCopies(memory: Self.stored(Self.unusable[1].0))
    let theme = Self.open(persistence)
    #expect(throws: ThemeError.self) { try theme.merge(BrandVariant.forest.light) }
    try theme.apply(ReadingComfort.fallback)
    #expect(persistence.memory.stored?.entries["brand"] == Self.unusable[1].0)
    #expect(persistence.memory.stored?.entries["comfort"] != nil)
  }

  struct NoCopies: ThemePersistence {
    let memory: InMemoryThemePersistence
    func load() throws(ThemePersistenceError) -> StoredTheme? { try memory.load() }
    func save(_ theme: StoredTheme) throws(ThemePersistenceError) { try memory.save(theme) }
    func keepAside() throws(ThemePersistenceError) -> String {
      throw .failed(operation: "copying", reason: "no room is left")
    }
  }

  @Test func `an unknown variant is reported and the default one is in force`() {
    let entry = StoredTheme.Entry(version: 2, variantID: "lagoon", value: Self.old.value)
    let theme = Self.open(
      InMemoryThemePersistence(StoredTheme(followsSystem: true, entries: ["brand": entry])))
    #expect(theme.value(BrandColors.self) == BrandVariant.ocean.light)
    #expect(theme.issues == [.unknownVariant(key: "brand", id: "lagoon")])
  }
}
