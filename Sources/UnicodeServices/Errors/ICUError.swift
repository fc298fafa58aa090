internal import CICU

/// A failure that ICU reported.
///
/// ```
/// U_ILLEGAL_ARGUMENT_ERROR (1) while opening the calendar of ar-EG
/// ```
public struct ICUError: Error, Hashable, Sendable, CustomStringConvertible {
  /// ICU's error code; always positive, since ICU's negative codes are warnings.
  public let code: Int32

  /// What was being done, as the end of a sentence that begins with "while".
  public let operation: String

  /// Makes the failure with ICU's `code`, met during `operation`.
  package init(code: Int32, operation: String) {
    self.code = code
    self.operation = operation
  }

  /// ICU's name of the code, such as `U_ILLEGAL_ARGUMENT_ERROR`.
  ///
  /// Source: wraps `u_errorName`.
  public var name: String {
    guard let name = unsafe cicu_error_name(code) else { return "unknown ICU error" }
    return unsafe String(cString: name)
  }

  /// The name and code of the failure, and what was being done.
  public var description: String { "\(name) (\(code)) while \(operation)" }
}
