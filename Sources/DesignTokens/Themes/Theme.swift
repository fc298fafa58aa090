internal import Synchronization

/// A theme: values of several extension types, kept over a restart.
///
/// 1. On first launch the default variant of each family is in force, in the system's colour
///    scheme, and nothing is stored.
/// 2. While the theme follows the system, a change of the scheme puts the active variants in force
///    in the new scheme. That is derived, and stores nothing.
/// 3. A change by the user is stored before it is in force; if storing fails, nothing changes.
/// 4. What cannot be read is copied aside and reported. Where no copy can be made, nothing is
///    overwritten.
///
/// All members may be used from several threads; changes are stored in the order they take force.
public final class Theme: Sendable {
  let persistence: any ThemePersistence
  let families: [ThemeVariantFamily]
  let state: Mutex<State>

  /// All that changes.
  struct State: Sendable {
    var scheme: ColorScheme
    /// What is stored.
    var stored: StoredTheme
    /// The values in force, of the types that were asked for.
    var values: [String: any ThemeExtension] = [:]
    /// The types whose stored value was found to be readable or was kept aside.
    var examinedKeys: Set<String> = []
    var issues: [ThemeIssue] = []
    /// Why nothing may be overwritten, for the whole and for single keys.
    var protection: String?
    var protectedKeys: [String: String] = [:]
    var revision = 0

    mutating func report(_ issue: ThemeIssue) {
      if !issues.contains(issue) { issues.append(issue) }
    }
  }

  /// Opens the theme of a place.
  ///
  /// - Parameters:
  ///   - persistence: Where the theme is kept.
  ///   - scheme: The system's colour scheme.
  ///   - variants: The variants of the extension types that have any, one family a type.
  public init(
    persistence: any ThemePersistence, scheme: ColorScheme, variants: [ThemeVariantFamily] = []
  ) {
    self.persistence = persistence
    families = variants
    var state = State(scheme: scheme, stored: StoredTheme())
    do {
      state.stored = try persistence.load() ?? StoredTheme()
    } catch {
      Self.set(aside: error, by: persistence, in: &state)
    }
    Self.putVariantsInForce(families, in: &state)
    self.state = Mutex(state)
  }

  /// The value of an extension type in force.
  ///
  /// It is the stored one or, without that, the fallback; see ``issues`` for values that are stored
  /// and cannot be read.
  public func value<Value: ThemeExtension>(_ type: Value.Type) -> Value {
    state.withLock { value(type, in: &$0) }
  }

  /// Whether a value of an extension type is stored.
  public func hasPersisted<Value: ThemeExtension>(_ type: Value.Type) -> Bool {
    state.withLock { $0.stored.entries[Value.key] != nil }
  }

  /// Whether the theme follows the system's colour scheme.
  public var followsSystem: Bool { state.withLock { $0.stored.followsSystem } }

  /// The variant that was applied last, or the default one of the first family; nil without any.
  public var activeVariantID: String? {
    state.withLock { $0.stored.activeVariantID ?? families.first?.defaultID }
  }

  /// The variant of an extension type that was applied last, or its default one; nil without any.
  public func activeVariantID<Value: ThemeExtension>(for type: Value.Type) -> String? {
    state.withLock { state in
      state.stored.entries[Value.key]?.variantID
        ?? families.first { $0.key == Value.key }?.defaultID
    }
  }

  /// The system's colour scheme as the theme knows it.
  public var systemColorScheme: ColorScheme { state.withLock { $0.scheme } }

  /// What was wrong with what was stored, each fault once.
  public var issues: [ThemeIssue] { state.withLock { $0.issues } }

  /// A number that grows whenever a value in force may have changed.
  public var revision: Int { state.withLock { $0.revision } }
}
