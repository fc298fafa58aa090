extension Theme {
  /// The value of a type in force; decoded when it is asked for first.
  func value<Value: ThemeExtension>(_ type: Value.Type, in state: inout State) -> Value {
    if let value = state.values[Value.key] as? Value { return value }
    let value = decoded(type, in: &state) ?? Value.fallback
    state.values[Value.key] = value
    return value
  }

  /// The stored value of a type; nil if there is none that can be read.
  func decoded<Value: ThemeExtension>(
    _ type: Value.Type, in state: inout State
  ) -> Value? {
    state.examinedKeys.insert(Value.key)
    guard let entry = state.stored.entries[Value.key] else { return nil }
    let reason: String
    do {
      if entry.version > Value.version {
        reason = "version \(entry.version) is newer than \(Value.version)"
      } else if entry.version < Value.version {
        if let migrated = Value.migrate(entry.value, from: entry.version) {
          return try migrated.decode(type)
        }
        reason = "there is no way from version \(entry.version) to \(Value.version)"
      } else {
        return try entry.value.decode(type)
      }
    } catch let error as DecodingError {
      reason = Self.sentence(error)
    } catch {
      reason = "\(error)"
    }
    do {
      let place = try persistence.keepAside()
      state.report(.valueKeptAside(key: Value.key, reason: reason, place: place))
    } catch {
      state.protectedKeys[Value.key] = "\(reason); \(error)"
      state.report(.protected(key: Value.key, reason: "\(reason); \(error)"))
    }
    return nil
  }

  /// Keeps what cannot be read, or forbids to overwrite it.
  static func set(
    aside error: ThemePersistenceError, by persistence: any ThemePersistence,
    in state: inout State
  ) {
    switch error {
    case .failed:
      // Nothing is known of what is there: it may be all right.
      state.protection = "\(error)"
    case .unreadable, .unsupportedVersion:
      do {
        state.report(.keptAside(reason: "\(error)", place: try persistence.keepAside()))
      } catch {
        state.protection = "\(error)"
      }
    }
    if let reason = state.protection { state.report(.protected(key: nil, reason: reason)) }
  }

  /// Puts the variants in force: all while the theme follows the system, else those of types that
  /// nothing is stored of.
  static func putVariantsInForce(_ families: [ThemeVariantFamily], in state: inout State) {
    for family in families {
      let entry = state.stored.entries[family.key]
      guard state.stored.followsSystem || entry == nil else { continue }
      let id = entry?.variantID ?? family.defaultID
      let value = family.value(id, state.scheme)
      if value == nil { state.report(.unknownVariant(key: family.key, id: id)) }
      state.values[family.key] = value ?? family.defaultValue(state.scheme)
    }
  }

  /// A decoding error in words: where, and what.
  private static func sentence(_ error: DecodingError) -> String {
    let context: DecodingError.Context? =
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      @unknown default: nil
      }
    guard let context else { return "\(error)" }
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
  }
}
