import Geometry
import LayoutCore

/// Measures leaves by rules of a test and keeps what they were proposed.
final class RecordingMeasurer: LeafMeasurer {
  private let rules: [(ProposedViewSize) -> Size]
  private(set) var proposals: [[ProposedViewSize]]

  init(_ rules: ((ProposedViewSize) -> Size)...) {
    self.rules = rules
    proposals = rules.map { _ in [] }
  }

  func size(ofLeaf index: Int, proposal: ProposedViewSize) -> Size {
    proposals[index].append(proposal)
    return rules[index](proposal)
  }

  func baselines(
    ofLeaf index: Int, proposal: ProposedViewSize
  ) -> (first: Double, last: Double) {
    (0, 0)
  }
}

extension LayoutTreeBuilder {
  /// Adds a leaf for a ``RecordingMeasurer``.
  mutating func recordedLeaf(_ index: Int) {
    leaf(.measured(MeasuredLeaf(index: index, hasBaselines: false)))
  }

  /// Adds a container or a modifier with what `content` adds in it.
  mutating func node(_ container: LayoutContainer, _ content: (inout LayoutTreeBuilder) -> Void) {
    begin(container)
    content(&self)
    end()
  }

  mutating func node(_ modifier: LayoutModifier, _ content: (inout LayoutTreeBuilder) -> Void) {
    begin(modifier)
    content(&self)
    end()
  }
}

/// Builds a tree and its engine.
func engine(
  _ measurer: RecordingMeasurer? = nil, _ content: (inout LayoutTreeBuilder) -> Void
) -> LayoutEngine {
  var builder = LayoutTreeBuilder()
  content(&builder)
  return LayoutEngine(builder.finish(), measurer: measurer)
}
