// swift-tools-version: 6.2
import PackageDescription

/// Every target is compiled with the same strict settings.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "LocaleLayout",
  products: [
    .library(name: "LocaleLayout", targets: ["LocaleLayout"]),
    .library(name: "ThemeStorage", targets: ["ThemeStorage"]),
    .executable(name: "layout-dump", targets: ["layout-dump"]),
  ],
  dependencies: [],
  targets: [
    // C libraries. No ICU header is visible to Swift: CICUSystem only carries flags.
    .systemLibrary(
      name: "CICUSystem",
      pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .yum(["libicu-devel"]), .brew(["icu4c"])]
    ),
    .target(
      name: "CICU",
      dependencies: ["CICUSystem"],
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]
    ),
    .systemLibrary(
      name: "CHarfBuzz",
      pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .yum(["harfbuzz-devel"]), .brew(["harfbuzz"])]
    ),

    // How much stack a thread has left.
    .target(name: "CStack"),

    // Foundations.
    .target(name: "Geometry", swiftSettings: strict, linkerSettings: [.linkedLibrary("m")]),
    .target(name: "LocatedJSON", swiftSettings: strict),
    .target(name: "UnicodeServices", dependencies: ["CICU"], swiftSettings: strict),

    // Engines. They never import each other.
    .target(name: "LayoutCore", dependencies: ["CStack", "Geometry"], swiftSettings: strict),
    .target(
      name: "Typesetting",
      dependencies: ["Geometry", "UnicodeServices", "CHarfBuzz"],
      swiftSettings: strict
    ),
    .target(
      name: "Localization",
      dependencies: ["UnicodeServices", "LocatedJSON"],
      swiftSettings: strict
    ),
    .target(name: "DesignTokens", dependencies: ["Geometry"], swiftSettings: strict),

    // Keeps themes in files; only programs that want that import it.
    .target(
      name: "ThemeStorage", dependencies: ["DesignTokens", "LocatedJSON"], swiftSettings: strict),

    // Where the engines meet, and what is built on it.
    .target(
      name: "Views",
      dependencies: [
        "Geometry", "LayoutCore", "Typesetting", "Localization", "DesignTokens",
        "UnicodeServices", "LocatedJSON",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "Gallery",
      dependencies: ["DesignTokens", "Geometry", "LayoutCore", "Localization", "Views"],
      swiftSettings: strict),
    .target(
      name: "Inspection",
      dependencies: [
        "DesignTokens", "Geometry", "LayoutCore", "LocatedJSON", "Typesetting", "UnicodeServices",
        "Views",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "LayoutTesting",
      dependencies: ["Geometry", "LayoutCore", "Views", "Inspection", "LocatedJSON"],
      swiftSettings: strict
    ),
    .target(
      name: "LocaleLayout",
      dependencies: [
        "Geometry", "LayoutCore", "Typesetting", "Localization", "DesignTokens", "UnicodeServices",
        "Views", "Inspection",
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "layout-dump",
      dependencies: [
        "Geometry", "LayoutCore", "Typesetting", "Localization", "DesignTokens",
        "UnicodeServices", "LocatedJSON", "Views", "Gallery", "Inspection", "ThemeStorage",
      ],
      swiftSettings: strict
    ),

    // Tests and benchmarks.
    .target(
      name: "BenchmarkSupport",
      dependencies: ["CICUSystem", "CHarfBuzz"],
      path: "Tests/BenchmarkSupport",
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]
    ),
    .executableTarget(
      name: "layout-bench",
      dependencies: [
        "BenchmarkSupport", "Geometry", "LayoutCore", "Localization", "Typesetting",
        "UnicodeServices", "Views",
      ],
      path: "Tests/Benchmarks",
      exclude: ["Peers/Programs"],
      swiftSettings: strict
    ),
    // An independent way to ICU, which formatted values are compared with.
    .executableTarget(
      name: "format-oracle",
      dependencies: ["CICUSystem"],
      path: "Tests/Oracles/FormatOracle",
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]
    ),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"], swiftSettings: strict),
    .testTarget(name: "LocatedJSONTests", dependencies: ["LocatedJSON"], swiftSettings: strict),
    .testTarget(
      name: "UnicodeServicesTests", dependencies: ["UnicodeServices"], swiftSettings: strict),
    .testTarget(
      name: "LayoutCoreTests",
      dependencies: [
        "BenchmarkSupport", "LayoutCore", "Geometry", "LayoutTesting", "LocatedJSON",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ViewsTests",
      dependencies: [
        "DesignTokens", "Gallery", "Geometry", "Inspection", "LayoutCore", "LayoutTesting",
        "LocatedJSON", "Typesetting", "UnicodeServices", "Views",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InspectionTests",
      dependencies: [
        "DesignTokens", "Gallery", "Geometry", "Inspection", "LayoutCore", "LayoutTesting",
        "LocatedJSON", "Typesetting", "UnicodeServices", "Views",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CommandTests", dependencies: ["layout-dump", "LocatedJSON"], swiftSettings: strict),
    .testTarget(
      name: "TypesettingTests", dependencies: ["Typesetting", "Geometry", "UnicodeServices"],
      swiftSettings: strict),
    .testTarget(
      name: "DesignTokensTests", dependencies: ["DesignTokens", "Geometry", "LayoutTesting"],
      swiftSettings: strict),
    .testTarget(
      name: "ThemeStorageTests", dependencies: ["ThemeStorage", "DesignTokens", "LocatedJSON"],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutTestingTests", dependencies: ["LayoutTesting"], swiftSettings: strict),
    .testTarget(
      name: "LocalizationTests",
      dependencies: ["Localization", "UnicodeServices", "LocatedJSON", "LayoutTesting"],
      swiftSettings: strict),
  ]
)
