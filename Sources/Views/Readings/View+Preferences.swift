public import LayoutCore

extension View {
  /// Hands a value to the views around, in the place of what the views inside hand on.
  ///
  /// Source: SwiftUI's `preference(key:value:)`.
  public func preference<K: PreferenceKey>(
    key: K.Type, value: K.Value
  ) -> ModifiedView<Self> {
    preference(.preference) { lowering, mark, node in
      lowering.preferences.replace(ObjectIdentifier(key), since: mark, by: value, at: node)
    }
  }

  /// Changes the value that the views inside hand on.
  ///
  /// Source: SwiftUI's `transformPreference(_:_:)`.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type, _ change: @escaping (inout K.Value) -> Void
  ) -> ModifiedView<Self> {
    preference(.preference) { lowering, mark, node in
      var value = lowering.preferences.value(key, since: mark)
      change(&value)
      lowering.preferences.replace(ObjectIdentifier(key), since: mark, by: value, at: node)
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
        ObjectIdentifier(key), since: mark, by: transform(anchor), at: node)
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
      lowering.preferences.replace(ObjectIdentifier(key), since: mark, by: value, at: node)
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

  /// Calls an action with the value that the views inside hand on, once a layout is found, and again
  /// when an update or another host has changed the value.
  ///
  /// ```swift
  /// let widths = Mutex<[Double]>([])
  /// let layout = try ViewLayout.resolving(in: host, measurer: measurer) {
  ///   Badge().onPreferenceChange(BadgeWidth.self) { width in widths.withLock { $0.append(width) } }
  /// }
  /// ```
  ///
  /// In both directions the width is the same; points and rectangles, as ``Anchor`` hands them on, are
  /// told by ``ViewLayout/subscript(_:)``. The action is called where the layout is asked for, before
  /// that returns, in the order of the views, what is inside before what is around. Every layout of a
  /// tree calls it: several workers may do so at the same time. It cannot change views; who wants to
  /// reads ``ViewLayout/preference(_:)`` and lays out anew.
  ///
  /// Source: SwiftUI's `onPreferenceChange(_:perform:)`.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> ModifiedView<Self> where K.Value: Equatable {
    preference(.onPreferenceChange) { lowering, _, node in
      lowering.preferences.observe(
        PreferenceObserver(
          node: node, key: ObjectIdentifier(K.self),
          value: { $0.preference(K.self, in: node) },
          tell: { value, before in
            guard let value = value as? K.Value, (before as? K.Value) != value else { return }
            action(value)
          }))
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
