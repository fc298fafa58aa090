public import DesignTokens
internal import LayoutCore

extension ViewLowering {
  /// A distance of the theme between the children of the container that is added next.
  @usableFromInline
  mutating func spacing(_ key: SpacingKey) -> Double {
    let token = NodeToken("spacing", .spacing(key), in: environment)
    announce([token])
    return environment.tokens.spacing[key]
  }

  /// Adds a shape: filled with a colour of its own or that of the place, with the corners of a role.
  mutating func shape(
    _ type: NodeType, _ leaf: LayoutLeaf, fill: ThemeColor? = nil, corner: RadiusRole? = nil
  ) {
    if fill != nil || corner != nil || foregroundColor != nil {
      let environment = environment
      if let corner { announce([NodeToken(corner: corner, in: environment)]) }
      if let color = fill ?? environment.foregroundColor {
        announce([NodeToken("fill", color, in: environment)])
      }
    }
    self.leaf(type, leaf)
  }

  /// Adds what `content` adds in the colours of a fill.
  mutating func fill(
    _ variant: FillVariant, _ role: ColorRole, on surface: SemanticColors.SurfaceLevel,
    ordinal: Int32?, content: (inout ViewLowering) -> Void
  ) {
    var environment = environment
    let style = environment.tokens.fill(variant, role, in: environment.design, on: surface)
    let name = "\(variant.rawValue).\(role.rawValue)"
    var tokens: [NodeToken] = []
    if let background = style.background {
      tokens.append(NodeToken(property: "background", name: name, value: .color(background)))
    }
    tokens.append(NodeToken(property: "foreground", name: name, value: .color(style.foreground)))
    if let border = style.border {
      tokens.append(NodeToken(property: "border", name: name, value: .color(border.color)))
      tokens.append(
        NodeToken(
          property: "border.width", name: name,
          value: .length(border.resolvedWidth(in: environment.design))))
      if border.isDashed {
        tokens.append(NodeToken(property: "border.dash", name: name, value: .word("dashed")))
      }
    }
    beginWaiting(.layout(.fill, .transparent, ordinal: ordinal), tokens)
    environment.foregroundColor = .hex(style.foreground)
    withEnvironment(environment, content: content)
    endWaiting()
  }
}
