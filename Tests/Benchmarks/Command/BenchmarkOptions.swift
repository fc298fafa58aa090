/// What a person asked to be measured.
struct BenchmarkOptions {
  /// The suites, each at most once, in the order of ``SuiteName``.
  var suites: [SuiteName] = []

  /// Whether other engines are measured in the same run.
  var usesPeers = false

  /// How often every measurement is repeated; at least 1.
  var rounds = 7

  /// Whether large trees are left out and samples are short.
  var isQuick = false

  /// Whether only the usage is wanted.
  var wantsHelp = false

  static let usage = """
    usage: layout-bench [layout|text|format|strings|sweep|all] [--peers] [--rounds N] [--quick]
    Prints figures as tab-separated values; progress goes to standard error.
    """

  /// Reads the words after the command's name.
  init(_ words: [String]) throws(UsageError) {
    var chosen: Set<SuiteName> = []
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--peers": usesPeers = true
      case "--quick": isQuick = true
      case "--help", "-h": wantsHelp = true
      case "--rounds":
        guard let count = rest.popFirst().flatMap({ Int($0) }), (1...1000).contains(count) else {
          throw UsageError(message: "--rounds takes a whole number from 1 to 1000")
        }
        rounds = count
      case "all": chosen = Set(SuiteName.allCases)
      default:
        guard let suite = SuiteName(rawValue: word) else {
          throw UsageError(message: "'\(word)' is no suite and no option")
        }
        chosen.insert(suite)
      }
    }
    if isQuick, !words.contains("--rounds") { rounds = 3 }
    suites = SuiteName.allCases.filter { chosen.isEmpty || chosen.contains($0) }
  }

  /// How long one sample lasts at least, in nanoseconds.
  var sampleLength: Double { isQuick ? 300_000 : 3_000_000 }
}

/// The groups of measurements that can be asked for.
enum SuiteName: String, CaseIterable {
  case layout, text, format, strings, sweep
}

/// Arguments that make no sense.
struct UsageError: Error {
  var message: String
}
