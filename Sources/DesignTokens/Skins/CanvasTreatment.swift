/// What a skin draws on the canvas.
public enum CanvasTreatment: String, Hashable, Sendable, CaseIterable {
  /// Two soft blobs.
  case blobs
  /// A raster of dots.
  case halftone
  /// Horizontal lines.
  case scanLines
  /// Rays from the top-trailing corner.
  case rays
}
