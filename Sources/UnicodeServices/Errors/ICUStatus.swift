/// The status that ICU's functions report into.
package enum ICUStatus {
  /// ICU's answer to a buffer that is too small.
  package static let bufferOverflow: Int32 = 15

  /// ICU's answer when an argument made no sense to it.
  package static let illegalArgument: Int32 = 1

  /// Throws when `status` is an error; ICU's negative codes are warnings and pass.
  ///
  /// - Throws: `ICUError` with the code and the operation.
  package static func check(
    _ status: Int32, while operation: @autoclosure () -> String
  ) throws(ICUError) {
    guard status > 0 else { return }
    throw ICUError(code: status, operation: operation())
  }
}
