/// Design values some of which a person may change.
public protocol ThemeOverridable: ThemeExtension {
  /// The fields that may be changed.
  static var overridable: [ThemeField<Self>] { get }
}

extension ThemeOverridable {
  /// The value with the fields that may be changed taken from another one.
  public func merging(_ other: Self) -> Self {
    with(self) { merged in
      for field in Self.overridable { field.copy(other, &merged) }
    }
  }

  /// Whether any field that may be changed differs.
  public func differs(from other: Self) -> Bool {
    Self.overridable.contains { !$0.isEqual(self, other) }
  }
}
