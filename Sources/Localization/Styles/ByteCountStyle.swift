public import UnicodeServices

/// Amounts of data in the largest unit that leaves at least one.
///
/// ```
/// 1536000  en-US 1.5 MB     ar-EG \u{661}\u{66B}\u{665} \u{645}\u{64A}\u{63A}…
/// ```
///
/// Bytes and kilobytes are whole, megabytes have at most one digit behind the separator, larger units
/// two.
public struct ByteCountStyle: ValueFormatStyle {
  /// What a kilobyte is, in Foundation's words.
  public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
    /// Sizes of files: 1000 bytes.
    case file
    /// Sizes of memory: 1024 bytes.
    case memory
    /// 1000 bytes.
    case decimal
    /// 1024 bytes.
    case binary

    /// 1000 or 1024 to the power of 1…5 in digits, and one divided by that, exactly.
    var steps: [(bytes: String, factor: String)] {
      switch self {
      case .file, .decimal:
        [
          ("1000", "1E-3"), ("1000000", "1E-6"), ("1000000000", "1E-9"),
          ("1000000000000", "1E-12"), ("1000000000000000", "1E-15"),
        ]
      case .memory, .binary:
        [
          ("1024", "9.765625E-4"), ("1048576", "9.5367431640625E-7"),
          ("1073741824", "9.31322574615478515625E-10"),
          ("1099511627776", "9.094947017729282379150390625E-13"),
          ("1125899906842624", "8.8817841970012523233890533447265625E-16"),
        ]
      }
    }
  }

  /// What a kilobyte is.
  public var style: Style
  /// How wide the unit is written.
  public var width: UnitWidth
  private var ownLocale: LocaleIdentifier?

  /// Makes a style.
  public init(style: Style = .file, width: UnitWidth = .abbreviated) {
    self.style = style
    self.width = width
  }

  /// Formats in another locale than the context's.
  public func locale(_ locale: LocaleIdentifier) -> ByteCountStyle {
    var copy = self
    copy.ownLocale = locale
    return copy
  }

  /// Formats a number of bytes.
  ///
  /// - Throws: `FormatError.notANumber`, `.icu`.
  public func format(
    _ value: DecimalNumber, in context: FormatContext
  ) throws(FormatError) -> FormattedText {
    guard let digits = value.digits else { throw .notANumber(value.text) }
    let size = digits.integer
    let step = style.steps.lastIndex { Self.reaches(size, $0.bytes) }
    let units = ["kilobyte", "megabyte", "gigabyte", "terabyte", "petabyte"]
    var measurement = MeasurementStyle(unit: step.map { units[$0] } ?? "byte", width: width)
    if let ownLocale { measurement = measurement.locale(ownLocale) }
    switch step {
    case nil, 0: measurement = measurement.precision(.fractionLength(0))
    case 1: measurement = measurement.precision(.fractionLength(0...1))
    default: measurement = measurement.precision(.fractionLength(0...2))
    }
    if let step { measurement.options.scale = try DecimalNumber(style.steps[step].factor) }
    return try measurement.format(value, in: context)
  }

  /// Whether digits without leading zeros are at least as much as others.
  private static func reaches(_ digits: [UInt8], _ limit: String) -> Bool {
    let limit = Array(limit.utf8)
    guard digits.count == limit.count else { return digits.count > limit.count }
    return !digits.lexicographicallyPrecedes(limit)
  }
}

extension ValueFormatStyle where Self == ByteCountStyle {
  /// Amounts of data.
  public static func byteCount(
    style: ByteCountStyle.Style = .file, width: UnitWidth = .abbreviated
  ) -> ByteCountStyle {
    ByteCountStyle(style: style, width: width)
  }
}
