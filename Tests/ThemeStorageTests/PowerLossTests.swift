import DesignTokens
import Testing

@testable import ThemeStorage

@Suite struct PowerLossTests {
  static let path = "/themes/theme.json"

  static func theme(_ margin: Int) -> StoredTheme {
    StoredTheme(
      followsSystem: false, activeVariantID: "ocean",
      entries: [
        "brand": StoredTheme.Entry(
          version: 1, variantID: "ocean", value: .object(["margin": .integer(margin)]))
      ])
  }

  let old = theme(1)
  let new = theme(123_456)

  /// A disk that holds the old theme, a leftover of a save that was cut short, and a loss of power.
  func disk(
    losingPowerAfter limit: Int = .max, forgetting: SimulatedFileSystem.Forgetting = .nothing,
    empty: Bool = false
  ) throws -> SimulatedFileSystem {
    SimulatedFileSystem(
      empty
        ? [:] : [Self.path: try ThemeFile.bytes(of: old), Self.path + ".saving": [0x7B, 0x22]],
      losingPowerAfter: limit, forgetting: forgetting)
  }

  func persistence(_ files: SimulatedFileSystem) -> FileThemePersistence {
    FileThemePersistence(path: Self.path, files: files)
  }

  /// What can be read in every world after a loss of power; nil for a theme that is neither.
  func outcomes(of files: SimulatedFileSystem) -> Set<StoredTheme?> {
    Set(
      files.worlds.map { world in
        do {
          return try persistence(SimulatedFileSystem(world)).load()
        } catch {
          return StoredTheme(activeVariantID: "neither: \(error)")
        }
      })
  }

  func operationsOfSaving(empty: Bool) throws -> Int {
    let files = try disk(empty: empty)
    try persistence(files).save(new)
    let operations = files.operations
    #expect(try persistence(files).load() == new)
    #expect(files.isTidy)
    return operations
  }

  @Test func `a loss of power at any point leaves the old theme or the new one`() throws {
    let count = try operationsOfSaving(empty: false)
    // Open, lock, open, several writes, synchronize, rename, synchronize.
    #expect(count > 9)
    var seen: Set<StoredTheme?> = []
    for limit in 0..<count {
      let files = try disk(losingPowerAfter: limit)
      #expect(throws: ThemePersistenceError.self) { try persistence(files).save(new) }
      let left = outcomes(of: files)
      #expect(left.isSubset(of: [old, new]), "after \(limit) operations")
      #expect(files.isTidy)
      seen.formUnion(left)
      // What was left does not disturb the next save.
      for world in files.worlds {
        let next = SimulatedFileSystem(world)
        try persistence(next).save(Self.theme(7))
        #expect(outcomes(of: next) == [Self.theme(7)])
      }
    }
    #expect(seen == [old, new])
  }

  @Test func `a loss of power during the first save leaves nothing or the theme`() throws {
    for limit in 0..<(try operationsOfSaving(empty: true)) {
      let files = try disk(losingPowerAfter: limit, empty: true)
      #expect(throws: ThemePersistenceError.self) { try persistence(files).save(new) }
      #expect(outcomes(of: files).isSubset(of: [nil, new]))
    }
  }

  @Test func `when saving has returned, the new theme outlasts a loss of power`() throws {
    let files = try disk()
    try persistence(files).save(new)
    #expect(outcomes(of: files) == [new])
  }

  @Test func `a save without either synchronization would be found out`() throws {
    let withoutFile = try disk(forgetting: .files)
    try persistence(withoutFile).save(new)
    #expect(!outcomes(of: withoutFile).isSubset(of: [old, new]))
    let withoutFolder = try disk(forgetting: .folder)
    try persistence(withoutFolder).save(new)
    #expect(outcomes(of: withoutFolder) == [old, new])
  }

  @Test func `a theme keeps what it had when the power goes`() throws {
    let count = try operationsOfSaving(empty: false)
    for limit in 0..<count {
      let files = try disk(losingPowerAfter: limit + 3)
      let theme = Theme(persistence: persistence(files), scheme: .light)
      let before = theme.value(Margin.self)
      do {
        try theme.apply(Margin(margin: 99))
        #expect(theme.value(Margin.self).margin == 99)
      } catch {
        #expect(theme.value(Margin.self) == before)
      }
    }
  }

  struct Margin: ThemeExtension {
    static let key = "brand"
    static let fallback = Margin(margin: 0)
    var margin: Int
    var colorScheme: ColorScheme { .light }
  }

  // MARK: Keeping aside

  static let corrupt: [UInt8] = Array("{ \"themeFile\": 1, \"followsSystem\": tru".utf8)

  @Test func `a corrupt file survives a loss of power while it is kept aside`() throws {
    let whole = SimulatedFileSystem([Self.path: Self.corrupt])
    let place = try persistence(whole).keepAside()
    #expect(place == Self.path + ".aside-1")
    #expect(whole.worlds == [[Self.path: Self.corrupt, place: Self.corrupt]])
    #expect(whole.isTidy)
    for limit in 0..<whole.operations {
      let files = SimulatedFileSystem([Self.path: Self.corrupt], losingPowerAfter: limit)
      #expect(throws: ThemePersistenceError.self) { try persistence(files).keepAside() }
      for world in files.worlds {
        #expect(world[Self.path] == Self.corrupt)
        let next = SimulatedFileSystem(world)
        let place = try persistence(next).keepAside()
        #expect(next.worlds.allSatisfy { $0[place] == Self.corrupt })
        // Once it is aside, a save does not touch the copy.
        try persistence(next).save(new)
        #expect(next.worlds.allSatisfy { $0[place] == Self.corrupt })
      }
    }
  }

  @Test func `a copy whose making was cut short is made to last before it is relied on`() throws {
    let whole = SimulatedFileSystem([Self.path: Self.corrupt])
    _ = try persistence(whole).keepAside()
    for limit in 0..<whole.operations {
      let files = SimulatedFileSystem([Self.path: Self.corrupt], losingPowerAfter: limit)
      #expect(throws: ThemePersistenceError.self) { try persistence(files).keepAside() }
      files.resume()
      let place = try persistence(files).keepAside()
      #expect(files.worlds.allSatisfy { $0[place] == Self.corrupt }, "after \(limit) operations")
    }
  }

  @Test func `the same file is kept aside once, another one under another name`() throws {
    let files = SimulatedFileSystem([Self.path: Self.corrupt])
    let persistence = persistence(files)
    #expect(try persistence.keepAside() == persistence.keepAside())
    #expect(files.contents.count == 2)
    let other = SimulatedFileSystem(
      [Self.path: [1], Self.path + ".aside-1": [2], Self.path + ".aside-2": [3]])
    #expect(try self.persistence(other).keepAside() == Self.path + ".aside-3")
    #expect(other.contents[Self.path + ".aside-1"] == [2])
  }

  @Test func `there is an end to copies`() {
    var contents: [String: [UInt8]] = [Self.path: [0xFF, 0xFF]]
    for number in 1...FileThemePersistence.maximumAsideCount {
      contents["\(Self.path).aside-\(number)"] = [UInt8(number)]
    }
    let files = SimulatedFileSystem(contents)
    #expect(throws: ThemePersistenceError.self) { try persistence(files).keepAside() }
    #expect(files.contents == contents)
  }
}
