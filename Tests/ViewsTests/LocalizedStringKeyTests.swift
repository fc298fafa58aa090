import Testing
import Views

/// The keys that interpolations make are those that string tables have for SwiftUI.
@Suite struct LocalizedStringKeyTests {
  @Test func `A number makes a key with lld, a text one with at`() {
    let key: LocalizedStringKey = "\(3) items for \("Ada")"
    #expect(key.key == "%lld items for %@")
    #expect(key.arguments.count == 2)
  }

  @Test func `A percent sign beside an argument is doubled, also before a combining mark`() {
    let key: LocalizedStringKey = "\(20)% off%\u{301}"
    #expect(key.key == "%lld%% off%%\u{301}")
  }

  @Test func `A key without arguments is the text itself`() {
    let key: LocalizedStringKey = "100 %"
    #expect(key.key == "100 %")
    #expect(key.arguments.isEmpty)
  }
}
