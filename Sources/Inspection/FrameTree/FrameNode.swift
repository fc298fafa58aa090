public import Geometry

/// A node of a frame tree.
public struct FrameNode: Hashable, Sendable {
  /// The id that the node was given; nil when it was given none.
  public var explicitID: String?

  /// The way to the node; nil for a modifier.
  var path: Int?

  /// What the node is, in the words of scene documents.
  public var type: String

  /// What the node is to the one above, such as `background`, `overlay` or `header`; nil for a child.
  public var role: String?

  /// Where the node is.
  public var frame: PhysicalRect

  /// The frame with its edges on whole pixels, when that was asked for.
  public var snapped: PhysicalRect?

  /// What the node was proposed.
  public var proposal: ProposedViewSize

  /// The text, when the node is one.
  public var text: FrameText?

  /// Whether the node turns over what the node above does not: its children are mirrored and those
  /// of the node above are not, or its drawing is flipped.
  public var isMirrored = false

  /// Whether effects around the node draw it with left and right exchanged.
  public var isFlipped = false

  /// How effects around the node draw it, as a map of the host's space; nil where there are none.
  public var transform: ProjectionTransform?

  /// The smallest upright rectangle around what is drawn, where that is not the frame.
  public var transformedFrame: PhysicalRect?

  /// The name of the coordinate space that the node is.
  public var coordinateSpace: String?

  /// Whether the node, or a modifier around it, sticks out of what it lies in, or a line of its
  /// text does.
  public var overflows = false

  /// How the node, a canvas, moves to another cell: `slide`, `fade` or `snap`.
  public var motion: String?

  /// Where the node, a cell of a canvas, lies from the selected cell, such as `topLeading`; nil for
  /// what is no cell and for cells further away.
  public var compass: String?

  /// Whether the node is a cell of a canvas that lies outside the viewport.
  public var isOffViewport = false

  /// The area that reacts to touches, when the node has one.
  public var touchArea: PhysicalRect?

  /// The tokens that the node uses, and where modifiers are not shown those of its modifiers, the
  /// innermost first.
  public var tokens: [FrameToken] = []

  /// Values that were replaced.
  public var diagnostics: [FrameDiagnostic] = []

  /// How many nodes lie above.
  public var depth: Int

  /// One past the last node of the subtree.
  public var end: Int
}

/// A value that made no sense, and what was wrong with it.
public struct FrameDiagnostic: Hashable, Sendable {
  /// The rule, for example `frame.width`.
  public var rule: String

  /// What was wrong and what stands in for it.
  public var message: String
}

/// A token that a node uses.
public struct FrameToken: Hashable, Sendable {
  /// The property that the token decides, such as `spacing` or `foreground`.
  public var property: String

  /// The name of the token, such as `md` or `primary`.
  public var token: String

  /// What the token is at this node.
  public var value: Value

  /// What a token is: points, or a word such as a colour or a motion.
  public enum Value: Hashable, Sendable {
    /// A length, in points.
    case number(Double)
    /// A colour as `#RRGGBB`, or another word.
    case word(String)
  }
}
