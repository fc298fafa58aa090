import Synchronization
import Typesetting

/// Measurers by their fonts, so that tests open each face once.
final class Measurers: Sendable {
  static let shared = Measurers()
  private let known = Mutex<[[String]: FontTextMeasurer]>([:])

  func measurer(_ fonts: [String]) throws -> FontTextMeasurer {
    if let measurer = known.withLock({ $0[fonts] }) { return measurer }
    let made = FontTextMeasurer(fonts: try FontBook(files: fonts))
    known.withLock { $0[fonts] = made }
    return made
  }

  static let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  static let notoSans = "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf"
  static let notoArabic = "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf"
  static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
}
