import Foundation
import Localization
import Testing
import UnicodeServices

@Suite struct FormatRequestTests {
  @Test(
    "Every kind of value",
    arguments: [
      (["number", "1234.5"], "1,234.5"),
      (["percent", "0.26"], "26%"),
      (["price", "1299.50", "EGP"], "EGP\u{A0}1,299.50"),
      (["price", "1299.50", "egp", "--presentation", "fullName"], "1,299.50 Egyptian pounds"),
      (["measurement", "3", "kilometer", "--unit-width", "wide"], "3 kilometers"),
      (["byteCount", "1536000"], "1.5 MB"),
      (["byteCount", "1572864", "--byte-style", "memory"], "1.5 MB"),
      (["duration", "3661"], "1 hr, 1 min, 1 sec"),
      (["duration", "3661", "--duration-style", "clock"], "1:01:01"),
      (["ordinal", "3"], "3rd"),
      (["spellOut", "3"], "three"),
      (["range", "3", "5"], "3\u{2013}5"),
      (["range", "3", "5", "EUR"], "\u{20AC}3.00 \u{2013} \u{20AC}5.00"),
      (["date", "2024-03-05T14:07:00Z", "--skeleton", "yMMMd"], "Mar 5, 2024"),
      (["date", "1709647620", "--date-style", "full"], "Tuesday, March 5, 2024"),
      (["date", "2024-03-05T14:07:00Z"], "Mar 5, 2024, 2:07\u{202F}PM"),
      (
        ["interval", "2018-07-24", "2018-07-27", "--date-style", "medium"],
        "Jul 24\u{2009}\u{2013}\u{2009}27, 2018"
      ),
      (["relative", "-1", "day", "--relative-presentation", "named"], "yesterday"),
      (["relative", "2", "hours"], "in 2 hours"),
      (["relative", "2024-03-05T14:07:00Z", "--now", "2024-03-05T14:02:00Z"], "in 5 minutes"),
      (["list", "a", "b", "c", "--list-type", "or"], "a, b, or c"),
      (["plural", "0", "1", "1.0"], "other one other"),
      (["plural", "1", "2", "3", "--plural-type", "ordinal"], "one two few"),
      (["plural", "1.4", "--fraction-digits", "0"], "one"),
      (["name", "region", "EG"], "Egypt"),
      (["name", "language", "ar-EG"], "Arabic (Egypt)"),
      (["name", "script", "arab"], "Arabic"),
      (["name", "currency", "EGP"], "Egyptian Pound"),
      (["verbatim", "a\u{2069}b"], "a\u{2069}b"),
      (["identifier", "007"], "007"),
      (["number", "1234567", "--notation", "compactName"], "1.2M"),
      (["number", "1234567", "--notation", "compactName", "--unit-width", "wide"], "1.2 million"),
      (["number", "1234", "--grouping", "never"], "1234"),
      (["number", "0.5", "--fraction-digits", "2..3"], "0.50"),
      (["number", "1234.5", "--significant-digits", "2"], "1,200"),
      (["number", "5", "--integer-digits", "3"], "005"),
      (["number", "2", "--scale-by", "1.5"], "3"),
      (["number", "5", "--decimal-separator", "always"], "5."),
      (["price", "5", "USD", "--zero-fraction", "hiddenWhenWhole"], "$5"),
      (["number", "7", "--rounding-increment", "5"], "5"),
      (
        ["price", "-5", "USD", "--escape", "--locale", "he-IL"],
        "\\u200f\\u200e-5.00\\u00a0\\u200f$"
      ),
    ])
  func kinds(arguments: [String], text: String) throws {
    #expect(try FormatFixture.run(arguments).output == text)
  }

