public import DesignTokens
public import Geometry
public import LayoutCore

extension View {
  /// Keeps a distance of the theme free on some edges.
  ///
  /// `.padding(.leading, .sm)` is at the left in a left-to-right layout and at the right in a
  /// right-to-left one; in the component kit it is 8 points.
  public func padding(_ edges: Edge.Set = .all, _ key: SpacingKey) -> TokenModifiedView<Self> {
    padding(edges, .spacing(key))
  }

  /// Keeps a distance of the theme free on all edges.
  public func padding(_ key: SpacingKey) -> TokenModifiedView<Self> { padding(.all, key) }

  /// Keeps a length free on some edges that the environment decides.
  public func padding(_ edges: Edge.Set, _ length: LengthToken) -> TokenModifiedView<Self> {
    TokenModifiedView(content: self, type: .padding) { environment in
      let properties =
        edges == .all
        ? ["padding"]
        : [
          (Edge.Set.top, "top"), (.leading, "leading"), (.bottom, "bottom"),
          (.trailing, "trailing"),
        ]
        .filter { edges.contains($0.0) }.map { "padding.\($0.1)" }
      return (
        .padding(EdgeInsets(edges, length.resolved(in: environment))),
        properties.map { NodeToken($0, length, in: environment) }
      )
    }
  }

  /// Gives the view lengths that the environment decides.
  public func frame(
    width: LengthToken, height: LengthToken, alignment: Alignment = .center
  ) -> TokenModifiedView<Self> {
    TokenModifiedView(content: self, type: .frame) { environment in
      (
        .frame(
          width: width.resolved(in: environment), height: height.resolved(in: environment),
          alignment: alignment),
        [
          NodeToken("width", width, in: environment), NodeToken("height", height, in: environment),
        ]
      )
    }
  }

  /// Gives the view a least height that the environment decides.
  public func frame(
    minHeight: LengthToken, alignment: Alignment = .center
  ) -> TokenModifiedView<Self> {
    TokenModifiedView(content: self, type: .frame) { environment in
      let bounds = FrameBounds(
        height: FrameBounds.Range(minimum: minHeight.resolved(in: environment)))
      return (
        .flexibleFrame(bounds, alignment: alignment),
        [NodeToken("minHeight", minHeight, in: environment)]
      )
    }
  }

  /// Sets the colour of texts and shapes inside; it moves no frame.
  ///
  /// Source: SwiftUI's `foregroundStyle(_:)`.
  public func foregroundStyle(_ color: ThemeColor) -> EnvironmentView<Self> {
    EnvironmentView(content: self, type: .foregroundStyle) { $0.foregroundColor = color }
  }

  /// Shows a colour behind the view.
  public func background(_ color: ThemeColor) -> ModifiedView<Self> {
    layer(.background, .center, Color(color))
  }

  /// Shows the colour of a meaning in one of its variants: behind the view, in its texts and around
  /// it; a line around it takes no room.
  public func fill(
    _ variant: FillVariant, _ role: ColorRole,
    on surface: SemanticColors.SurfaceLevel = .base
  ) -> FilledView<Self> {
    FilledView(content: self, variant: variant, role: role, surface: surface)
  }

  /// Sets how large controls inside are.
  ///
  /// Source: SwiftUI's `controlSize(_:)`.
  public func controlSize(_ size: ControlSize) -> EnvironmentView<Self> {
    EnvironmentView(content: self, type: .controlSize) { $0.controlSize = size }
  }

  /// Says that the view reacts to touches.
  ///
  /// The area that reacts is the view's frame. Where the environment has a `minimumTouchTarget`, the
  /// view takes at least that much room on both axes, with what is inside in the middle, whatever
  /// the direction; a larger view is left as it is.
  public func tappable(_ isTappable: Bool = true) -> TokenModifiedView<Self> {
    TokenModifiedView(content: self, type: .tappable) {
      isTappable ? TouchTarget.modifier(in: $0) : nil
    }
  }

  /// Takes at least some room on both axes for touches, with the view in the middle.
  ///
  /// The least side is `side` points; nil takes the environment's, 44 without one.
  public func minimumTouchTarget(_ side: Double? = nil) -> TokenModifiedView<Self> {
    TokenModifiedView(content: self, type: .minimumTouchTarget) { environment in
      let token =
        side == nil ? [NodeToken("minimumTouchTarget", .touchTarget, in: environment)] : []
      let length = side ?? environment.touchTarget
      return (.minimumSize(width: length, height: length), token)
    }
  }
}
