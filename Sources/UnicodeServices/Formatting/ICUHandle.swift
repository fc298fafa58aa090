/// Owns one object of ICU and closes it.
///
/// The pointer never leaves the wrappers in this folder. A handle may be shared between threads only
/// as far as ICU allows it for the kind of object; each wrapper says why it does.
@safe
final class ICUHandle: Sendable {
  // Never changed after creation; what it points to is the wrapper's responsibility.
  nonisolated(unsafe) let pointer: OpaquePointer
  private let close: @Sendable (OpaquePointer) -> Void

  /// Opens an object.
  ///
  /// - Throws: `ICUError` when ICU could not open it.
  init(
    while operation: @autoclosure () -> String,
    open: (_ status: UnsafeMutablePointer<Int32>) -> OpaquePointer?,
    close: @escaping @Sendable (OpaquePointer) -> Void
  ) throws(ICUError) {
    var status: Int32 = 0
    let opened = unsafe open(&status)
    guard status <= 0, let opened = unsafe opened else {
      if let opened = unsafe opened { unsafe close(opened) }
      throw ICUError(code: max(status, ICUStatus.illegalArgument), operation: operation())
    }
    unsafe pointer = unsafe opened
    unsafe self.close = close
  }

  deinit { unsafe close(pointer) }
}
