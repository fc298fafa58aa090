internal import Geometry
public import LayoutCore
internal import Localization
internal import Typesetting

/// Turns views into a tree that can be laid out.
///
/// A view adds its nodes in ``View/lower(into:)``; scene documents add theirs through the same
/// calls, so a view and a document that say the same give the same frames.
public struct ViewLowering: ~Copyable {
  /// The environment of the place where the next node is added.
  public var environment: EnvironmentValues {
    get { place.values }
    set { place = SharedEnvironment(newValue) }
  }

  /// The same, as nodes and modifiers share it.
  private var place: SharedEnvironment {
    didSet { builder.layoutDirection = place.values.layoutDirection }
  }

  /// The colour of texts and shapes at this place, asked for without copying the environment.
  var foregroundColor: ThemeColor? { place.values.foregroundColor }

  /// The environment that views can read on this thread.
  private var published: SharedEnvironment?

  var builder = LayoutTreeBuilder()
  var nodes: ContiguousArray<ViewNode> = []
  var texts: [TextItem] = []
  var ids: [String] = []
  /// The tokens that nodes use, by their numbers.
  var tokens: [Int: [NodeToken]] = [:]
  /// The tokens of the view whose node is added next.
  private var announced: [NodeToken] = []
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

  /// How deep views are nested before the room on the stack is watched.
  private static let unwatchedLevels = 64

  init(environment: EnvironmentValues, measurer: any TextMeasurer) {
    place = SharedEnvironment(environment)
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
    guard let opened = open(type, container) else { return }
    nested(content)
    close(opened)
  }

  /// What is known outside a container that is open.
  @usableFromInline
  struct OpenContainer {
    fileprivate var base: Int
    fileprivate var top: Int
    fileprivate var view: Int
    fileprivate var siblings: Int32
  }

  /// Adds a container, open for children until it is closed; nil when views are only counted.
  @usableFromInline
  mutating func open(_ type: NodeType, _ container: LayoutContainer) -> OpenContainer? {
    if isOnlyCounted() { return nil }
    let (base, top) = openWaiting()
    let opened = OpenContainer(base: base, top: top, view: nodes.count, siblings: ordinal)
    note(type)
    builder.begin(container)
    ordinal = 0
    return opened
  }

