/// What views of a tree have handed to those around them, and who wants to be told of it.
struct PreferenceRecord: Sendable {
  /// A value that a modifier has put in the place of what is handed on inside of it.
  struct Entry: Sendable {
    var key: ObjectIdentifier
    var value: any Sendable
    /// The modifier's node.
    var node: Int
  }

  /// The entries in the order in which they count: what is inside before what is around.
  var entries: [Entry] = []
  var observers: [PreferenceObserver] = []

  /// The combined value of a key that the nodes of a range hand on.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - range: a subtree.
  ///   - isShown: whether a node has a frame; what has none hands nothing on.
  /// - Returns: the value, the default one where nothing is handed on.
  func value<K: PreferenceKey>(
    _ key: K.Type, in range: Range<Int>, isShown: (Int) -> Bool
  ) -> K.Value {
    var standing: [Entry] = []
    for entry in entries
    where entry.key == ObjectIdentifier(key) && range.contains(entry.node) && isShown(entry.node) {
      // What is inside of a modifier comes after it in the tree, and has been handed on before.
      while let last = standing.last, last.node > entry.node { standing.removeLast() }
      standing.append(entry)
    }
    var result = K.defaultValue
    for entry in standing {
      if let value = entry.value as? K.Value { K.reduce(value: &result) { value } }
    }
    return result
  }
}

/// A modifier that wants to be told of the value of a key.
struct PreferenceObserver: Sendable {
  /// The modifier's node.
  let node: Int
  let key: ObjectIdentifier
  /// The value that a layout has for the modifier.
  let value: @Sendable (ViewLayout) -> any Sendable
  /// Calls the action unless a value is the one that was told before.
  let tell: @Sendable (_ value: any Sendable, _ before: (any Sendable)?) -> Void
}

/// The values that the observers of a layout have been told, and by what an observer is known again
/// when the views have changed.
struct ToldPreferences: Sendable {
  /// A modifier by the view it is around and its place there.
  struct Place: Hashable, Sendable {
    var view: String
    var ordinal: Int32
    var key: ObjectIdentifier
    /// How many such modifiers come before it, where views repeat their ids.
    var repetition = 0
  }

  var values: [Place: any Sendable] = [:]
}
