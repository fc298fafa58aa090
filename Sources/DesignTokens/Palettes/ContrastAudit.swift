/// Whether the texts of a palette stand out from what is behind them.
public struct ContrastAudit: Hashable, Sendable {
  /// A text and what is behind it.
  public enum Pair: String, Hashable, Sendable, CaseIterable {
    /// Ink on the bare canvas.
    case inkOnCanvas
    /// Ink on a surface.
    case inkOnSurface
    /// The accent's text on a tinted area.
    case onTintOnTint
  }

  /// The judgement of one pair.
  public struct Finding: Hashable, Sendable {
    /// The pair.
    public let pair: Pair
    /// The surface; nil for the canvas.
    public let surface: SurfaceKind?
    /// The ratio with the background that is nearest to the text.
    public let ratio: Double
    /// The least ratio that passes.
    public let required: Double
    /// Whether the ratio is large enough.
    public var passes: Bool { ratio >= required }
  }

  /// One finding for each pair and surface, passed or not.
  public let findings: [Finding]

  /// Judges colours.
  ///
  /// - Parameters:
  ///   - colors: The colours of one colour scheme.
  ///   - surfaces: The kinds of surface that occur.
  ///   - requirement: The kind of text.
  public init(
    _ colors: PaletteColors, surfaces: [SurfaceKind] = SurfaceKind.allCases,
    requirement: Contrast.Requirement = .text
  ) {
    func finding(
      _ pair: Pair, _ surface: SurfaceKind?, _ color: HexColor, _ backgrounds: [SRGBColor]
    ) -> Finding {
      Finding(
        pair: pair, surface: surface, ratio: Contrast.worstRatio(color, over: backgrounds),
        required: requirement.ratio)
    }
    findings =
      [finding(.inkOnCanvas, nil, colors.ink, [colors.canvas.components])]
      + surfaces.flatMap { kind in
        [
          finding(.inkOnSurface, kind, colors.ink, colors.surfaces(kind)),
          finding(.onTintOnTint, kind, colors.onTint, colors.surfaces(kind)),
        ]
      }
  }

  /// The findings that do not pass.
  public var failures: [Finding] { findings.filter { !$0.passes } }

  /// Whether every pair passes.
  public var passes: Bool { failures.isEmpty }
}
