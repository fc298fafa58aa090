/// The palettes that can be chosen: the built-in ones and one of the user's own.
public struct PaletteLibrary: Hashable, Sendable, Codable {
  /// The palette that the user made; nil while there is none.
  public private(set) var custom: Palette?

  /// Creates a library.
  public init(custom: Palette? = nil) { self.custom = custom?.asCustom }

  /// All palettes, the user's own last.
  public var palettes: [Palette] { Palette.builtIn + (custom.map { [$0] } ?? []) }

  /// The palette of an id; nil if there is none.
  public func palette(id: String) -> Palette? { palettes.first { $0.id == id } }

  /// The library with another palette of the user's own, its contrast repaired.
  public func settingCustom(_ palette: Palette?) -> PaletteLibrary {
    PaletteLibrary(custom: palette?.withEnforcedContrast())
  }
}
