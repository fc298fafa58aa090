/// Whether what is behind a surface shows through.
public enum SurfaceKind: String, Hashable, Sendable, CaseIterable {
  /// The tint at an opacity of 0.6 over the canvas.
  case frosted
  /// The tint alone.
  case flat
}
