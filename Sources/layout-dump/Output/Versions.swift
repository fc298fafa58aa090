internal import Inspection
internal import Typesetting
internal import UnicodeServices

/// The versions of the tool and of the libraries that decide its results.
enum Versions {
  static var text: String {
    let versions = ICUVersions.current
    return """
      layout-dump \(Tool.version)
      ICU \(versions.icu)
      CLDR \(versions.cldr)
      Unicode \(versions.unicode)
      HarfBuzz \(harfBuzz)

      """
  }

  static func engine(fonts: String) -> EngineVersions {
    let versions = ICUVersions.current
    return EngineVersions(
      version: Tool.version, icu: versions.icu, cldr: versions.cldr, harfBuzz: harfBuzz,
      fonts: fonts)
  }

  private static var harfBuzz: String { HarfBuzzVersion.current }
}
