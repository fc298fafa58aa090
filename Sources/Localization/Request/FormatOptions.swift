/// The options of a request, checked one by one as they are set.
public struct FormatOptions: Hashable, Sendable {
  private(set) var words: [FormatOption: String] = [:]
  private(set) var lengths: [FormatOption: LengthRange] = [:]
  private(set) var decimals: [FormatOption: DecimalNumber] = [:]

  /// `N` or `A..B`.
  struct LengthRange: Hashable, Sendable {
    var lower: Int
    var upper: Int
  }

  /// No options.
  public init() {}

  /// The options that were set.
  var all: Set<FormatOption> {
    Set(words.keys).union(lengths.keys).union(decimals.keys)
  }

  /// Sets an option by its name without dashes, such as `fraction-digits`.
  ///
  /// Options that take no value ignore it.
  ///
  /// - Throws: `FormatRequestError.unknownOption`, `.invalidOption`, `.value`.
  public mutating func set(_ name: String, to value: String) throws(FormatRequestError) {
    guard let option = FormatOption(rawValue: name) else {
      throw .unknownOption(
        name, suggestion: nearest(to: name, among: FormatOption.allCases.map(\.rawValue)))
    }
    try set(option, to: value)
  }

  /// Sets an option.
  ///
  /// - Throws: `FormatRequestError.invalidOption`, `.value`.
  public mutating func set(_ option: FormatOption, to value: String) throws(FormatRequestError) {
    switch option {
    case .escape: words[option] = ""
    case .skeleton, .usage: words[option] = value
    case .integerDigits, .fractionDigits, .significantDigits:
      lengths[option] = try Self.length(value, of: option)
    case .roundingIncrement, .scaleBy:
      do {
        decimals[option] = try DecimalNumber(value)
      } catch {
        throw .value(error)
      }
    default:
      guard let word = option.word(value) else {
        let known = option.words ?? []
        throw .invalidOption(
          option, value: value, expected: known.joined(separator: ", "),
          suggestion: nearest(to: value, among: known))
      }
      words[option] = word
    }
  }

  private static func length(
    _ value: String, of option: FormatOption
  ) throws(FormatRequestError) -> LengthRange {
    let halves = value.split(separator: "..", omittingEmptySubsequences: false)
    let bounds = halves.map { half in
      half.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(half) : nil
    }
    let lowest = option == .fractionDigits ? 0 : 1
    if let lower = bounds[0], (1...2).contains(halves.count),
      let upper = halves.count == 2 ? bounds[1] : lower, lowest <= lower, lower <= upper,
      upper <= 999
    {
      return LengthRange(lower: lower, upper: upper)
    }
    throw .invalidOption(
      option, value: value, expected: "a number from \(lowest) to 999, or two as in 1..3",
      suggestion: nil)
  }

  /// The word of an option as a case of its enumeration.
  func value<Word: RawRepresentable<String>>(_ option: FormatOption) -> Word? {
    words[option].flatMap { Word(rawValue: $0) }
  }

  /// The options that all kinds of numbers share.
  var numberOptions: NumberOptions {
    var options = NumberOptions()
    options.precision = precision
    options.rounding = value(.rounding) ?? options.rounding
    options.increment = decimals[.roundingIncrement]
    options.grouping = value(.grouping) ?? options.grouping
    options.notation = value(.notation) ?? options.notation
    if options.notation == .compactName, words[.unitWidth] == UnitWidth.wide.rawValue {
      options.notation = .compactNameLong
    }
    options.sign = value(.sign) ?? options.sign
    options.decimalSeparator = value(.decimalSeparator) ?? options.decimalSeparator
    options.zeroFraction = value(.zeroFraction) ?? options.zeroFraction
    options.scale = decimals[.scaleBy]
    return options
  }

  private var precision: NumberPrecision? {
    func limits(_ option: FormatOption) -> NumberPrecision.Limits? {
      lengths[option].map { NumberPrecision.Limits(lower: $0.lower, upper: $0.upper) }
    }
    let precision = NumberPrecision(
      integer: limits(.integerDigits), fraction: limits(.fractionDigits),
      significant: limits(.significantDigits))
    return precision == NumberPrecision() ? nil : precision
  }
}
