extension TextFont {
  /// The font as it is set, in points of an environment.
  ///
  /// Body text at `accessibility1` is 28 points in lines of 34, in both directions of reading.
  ///
  /// - Complexity: O(1).
  public func resolved(in environment: DesignEnvironment) -> ResolvedFont {
    switch source {
    case .role(let role): resolved(role, in: environment)
    case .custom(let size, let lineHeight, let role):
      resolved(size: size, lineHeight: lineHeight, relativeTo: role, in: environment)
    case .fixed(let size):
      ResolvedFont(
        source: source, pointSize: size, lineHeight: nil,
        weight: weight(regular: .regular, emphasized: .semibold, in: environment),
        tracking: tracking(at: size, in: environment), typeface: typeface, isCapped: false)
    }
  }

  private func resolved(_ role: TextRole, in environment: DesignEnvironment) -> ResolvedFont {
    let scaler = environment.scaler
    let style = scaler.style(of: role).scaled(by: environment.effectiveFactor)
    let base = scaler.baseStyle(of: role)
    // Size and line height are held separately, so that both keep their order over text sizes.
    let multiplier = (maxMultiplier ?? environment.caps[role]).map { max($0, 1) } ?? .infinity
    let size = min(style.pointSize, base.pointSize * multiplier)
    return ResolvedFont(
      source: source, pointSize: size,
      lineHeight: min(style.lineHeight, base.lineHeight * multiplier),
      weight: weight(regular: style.weight, emphasized: style.emphasizedWeight, in: environment),
      tracking: tracking(at: size, in: environment), typeface: typeface,
      isCapped: size < style.pointSize)
  }

  private func resolved(
    size: Double, lineHeight: Double?, relativeTo role: TextRole, in environment: DesignEnvironment
  ) -> ResolvedFont {
    let free = ScaledMetric.rounded(
      environment.scaled(size) { $0.fontSize($1, relativeTo: role) },
      toScale: environment.displayScale)
    let multiplier = (maxMultiplier ?? environment.caps[role]).map { max($0, 1) } ?? .infinity
    let capped = min(free, size * multiplier, maximumPointSize ?? .infinity)
    return ResolvedFont(
      source: source, pointSize: capped,
      // One factor for both, or lines would grow past capped text.
      lineHeight: lineHeight.map { size > 0 ? $0 * (capped / size) : $0 },
      weight: weight(regular: .regular, emphasized: .semibold, in: environment),
      tracking: tracking(at: capped, in: environment), typeface: typeface,
      isCapped: capped < free)
  }

  private func weight(
    regular: TextWeight, emphasized: TextWeight, in environment: DesignEnvironment
  ) -> TextWeight {
    let own = weight ?? (isEmphasized ? emphasized : regular)
    return environment.isBoldText ? own.whenBoldTextIsOn : own
  }

  private func tracking(at size: Double, in environment: DesignEnvironment) -> Double {
    environment.usesSystemTracking ? SystemTracking.tracking(atPointSize: size) : 0
  }
}

extension TextRole {
  /// The font of the role in an environment.
  ///
  /// - Parameters:
  ///   - environment: The settings to resolve against.
  ///   - maxMultiplier: The largest multiple of the size at `large`; nil for the environment's cap.
  /// - Returns: The font as it is set.
  public func resolvedFont(
    in environment: DesignEnvironment, maxMultiplier: Double? = nil
  ) -> ResolvedFont {
    TextFont.role(self).maxMultiplier(maxMultiplier).resolved(in: environment)
  }
}
