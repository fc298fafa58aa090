import Geometry
import LayoutCore
import LayoutTesting

extension ReferenceView {
  // 15. The priority, read from the outermost node.
  var priority: Double {
    switch kind {
    case .leaf(.spacer): return -.infinity
    case .leaf: return 0
    case .stack, .pile:
      if children.isEmpty { return -.infinity }
      return children.count == 1 ? children[0].priority : 0
    case .layers: return inner.priority
    case .modifier(let modifier):
      switch modifier {
      case .layoutPriority(let priority): return priority
      case .frame, .flexibleFrame, .padding, .aspectRatio, .fixedSize, .position, .touchTarget,
        .safeAreaPadding, .ignoresSafeArea, .containerRelativeFrame:
        return 0
      default: return inner.priority
      }
    }
  }

  // 4. The distances to neighbours.
  var spacing: ReferenceSpacing {
    switch kind {
    case .leaf(.text): return .text
    case .leaf(.spacer):
      switch orientation {
      case .horizontal: return .zero([.left, .right])
      case .vertical: return .zero([.top, .bottom])
      case nil: return .zero(ReferenceSpacing.Edge.allCases)
      }
    case .leaf: return .plain
    case .stack(let axis, _, _): return stackSpacing(axis)
    case .pile:
      if children.isEmpty { return .zero(ReferenceSpacing.Edge.allCases) }
      return topChildren.reduce(into: ReferenceSpacing()) {
        $0.formUnion($1.spacing, ReferenceSpacing.Edge.allCases)
      }
    case .layers: return inner.spacing
    case .modifier(let modifier): return modifierSpacing(modifier)
    }
  }

  private func stackSpacing(_ axis: Axis) -> ReferenceSpacing {
    guard let first = children.first, let last = children.last else {
      return .zero(ReferenceSpacing.Edge.allCases)
    }
    if let child = onlyChildOfStack { return child.spacing }
    var result = ReferenceSpacing()
    let isVertical = axis == .vertical
    for child in children {
      result.formUnion(child.spacing, isVertical ? [.left, .right] : [.top, .bottom])
    }
    result.formUnion(first.spacing, [isVertical ? .top : .leading(direction)])
    result.formUnion(last.spacing, [isVertical ? .bottom : .trailing(direction)])
    return result
  }

  private func modifierSpacing(_ modifier: ViewSketch.Modifier) -> ReferenceSpacing {
    var result = inner.spacing
    switch modifier {
    case .position: return .plain
    case .padding(let insets), .safeAreaPadding(let insets):
      if insets.top != 0 { result.reset(.top) }
      if insets.bottom != 0 { result.reset(.bottom) }
      if insets.leading != 0 { result.reset(.leading(direction)) }
      if insets.trailing != 0 { result.reset(.trailing(direction)) }
    case .frame(let width, let height, _):
      resetConstrained(&result, width: width != nil, height: height != nil)
    case .containerRelativeFrame(let axes, _, _):
      resetConstrained(
        &result, width: axes.contains(.horizontal), height: axes.contains(.vertical))
    case .flexibleFrame(let bounds, _):
      let none = FrameBounds.Range()
      resetConstrained(&result, width: bounds.width != none, height: bounds.height != none)
    default: break
    }
    return result
  }

  private func resetConstrained(_ spacing: inout ReferenceSpacing, width: Bool, height: Bool) {
    // A spacer directly inside keeps its own.
    if inner.isSpacer { return }
    if width {
      spacing.reset(.left)
      spacing.reset(.right)
    }
    if height {
      spacing.reset(.top)
      spacing.reset(.bottom)
    }
  }

  /// Whether this is a spacer, perhaps with modifiers that no layout sees.
  private var isSpacer: Bool {
    switch kind {
    case .leaf(.spacer): true
    case .modifier(.hidden), .modifier(.zIndex), .modifier(.direction), .modifier(.offset),
      .modifier(.layoutPriority):
      inner.isSpacer
    case .stack: onlyChildOfStack?.isSpacer ?? false
    default: false
    }
  }
}
