// Written by Tests/Oracles/dynamic_type_tables.py; edit the fixture, not this file.

/// The non-linear font scaling of Android 14.
///
/// Source: AOSP, android-14, FontScaleConverterFactory.
enum AndroidFontScaleTable {
  /// The scales that have a table, ascending.
  static let scales: [Double] = [1.15, 1.3, 1.5, 1.8, 2]

  /// The columns, in scale-independent pixels.
  static let sp: [Double] = [8, 10, 12, 14, 18, 20, 24, 30, 100]

  /// Density-independent pixels, a row a scale and a column an entry of ``sp``.
  static let dp: [[Double]] = [
    [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100],  // 1.15
    [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100],  // 1.3
    [12, 15, 18, 22, 24, 26, 28, 30, 100],  // 1.5
    [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100],  // 1.8
    [16, 20, 24, 26, 30, 34, 36, 38, 100],  // 2.0
  ]
}
