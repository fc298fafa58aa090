public import LayoutCore

extension View {
  /// Hands a value to the views around, in the place of what the views inside hand on.
  ///
  /// Source: SwiftUI's `preference(key:value:)`.
  public func preference<K: PreferenceKey>(
    key: K.Type, value: K.Value
  ) -> ModifiedView<Self> {
    preference(.preference) { lowering, mark, _ in
      lowering.preferences.replace(.type(ObjectIdentifier(key)), since: mark, by: value)
    }
  }

  /// Changes the value that the views inside hand on.
  ///
  /// Source: SwiftUI's `transformPreference(_:_:)`.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type, _ change: @escaping (inout K.Value) -> Void
  ) -> ModifiedView<Self> {
    preference(.preference) { lowering, mark, _ in
      var value = lowering.preferences.value(key, since: mark)
      change(&value)
      lowering.preferences.replace(.type(ObjectIdentifier(key)), since: mark, by: value)
    }
  }

  /// Hands a point or rectangle of the view to the views around.
  ///
  /// Source: SwiftUI's `anchorPreference(key:value:transform:)`.
  public func anchorPreference<Value: AnchorValue, K: PreferenceKey>(
    key: K.Type, value source: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> K.Value
  ) -> ModifiedView<Self> {
    preference(.anchorPreference) { lowering, mark, node in
      let anchor = Anchor(number: lowering.anchor(node), source: source)
      lowering.preferences.replace(
        .type(ObjectIdentifier(key)), since: mark, by: transform(anchor))
    }
  }

  /// Changes the value that the views inside hand on, with a point or rectangle of the view.
  ///
  /// Source: SwiftUI's `transformAnchorPreference(key:value:transform:)`.
  public func transformAnchorPreference<Value: AnchorValue, K: PreferenceKey>(
    key: K.Type, value source: Anchor<Value>.Source,
    transform: @escaping (inout K.Value, Anchor<Value>) -> Void
  ) -> ModifiedView<Self> {
    preference(.anchorPreference) { lowering, mark, node in
      var value = lowering.preferences.value(key, since: mark)
      transform(&value, Anchor(number: lowering.anchor(node), source: source))
      lowering.preferences.replace(.type(ObjectIdentifier(key)), since: mark, by: value)
    }
  }

  /// Shows views in front of this one, made of what the views inside hand on.
  ///
  /// Source: SwiftUI's `overlayPreferenceValue(_:alignment:_:)`.
  public func overlayPreferenceValue<K: PreferenceKey>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ content: @escaping (K.Value) -> some View
  ) -> ModifiedView<Self> {
    preferenceLayer(.overlay, alignment) {
      content($0.preferences.value(key, since: $1)).lower(into: &$0)
    }
  }

  /// Shows views behind this one, made of what the views inside hand on.
  ///
  /// Source: SwiftUI's `backgroundPreferenceValue(_:alignment:_:)`.
  public func backgroundPreferenceValue<K: PreferenceKey>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ content: @escaping (K.Value) -> some View
  ) -> ModifiedView<Self> {
    preferenceLayer(.background, alignment) {
      content($0.preferences.value(key, since: $1)).lower(into: &$0)
    }
  }

  private func preference(
    _ type: NodeType, _ change: @escaping (inout ViewLowering, _ mark: Int, _ node: Int) -> Void
  ) -> ModifiedView<Self> {
    ModifiedView(content: self, modifier: .preference(type, change, ordinal: nil))
  }

  private func preferenceLayer(
    _ type: NodeType, _ alignment: Alignment,
    _ content: @escaping (inout ViewLowering, _ mark: Int) -> Void
  ) -> ModifiedView<Self> {
    ModifiedView(
      content: self,
      modifier: .preferenceLayer(
        type, .layered(alignment: alignment), ordinal: nil, content: content))
  }
}

extension ViewLowering {
  /// The number of a node's anchor.
  mutating func anchor(_ node: Int) -> Int {
    readingNodes.anchors.append(node)
    return readingNodes.anchors.count - 1
  }
}
