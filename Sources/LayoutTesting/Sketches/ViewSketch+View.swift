internal import Geometry
internal import LayoutCore
package import Views

extension ViewSketch {
  /// The sketch as a Swift view.
  package var view: AnyView {
    var result = contentView
    if let id { result = AnyView(result.id(id)) }
    for modifier in modifiers { result = modifier.applied(to: result) }
    return result
  }

  private var contentView: AnyView {
    switch content {
    case .horizontalStack(let guide, let spacing, let children):
      AnyView(
        HStack(alignment: guide.vertical, spacing: spacing) { SketchChildren(children) })
    case .verticalStack(let guide, let spacing, let children):
      AnyView(
        VStack(alignment: guide.horizontal, spacing: spacing) { SketchChildren(children) })
    case .depthStack(let alignment, let children):
      AnyView(ZStack(alignment: alignment.alignment) { SketchChildren(children) })
    case .spacer(let minimum): AnyView(Spacer(minLength: minimum))
    case .divider: AnyView(Divider())
    case .color: AnyView(Color())
    case .circle: AnyView(Circle())
    case .image(let width, let height, let isResizable):
      isResizable
        ? AnyView(Image("picture", width: width, height: height).resizable())
        : AnyView(Image("picture", width: width, height: height))
    case .text(let letters): AnyView(Text(verbatim: ViewSketch.words(letters)))
    case .empty: AnyView(EmptyView())
    }
  }

  /// So many letters in words of four.
  package static func words(_ letters: Int) -> String {
    var result = ""
    for letter in 0..<letters {
      if letter > 0, letter % 4 == 0 { result += " " }
      result += "n"
    }
    return result
  }
}

/// Children that are known one by one, as statements of a builder are.
private struct SketchChildren: PrimitiveView {
  private let children: [AnyView]

  init(_ children: [ViewSketch]) { self.children = children.map { $0.view } }

  func lower(into lowering: inout ViewLowering) {
    for child in children { child.lower(into: &lowering) }
  }
}

extension ViewSketch.Modifier {
  fileprivate func applied(to view: AnyView) -> AnyView {
    switch self {
    case .frame(let width, let height, let alignment):
      AnyView(view.frame(width: width, height: height, alignment: alignment.alignment))
    case .flexibleFrame(let bounds, let alignment):
      AnyView(
        view.frame(
          minWidth: bounds.width.minimum, idealWidth: bounds.width.ideal,
          maxWidth: bounds.width.maximum, minHeight: bounds.height.minimum,
          idealHeight: bounds.height.ideal, maxHeight: bounds.height.maximum,
          alignment: alignment.alignment))
    case .padding(let insets): AnyView(view.padding(insets))
    case .safeAreaPadding(let insets): AnyView(view.safeAreaPadding(insets))
    case .ignoresSafeArea(let regions, let edges):
      AnyView(view.ignoresSafeArea(regions, edges: edges))
    case .containerRelativeFrame(let axes, let columns, let alignment):
      if let columns {
        AnyView(
          view.containerRelativeFrame(
            axes, count: columns.count, span: columns.span, spacing: columns.spacing,
            alignment: alignment.alignment))
      } else {
        AnyView(view.containerRelativeFrame(axes, alignment: alignment.alignment))
      }
    case .fixedSize(let horizontal, let vertical):
      AnyView(view.fixedSize(horizontal: horizontal, vertical: vertical))
    case .touchTarget(let side): AnyView(view.minimumTouchTarget(side))
    case .aspectRatio(let ratio, let mode): AnyView(view.aspectRatio(ratio, contentMode: mode))
    case .layoutPriority(let priority): AnyView(view.layoutPriority(priority))
    case .offset(let x, let y): AnyView(view.offset(x: x, y: y))
    case .position(let x, let y): AnyView(view.position(x: x, y: y))
    case .background(let alignment, let secondary):
      AnyView(view.background(alignment: alignment.alignment) { secondary.view })
    case .overlay(let alignment, let secondary):
      AnyView(view.overlay(alignment: alignment.alignment) { secondary.view })
    case .guide(let guide, let value):
      guide.axis == .horizontal
        ? AnyView(view.alignmentGuide(guide.horizontal) { value.value(in: $0) })
        : AnyView(view.alignmentGuide(guide.vertical) { value.value(in: $0) })
    case .zIndex(let depth): AnyView(view.zIndex(depth))
    case .hidden: AnyView(view.hidden())
    case .direction(let direction): AnyView(view.environment(\.layoutDirection, direction))
    }
  }
}

extension SketchGuideValue {
  fileprivate func value(in dimensions: ViewDimensions) -> Double {
    value(width: dimensions.width, height: dimensions.height) { dimensions.value(of: $0.key) }
  }
}