  /// Closes the container that was opened last.
  @usableFromInline
  mutating func close(_ opened: OpenContainer) {
    ordinal = opened.siblings
    builder.end()
    closeWaiting(opened.base, opened.top, opened.view)
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
  @usableFromInline
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

  /// Says which tokens the view uses whose node is added next.
  @usableFromInline
  mutating func announce(_ used: [NodeToken]) {
    if !isCounting { announced += used }
  }

  private mutating func note(_ type: NodeType, isModifier: Bool = false, text: Int32 = -1) {
    if !isModifier, !announced.isEmpty {
      tokens[nodes.count] = announced
      announced = []
    }
    nodes.append(
      ViewNode(
        type: type, isModifier: isModifier,
        isRightToLeft: environment.layoutDirection.isMirrored, ordinal: ordinal, text: text))
  }

  // MARK: Modifiers

  /// Adds what `content` adds with a modifier around each of its views.
  mutating func modified(
    _ modifier: PendingModifier, content: (inout ViewLowering) -> Void
  ) {
    beginWaiting(modifier)
    nested(content)
    endWaiting()
  }

  /// Lets a modifier wait for each view that is added until the end.
  @usableFromInline
  mutating func beginWaiting(_ modifier: PendingModifier) {
    waiting.append(WaitingModifier(modifier: modifier, environment: place))
  }

  /// Lets a modifier wait that uses tokens.
  mutating func beginWaiting(_ modifier: PendingModifier, _ tokens: [NodeToken]) {
    waiting.append(WaitingModifier(modifier: modifier, environment: place, tokens: tokens))
  }

  /// Ends what the last ``beginWaiting(_:)`` began.
  @usableFromInline
  mutating func endWaiting() { waiting.removeLast() }

  /// Adds what `content` adds in another environment.
  mutating func withEnvironment(
    _ environment: EnvironmentValues, content: (inout ViewLowering) -> Void
  ) {
    with(SharedEnvironment(environment), content)
  }

  /// Adds what `content` adds in an environment, which its views can read.
  private mutating func with(
    _ environment: SharedEnvironment, _ content: (inout ViewLowering) -> Void
  ) {
    let outer = place
    place = environment
    nested { $0.publish(content) }
    place = outer
  }

  /// Whether views can read the environment of this place.
  @usableFromInline
  var isPublished: Bool { published === place }

  /// Lets views that `content` adds read the environment of this place.
  @usableFromInline
  mutating func publish(_ content: (inout ViewLowering) -> Void) {
    if isPublished { return content(&self) }
    let outer = published
    published = place
    EnvironmentValues.$current.withValue(place) { content(&self) }
    published = outer
  }

  /// Opens the waiting modifiers as parents of a view that is about to add its node.
  private mutating func openWaiting() -> (base: Int, top: Int) {
    let base = waitingBase
    let top = waiting.count
    waitingBase = top
    guard top > base else { return (base, top) }
    let inner = place
    var counted = Int32(0)
    for number in base..<top where waiting[number].modifier.isCounted { counted += 1 }
    for number in base..<top {
      if waiting[number].modifier.isCounted { counted -= 1 }
      if waiting[number].environment !== place { place = waiting[number].environment }
      if !waiting[number].tokens.isEmpty { tokens[nodes.count] = waiting[number].tokens }
      switch waiting[number].modifier {
      case .id: break
      case .layout(let type, let modifier, let ordinal):
        noteModifier(type, ordinal ?? counted)
        builder.begin(modifier)
      case .layer(let type, let container, let ordinal, _):
        noteModifier(type, ordinal ?? counted)
        builder.begin(container)
      case .zIndex(let depth, let ordinal):
        noteModifier(.zIndex, ordinal ?? counted)
        nodes[nodes.count - 1].zIndex = depth
        builder.begin(.transparent)
      }
    }
    if place !== inner { place = inner }
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
      for number in stride(from: top - 1, through: base, by: -1) {
        switch waiting[number].modifier {
        case .id: break
        case .layer(_, _, _, let content):
          with(waiting[number].environment) { $0.secondary(content) }
          builder.end()
        case .layout, .zIndex: builder.end()
        }
      }
    }
    waitingBase = base
    ordinal += 1
  }

  /// Gives a view the outermost id that waits for it.
  private mutating func nameView(_ view: Int, _ base: Int, _ top: Int) {
    for number in base..<top {
      guard case .id(let id) = waiting[number].modifier else { continue }
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
  @inlinable
  mutating func lowerBody(of view: some View) {
    if isPublished { return descend(into: view.body) }
    publish { $0.descend(into: view.body) }
  }

  /// Adds the nodes of a view one level deeper.
  ///
  /// Depth is bounded by memory: a fresh stack is taken when this one comes to its end.
  @inlinable
  mutating func descend(into view: some View) {
    if enter() { view.lower(into: &self) } else { nestedOnFreshStack { view.lower(into: &$0) } }
    leave()
  }

  /// Runs `content` one level deeper.
  mutating func nested(_ content: (inout ViewLowering) -> Void) {
    if enter() { content(&self) } else { nestedOnFreshStack(content) }
    leave()
  }

  /// Goes one level deeper; false when the stack comes to its end.
  @usableFromInline
  mutating func enter() -> Bool {
    nesting += 1
    return nesting <= Self.unwatchedLevels || LargeStack.hasRoom(256 * 1024)
  }

  /// Goes back.
  @usableFromInline
  mutating func leave() { nesting -= 1 }

  @usableFromInline
  mutating func nestedOnFreshStack(_ content: (inout ViewLowering) -> Void) {
    if failure != nil { return }
    let outer = published
    published = nil
    do throws(LayoutError) {
      try LargeStack.run(bytes: 16 * 1024 * 1024) { publish(content) }
    } catch {
      failure = error
    }
    published = outer
  }

  /// Whether exactly one view has been added, so that the tree has a root.
  var hasRoot: Bool { builder.rootCount == 1 }

  /// Ends the tree.
  consuming func finish() throws(LayoutError) -> ViewTree {
    if let failure { throw failure }
    let environment = place.values
    let layout = builder.finish()
    return ViewTree(
      layout: layout, nodes: nodes, texts: texts, ids: ids, tokens: tokens,
      environment: environment, fontSource: measurer.fontSource)
  }
}
