internal import DesignTokens
public import Geometry
internal import LayoutCore
internal import Typesetting

/// A picture of a natural size.
///
/// Layout needs no pixels: the size is given with the name. A picture whose name is directional, such
/// as `chevron.forward`, is drawn mirrored in a right-to-left layout; `chevron.right` is not.
///
/// Source: SwiftUI's `Image`.
public struct Image: PrimitiveView, Sendable {
  private var picture: PictureDescription

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - name: the name of the picture.
  ///   - width: the natural width, in points.
  ///   - height: the natural height, in points.
  public init(_ name: String, width: Double, height: Double) {
    picture = PictureDescription(name: name, size: Size(width: width, height: height))
  }

  /// Creates a symbol: a square of 1.2 times the size of the font at its place.
  ///
  /// In the body role at the text size `large`, 17 points, a symbol is 20.4 × 20.4.
  ///
  /// Source: SwiftUI's `Image(systemName:)`; the share is this package's own.
  public init(systemName: String) { picture = PictureDescription(name: systemName, size: nil) }

  /// The picture, taking any size but at least its cap insets.
  public func resizable(capInsets: EdgeInsets = EdgeInsets()) -> Image {
    var image = self
    image.picture.capInsets = capInsets
    return image
  }

  /// The picture, drawn mirrored in a right-to-left layout or not, whatever its name is.
  public func directional(_ isDirectional: Bool = true) -> Image {
    var image = self
    image.picture.isDirectional = isDirectional
    return image
  }

  /// Adds the picture.
  public func lower(into lowering: inout ViewLowering) { lowering.picture(picture) }
}

/// What layout knows of a picture.
struct PictureDescription: Sendable {
  var name = ""
  /// The natural size; nil for a symbol, which follows the font.
  var size: Size?
  /// The least lengths of a picture that resizes; nil for one that does not.
  var capInsets: EdgeInsets?
  /// Whether the picture follows the direction; nil for as its name says.
  var isDirectional: Bool?

  /// How much larger than its font a symbol is.
  static let symbolShare = 1.2

  /// Whether the picture's drawing follows the layout direction.
  var followsDirection: Bool {
    if let isDirectional { return isDirectional }
    // Most names are shorter than either word, and need not be taken apart.
    return name.utf8.count >= 7
      && name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" }
  }
}

extension ViewLowering {
  /// The size of a symbol in the font of this place.
  private var symbolSize: Size {
    let font = (environment.font ?? .body).resolved(in: environment)
    let side = font.pointSize * PictureDescription.symbolShare
    return Size(width: side, height: side)
  }

  /// Adds a picture.
  mutating func picture(_ picture: PictureDescription) {
    let size = picture.size ?? symbolSize
    let node: Int
    if let insets = picture.capInsets {
      let minimum = Size(width: insets.horizontal, height: insets.vertical)
      node = leaf(.image, .resizable(natural: size, minimum: minimum))
    } else {
      node = leaf(.image) { $0.fixedLeaf(size) }
    }
    // A left-to-right layout draws the picture as it is.
    if node >= 0, builder.layoutDirection.isMirrored, picture.followsDirection {
      remember(.effect(.flip(in: .rightToLeft)), of: node)
    }
  }
}
