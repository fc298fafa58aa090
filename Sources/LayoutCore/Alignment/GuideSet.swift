/// A set of alignment guides, one bit each; all guides past the 31st share the last bit.
///
/// The set says what may be explicit, so a shared bit costs a question and changes no answer.
struct GuideSet: OptionSet, Sendable, BitwiseCopyable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ code: AlignmentKey.Code) { self.init(rawValue: 1 << min(UInt32(code), 31)) }

  /// The baselines, which text sets.
  static let baselines = GuideSet([
    GuideSet(AlignmentKey.Codes.firstTextBaseline), GuideSet(AlignmentKey.Codes.lastTextBaseline),
  ])

  /// The guides that a container has defaults for again.
  static let edgesAndCenters = GuideSet(rawValue: 0b11_1111)
}
