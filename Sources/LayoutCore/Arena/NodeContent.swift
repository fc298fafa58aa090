internal import Geometry

/// Everything about a node itself that decides how it lays out its children, apart from where its
/// parameters stand in the tables of its tree.
///
/// Two nodes with the same content, whose children have the same subtrees, gaps and priorities,
/// answer the same to every proposal.
struct NodeContent: Equatable {
  private var words: (UInt64, UInt64, UInt64, UInt64)
  private var parameters: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0)

  /// Whether nobody can tell that another node has this content: a closure or a layout of one's own
  /// is known only by asking it.
  let isOpaque: Bool

  init(_ tree: LayoutTree, _ index: Int) {
    let node = tree.nodes[index]
    var opaque = false
    var payload: Double = 0
    switch node.kind.payload {
    case .none, .leaf: break
    case .number: payload = Double(node.payload)
    case .priority: if node.payload >= 0 { payload = tree.priorities[Int(node.payload)] }
    case .parameters(let count):
      let base = Int(node.payload)
      func parameter(_ place: Int) -> UInt64 {
        place < count ? tree.parameters[base + place].bitPattern : 0
      }
      parameters = (
        parameter(0), parameter(1), parameter(2), parameter(3), parameter(4), parameter(5)
      )
    case .closure: opaque = node.flags.contains(.computed)
    // Plans are compared by themselves, see `GridPlan.isSame(as:offset:)`.
    case .plan: break
    // What its container offers is not known here.
    case .containerFrame: opaque = true
    case .layout: opaque = true
    }
    isOpaque = opaque
    words = (
      UInt64(node.kind.rawValue) | UInt64(node.dependencies.rawValue) << 8
        | UInt64(node.flags.rawValue) << 16 | UInt64(node.horizontalKey) << 32
        | UInt64(node.verticalKey) << 40 | UInt64(node.priorityGroups) << 48,
      UInt64(node.guides.rawValue) | UInt64(UInt32(bitPattern: node.childCount)) << 32,
      node.first.bitPattern,
      node.second.bitPattern ^ payload.bitPattern.byteSwapped
    )
  }

  static func == (a: NodeContent, b: NodeContent) -> Bool {
    !a.isOpaque && !b.isOpaque && a.words == b.words && a.parameters == b.parameters
  }

  /// A number that two nodes of the same content share.
  var digest: Digest {
    var digest = Digest()
    digest.add(words.0)
    digest.add(words.1)
    digest.add(words.2)
    digest.add(words.3)
    digest.add(parameters.0)
    digest.add(parameters.1)
    digest.add(parameters.2)
    digest.add(parameters.3)
    digest.add(parameters.4)
    digest.add(parameters.5)
    return digest
  }
}

/// A number made of other numbers, in their order.
struct Digest: Equatable {
  private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always)
  mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0xD6E8_FEB8_6659_FD93
    value ^= value >> 32
  }
}

extension NodeKind {
  /// What a node's payload refers to.
  enum Payload {
    case none
    /// Nothing: it is a value itself.
    case number
    /// The number of a priority in the tree's table, or −1.
    case priority
    /// The first of so many parameters.
    case parameters(Int)
    /// The leaf's number at the measurer.
    case leaf
    /// A closure, when the node is computed.
    case closure
    /// The plan of a grid.
    case plan
    /// A frame that takes its lengths from a container.
    case containerFrame
    /// A layout of one's own.
    case layout
  }

  var payload: Payload {
    switch self {
    case .fixed, .flexible, .square, .spacer, .divider, .transparent, .fixedFrame, .fixedSize,
      .minimumSize,
      .aspectRatio, .position, .offset, .layered, .viewThatFits, .geometryReader, .safeAreaInset,
      .gridRow:
      .none
    case .horizontalStack, .verticalStack, .depthStack: .priority
    case .resizable: .parameters(2)
    case .padding: .parameters(4)
    case .flexibleFrame, .scrollView: .parameters(6)
    case .measured: .leaf
    case .alignmentGuide: .closure
    case .ignoresSafeArea: .number
    case .containerFrame: .containerFrame
    case .grid: .plan
    case .custom: .layout
    }
  }
}
