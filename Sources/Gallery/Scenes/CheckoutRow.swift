internal import LayoutCore
internal import Views

/// The last row of a cart: how many things, and what they cost.
struct CheckoutRow: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text("\(3) items").font(.headline).id("title")
      Spacer()
      Text(.price("1299.50", currency: "EGP")).id("total")
    }
    .padding(16)
    .background { Color() }
    .id("row")
  }
}

extension GalleryScene {
  static let checkoutRow = GalleryScene(
    name: "checkout-row", summary: "a row with a plural and a price, on one baseline",
    document: """
      {
        "layoutScene": 1,
        "name": "checkout-row",
        "size": { "width": 390, "height": 120 },
        "root": {
          "type": "hstack", "id": "row", "alignment": "firstTextBaseline", "spacing": 8,
          "children": [
            { "type": "text", "id": "title", "key": "%lld items", "arguments": [3], "role": "headline" },
            { "type": "spacer" },
            { "type": "text", "id": "total", "price": { "amount": "1299.50", "currency": "EGP" } }
          ],
          "modifiers": [{ "padding": 16 }, { "background": { "type": "color" } }]
        }
      }

      """
  ) { AnyView(CheckoutRow()) }
}
