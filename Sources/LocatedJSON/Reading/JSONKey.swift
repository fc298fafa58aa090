/// A name or word that is known when a program is written, and is found in documents without
/// decoding any.
///
/// A name's first and last eight bytes and its length tell names of up to 16 bytes apart; of longer
/// ones the bytes between are compared too. The compiler works them out of a literal.
@usableFromInline
package struct JSONKey: ExpressibleByStringLiteral, Sendable {
  /// The name as text.
  @usableFromInline let literal: StaticString

  @usableFromInline let digest: JSONDigest

  /// Takes a name.
  @inlinable
  @inline(__always)
  package init(stringLiteral literal: StaticString) {
    self.literal = literal
    digest = JSONDigest(literal)
  }

  /// The name as text.
  package var name: String { literal.description }
}

/// A list of keys in which names are looked up.
package struct JSONKeys: ExpressibleByArrayLiteral, Sendable {
  package let keys: [JSONKey]

  /// What each key has in ``JSONNode/short``, close together.
  let shorts: [UInt32]

  /// Takes keys.
  package init(_ keys: [JSONKey]) {
    self.keys = keys
    shorts = keys.map { $0.digest.short }
  }

  /// Takes keys.
  package init(arrayLiteral keys: JSONKey...) { self.init(keys) }
}
