/// Another engine, measured by a small program of its own.
///
/// The program is given a phase, a scenario, a size and how many nanoseconds a sample lasts. It
/// prints how many nanoseconds the phase takes once, and a number by which its result is checked.
struct Peer {
  /// The engine's name in figures.
  var name: String

  /// The program and the words in front of its arguments.
  var command: [String]

  /// The largest tree of rows that it is asked for.
  var largestRows = 101_111

  /// The deepest chain that it is asked for.
  var deepestChain = 0

  /// What the program answers.
  struct Answer {
    var nanoseconds: Double
    var checksum: Checksum
  }

  /// Runs the program.
  func ask(_ arguments: [String]) throws -> Answer {
    let result = SystemProcess.run(command + arguments)
    let numbers = result.output.split(whereSeparator: { $0 == " " || $0 == "\n" })
      .compactMap { Double($0) }
    guard result.status == 0, numbers.count == 2 else {
      throw PeerFailure(
        peer: name, question: arguments.joined(separator: " "), status: result.status)
    }
    return Answer(nanoseconds: numbers[0], checksum: Checksum(numbers[1]))
  }
}

/// A peer's program that did not answer.
struct PeerFailure: Error, CustomStringConvertible {
  var peer: String
  var question: String
  var status: Int32

  var description: String { "\(peer) gave no answer to '\(question)' (status \(status))" }
}
