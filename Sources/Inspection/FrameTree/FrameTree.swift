public import Geometry

/// A laid out view tree as plain values: every frame, every line of text, and what decided them.
///
/// All coordinates are physical, in points and in the host's space. The tree of a row in `ar-EG`
/// lists the same nodes in the same order as in `en-US`; their x counts from the other side.
///
/// Nodes stand in tree order; a node's children follow it, and ``FrameNode/end`` is one past the
/// last of them.
public struct FrameTree: Hashable, Sendable {
  /// The version of the form of frame trees.
  public static let version = 1

  /// The scene's name; nil for a view without one.
  public var scene: String?

  /// What computed the tree.
  public var engine: EngineVersions

  /// What held at the root.
  public var environment: Environment

  /// The nodes, in tree order; never empty.
  public var nodes: [FrameNode]

  /// The ways to the nodes, for generated ids.
  var paths: [PathStep]

  /// What held at the root of a laid out tree.
  public struct Environment: Hashable, Sendable {
    /// The locale, as a BCP 47 tag.
    public var locale: String

    /// The direction.
    public var layoutDirection: LayoutDirection

    /// The text size, by its name.
    public var textSize: String

    /// What the root was proposed.
    public var proposal: ProposedViewSize

    /// What is covered of the host, by the root's direction.
    public var safeArea = EdgeInsets()

    /// Pixels a point.
    public var scale: Double

    /// What else held and is not as on a device that nobody has changed, by name: `colorScheme`,
    /// `boldText`, `reduceMotion`, `scaler`, `theme`, `palette`, `skin`, `controlSize`.
    public var settings: [Setting] = []
  }

  /// A setting of the environment and its value in words.
  public struct Setting: Hashable, Sendable {
    /// The name of the setting, as in scene documents.
    public var name: String

    /// The value; `true` for a setting that is on.
    public var value: String
  }

  /// A step from a node to one of its children or to what a modifier shows beside it.
  struct PathStep: Hashable, Sendable {
    var parent: Int
    var kind: Kind

    enum Kind: Hashable, Sendable {
      case root
      case child(Int)
      case modifier(Int)
    }
  }

  /// The id of a node: its own, else the one generated from its place; nil for a modifier.
  ///
  /// - Complexity: O(depth) for a generated id.
  public func id(of node: Int) -> String? {
    if let id = nodes[node].explicitID { return id }
    guard let path = nodes[node].path else { return nil }
    return generatedID(path)
  }

  private func generatedID(_ path: Int) -> String {
    var parts: [String] = []
    var step = path
    while true {
      switch paths[step].kind {
      case .root:
        parts.append("0")
        return parts.reversed().joined(separator: ".")
      case .child(let number): parts.append(String(number))
      case .modifier(let number): parts.append("m\(number)")
      }
      step = paths[step].parent
    }
  }
}

/// The versions of everything that a frame tree depends on.
public struct EngineVersions: Hashable, Sendable {
  /// This package.
  public var version: String

  /// ICU, such as `72.1`.
  public var icu: String

  /// CLDR, such as `42`.
  public var cldr: String

  /// HarfBuzz, such as `6.0.0`.
  public var harfBuzz: String

  /// Where the faces come from: `system`, `synthetic` or a directory.
  public var fonts: String

  /// States the versions.
  public init(version: String, icu: String, cldr: String, harfBuzz: String, fonts: String) {
    self.version = version
    self.icu = icu
    self.cldr = cldr
    self.harfBuzz = harfBuzz
    self.fonts = fonts
  }
}
