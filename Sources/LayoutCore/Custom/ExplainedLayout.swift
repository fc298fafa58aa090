package import Geometry

/// A layout that can say by which rules it came to its size.
package protocol ExplainedLayout: Layout {
  /// The rules that decided a size, one a line.
  func causes(of size: Size, proposal: ProposedViewSize) -> [String]
}

extension CanvasLayout: ExplainedLayout {
  /// A viewport is what is proposed.
  package func causes(of size: Size, proposal: ProposedViewSize) -> [String] {
    ["takes the proposal, 10 where it is unspecified; each cell is proposed that"]
  }
}

extension ColumnsLayout: ExplainedLayout {
  /// Columns of their own widths and one with the rest.
  package func causes(of size: Size, proposal: ProposedViewSize) -> [String] {
    ["takes the proposal; one column has what the widths of the others leave of it"]
      + descriptions(in: size.width)
  }
}

extension FlowLayout: ExplainedLayout {
  /// Lines are filled one after the other.
  package func causes(of size: Size, proposal: ProposedViewSize) -> [String] {
    ["is as wide as its widest line and as high as its lines; a line ends where it is full"]
  }
}

extension LazyGridLayout: ExplainedLayout {
  /// The items share the length in order.
  package func causes(of size: Size, proposal: ProposedViewSize) -> [String] {
    ["shares the proposed length among its items in order, and is as long as its lines"]
  }
}

extension ListRowLayout: ExplainedLayout {
  /// Insets around the content, and a least height.
  package func causes(of size: Size, proposal: ProposedViewSize) -> [String] {
    [
      "takes the proposed width; its content has insets of \(readable(insets.top)) top, "
        + "\(readable(insets.leading)) leading, \(readable(insets.bottom)) bottom and "
        + "\(readable(insets.trailing)) trailing",
      "is at least \(readable(minimumHeight)) high",
    ]
  }
}

extension SplitLayout: ExplainedLayout {
  /// The panels' widths.
  package func causes(of size: Size, proposal: ProposedViewSize) -> [String] {
    guard size.width.isFinite else { return ["takes the proposal"] }
    let widths = widths(in: size.width)
    return [
      "takes the proposal; the leading panel has \(readable(widths.leading)) of it and the "
        + "trailing one \(readable(widths.trailing))"
    ]
  }
}
