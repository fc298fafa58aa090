/// Which part of a node's answer can depend on which part of the proposal.
///
/// The bits are found bottom-up while a tree is built. They spare a stack the question how
/// flexible a rigid child is, and they let answers be found again although a part of the proposal
/// that nothing depends on has changed.
///
/// Source: layout rule 25 rule 2.
struct Dependencies: OptionSet, Sendable, BitwiseCopyable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  static let widthOnWidth = Dependencies(rawValue: 1)
  static let widthOnHeight = Dependencies(rawValue: 2)
  static let heightOnWidth = Dependencies(rawValue: 4)
  static let heightOnHeight = Dependencies(rawValue: 8)

  static let all = Dependencies(rawValue: 15)

  /// Something depends on the proposed width.
  var readsWidth: Bool { rawValue & 5 != 0 }

  /// Something depends on the proposed height.
  var readsHeight: Bool { rawValue & 10 != 0 }
}