  @Test(
    "What is wrong is said, with what would be right",
    arguments: [
      (["nmber", "1"], "there is no kind 'nmber'; did you mean 'number'?"),
      (["number"], "'number' takes V, not 0 values"),
      (["price", "1"], "'price' takes V CODE, not 1 values"),
      (["number", "1", "2"], "'number' takes V, not 2 values"),
      (
        ["number", "1,5"],
        "'1,5' is no decimal number; write it like -1234.5, without grouping"
      ),
      (
        ["price", "5", "EURO"],
        "'EURO' is no currency; write three letters of ISO 4217, like EUR"
      ),
      (
        ["number", "1", "--fraction-digit", "2"],
        "there is no option '--fraction-digit'; did you mean '--fraction-digits'?"
      ),
      (
        ["number", "1", "--grouping", "nevr"],
        "'nevr' is no value of '--grouping'; did you mean 'never'?"
      ),
      (
        ["number", "1", "--fraction-digits", "3..1"],
        "'3..1' is no value of '--fraction-digits'; it takes a number from 0 to 999, or two as in 1..3"
      ),
      (
        ["number", "1", "--list-type", "or"],
        "'--list-type' says nothing about a value of the kind 'number'"
      ),
      (
        ["number", "1", "--skeleton", ".00 bogus"],
        "the skeleton '.00 bogus' is not understood from offset 4 on"
      ),
      (
        ["date", "tomorrow"],
        "'tomorrow' is no date; write 2024-03-05T14:07:00Z or seconds since 1970"
      ),
      (["date", "+300000-01-01"], "'+300000-01-01' lies outside the years -271821 to +275760"),
      (
        ["relative", "1", "dy"],
        "'dy' is no unit of relative times; did you mean 'day'?"
      ),
      (
        ["relative", "2024-03-05"],
        "a time relative to now needs the present time, and nothing here reads a clock"
      ),
      (
        ["measurement", "1", "kilometre"],
        "'kilometre' is no unit of CLDR; did you mean 'kilometer'?"
      ),
      (["name", "region", "ZQ"], "'ZQ' is no registered region"),
      (
        ["name", "regoin", "EG"],
        "there are no names of 'regoin'; did you mean 'region'?"
      ),
      (
        ["verbatim", "x", "--visual", "up"],
        "'up' is no value of '--visual'; it takes leftToRight, rightToLeft"
      ),
    ])
  func errors(arguments: [String], message: String) {
    do {
      let result = try FormatFixture.run(arguments)
      Issue.record("gave \(result.output)")
    } catch {
      #expect("\(error)" == message)
    }
  }

  @Test func `Hostile words give one line without hidden characters`() {
    let hostile = [
      "", "\u{0}", "\u{202E}1", String(repeating: "9", count: 100_000), "\u{1F600}", "1\n2", "%s%n",
      "../../etc/passwd", "'; DROP", "\u{FEFF}1", "1e99999999999", "\u{D7FF}\u{E000}",
    ]
    for kind in FormatKind.allCases where kind != .verbatim && kind != .identifier && kind != .list
    {
      for word in hostile {
        for count in 1...3 {
          do {
            _ = try FormatFixture.run([kind.rawValue] + Array(repeating: word, count: count))
          } catch {
            let message = "\(error)"
            #expect(!message.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
            #expect(message.utf8.count < 1_000, "\(kind)")
          }
        }
      }
    }
  }

  @Test func `The JSON form has the members of the contract`() throws {
    struct Object: Decodable {
      struct Part: Decodable {
        var field: String
        var range: [Int]
        var string: String
        var index: Int?
      }
      var kind, locale, string, escaped: String
      var direction: String?
      var isolated: Bool
      var visual: String?
      var parts: [Part]
      var engine: [String: String]
    }
    let arguments = ["price", "-1234.5", "USD", "--locale", "ar-AE", "--visual", "rightToLeft"]
    let json = try FormatFixture.run(arguments).json()
    let object = try JSONDecoder().decode(Object.self, from: Data(json.utf8))
    #expect(object.kind == "price")
    #expect(object.locale == "ar-AE")
    #expect(object.direction == "rightToLeft")
    #expect(object.isolated)
    #expect(object.visual == "US$\u{A0}-1,234.50")
    #expect(object.string.hasPrefix("\u{2067}"))
    #expect(object.escaped.hasPrefix("\\u2067"))
    #expect(object.engine["icu"] == ICUVersions.current.icu)
    let units = Array(object.string.utf16)
    for part in object.parts {
      #expect(
        String(decoding: units[part.range[0]..<part.range[1]], as: UTF16.self) == part.string)
    }
    let list = try FormatFixture.run(["list", "a", "b"]).json()
    let parts = try JSONDecoder().decode(Object.self, from: Data(list.utf8)).parts
    #expect(parts.filter { $0.field == "element" }.map(\.index) == [0, 1])
  }

  @Test func `Usage lines name every kind and option`() {
    for kind in FormatKind.allCases { #expect(!kind.usage.isEmpty) }
    for option in FormatOption.allCases where option.takesValue {
      #expect(!option.valueName.isEmpty, "\(option)")
    }
  }
}
