internal import Synchronization

/// Counts the calls of HarfBuzz.
final class ShapingCounter: Sendable {
  private let runs = Atomic<Int>(0)
  private let edges = Atomic<Int>(0)

  /// Adds runs of new texts.
  func addRuns(_ count: Int) { runs.add(count, ordering: .relaxed) }

  /// Adds the edge of a line.
  func addEdge() { edges.add(1, ordering: .relaxed) }

  /// What was counted.
  var statistics: ShapingStatistics {
    ShapingStatistics(
      runs: runs.load(ordering: .relaxed), edges: edges.load(ordering: .relaxed))
  }
}

/// How often a measurer has called HarfBuzz.
///
/// A new width or size of a text that was set before adds nothing where breaks are safe.
public struct ShapingStatistics: Hashable, Sendable {
  /// Runs of texts that were new.
  public var runs: Int

  /// Edges of lines where a break changes glyphs, each shaped once for a text, and once more for
  /// each layout that draws it.
  public var edges: Int

  /// Creates a pair of counts.
  public init(runs: Int, edges: Int) {
    self.runs = runs
    self.edges = edges
  }
}
