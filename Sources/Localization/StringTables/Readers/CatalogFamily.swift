internal import LocatedJSON

/// Collects files of one language each into the catalogs they make up.
struct CatalogFamily {
  let loader: CatalogLoader
  private var catalogs: [StringCatalog] = []

  init(loader: CatalogLoader) {
    self.loader = loader
  }

  mutating func add(_ file: CatalogFile, isGiven: Bool) throws(CatalogError) {
  }

  func finish() -> [StringCatalog] { catalogs }
}
