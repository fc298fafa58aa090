import DesignTokens
import Geometry
import LayoutCore
import Synchronization
import Testing
import Typesetting
import UnicodeServices
import Views

private struct WideKey: EnvironmentKey {
  static let defaultValue = false
}

@Suite struct EnvironmentTests {
  /// A view that reads the environment in its body.
  private struct Reader: View {
    @Environment(\.layoutDirection) var direction
    @Environment(\.locale) var locale
    @Environment(\.isWide) var isWide
    @Environment(\.dynamicTypeSize) var size
    let seen: Seen

    var body: some View {
      seen.values.withLock {
        $0.append("\(locale.bcp47) \(direction) \(size) \(isWide ? "wide" : "narrow")")
      }
      return Color()
    }
  }

  private final class Seen: Sendable {
    let values = Mutex<[String]>([])
    var all: [String] { values.withLock { $0 } }
  }

  @Test func `a body sees the environment of its place`() throws {
    let seen = Seen()
    let japanese = try LocaleIdentifier("ja-JP")
    _ = try laidOut {
      HStack {
        Reader(seen: seen)
        Reader(seen: seen)
          .environment(\.layoutDirection, .rightToLeft)
          .environment(\.isWide, true)
        VStack {
          Reader(seen: seen).dynamicTypeSize(.accessibility1)
          Reader(seen: seen)
        }
        .environment(\.locale, japanese)
        Reader(seen: seen)
      }
    }
    #expect(
      seen.all == [
        "en-US leftToRight large narrow", "en-US rightToLeft large wide",
        "ja-JP leftToRight accessibility1 narrow", "ja-JP leftToRight large narrow",
        "en-US leftToRight large narrow",
      ])
  }

  @Test func `the inner of two values for one place wins`() throws {
    let seen = Seen()
    _ = try laidOut {
      Reader(seen: seen).environment(\.isWide, true).environment(\.isWide, false)
    }
    #expect(seen.all == ["en-US leftToRight large wide"])
  }

  @Test func `a locale for a part does not change its direction`() throws {
    let arabic = try LocaleIdentifier("ar-EG")
    let layout = try laidOut(in: ProposedViewSize(width: 100, height: 10)) {
      HStack(spacing: 0) {
        Color().frame(width: 20).id("first")
        Spacer()
      }
      .environment(\.locale, arabic)
    }
    #expect(layout.frame(ofID: "first")?.x == 0)
  }

  @Test func `the root's direction is its locale's`() throws {
    let environment = EnvironmentValues(locale: try LocaleIdentifier("ar-EG"))
    let layout = try laidOut(
      in: ProposedViewSize(width: 100, height: 10), environment: environment
    ) {
      HStack(spacing: 0) {
        Color().frame(width: 20).id("first")
        Spacer()
      }
    }
    #expect(layout.frame(ofID: "first")?.x == 80)
  }

  @Test func `an overlay has the environment of the place where it is written`() throws {
    let seen = Seen()
    _ = try laidOut {
      Color()
        .environment(\.isWide, true)
        .overlay { Reader(seen: seen) }
        .environment(\.layoutDirection, .rightToLeft)
    }
    // How often a body is asked is not promised.
    #expect(Set(seen.all) == ["en-US rightToLeft large narrow"])
  }

  @Test func `text takes its font and limits from the environment`() throws {
    let layout = try laidOut(in: ProposedViewSize(width: 60, height: nil)) {
      VStack(spacing: 0) {
        Text(verbatim: "nnnn nnnn nnnn").lineLimit(1).id("one")
        Text(verbatim: "nnnn").font(.title).id("title")
        Text(verbatim: "nnnn").id("body")
      }
    }
    let one = try #require(layout.frame(ofID: "one"))
    let title = try #require(layout.frame(ofID: "title"))
    let body = try #require(layout.frame(ofID: "body"))
    #expect(one.height == body.height)
    #expect(title.height > body.height)
  }
}

extension EnvironmentValues {
  fileprivate var isWide: Bool {
    get { self[WideKey.self] }
    set { self[WideKey.self] = newValue }
  }
}
