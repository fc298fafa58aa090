/// The scalars of an engine that change while it works, behind one pointer so that no access pays
/// an exclusivity check.
struct EngineState: BitwiseCopyable {
  /// How many entries of the answer pool are in use.
  var answerCount: Int32 = 0
  /// How many entries of the guide pool are in use.
  var guideCount: Int32 = 0
  /// How many entries of the scratch list are in use.
  var top = 0
  /// How often a node computed an answer instead of finding it.
  var evaluations = 0
  /// How many evaluations the layout under way may make.
  var budget = 0
  /// The node at which the budget ended, or −1.
  var exhaustedAt = -1
  /// Whether every number that the mirror pass wrote was finite.
  var allFinite = true
  /// How many questions under way only try a proposal out: nothing is placed for them.
  var trials = 0
}

/// A found answer: what a node said to a proposal.
///
/// The answers of a node are a binary tree: the way to one is told by the bits of its proposal's
/// hash, so that finding one of thousands takes a dozen steps, and one of two takes one.
struct Answer: BitwiseCopyable {
  var proposedWidth: Double
  var proposedHeight: Double
  var width: Double
  var height: Double
  /// The answers whose next bit is 0, or −1.
  var left: Int32 = -1
  /// The answers whose next bit is 1, or −1.
  var right: Int32 = -1

  /// The way to the answer to a proposal; the lowest bit is the first step.
  static func way(_ width: Double, _ height: Double) -> UInt64 {
    var bits = hashable(width) &* 0x9E37_79B9_7F4A_7C15
    bits ^= bits >> 32
    bits = (bits &+ hashable(height)) &* 0xD6E8_FEB8_6659_FD93
    return bits ^ (bits >> 32)
  }

  /// The same bits for proposals that are the same: for both zeros, and for all unspecified ones.
  private static func hashable(_ length: Double) -> UInt64 {
    if length == 0 { return 0 }
    return length.isNaN ? Double.nan.bitPattern : length.bitPattern
  }
}

/// What is kept for a node that keeps its answers.
struct Slot: BitwiseCopyable {
  /// The root of the tree of answers, or −1.
  var answers: Int32 = -1
  /// The first guide of the list, or −1.
  var guides: Int32 = -1
  /// The proposal of the run that left its results in the children.
  var lastWidth = LayoutEngine.neverAsked
  var lastHeight = 0.0
  /// How long that run made a stack across its axis, when no guide aligns it.
  var breadth = 0.0
}

/// A found guide: where a container's children put it when the container has a size.
struct FoundGuide: BitwiseCopyable {
  var proposedWidth: Double
  var proposedHeight: Double
  var width: Double
  var height: Double
  /// NaN when no child sets the guide.
  var value: Double
  var code: AlignmentKey.Code
  var next: Int32
}

/// A child of a stack on the scratch list.
struct Contender: BitwiseCopyable {
  var node: Int32
  /// The child's place among its siblings.
  var order: Int32
  /// Its greatest minus its least length.
  var flexibility: Double
  /// Its least length.
  var minimum: Double
  var priority: Double
}

extension Contender {
  /// A child that has not been asked for its flexibility.
  @inline(__always)
  init(unmeasured child: Int, order: Int32, priority: Double = 0) {
    self.init(
      node: Int32(truncatingIfNeeded: child), order: order, flexibility: 0, minimum: 0,
      priority: priority)
  }
}
