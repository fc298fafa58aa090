extension LineMeasure {
  /// The width of the widest line without wrapping, in em.
  ///
  /// - Complexity: O(forced breaks).
  var naturalWidth: Double {
    var result = 0.0
    var start = 0
    for index in text.content.mandatoryBreaks {
      let point = text.content.breaks[index]
      result = max(result, advance(from: start, to: max(point.contentEnd, start)))
      start = point.offset
    }
    return result
  }

  /// The width of the widest piece that no break opportunity divides, in em.
  ///
  /// - Complexity: O(break opportunities).
  var minimumWidth: Double {
    var result = 0.0
    var start = 0
    var edge = EdgeKind.forced
    for point in text.content.breaks {
      let end: EdgeKind = point.isMandatory ? .forced : .opportunity
      var width = width(
        from: start, edge, contentEnd: point.contentEnd, to: point.offset, end)
      if point.isSoftHyphen, let hyphen = text.hyphens[point.offset - 1] { width += hyphen.width }
      result = max(result, width)
      start = point.offset
      edge = end
    }
    return result
  }
}
