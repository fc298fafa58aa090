internal import Geometry
internal import LayoutCore
internal import Localization
internal import Typesetting

/// Turns views into a tree that can be laid out.
///
/// A view adds its nodes in ``View/lower(into:)``; scene documents add theirs through the same
/// calls, so a view and a document that say the same give the same frames.
public struct ViewLowering: ~Copyable {
  /// The environment of the place where the next node is added.
  public var environment: EnvironmentValues {
    didSet { builder.layoutDirection = environment.layoutDirection }
  }

  var builder = LayoutTreeBuilder()
  var nodes: ContiguousArray<ViewNode> = []
  var texts: [TextItem] = []
  var ids: [String] = []
  let measurer: any TextMeasurer
  var formatContexts: [FormatKey: FormatContext] = [:]
  var resolvers: [FormatKey: StringResolver] = [:]

  /// The modifiers that wait; those before `waitingBase` wait for a view further out.
  private var waiting: [WaitingModifier] = []
  private var waitingBase = 0
  /// The place of the next child among its siblings.
  private var ordinal: Int32 = 0
  private var nesting = 0
  /// Whether views are counted instead of added.
  private var isCounting = false
  private var counted = 0
  private(set) var failure: LayoutError?

  /// How deep views are nested before their nodes are added from a fresh stack.
  private static let levelsPerStack = 64

  init(environment: EnvironmentValues, measurer: any TextMeasurer) {
    self.environment = environment
    self.measurer = measurer
    builder.layoutDirection = environment.layoutDirection
  }

  // MARK: Nodes

  /// Adds a leaf.
  mutating func leaf(_ type: NodeType, _ leaf: LayoutLeaf, text: Int32 = -1) {
    if isOnlyCounted() { return }
    let (base, top) = openWaiting()
    let view = nodes.count
    note(type, text: text)
    builder.leaf(leaf)
    closeWaiting(base, top, view)
  }

  /// Adds a container and, from `content`, its children.
  mutating func container(
    _ type: NodeType, _ container: LayoutContainer, content: (inout ViewLowering) -> Void
  ) {
    if isOnlyCounted() { return }
    let (base, top) = openWaiting()
    let view = nodes.count
    note(type)
    builder.begin(container)
    let siblings = ordinal
    ordinal = 0
    nested(content)
    ordinal = siblings
    builder.end()
    closeWaiting(base, top, view)
  }

  /// Adds a row of a grid.
  ///
  /// A row has no layout of its own: modifiers around it apply to each of its cells, and outside a
  /// grid it is just its cells.
  mutating func gridRow(
    alignment: VerticalAlignment?, content: (inout ViewLowering) -> Void
  ) {
    guard !isCounting, builder.isInGrid else { return nested(content) }
    let view = nodes.count
    note(.gridRow)
    builder.begin(.gridRow(alignment: alignment))
    nameView(view, waitingBase, waiting.count)
    let kept = waiting
    waiting.removeAll { if case .id = $0.modifier { true } else { false } }
    waitingBase = min(waitingBase, waiting.count)
    let siblings = ordinal
    ordinal = 0
    nested(content)
    ordinal = siblings
    waiting = kept
    builder.end()
    ordinal += 1
  }

  /// Adds a container of one child; any other number of views form a column in it.
  mutating func singleChildContainer(
    _ type: NodeType, _ container: LayoutContainer, content: (inout ViewLowering) -> Void
  ) {
    self.container(type, container) { lowering in
      if lowering.count(content) == 1 { return lowering.nested(content) }
      lowering.container(.implicit, .verticalStack(), content: content)
    }
  }

  /// Counts a child that adds no node.
  mutating func skipChild() { ordinal += 1 }

  /// Says that a list or a condition decides how many children the open container has.
  mutating func markContentDynamic() {
    if !isCounting { builder.markContentDynamic() }
  }

  // MARK: Counting

  /// How many views `content` adds to the open node.
  ///
  /// Nothing is added, and no container is opened: what is inside of them is not asked, so that
  /// counting costs one walk over the views of one level however deep they are.
  private mutating func count(_ content: (inout ViewLowering) -> Void) -> Int {
    let siblings = ordinal
    isCounting = true
    counted = 0
    nested(content)
    isCounting = false
    ordinal = siblings
    return counted
  }

  /// Whether views are only counted; if so, the one that asks has been.
  mutating func isOnlyCounted() -> Bool {
    if isCounting { counted += 1 }
    return isCounting
  }

