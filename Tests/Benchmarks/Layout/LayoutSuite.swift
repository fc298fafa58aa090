internal import Geometry
internal import LayoutCore
internal import Typesetting
internal import Views

/// How fast trees are built and laid out, and what that takes.
struct LayoutSuite {
  private let options: BenchmarkOptions

  init(_ options: BenchmarkOptions) { self.options = options }

  /// Runs the suite.
  func run(_ report: inout Report) {
    let workshop = options.usesPeers ? PeerWorkshop() : nil
    let peers = workshop?.layoutPeers() ?? []
    for (level, count) in TreeShape.rowCounts.enumerated() {
      if options.isQuick, count > 20_000 { continue }
      rows(level, count, peers, &report)
    }
    for depth in [24, 50, 500, 1000] {
      chain("chain", depth, hasSpacers: false, peers, &report)
      chain("chain-spacer", depth, hasSpacers: true, peers, &report)
    }
    coupled(&report)
    changes(&report)
  }

  // MARK: Groups

  private func rows(_ level: Int, _ count: Int, _ peers: [Peer], _ report: inout Report) {
    let symmetric = TreeShape.rows(level: level, lastWidth: 40)
    let lopsided = TreeShape.rows(level: level, lastWidth: 50)
    var group = MeasurementGroup(title: "layout: rows of \(count) nodes")
    let perNode = Figures(suite: .layout, size: count, divisor: Double(count), unit: "ns/node")
    do {
      let own = try LayoutSample(symmetric, .leftToRight)
      let mirrored = try LayoutSample(lopsided, .rightToLeft)
      _ = try LayoutSample(lopsided, .leftToRight)
      try addBuild("rows", symmetric, perNode, &group)
      try addViews(level, perNode, own.checksum, &group)
      try addScene(level, count, own.checksum, &group)
      addLayout("rows", own, perNode, &group)
      addLayout("rows-rtl", mirrored, perNode, &group)
      addCounters("rows", own, count, &group)
      addNoChange(own, count, &group)
      addFrames("rows", own, perNode, &group)
      addFrames("rows-rtl", mirrored, perNode, &group)
    } catch {
      return report.fail("\(group.title): \(error)")
    }
    for peer in peers where peer.largestRows >= count {
      for phase in ["build", "layout"] {
        add(
          peer, phase, "rows", perNode, checksum: Checksum.expected(symmetric, .leftToRight), &group
        )
      }
    }
    group.run(rounds: options.rounds, &report)
  }

  private func chain(
    _ scenario: String, _ depth: Int, hasSpacers: Bool, _ peers: [Peer], _ report: inout Report
  ) {
    var group = MeasurementGroup(title: "layout: \(scenario) of depth \(depth)")
    let figures = Figures(suite: .layout, size: depth, divisor: 1000, unit: "us")
    do {
      let sample = try LayoutSample(.chain(depth: depth, hasSpacers: hasSpacers), .leftToRight)
      addLayout(scenario, sample, figures, &group)
      addCounters(scenario, sample, depth, &group)
    } catch {
      return report.fail("\(group.title): \(error)")
    }
    for peer in peers where !hasSpacers && peer.deepestChain >= depth {
      add(peer, "layout", scenario, figures, checksum: nil, &group)
    }
    group.run(rounds: options.rounds, &report)
  }

  private func coupled(_ report: inout Report) {
    var group = MeasurementGroup(title: "layout: axes coupled at 60 levels")
    let figures = Figures(suite: .layout, size: 60, divisor: 1_000_000, unit: "ms")
    do {
      let sample = try LayoutSample(.coupled(depth: 60), .leftToRight)
      addLayout("coupled", sample, figures, &group)
      addCounters("coupled", sample, 60, &group)
    } catch {
      return report.fail("\(group.title): \(error)")
    }
    group.run(rounds: options.rounds, &report)
  }

  /// What it takes to change something that is laid out.
  private func changes(_ report: inout Report) {
    let count = 10_111
    var group = MeasurementGroup(title: "layout: changes of \(count) nodes")
    let length = options.sampleLength
    let perNode = Figures(suite: .layout, size: count, divisor: Double(count), unit: "ns/node")
    let whole = Figures(suite: .layout, size: count, divisor: 1000, unit: "us")
    do {
      let sample = try LayoutSample(.rows(level: 3, lastWidth: 50), .leftToRight)
      group.measure(whole.named("one-leaf", "layout")) {
        whole.value(try sample.changedLeaf(length: length))
      }
      group.measure(perNode.named("flip", "layout")) {
        perNode.value(try sample.flippedDirection(length: length))
      }
    } catch {
      return report.fail("\(group.title): \(error)")
    }
    group.run(rounds: options.rounds, &report)
  }

