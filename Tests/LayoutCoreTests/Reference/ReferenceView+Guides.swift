import Geometry
import LayoutCore
import LayoutTesting

extension ReferenceView {
  // 14. The explicit value, else the default.
  func value(of guide: SketchGuide, _ viewSize: ViewSize) -> Double {
    explicit(guide, viewSize)
      ?? guide.defaultValue(in: viewSize.size) { self.explicit($0, viewSize) }
  }

  // 14. The explicit value of a guide.
  func explicit(_ guide: SketchGuide, _ viewSize: ViewSize) -> Double? {
    switch kind {
    case .leaf(.text(let letters)): return baseline(guide, letters, viewSize.proposal)
    case .leaf: return nil
    case .stack, .pile:
      if let child = onlyChildOfStack { return child.explicit(guide, viewSize) }
      return combined(guide, viewSize)
    case .layers: return inner.explicit(guide, viewSize)
    case .modifier(.offset): return inner.explicit(guide, viewSize)
    case .modifier(.guide(guide, let rule)):
      let value = rule.value(width: viewSize.size.width, height: viewSize.size.height) {
        inner.value(of: $0, viewSize)
      }
      return value.isFinite ? value : nil
    case .modifier:
      let placement = placements(viewSize)[0]
      let child = inner.viewSize(placement.proposal)
      return Self.moved(inner.explicit(guide, child), guide, placement)
    }
  }

  /// A guide counted from the parent; none where an infinite size leaves no number.
  private static func moved(
    _ value: Double?, _ guide: SketchGuide, _ placement: Placement
  ) -> Double? {
    guard let value else { return nil }
    let result = value + (guide.axis == .horizontal ? placement.x : placement.y)
    return result.isNaN ? nil : result
  }

  private func baseline(
    _ guide: SketchGuide, _ letters: Int, _ proposal: ProposedViewSize
  ) -> Double? {
    let baselines = SketchMeasurer().baselines(ofLeaf: letters, proposal: proposal)
    switch guide {
    case .firstTextBaseline: return baselines.first
    case .lastTextBaseline: return baselines.last
    default: return nil
    }
  }

  // 14. What a container's children say together.
  private func combined(_ guide: SketchGuide, _ viewSize: ViewSize) -> Double? {
    let values = zip(children, placements(viewSize))
      .compactMap { child, placement in
        Self.moved(child.explicit(guide, child.viewSize(placement.proposal)), guide, placement)
      }
    switch guide {
    case .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom: return nil
    case .firstTextBaseline, .lastTextBaseline: return values.min()
    default: return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }
  }
}

extension SketchGuide {
  /// 14. Where the guide lies in a view that does not set it.
  func defaultValue(in size: Size, explicit: (SketchGuide) -> Double?) -> Double {
    switch self {
    case .leading, .top: 0
    case .horizontalCenter, .shelf: size.width / 2
    case .trailing: size.width
    case .verticalCenter: size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline, .rail: size.height
    case .quarter: size.width / 4
    case .aboveBaseline: (explicit(.firstTextBaseline) ?? size.height) - 2
    }
  }
}
