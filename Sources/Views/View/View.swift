/// A part of a screen, described by what it is made of.
///
/// ```swift
/// struct Total: View {
///   var body: some View {
///     HStack {
///       Text("Total")
///       Spacer()
///       Text(.price("1299.50", currency: "EGP"))
///     }
///   }
/// }
/// ```
///
/// In `en-US` the word stands at the left and the price at the right; in `ar-EG` the row is mirrored,
/// the price has Arabic digits and stands at the left.
///
/// Source: SwiftUI's `View`.
public protocol View {
  /// The type of the view that this one is made of.
  associatedtype Body: View

  /// What this view is made of.
  @ViewBuilder var body: Body { get }

  /// Adds this view to a tree.
  ///
  /// Views made of other views need not implement this: their body is added.
  func lower(into lowering: inout ViewLowering)
}

extension View {
  /// Adds the view's body, which sees the environment of this place.
  @inlinable
  public func lower(into lowering: inout ViewLowering) {
    lowering.lowerBody(of: self)
  }
}

extension Never: View {
  /// Never has no value, so it has no body either.
  public var body: Never { self }
}

/// A view that layout knows by itself: it has no body and adds its own nodes.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Not to be used: a primitive view adds its nodes in ``View/lower(into:)``.
  ///
  /// - Precondition: never called.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive view; it has no body")
  }
}
