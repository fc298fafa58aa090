internal import Geometry
internal import LayoutCore
internal import Typesetting

/// Answers the layout engine's questions about texts.
///
/// The width is that of the text without a limit of height, so that it does not depend on the
/// proposed height. A proposal of no width takes no room and shapes nothing.
///
/// Source: layout rule 22.
final class TextLeafMeasurer: LeafMeasurer {
  private let texts: [TextItem]
  private let measurer: any TextMeasurer

  init(_ tree: ViewTree) {
    texts = tree.texts
    measurer = tree.measurer
  }

  func size(ofLeaf index: Int, proposal: ProposedViewSize) -> Size {
    if let width = proposal.width, width <= 0 { return .zero }
    let text = texts[index].typeset
    let free = text.size(width: proposal.width, height: nil)
    guard let height = proposal.height, height < free.height else {
      return Size(width: free.width, height: free.height)
    }
    return Size(
      width: free.width, height: text.size(width: proposal.width, height: height).height)
  }

  func baselines(
    ofLeaf index: Int, proposal: ProposedViewSize
  ) -> (first: Double, last: Double) {
    if let width = proposal.width, width <= 0 { return (0, 0) }
    let size = texts[index].typeset.size(width: proposal.width, height: proposal.height)
    return (size.firstBaseline, size.lastBaseline)
  }

  func digest(ofLeaf index: Int) -> Int { texts[index].request.hashValue }

  func isLeaf(_ index: Int, sameAs other: Int, of measurer: any LeafMeasurer) -> Bool {
    guard let before = measurer as? TextLeafMeasurer else { return false }
    return self.measurer === before.measurer
      && texts[index].request == before.texts[other].request
  }
}
