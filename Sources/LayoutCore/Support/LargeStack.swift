internal import CStack
internal import Glibc

/// Runs work on a thread with a stack of the size that the work needs.
///
/// Measuring recurses once a level of the tree. A tree of a hundred thousand levels needs more
/// stack than callers have, so the depth, known before the work begins, decides whether the caller's
/// own stack is enough.
package enum LargeStack {
  /// Runs `body` on this thread when its stack has `bytes` left, otherwise on a thread of its own,
  /// and returns when it is done.
  ///
  /// - Parameters:
  ///   - bytes: what `body` may use of the stack, in bytes.
  ///   - body: the work; the caller waits, so it may use what the caller owns.
  /// - Throws: ``LayoutError/stackUnavailable(bytes:)`` when the system refuses the thread.
  package static func run(bytes: Int, _ body: () -> Void) throws(LayoutError) {
    if bytes <= callerAllowance || hasRoom(bytes + callerAllowance) { return body() }
    let started = withoutActuallyEscaping(body) { escapable in
      start(bytes: bytes, Work(body: escapable))
    }
    guard started else { throw .stackUnavailable(bytes: bytes) }
  }

  /// What any caller's stack can be expected to hold: a quarter of the smallest stack that systems
  /// give to secondary threads, 512 KiB.
  private static let callerAllowance = 128 * 1024

  /// Whether the calling thread has a number of bytes left on its stack.
  package static func hasRoom(_ bytes: Int) -> Bool { cstack_room() > bytes }

  private final class Work {
    let body: () -> Void
    init(body: @escaping () -> Void) { self.body = body }
  }

  /// Starts the thread and waits for it; false when it could not be started.
  private static func start(bytes: Int, _ work: Work) -> Bool {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return false }
    defer { unsafe pthread_attr_destroy(&attributes) }
    let page = 64 * 1024
    let size = (bytes + 256 * 1024 + page - 1) / page * page
    guard unsafe pthread_attr_setstacksize(&attributes, size) == 0 else { return false }
    var thread = pthread_t()
    let context = unsafe Unmanaged.passRetained(work)
    let status = unsafe pthread_create(
      &thread, &attributes,
      { raw in
        guard let raw = unsafe raw else { return nil }
        unsafe Unmanaged<Work>.fromOpaque(raw).takeRetainedValue().body()
        return nil
      }, context.toOpaque())
    guard status == 0 else {
      unsafe context.release()
      return false
    }
    return pthread_join(thread, nil) == 0
  }
}
