/// One view for each element of a collection.
///
/// Source: SwiftUI's `ForEach`.
public struct ForEach<Data: RandomAccessCollection, Content: View>: PrimitiveView {
  @usableFromInline let data: Data
  @usableFromInline let content: (Data.Element) -> Content

  /// Makes a view of each element.
  @inlinable
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }

  /// Makes a view of each element; the identity is SwiftUI's spelling and has no other use here.
  @inlinable
  public init<ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, content: content)
  }

  /// Adds each element's view to the container that is open.
  @inlinable
  public func lower(into lowering: inout ViewLowering) {
    lowering.markContentDynamic()
    for element in data { content(element).lower(into: &lowering) }
  }
}
