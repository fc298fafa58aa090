// This file imports Foundation beside the library: Foundation brings ICU headers of its own, and the
// two only compile together as long as the library shows none.
import Foundation
import Testing
import UnicodeServices

@Suite struct FormattingBridgeTests {
  @Test func `Foundation and the library are imported together`() throws {
    #expect(Locale(identifier: "ar_EG").identifier == "ar_EG")
    #expect(try LocaleIdentifier("ar_EG").icuID == "ar_EG")
  }

  @Test func `The versions of the data have their usual form`() {
    let versions = ICUVersions.current
    #expect(versions.icu.split(separator: ".").count == 2)
    #expect(Int(versions.cldr.prefix(2)).map { $0 >= 39 } == true)
    #expect(versions.unicode.hasSuffix(".0") || versions.unicode.contains("."))
    #expect(versions.timeZones.hasPrefix("20"))
  }

  @Test func `An error names the code and what was being done`() {
    let error = #expect(throws: ICUError.self) {
      try ICUStatus.check(1, while: "opening a thing")
    }
    #expect(error?.description == "U_ILLEGAL_ARGUMENT_ERROR (1) while opening a thing")
  }

  @Test func `Warnings are no errors`() throws {
    try ICUStatus.check(-127, while: "falling back")
    try ICUStatus.check(0, while: "doing fine")
  }
}
