/// Why a font cannot be scaled.
public enum FontScalingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The size in points was scaled with the text of a role before.
  case alreadyScaled(pointSize: Double, relativeTo: TextRole)

  /// What is wrong, and what would be right.
  public var description: String {
    switch self {
    case .alreadyScaled(let size, let role):
      "a font of \(size) points was scaled with \(role.rawValue) before; scale its size at large"
    }
  }
}
