extension PaletteColors {
  /// The colours with texts moved in lightness as little as needed for every pair to pass.
  ///
  /// 1. Ink and the accent's text move alone, if some lightness of theirs passes everywhere.
  /// 2. Else the grounds are too different from each other. The surface tint and then the blobs
  ///    move, each as little as needed for black or white, whichever suits the canvas, to pass.
  /// 3. The texts move again; black or white passes now, so they find an answer.
  ///
  /// - Parameter requirement: The kind of text.
  /// - Returns: Colours that pass `ContrastAudit` on frosted and flat surfaces.
  public func withEnforcedContrast(
    for requirement: Contrast.Requirement = .text
  ) -> PaletteColors {
    let ratio = requirement.ratio
    if let repaired = repairingTexts(ratio: ratio) { return repaired }
    let grounds = repairingGrounds(ratio: ratio)
    let pole = Contrast.strongest(over: [canvas.components])
    return grounds.repairingTexts(ratio: ratio)
      ?? with(grounds) {
        $0.ink = pole
        $0.onTint = pole
      }
  }

  private func repairingTexts(ratio: Double) -> PaletteColors? {
    let surfaces = SurfaceKind.allCases.flatMap(surfaces)
    guard
      let ink = ContrastRepair.leastChange(
        of: ink, over: surfaces + [canvas.components], ratio: ratio),
      let onTint = ContrastRepair.leastChange(of: onTint, over: surfaces, ratio: ratio)
    else { return nil }
    return with(self) {
      $0.ink = ink
      $0.onTint = onTint
    }
  }

  /// Grounds on which black or white passes everywhere.
  private func repairingGrounds(ratio: Double) -> PaletteColors {
    let pole = Contrast.strongest(over: [canvas.components]).components
    var colors = self
    // The tint must suit the canvas behind it as well as being alone.
    colors.surfaceTint = Self.leastChange(of: surfaceTint) { tint in
      [tint, tint.mixed(over: canvas.components, alpha: Self.frostedOpacity)].allSatisfy {
        Contrast.ratio($0, pole) >= ratio
      }
    }
    for blob in [\PaletteColors.firstBlob, \.secondBlob] {
      let tint = colors.surfaceTint.components
      colors[keyPath: blob] = Self.leastChange(of: colors[keyPath: blob]) { spot in
        Contrast.ratio(tint.mixed(over: spot, alpha: Self.frostedOpacity), pole) >= ratio
      }
    }
    return colors
  }

  /// The colour that is nearest in lightness and passes; the colour itself if none does.
  private static func leastChange(
    of color: HexColor, where passes: (SRGBColor) -> Bool
  ) -> HexColor {
    ContrastRepair.leastChange(of: color) { passes($0.components) } ?? color
  }
}

extension Palette {
  /// The palette with the contrast of both colour schemes enforced.
  ///
  /// A palette that passes comes back unchanged.
  public func withEnforcedContrast() -> Palette {
    Palette(
      id: id, light: light.withEnforcedContrast(), dark: dark.withEnforcedContrast())
  }

  /// The judgement of a colour scheme on the surfaces of a skin.
  public func audit(_ scheme: ColorScheme, skin: Skin) -> ContrastAudit {
    ContrastAudit(self[scheme], surfaces: [skin.surface])
  }
}
