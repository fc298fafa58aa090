// Written by Tests/Oracles/dynamic_type_tables.py; edit the fixture, not this file.

/// The tables of the text roles: sizes, line heights, weights and tracking.
///
/// Rows are in the order of ``TextRole/tableRow``, columns from `xSmall` to `accessibility5`.
///
/// Source: Apple Human Interface Guidelines, Typography (tables for iOS and iPadOS).
enum DynamicTypeTable {
  /// Point sizes.
  static let sizes: [[Double]] = [
    [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],  // largeTitle
    [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],  // title
    [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],  // title2
    [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],  // title3
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],  // headline
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],  // body
    [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],  // callout
    [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],  // subheadline
    [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],  // footnote
    [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],  // caption
    [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],  // caption2
  ]

  /// Line heights, in points.
  static let leadings: [[Double]] = [
    [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],  // largeTitle
    [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],  // title
    [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],  // title2
    [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],  // title3
    [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],  // headline
    [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],  // body
    [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],  // callout
    [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],  // subheadline
    [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],  // footnote
    [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],  // caption
    [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],  // caption2
  ]

  /// Line heights in points by point size, in the order of sizes.
  static let leadingBySize: [(size: Double, leading: Double)] = [
    (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23), (19, 24),
    (20, 25), (21, 26), (22, 28), (23, 29), (24, 30), (25, 31), (26, 32), (27, 33), (28, 34),
    (29, 35), (30, 37), (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (37, 44), (38, 46),
    (39, 47), (40, 48), (42, 50), (43, 51), (44, 52), (47, 56), (48, 57), (49, 58), (50, 59),
    (51, 60), (52, 61), (53, 62), (55, 65), (56, 66), (58, 68), (60, 70),
  ]

  /// The cells whose line height is not that of their size.
  static let leadingExceptions:
    [(role: TextRole, size: DynamicTypeSize, pointSize: Double, leading: Double)] = [
      (.subheadline, .xxxLarge, 21, 28)
    ]

  /// The weight of each row, and the weight of emphasised text in it.
  static let weights: [(weight: TextWeight, emphasized: TextWeight)] = [
    (.regular, .bold),  // largeTitle
    (.regular, .bold),  // title
    (.regular, .bold),  // title2
    (.regular, .semibold),  // title3
    (.semibold, .semibold),  // headline
    (.regular, .semibold),  // body
    (.regular, .semibold),  // callout
    (.regular, .semibold),  // subheadline
    (.regular, .semibold),  // footnote
    (.regular, .semibold),  // caption
    (.regular, .semibold),  // caption2
  ]

  /// Point sizes of the extra-large titles at `large`.
  static let extraSizes: [Double] = [36, 28]

  /// The weights of the extra-large titles.
  static let extraWeights: [TextWeight] = [.bold, .bold]

  /// Point sizes of macOS, where text does not scale.
  static let macSizes: [Double] = [26, 22, 17, 15, 13, 13, 12, 11, 10, 10, 10]

  /// Line heights of macOS, in points.
  static let macLeadings: [Double] = [32, 26, 22, 20, 16, 16, 15, 14, 13, 13, 13]

  /// Weights of macOS.
  static let macWeights: [TextWeight] = [
    .regular, .regular, .regular, .regular, .bold, .regular, .regular, .regular, .regular,
    .regular, .medium,
  ]

  /// Points that SF Pro adds between glyphs, by point size, in the order of sizes.
  static let systemTracking: [(size: Double, tracking: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
    (21, -0.36), (22, -0.26), (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29),
    (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39), (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38),
    (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37), (41, 0.36), (42, 0.37),
    (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33),
    (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.3), (58, 0.28), (60, 0.26),
    (62, 0.24), (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0),
  ]

  /// The names that UIKit has for the sizes, from `xSmall` to `accessibility5`.
  static let uiKitNames: [String] = [
    "UICTContentSizeCategoryXS",
    "UICTContentSizeCategoryS",
    "UICTContentSizeCategoryM",
    "UICTContentSizeCategoryL",
    "UICTContentSizeCategoryXL",
    "UICTContentSizeCategoryXXL",
    "UICTContentSizeCategoryXXXL",
    "UICTContentSizeCategoryAccessibilityM",
    "UICTContentSizeCategoryAccessibilityL",
    "UICTContentSizeCategoryAccessibilityXL",
    "UICTContentSizeCategoryAccessibilityXXL",
    "UICTContentSizeCategoryAccessibilityXXXL",
  ]
}