  // MARK: Measurements

  private func addBuild(
    _ scenario: String, _ shape: TreeShape, _ figures: Figures, _ group: inout MeasurementGroup
  ) throws {
    let length = options.sampleLength
    group.measure(figures.named(scenario, "build")) {
      figures.value(Stopwatch.median(length: length) { _ = shape.tree() })
    }
  }

  private func addViews(
    _ level: Int, _ figures: Figures, _ checksum: Checksum, _ group: inout MeasurementGroup
  ) throws {
    let measurer = SyntheticTextMeasurer()
    let host = TreeShape.rows(level: level, lastWidth: 40).host
    let layout = try RowViews.tree(level: level, measurer).laidOut(in: host)
    try Checksum.of(layout.engine).check(checksum, "views")
    let length = options.sampleLength
    group.measure(figures.named("rows-views", "build")) {
      figures.value(
        try Stopwatch.median(length: length) { _ = try RowViews.tree(level: level, measurer) })
    }
  }

  /// Documents are measured by their bytes: decoding and lowering together.
  private func addScene(
    _ level: Int, _ count: Int, _ checksum: Checksum, _ group: inout MeasurementGroup
  ) throws {
    let measurer = SyntheticTextMeasurer()
    let bytes = RowScene.document(level: level)
    func tree() throws -> ViewTree {
      try ViewTree.lowering(try SceneDocument(parsing: bytes), measurer: measurer)
    }
    let layout = try tree().laidOut(in: TreeShape.rows(level: level, lastWidth: 40).host)
    try Checksum.of(layout.engine).check(checksum, "scene")
    let length = options.sampleLength
    let name = FigureName(
      suite: .layout, scenario: "rows-scene", size: count, phase: "build", unit: "MB/s")
    group.measure(name) {
      let nanoseconds = try Stopwatch.median(length: length) { _ = try tree() }
      return Double(bytes.count) * 1000 / nanoseconds
    }
  }

  /// The time of a layout by engines that have no answers yet.
  private func addLayout(
    _ scenario: String, _ sample: LayoutSample, _ figures: Figures,
    _ group: inout MeasurementGroup
  ) {
    let length = options.sampleLength
    group.measure(figures.named(scenario, "layout")) {
      figures.value(try sample.freshLayout(length: length))
    }
  }

  /// The time of the mirror pass over all nodes of a laid out tree.
  private func addFrames(
    _ scenario: String, _ sample: LayoutSample, _ figures: Figures,
    _ group: inout MeasurementGroup
  ) {
    let length = options.sampleLength
    group.measure(figures.named(scenario, "frames")) {
      figures.value(sample.allFrames(length: length))
    }
  }

  /// What a layout takes besides time: questions, allocations, bytes.
  private func addCounters(
    _ scenario: String, _ sample: LayoutSample, _ size: Int, _ group: inout MeasurementGroup
  ) {
    func name(_ phase: String, _ unit: String) -> FigureName {
      FigureName(suite: .layout, scenario: scenario, size: size, phase: phase, unit: unit)
    }
    group.measure(name("calls", "count")) { try sample.calls() }
    group.measure(name("allocations", "count")) { try sample.warmAllocations() }
    group.measure(name("memory", "B/node")) { try sample.bytesPerNode() }
  }

  private func addNoChange(_ sample: LayoutSample, _ size: Int, _ group: inout MeasurementGroup) {
    let length = options.sampleLength
    let name = FigureName(
      suite: .layout, scenario: "no-change", size: size, phase: "layout", unit: "ns")
    group.measure(name) { try sample.unchangedLayout(length: length) }
  }

  private func add(
    _ peer: Peer, _ phase: String, _ scenario: String, _ figures: Figures, checksum: Checksum?,
    _ group: inout MeasurementGroup
  ) {
    var name = figures.named(scenario, phase)
    name.engine = peer.name
    let length = options.sampleLength
    group.measure(name) {
      let answer = try peer.ask([phase, scenario, "\(name.size)", "\(Int(length))"])
      if let checksum { try answer.checksum.check(checksum, peer.name) }
      return figures.value(answer.nanoseconds)
    }
  }
}