  private mutating func note(_ type: NodeType, isModifier: Bool = false, text: Int32 = -1) {
    nodes.append(
      ViewNode(
        type: type, isModifier: isModifier,
        isRightToLeft: environment.layoutDirection == .rightToLeft, ordinal: ordinal, text: text))
  }

  // MARK: Modifiers

  /// Adds what `content` adds with a modifier around each of its views.
  mutating func modified(
    _ modifier: PendingModifier, content: (inout ViewLowering) -> Void
  ) {
    waiting.append(WaitingModifier(modifier: modifier, environment: environment))
    nested(content)
    waiting.removeLast()
  }

  /// Adds what `content` adds in another environment.
  mutating func withEnvironment(
    _ environment: EnvironmentValues, content: (inout ViewLowering) -> Void
  ) {
    let outer = self.environment
    self.environment = environment
    nested(content)
    self.environment = outer
  }

  /// Opens the waiting modifiers as parents of a view that is about to add its node.
  private mutating func openWaiting() -> (base: Int, top: Int) {
    let base = waitingBase
    let top = waiting.count
    waitingBase = top
    guard top > base else { return (base, top) }
    let inner = environment
    var counted = Int32(0)
    for place in base..<top where waiting[place].modifier.isCounted { counted += 1 }
    for place in base..<top {
      let entry = waiting[place]
      if entry.modifier.isCounted { counted -= 1 }
      environment = entry.environment
      switch entry.modifier {
      case .id: break
      case .layout(let type, let modifier, let number):
        noteModifier(type, number ?? counted)
        builder.begin(modifier)
      case .layer(let type, let container, let number, _):
        noteModifier(type, number ?? counted)
        builder.begin(container)
      case .zIndex(let depth, let number):
        noteModifier(.zIndex, number ?? counted)
        nodes[nodes.count - 1].zIndex = depth
        builder.begin(.transparent)
      }
    }
    environment = inner
    return (base, top)
  }

  private mutating func noteModifier(_ type: NodeType, _ number: Int32) {
    note(type, isModifier: true)
    nodes[nodes.count - 1].ordinal = number
  }

  /// Ends the parents of a view, adding what layers show beside it, and counts the view.
  private mutating func closeWaiting(_ base: Int, _ top: Int, _ view: Int) {
    if top > base {
      nameView(view, base, top)
      let inner = environment
      for place in stride(from: top - 1, through: base, by: -1) {
        switch waiting[place].modifier {
        case .id: break
        case .layer(_, _, _, let content):
          environment = waiting[place].environment
          secondary(content)
          builder.end()
        case .layout, .zIndex: builder.end()
        }
      }
      environment = inner
    }
    waitingBase = base
    ordinal += 1
  }

  /// Gives a view the outermost id that waits for it.
  private mutating func nameView(_ view: Int, _ base: Int, _ top: Int) {
    for place in base..<top {
      guard case .id(let id) = waiting[place].modifier else { continue }
      nodes[view].id = Int32(truncatingIfNeeded: ids.count)
      ids.append(id)
      return
    }
  }

  /// The second child of a layer: one view as it is, several in a pile of their own (layout rule 13), and
  /// an invisible nothing for none.
  private mutating func secondary(_ content: (inout ViewLowering) -> Void) {
    let siblings = ordinal
    ordinal = 0
    switch count(content) {
    case 0:
      note(.implicit)
      builder.leaf(.fixed(Size(width: 0, height: 0)))
    case 1: nested(content)
    default: container(.zstack, .depthStack(), content: content)
    }
    ordinal = siblings
  }

  // MARK: Nesting

  /// Adds the nodes of a view made of other views.
  mutating func lowerBody(of view: some View) {
    let environment = environment
    nested { lowering in
      let body = EnvironmentValues.$current.withValue(environment) { view.body }
      body.lower(into: &lowering)
    }
  }

  /// Runs `content`, every so many levels on a fresh stack, so that depth is bounded by memory.
  mutating func nested(_ content: (inout ViewLowering) -> Void) {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting % Self.levelsPerStack == 0 else { return content(&self) }
    if failure != nil { return }
    do throws(LayoutError) {
      try LargeStack.run(bytes: 4 * 1024 * 1024) { content(&self) }
    } catch {
      failure = error
    }
  }

  /// Whether exactly one view has been added, so that the tree has a root.
  var hasRoot: Bool { builder.rootCount == 1 }

  /// Ends the tree.
  consuming func finish() throws(LayoutError) -> ViewTree {
    if let failure { throw failure }
    let layout = builder.finish()
    return ViewTree(
      layout: layout, nodes: nodes, texts: texts, ids: ids, environment: environment,
      fontSource: measurer.fontSource)
  }
}
