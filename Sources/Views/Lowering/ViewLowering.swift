internal import Geometry
public import LayoutCore
internal import Localization
internal import Typesetting
internal import UnicodeServices

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

  /// The case of texts at this place, likewise.
  var textCase: TextCasing? { place.values.textCase }

  /// How far apart tab stops of texts at this place are, likewise.
  var tabInterval: Double? { place.values.tabInterval }

  /// The environment that views can read on this thread.
  private var published: SharedEnvironment?

  var builder = LayoutTreeBuilder()
  var nodes = BuildBuffer<ViewNode>(capacity: 128)
  var texts: [TextItem] = []
  var ids: [String] = []
  /// What few nodes have, by node.
  var notes: [Int: ViewNote] = [:]
  /// What the last layout of the same views found; nil the first time.
  let readings: GeometryReadings?
  var readingNodes = ReadingNodes()
  /// The coordinate spaces around the next node, the nearest last.
  var openSpaces: [ReadingNodes.Space] = []
  var preferences = PreferenceLog()
  /// How wide the content of the open column wants the column to be.
  var askedColumnWidth: NavigationColumnWidth?
  /// The tokens that nodes use, by their numbers.
  var tokens: [Int: [NodeToken]] = [:]
  /// The tokens of the view whose node is added next.
  private var announced: [NodeToken] = []
  /// How many views have been shown at anchors.
  var anchoredCount = 0
  let measurer: any TextMeasurer
  var formatContexts: [FormatKey: FormatContext] = [:]
  var resolvers: [FormatKey: StringResolver] = [:]

  /// The modifiers that wait; those before `waitingBase` wait for a view further out.
  private var waiting: [WaitingModifier] = []
  private var waitingBase = 0
  /// What some of them keep while a view inside them is open, by their numbers.
  private var opened: [Int: WaitingModifier.Opened] = [:]
  /// The place of the next child among its siblings.
  private var ordinal: Int32 = 0
  private var nesting = 0
  /// The list whose rows are being added; nil inside of a row.
  var listState: ListState?
  /// Whether views are counted instead of added.
  private var isCounting = false
  private var counted = 0
  private(set) var failure: LayoutError?

  /// How deep views are nested before the room on the stack is watched.
  private static let unwatchedLevels = 64

  init(
    environment: EnvironmentValues, measurer: any TextMeasurer, readings: GeometryReadings? = nil
  ) {
    self.readings = readings
    place = SharedEnvironment(environment)
    self.measurer = measurer
    builder.layoutDirection = environment.layoutDirection
  }

  /// Makes room for a number of nodes.
  mutating func reserveCapacity(_ count: Int) {
    builder.reserveCapacity(count)
    nodes.reserveCapacity(count)
  }

  // MARK: Nodes

  /// Adds a leaf and returns its index, −1 when views are only counted.
  @discardableResult
  mutating func leaf(_ type: NodeType, _ leaf: LayoutLeaf) -> Int {
    self.leaf(type) { $0.leaf(leaf) }
  }

  /// Adds the leaf that `add` adds, likewise.
  @discardableResult
  @inline(__always)
  mutating func leaf(
    _ type: NodeType, adding add: (inout LayoutTreeBuilder) -> Void
  ) -> Int {
    if isOnlyCounted() { return -1 }
    let (base, top) = openWaiting()
    let view = nodes.count
    note(type)
    add(&builder)
    closeWaiting(base, top, view)
    return view
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
    return openCounted(type, container)
  }

  /// Opens a section of a list: what the list puts around its rows is not for it.
  mutating func openSection() -> OpenContainer? {
    if isOnlyCounted() { return nil }
    for number in waitingBase..<waiting.count {
      if waiting[number].modifier.kind == .row {
        opened[number, default: .init()].isPassedBy = true
      }
    }
    return openCounted(.section, .verticalStack(alignment: .leading, spacing: 0))
  }

  private mutating func openCounted(
    _ type: NodeType, _ container: LayoutContainer
  ) -> OpenContainer {
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
    let siblings = ordinal
    ordinal = 0
    withoutWaitingIDs(content)
    ordinal = siblings
    builder.end()
    ordinal += 1
  }

  /// Adds what `content` adds without the ids that wait for one view.
  mutating func withoutWaitingIDs(_ content: (inout ViewLowering) -> Void) {
    let kept = waiting
    let inner = waiting[waitingBase...]
    waiting.removeSubrange(waitingBase...)
    waiting += inner.filter { $0.modifier.isCounted }
    nested(content)
    waiting = kept
  }

  // MARK: Nodes that nobody wrote

  /// Opens a container that stands for its children in frame trees: they are counted as children of
  /// the node around it.
  mutating func beginImplicit(_ container: LayoutContainer) {
    note(.implicit)
    builder.begin(container)
  }

  /// Opens a node of one child, likewise.
  mutating func beginImplicit(_ modifier: LayoutModifier) {
    note(.implicit)
    builder.begin(modifier)
  }

  /// Ends the node that the last ``beginImplicit(_:)`` began.
  mutating func endImplicit() { builder.end() }

  /// Adds a container of one child; any other number of views form a column in it.
  mutating func singleChildContainer(
    _ type: NodeType, _ container: LayoutContainer, content: (inout ViewLowering) -> Void
  ) {
    self.container(type, container) { $0.single(content) }
  }

  /// Adds exactly one child: any other number of views form a column.
  mutating func single(_ content: (inout ViewLowering) -> Void) {
    if count(content) == 1 { return nested(content) }
    container(.implicit, .verticalStack(), content: content)
  }

  /// Counts a child that adds no node.
  mutating func skipChild() { ordinal += 1 }

  /// Adds a child under another number than that of its place.
  mutating func numbered(_ number: Int32, content: (inout ViewLowering) -> Void) {
    let next = ordinal
    ordinal = number
    content(&self)
    ordinal = next
  }

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

  /// Notes what the node is that is added next.
  @inline(__always)
  private mutating func note(_ type: NodeType) {
    if !announced.isEmpty { keepAnnounced() }
    note(type, isModifier: false, ordinal)
  }

  @inline(__always)
  private mutating func note(_ type: NodeType, isModifier: Bool, _ ordinal: Int32) {
    nodes.append(
      ViewNode(
        type: type, isModifier: isModifier,
        isRightToLeft: builder.layoutDirection.isMirrored, ordinal: ordinal))
  }

  @inline(never)
  private mutating func keepAnnounced() {
    tokens[nodes.count] = announced
    announced = []
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
    waiting.append(WaitingModifier(modifier, in: place))
  }

  /// Lets a modifier wait that uses tokens.
  mutating func beginWaiting(_ modifier: PendingModifier, _ tokens: [NodeToken]) {
    waiting.append(
      WaitingModifier(modifier, in: place, tokens: tokens.isEmpty ? nil : tokens))
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
  @inline(__always)
  private mutating func openWaiting() -> (base: Int, top: Int) {
    let base = waitingBase
    let top = waiting.count
    if top > base { openWaiting(base, top) }
    return (base, top)
  }

  @inline(never)
  private mutating func openWaiting(_ base: Int, _ top: Int) {
    waitingBase = top
    /// The environment of the view, once one of its modifiers stands in another one.
    var inner: SharedEnvironment?
    var inside = Int32(0)
    for number in base..<top where waiting[number].modifier.isCounted { inside += 1 }
    for number in base..<top {
      let kind = waiting[number].modifier.kind
      if kind == .id { continue }
      inside -= 1
      if waiting[number].environment !== place {
        if inner == nil { inner = place }
        place = waiting[number].environment
      }
      if let used = waiting[number].tokens { tokens[nodes.count] = used }
      if kind == .row || kind == .rowBackground {
        if kind == .row, opened[number]?.isPassedBy != true { openRow(number, inside, top) }
        continue
      }
      noteModifier(waiting[number].modifier.type, waiting[number].modifier.ordinal ?? inside)
      switch waiting[number].modifier.content {
      case .layout(let modifier): builder.begin(modifier)
      case .layer(let container, _): builder.begin(container)
      case .noted(let note):
        remember(note, of: nodes.count - 1)
        switch note {
        case .coordinateSpace(let name):
          openSpaces.append(ReadingNodes.Space(name: name, node: nodes.count - 1))
        case .columnWidth(let width): askedColumnWidth = askedColumnWidth ?? width
        case .unusableColumnWidth:
          builder.report(
            "navigationSplitViewColumnWidth",
            "a width is finite and at least 0; the column keeps its own")
        default: break
        }
        builder.begin(.transparent)
      case .preference:
        mark(number)
        builder.begin(.transparent)
      case .preferenceLayer(let container, _):
        mark(number)
        builder.begin(container)
      case .id, .row, .rowBackground: break
      }
    }
    if let inner { place = inner }
  }

  /// Notes where the values of a view begin that a waiting modifier reads, and the modifier's node.
  private mutating func mark(_ number: Int) {
    opened[number] = WaitingModifier.Opened(mark: preferences.mark, node: nodes.count - 1)
  }

  /// Opens what a list puts around a row.
  private mutating func openRow(_ number: Int, _ counted: Int32, _ top: Int) {
    beginLooseSection()
    var traits = ListRowTraits()
    for inner in waiting[(number + 1)..<top].reversed() {
      if case .noted(.row(let asked)) = inner.modifier.content { traits.formUnion(asked) }
    }
    let hasSeparator = countRow(traits)
    let list = listState
    listState = nil
    opened[number] = WaitingModifier.Opened(
      hasSeparator: hasSeparator, outerList: list, background: openRowBackground(number, top))
    noteModifier(.listRow, counted)
    builder.begin(.custom(rowLayout(traits)))
  }

  /// Opens the node that shows a view behind a row, when one is wanted, and returns the number of
  /// the modifier that wants it, else −1: the innermost counts.
  private mutating func openRowBackground(_ number: Int, _ top: Int) -> Int {
    var inside = Int32(0)
    for inner in ((number + 1)..<top).reversed() {
      if waiting[inner].modifier.kind == .rowBackground {
        noteModifier(.background, waiting[inner].modifier.ordinal ?? inside)
        builder.begin(.layered())
        return inner
      }
      if waiting[inner].modifier.isCounted { inside += 1 }
    }
    return -1
  }

  /// Adds the line above a row, ends the row, and adds what is shown behind it.
  private mutating func closeRow(_ number: Int, _ row: WaitingModifier.Opened) {
    with(waiting[number].environment) {
      $0.secondary { if row.hasSeparator { $0.divider() } }
    }
    builder.end()
    let background = row.background
    if background >= 0, case .rowBackground(let content) = waiting[background].modifier.content {
      with(waiting[background].environment) { $0.secondary(content) }
      builder.end()
    }
    listState = row.outerList
  }

  /// Keeps what is to be remembered of a node.
  mutating func remember(_ note: ViewNote, of node: Int) {
    if case .none = note { return }
    notes[node] = note
  }

  private mutating func noteModifier(_ type: NodeType, _ number: Int32) {
    note(type, isModifier: true, number)
  }

  /// Ends the parents of a view, adding what layers show beside it, and counts the view.
  @inline(__always)
  private mutating func closeWaiting(_ base: Int, _ top: Int, _ view: Int) {
    if top > base { closeWaitingModifiers(base, top, view) }
    ordinal += 1
  }

  @inline(never)
  private mutating func closeWaitingModifiers(_ base: Int, _ top: Int, _ view: Int) {
    nameView(view, base, top)
    for number in stride(from: top - 1, through: base, by: -1) {
      switch waiting[number].modifier.kind {
      case .id, .rowBackground: break
      case .layout: builder.end()
      default: closeWaitingModifier(number)
      }
    }
    waitingBase = base
  }

  /// Ends the node of a modifier that has more to do than that.
  @inline(never)
  private mutating func closeWaitingModifier(_ number: Int) {
    let kept = opened.removeValue(forKey: number) ?? WaitingModifier.Opened()
    switch waiting[number].modifier.content {
    case .layer(_, let content):
      with(waiting[number].environment) { $0.secondary(content) }
      builder.end()
    case .noted(let note):
      if case .coordinateSpace = note { openSpaces.removeLast() }
      builder.end()
    case .preference(let change):
      builder.end()
      change(&self, kept.mark, kept.node)
    case .preferenceLayer(_, let content):
      with(waiting[number].environment) { $0.secondary { content(&$0, kept.mark) } }
      builder.end()
    case .row: if !kept.isPassedBy { closeRow(number, kept) }
    case .id, .layout, .rowBackground: break
    }
  }

  /// Gives a view the outermost id that waits for it.
  private mutating func nameView(_ view: Int, _ base: Int, _ top: Int) {
    for number in base..<top {
      guard !waiting[number].modifier.isCounted,
        case .id(let id) = waiting[number].modifier.content
      else { continue }
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
    let layout = builder.finish()
    return ViewTree(
      layout: layout, nodes: nodes.elements(), texts: texts, ids: ids, tokens: tokens, notes: notes,
      readingNodes: readingNodes, preferences: preferences.record, place: place,
      measurer: measurer)
  }
}
