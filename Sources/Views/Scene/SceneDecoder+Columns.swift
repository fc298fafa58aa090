internal import LayoutCore
internal import LocatedJSON

extension SceneDecoder {
  func columnSplit(_ reader: ObjectReader) throws(SceneError) -> ColumnsDescription {
    guard reader["children"]?.count == 2 else {
      throw SceneError(
        reader["children"] ?? reader.value,
        "a columnSplit has exactly two children: the primary column and the secondary one")
    }
    let width: ColumnsLayout.Width
    switch (reader["secondaryWidth"], reader["maximumSecondaryWidth"]) {
    case (let fixed?, nil): width = .fixed(try fixed.length("secondaryWidth"))
    case (nil, let most?): width = .capped(try most.length("maximumSecondaryWidth"))
    default:
      throw SceneError(
        reader.value, "a columnSplit has a 'secondaryWidth' or a 'maximumSecondaryWidth'")
    }
    let shows = try reader["showsSecondary"].map { value throws(SceneError) in
      try value.flag("showsSecondary")
    }
    let hasDivider = try reader["divider"].map { value throws(SceneError) in
      try value.flag("divider")
    }
    return .columnSplit(
      width, showsSecondary: shows ?? true, spacing: 0,
      hasDivider: hasDivider ?? true)
  }

  func navigationSplit(_ reader: ObjectReader) throws(SceneError) -> ColumnsDescription {
    let count = reader["children"]?.count ?? 0
    guard count == 2 || count == 3 else {
      throw SceneError(
        reader["children"] ?? reader.value,
        "a navigationSplitView has two or three children: a sidebar, perhaps a list of contents, "
          + "and a detail")
    }
    let visibility = try reader["columnVisibility"].map { value throws(SceneError) in
      try value.choice(NavigationSplitViewVisibility.self, "columnVisibility")
    }
    let compact = try reader["preferredCompactColumn"].map { value throws(SceneError) in
      try value.choice(NavigationSplitViewColumn.self, "preferredCompactColumn")
    }
    return .navigation(visibility ?? .automatic, compact ?? .sidebar, hasContent: count == 3)
  }

  /// The width of a column: a number, or an ideal width between bounds.
  func columnWidth(_ value: JSONValue) throws(SceneError) -> NavigationColumnWidth {
    let what = "navigationSplitViewColumnWidth"
    let range: (least: Double?, ideal: Double, most: Double?)
    if value.kind == .number {
      let width = try value.length(what)
      range = (width, width, width)
    } else {
      let reader = try ObjectReader(value, known: ["min", "ideal", "max"], what: what)
      let ideal = try reader.required("ideal", what: what).length("ideal")
      let least = try reader["min"].map { value throws(SceneError) in try value.length("min") }
      let most = try reader["max"].map { value throws(SceneError) in
        try value.lengthOrInfinity("max")
      }
      if let least, ideal < least {
        throw SceneError(value, "the ideal width is below the least one; min, ideal and max ascend")
      }
      if let most, ideal > most {
        throw SceneError(
          value, "the ideal width is above the greatest one; min, ideal and max ascend")
      }
      range = (least, ideal, most)
    }
    guard
      let width = NavigationColumnWidth(
        minimum: range.least, ideal: range.ideal, maximum: range.most)
    else { throw SceneError(value, "a width is finite and at least 0") }
    return width
  }
}
