internal import LayoutCore
internal import Views

/// A bill: names, prices in the locale's own form, a line and the sum.
struct PriceList: View {
  var body: some View {
    VStack(spacing: 8) {
      Row(name: "Airport shuttle", amount: "18.90").id("shuttle")
      Row(name: "Museum ticket", amount: "24").id("ticket")
      Row(name: "City map", amount: "3.5").id("map")
      Divider()
      Row(name: "Subtotal", amount: "46.40").id("subtotal")
      Row(name: "Shipping", amount: "0").id("shipping")
      HStack(alignment: .firstTextBaseline) {
        Text("Total").font(.headline).id("totalName")
        Spacer()
        Text(.price("46.40", currency: "EUR")).font(.headline).lineLimit(1).id("total")
      }
    }
    .padding(16)
    .id("bill")
  }

  private struct Row: View {
    let name: LocalizedStringKey
    let amount: String

    var body: some View {
      HStack(alignment: .firstTextBaseline) {
        Text(name)
        Spacer()
        Text(.price(amount, currency: "EUR")).lineLimit(1).layoutPriority(1)
      }
    }
  }
}

extension GalleryScene {
  static let priceList = GalleryScene(
    name: "price-list", summary: "names and prices that must not be cut, and their sum",
    document: """
      {
        "layoutScene": 1,
        "name": "price-list",
        "size": { "width": 320, "height": 300 },
        "root": {
          "type": "vstack", "id": "bill", "spacing": 8,
          "children": [
            \(row("shuttle", "Airport shuttle", "18.90")),
            \(row("ticket", "Museum ticket", "24")),
            \(row("map", "City map", "3.5")),
            { "type": "divider" },
            \(row("subtotal", "Subtotal", "46.40")),
            \(row("shipping", "Shipping", "0")),
            { "type": "hstack", "alignment": "firstTextBaseline", "children": [
              { "type": "text", "id": "totalName", "key": "Total", "role": "headline" },
              { "type": "spacer" },
              { "type": "text", "id": "total", "role": "headline",
                "price": { "amount": "46.40", "currency": "EUR" },
                "modifiers": [{ "lineLimit": 1 }] }
            ] }
          ],
          "modifiers": [{ "padding": 16 }]
        }
      }

      """
  ) { AnyView(PriceList()) }

  private static func row(_ id: String, _ key: String, _ amount: String) -> String {
    """
    { "type": "hstack", "id": "\(id)", "alignment": "firstTextBaseline", "children": [
              { "type": "text", "key": "\(key)" },
              { "type": "spacer" },
              { "type": "text", "price": { "amount": "\(amount)", "currency": "EUR" },
                "modifiers": [{ "lineLimit": 1 }, { "layoutPriority": 1 }] }
            ] }
    """
  }
}
