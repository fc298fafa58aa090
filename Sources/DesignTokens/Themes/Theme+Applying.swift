internal import Synchronization

extension Theme {
  /// Puts a value in force and stores it.
  ///
  /// A type that has variants no longer follows the system then, or the next change of the scheme
  /// would undo the choice.
  ///
  /// - Throws: `ThemeError`; nothing has changed then.
  public func apply<Value: ThemeExtension>(_ value: Value) throws(ThemeError) {
    try commit { state, families throws(ThemeError) in
      try self.store(value, in: &state)
      if families.contains(where: { $0.key == Value.key }) { state.stored.followsSystem = false }
    }
  }

  /// Takes the fields that a person may change from a value, puts the result in force and stores
  /// it; the theme no longer follows the system.
  ///
  /// - Throws: `ThemeError`; nothing has changed then.
  public func merge<Value: ThemeOverridable>(_ value: Value) throws(ThemeError) {
    try commit { state, _ throws(ThemeError) in
      let merged = self.value(Value.self, in: &state).merging(value)
      try self.store(merged, in: &state)
      state.stored.followsSystem = false
    }
  }

  /// Puts all fields of a variant in force and stores them and its id; the theme no longer follows
  /// the system.
  ///
  /// - Throws: `ThemeError`; nothing has changed then.
  public func apply<Variant: ThemeVariant>(
    variant: Variant, for scheme: ColorScheme
  ) throws(ThemeError) {
    try commit { state, _ throws(ThemeError) in
      try self.store(variant.value(for: scheme), variantID: variant.id, in: &state)
      state.stored.activeVariantID = variant.id
      state.stored.followsSystem = false
    }
  }

  /// Whether a field that a person may change differs between the value in force and another one:
  /// whether there is something to reset.
  public func compare<Value: ThemeOverridable>(to value: Value) -> Bool {
    self.value(Value.self).differs(from: value)
  }

  /// Whether a field that a person may change differs between the value in force and a variant.
  public func compare<Variant: ThemeVariant>(
    to variant: Variant, for scheme: ColorScheme
  ) -> Bool where Variant.Value: ThemeOverridable {
    compare(to: variant.value(for: scheme))
  }

  /// Begins or ends to follow the system's colour scheme, and stores that.
  ///
  /// When it begins, the active variants are in force in the system's scheme, without the changes
  /// that were made to them.
  ///
  /// - Throws: `ThemeError`; nothing has changed then.
  public func setFollowsSystem(_ follows: Bool) throws(ThemeError) {
    try commit { state, families throws(ThemeError) in
      // Before following ends, what it has derived becomes the user's own.
      if !follows { try self.storeFollowed(families, in: &state) }
      state.stored.followsSystem = follows
      if follows { Self.putVariantsInForce(families, in: &state) }
    }
  }

  /// Tells the theme of the system's colour scheme; while it follows, the active variants are in
  /// force in that scheme.
  public func systemColorSchemeChanged(to scheme: ColorScheme) {
    state.withLock { state in
      guard scheme != state.scheme else { return }
      state.scheme = scheme
      guard state.stored.followsSystem else { return }
      Self.putVariantsInForce(families, in: &state)
      state.revision += 1
    }
  }

  /// Stores the values in force of families that have an entry, which is out of date when the
  /// scheme has changed since it was written.
  private func storeFollowed(
    _ families: [ThemeVariantFamily], in state: inout State
  ) throws(ThemeError) {
    guard state.stored.followsSystem else { return }
    for family in families where state.stored.entries[family.key] != nil {
      if let value = state.values[family.key] { try store(value, in: &state) }
    }
  }

  /// Puts a value in force, and into what is to be stored.
  private func store<Value: ThemeExtension>(
    _ value: Value, variantID: String? = nil, in state: inout State
  ) throws(ThemeError) {
    // What is stored now may be unreadable, and nobody may have asked for it yet.
    if !state.examinedKeys.contains(Value.key) { _ = decoded(Value.self, in: &state) }
    if let reason = state.protectedKeys[Value.key] {
      throw .protected(key: Value.key, reason: reason)
    }
    do {
      state.stored.entries[Value.key] = StoredTheme.Entry(
        version: Value.version,
        variantID: variantID ?? state.stored.entries[Value.key]?.variantID,
        value: try StoredValue(encoding: value))
    } catch {
      throw .unstorable(key: Value.key, reason: "\(error)")
    }
    state.values[Value.key] = value
  }

  /// Changes a copy of the state, stores it, and puts it in force.
  private func commit(
    _ change: (inout State, [ThemeVariantFamily]) throws(ThemeError) -> Void
  ) throws(ThemeError) {
    try state.withLock { (state) throws(ThemeError) in
      var next = state
      try change(&next, families)
      if let reason = next.protection { throw .protected(key: nil, reason: reason) }
      if next.stored != state.stored {
        do throws(ThemePersistenceError) {
          try persistence.save(next.stored)
        } catch {
          throw .notStored(error)
        }
      }
      next.revision += 1
      state = next
    }
  }
}
