internal import UnicodeServices

/// Why a format request was refused.
public enum FormatRequestError: Error, Hashable, Sendable {
  /// There is no such kind of value.
  case unknownKind(String, suggestion: String?)
  /// There is no such option.
  case unknownOption(String, suggestion: String?)
  /// The option does not take this value.
  case invalidOption(FormatOption, value: String, expected: String, suggestion: String?)
  /// The option says nothing about values of the kind.
  case unsuitableOption(FormatOption, FormatKind)
  /// Too few or too many values.
  case wrongValueCount(FormatKind, count: Int)
  /// A unit of relative times is not known.
  case unknownRelativeUnit(String, suggestion: String?)
  /// Names of such things are not known.
  case unknownNameKind(String, suggestion: String?)
  /// A value or a skeleton was refused.
  case value(FormatError)
}

extension FormatRequestError: CustomStringConvertible {
  /// What is wrong and what would be right, in one line.
  public var description: String {
    switch self {
    case .unknownKind(let kind, let suggestion):
      "there is no kind '\(shown(kind))'"
        + meant(
          suggestion,
          otherwise: "; kinds are \(FormatKind.allCases.map(\.rawValue).joined(separator: ", "))")
    case .unknownOption(let option, let suggestion):
      "there is no option '--\(shown(option))'"
        + meant(suggestion.map { "--\($0)" }, otherwise: "")
    case .invalidOption(let option, let value, let expected, let suggestion):
      "'\(shown(value))' is no value of '--\(option.rawValue)'"
        + meant(suggestion, otherwise: "; it takes \(expected)")
    case .unsuitableOption(let option, let kind):
      "'--\(option.rawValue)' says nothing about a value of the kind '\(kind.rawValue)'"
    case .wrongValueCount(let kind, let count):
      "'\(kind.rawValue)' takes \(kind.usage), not \(count) values"
    case .unknownRelativeUnit(let unit, let suggestion):
      "'\(shown(unit))' is no unit of relative times"
        + meant(
          suggestion,
          otherwise: "; units are \(RelativeUnit.allCases.map(\.rawValue).joined(separator: ", "))")
    case .unknownNameKind(let kind, let suggestion):
      "there are no names of '\(shown(kind))'"
        + meant(
          suggestion,
          otherwise: "; there are of \(NamedCode.allCases.map(\.rawValue).joined(separator: ", "))")
    case .value(let error): error.description
    }
  }
}

/// The word nearest to a wrong one; `nil` when none is near.
///
/// One fault is forgiven for every `lettersPerFault` letters of the word, and one in any case.
func nearest(to wrong: String, among words: [String], lettersPerFault: Int = 3) -> String? {
  guard wrong.utf8.count <= 40 else { return nil }
  let ranked = words.map { (word: $0, distance: editDistance(wrong.lowercased(), $0.lowercased())) }
  guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= max(1, best.word.utf8.count / lettersPerFault) ? best.word : nil
}

/// The end of a message that asks for the word that was meant.
func meant(_ suggestion: String?, otherwise: String = "") -> String {
  suggestion.map { "; did you mean '\($0)'?" } ?? otherwise
}
