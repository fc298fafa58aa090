extension TextFont {
  /// The font as it is set, in points of an environment.
  ///
  /// Body text at `accessibility1` is 28 points in lines of 34, in both directions of reading.
  ///
  /// - Complexity: O(1).
  public func resolved(in environment: DesignEnvironment) -> ResolvedFont {
    switch source {
    case .role(let role): resolved(role, in: environment)
    case .style(let name): resolved(styleNamed: name, in: environment)
    case .custom(let size, let lineHeight, let role):
      resolved(
        TextStyleToken(relativeTo: role), size: size, lineHeight: lineHeight,
        weights: (.regular, .semibold), in: environment)
    case .fixed(let size):
      ResolvedFont(
        source: source, pointSize: size, lineHeight: nil,
        weight: weight(regular: .regular, emphasized: .semibold, in: environment),
        tracking: tracking(at: size, in: environment), typeface: typeface, isCapped: false)
    }
  }

  /// A style of the theme; one of a role's name has the weights of that role.
  private func resolved(
    styleNamed name: String, in environment: DesignEnvironment
  ) -> ResolvedFont {
    guard let style = environment.typography.styles[name] else {
      return resolved(TextRole(rawValue: name) ?? .body, in: environment)
    }
    let base = environment.scaler.baseStyle(of: style.relativeTo)
    let weights = environment.scaler.style(of: TextRole(rawValue: name) ?? style.relativeTo)
    if style.size == nil, style.lineHeight == nil {
      return resolved(table: style.relativeTo, style, weights, in: environment)
    }
    return resolved(
      style, size: style.size ?? base.pointSize, lineHeight: style.lineHeight,
      weights: (weights.weight, weights.emphasizedWeight), in: environment)
  }

  private func resolved(_ role: TextRole, in environment: DesignEnvironment) -> ResolvedFont {
    if environment.typography.styles[role.rawValue] != nil {
      return resolved(styleNamed: role.rawValue, in: environment)
    }
    return resolved(
      table: role, TextStyleToken(relativeTo: role), environment.scaler.style(of: role),
      in: environment)
  }

  /// The sizes of a role's tables, in the weights of a style or else of a role.
  private func resolved(
    table role: TextRole, _ token: TextStyleToken, _ weights: TextRoleStyle,
    in environment: DesignEnvironment
  ) -> ResolvedFont {
    let scaler = environment.scaler
    let style = scaler.style(of: role).scaled(by: environment.effectiveFactor)
    let base = scaler.baseStyle(of: role)
    // Size and line height are held separately, so that both keep their order over text sizes.
    let multiplier = multiplier(of: role, token.maxMultiplier, in: environment)
    let size = min(style.pointSize, base.pointSize * multiplier)
    return ResolvedFont(
      source: source, pointSize: size,
      lineHeight: min(style.lineHeight, base.lineHeight * multiplier)
        * environment.lineHeightFactor(of: role),
      weight: weight(
        regular: token.weight ?? weights.weight,
        emphasized: max(token.weight ?? .ultraLight, weights.emphasizedWeight), in: environment),
      tracking: tracking(at: size, in: environment), typeface: typeface,
      isCapped: size < style.pointSize)
  }

  private func resolved(
    _ style: TextStyleToken, size: Double, lineHeight: Double?,
    weights: (regular: TextWeight, emphasized: TextWeight),
    in environment: DesignEnvironment
  ) -> ResolvedFont {
    let role = style.relativeTo
    let free = ScaledLength.rounded(
      environment.scaled(size) { $0.fontSize($1, relativeTo: role) },
      toScale: environment.displayScale)
    let multiplier = multiplier(of: role, style.maxMultiplier, in: environment)
    let capped = min(free, size * multiplier, maximumPointSize ?? .infinity)
    return ResolvedFont(
      source: source, pointSize: capped,
      // One factor for both, or lines would grow past capped text.
      lineHeight: lineHeight.map {
        (size > 0 ? $0 * (capped / size) : $0) * environment.lineHeightFactor(of: role)
      },
      weight: weight(
        regular: style.weight ?? weights.regular,
        emphasized: max(style.weight ?? .ultraLight, weights.emphasized), in: environment),
      tracking: tracking(at: capped, in: environment), typeface: typeface,
      isCapped: capped < free)
  }

  /// How far the size may grow: what the font says, else its style, else the caps of the role.
  private func multiplier(
    of role: TextRole, _ style: Double?, in environment: DesignEnvironment
  ) -> Double {
    (maxMultiplier ?? style ?? environment.cap(of: role)).map { max($0, 1) } ?? .infinity
  }

  private func weight(
    regular: TextWeight, emphasized: TextWeight, in environment: DesignEnvironment
  ) -> TextWeight {
    let own = weight ?? (isEmphasized ? emphasized : regular)
    return environment.isBoldText ? own.whenBoldTextIsOn : own
  }

  private func tracking(at size: Double, in environment: DesignEnvironment) -> Double {
    environment.usesSystemTracking || environment.typography.usesSystemTracking
      ? SystemTracking.tracking(atPointSize: size) : 0
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
