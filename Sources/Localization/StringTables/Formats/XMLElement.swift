/// An element of an XML document with its place.
struct XMLElement: Hashable, Sendable {
  /// What stands inside of an element.
  enum Node: Hashable, Sendable {
    /// Another element.
    case element(XMLElement)
    /// Character data, references resolved.
    case text(String)
  }

  /// An attribute and its place.
  struct Attribute: Hashable, Sendable {
    var name: String
    var value: String
    var offset: Int
  }

  /// The name as written, prefix included.
  var name: String
  var attributes: [Attribute] = []
  var nodes: [Node] = []
  /// The byte offset of the opening bracket.
  var offset: Int
  /// The byte offset of what follows the opening tag.
  var contentOffset = 0

  /// The name without its prefix.
  var localName: Substring { name.split(separator: ":").last ?? name[...] }

  /// The elements inside.
  var elements: [XMLElement] {
    nodes.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The value of an attribute by its name as written.
  subscript(attribute name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The first element inside with a name.
  func first(_ name: String) -> XMLElement? { elements.first { $0.localName == name } }

  /// All character data inside, in order.
  var text: String {
    nodes.map { node in
      switch node {
      case .text(let text): text
      case .element(let element): element.text
      }
    }.joined()
  }
}
