internal import LayoutCore
public import Geometry

/// A picture of a natural size.
///
/// Layout needs no pixels: the size is given with the name.
///
/// Source: SwiftUI's `Image`.
public struct Image: PrimitiveView, Sendable {
  private let name: String
  private let size: Size
  private var capInsets: EdgeInsets?

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - name: the name of the picture.
  ///   - width: the natural width, in points.
  ///   - height: the natural height, in points.
  public init(_ name: String, width: Double, height: Double) {
    self.name = name
    size = Size(width: width, height: height)
  }

  /// The picture, taking any size but at least its cap insets.
  public func resizable(capInsets: EdgeInsets = EdgeInsets()) -> Image {
    var image = self
    image.capInsets = capInsets
    return image
  }

  /// Adds the picture.
  public func lower(into lowering: inout ViewLowering) {
    guard let capInsets else { return lowering.leaf(.image, .fixed(size)) }
    let minimum = Size(width: capInsets.horizontal, height: capInsets.vertical)
    lowering.leaf(.image, .resizable(natural: size, minimum: minimum))
  }
}
