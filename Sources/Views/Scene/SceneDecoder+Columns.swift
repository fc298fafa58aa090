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
}
