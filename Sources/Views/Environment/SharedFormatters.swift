internal import Localization
internal import Synchronization

/// Opened formatters that all copies of an environment share, made when one of them first needs any:
/// many screens have no value to format.
final class SharedFormatters: Sendable {
  private let made: Mutex<FormatterCache?>

  /// Shares a cache; one of its own without one.
  init(_ cache: FormatterCache? = nil) { made = Mutex(cache) }

  /// The formatters.
  var cache: FormatterCache {
    made.withLock { made in
      let cache = made ?? FormatterCache()
      made = cache
      return cache
    }
  }
}
