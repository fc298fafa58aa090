import Geometry
import LayoutCore
import LayoutTesting

/// One change of something that is laid out.
///
/// Places are counted modulo what there is.
enum LayoutEdit: CustomStringConvertible {
  /// Another host.
  case host(ProposedViewSize)
  /// A view of the sketch, counted in tree order, is another one.
  case view(at: Int, ViewSketch)
  /// A leaf of the tree has other lengths.
  case leaf(at: Int, Size)
  /// A text of the tree has so many letters more than it was built with.
  case text(at: Int, more: Int)
  /// Every direction is the other one.
  case flip

  static func draw(_ choices: inout Choices, _ generator: SketchGenerator) -> LayoutEdit {
    switch choices.int(in: 0...9) {
    case 0: return .host(generator.host(&choices))
    case 1, 2:
      return .view(at: choices.int(in: 0...30), generator.sketch(&choices))
    case 3, 4, 5, 6:
      let size = Size(width: choices.double(in: 0...80), height: choices.double(in: 0...80))
      return .leaf(at: choices.int(in: 0...30), size)
    case 7, 8: return .text(at: choices.int(in: 0...30), more: choices.int(in: 0...9))
    default: return .flip
    }
  }

  var description: String {
    switch self {
    case .host(let size): "host \(size.width ?? -1)×\(size.height ?? -1)"
    case .view(let place, let sketch): "view \(place): \(sketch)"
    case .leaf(let place, let size): "leaf \(place): \(size.width)×\(size.height)"
    case .text(let place, let more): "text \(place): \(more) letters more"
    case .flip: "flip"
    }
  }
}

extension ViewSketch {
  /// The sketch with the view at a place, counted in tree order, replaced; the place is taken modulo
  /// the number of views.
  func replacingView(at place: Int, with view: ViewSketch) -> ViewSketch {
    var left = place % viewCount
    return replacing(&left, view)
  }

  private var viewCount: Int { children.reduce(1) { $0 + $1.viewCount } }

  private func replacing(_ left: inout Int, _ view: ViewSketch) -> ViewSketch {
    if left == 0 {
      left = -1
      return view
    }
    left -= 1
    var result = self
    let children = children.map { $0.replacing(&left, view) }
    switch content {
    case .horizontalStack(let guide, let spacing, _):
      result.content = .horizontalStack(guide, spacing: spacing, children)
    case .verticalStack(let guide, let spacing, _):
      result.content = .verticalStack(guide, spacing: spacing, children)
    case .depthStack(let alignment, _): result.content = .depthStack(alignment, children)
    default: break
    }
    return result
  }
}

/// Measures texts that can become longer; texts are the same when they have the same letters.
final class GrowingTextMeasurer: LeafMeasurer {
  private let measurer = SketchMeasurer()
  private var more: [Int: Int] = [:]

  func lengthen(_ leaf: Int, by letters: Int) { more[leaf] = letters }

  private func letters(_ leaf: Int) -> Int { leaf + more[leaf, default: 0] }

  func copy() -> GrowingTextMeasurer {
    let copy = GrowingTextMeasurer()
    copy.more = more
    return copy
  }

  func size(ofLeaf index: Int, proposal: ProposedViewSize) -> Size {
    measurer.size(ofLeaf: letters(index), proposal: proposal)
  }

  func baselines(
    ofLeaf index: Int, proposal: ProposedViewSize
  ) -> (first: Double, last: Double) {
    measurer.baselines(ofLeaf: letters(index), proposal: proposal)
  }

  func digest(ofLeaf index: Int) -> Int { letters(index) }

  func isLeaf(_ index: Int, sameAs other: Int, of measurer: any LeafMeasurer) -> Bool {
    guard let measurer = measurer as? GrowingTextMeasurer else { return false }
    return letters(index) == measurer.letters(other)
  }
}
