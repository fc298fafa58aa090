// swift-tools-version: 6.2
import PackageDescription

// Fuzz targets have no main of their own, so they stand in a package that a plain build never sees:
//
//   swift build --package-path Tests/Fuzz --sanitize fuzzer
//   Tests/Fuzz/.build/debug/GettextFuzz Tests/Fuzz/Corpus/Gettext

/// One executable a parser.
let parsers = [
  "JSON", "XCStrings", "Strings", "PropertyList", "XLIFF", "Android", "ARB", "Gettext", "I18Next",
]

let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "LocaleLayout", path: "../..")],
  targets: [
    .target(
      name: "FuzzSupport",
      dependencies: [.product(name: "LocaleLayout", package: "LocaleLayout")])
  ]
    + parsers.map { parser in
      .executableTarget(
        name: "\(parser)Fuzz",
        dependencies: ["FuzzSupport"],
        swiftSettings: [.unsafeFlags(["-parse-as-library"])])
    }
)
