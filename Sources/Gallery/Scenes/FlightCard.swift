internal import Geometry
internal import LayoutCore
internal import Localization
internal import Views

/// A flight: two airports with times, what lies between them, and what it costs.
struct FlightCard: View {
  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        Airport(code: "CAI", time: "2026-03-05T06:10:00Z").id("from")
        VStack(spacing: 4) {
          Text("Nonstop").font(.caption).id("stops")
          Divider()
          Image("airplane", width: 18, height: 18).id("plane")
        }
        .frame(maxWidth: .infinity)
        Airport(code: "NRT", time: "2026-03-05T21:45:00Z").id("to")
      }
      Divider()
      HStack(alignment: .firstTextBaseline) {
        VStack(alignment: .leading, spacing: 2) {
          Text(.price("48250", currency: "JPY")).font(.title3).id("price")
          Text("\(5) seats left").font(.footnote).id("seats")
        }
        Spacer()
        Text("Book now").font(.headline)
          .padding(EdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20))
          .background { Capsule() }
          .id("book")
      }
    }
    .padding(16)
    .background { RoundedRectangle(cornerRadius: 16) }
    .padding(16)
    .id("card")
  }

  private struct Airport: View {
    let code: String
    let time: String

    var body: some View {
      VStack(spacing: 2) {
        Text(.date(time, style: DateStyle(skeleton: "jm"))).font(.title2)
        Text(.identifier(code)).font(.subheadline)
      }
    }
  }
}

extension GalleryScene {
  static let flightCard = GalleryScene(
    name: "flight-card", summary: "a card with codes, times, a price, a plural and a button",
    document: """
      {
        "layoutScene": 1,
        "name": "flight-card",
        "size": { "width": 390, "height": 260 },
        "root": {
          "type": "vstack", "id": "card", "spacing": 12,
          "children": [
            { "type": "hstack", "spacing": 12, "children": [
              { "type": "vstack", "id": "from", "spacing": 2, "children": [
                { "type": "text", "role": "title2",
                  "date": { "timestamp": "2026-03-05T06:10:00Z", "skeleton": "jm" } },
                { "type": "text", "role": "subheadline", "identifier": "CAI" }
              ] },
              { "type": "vstack", "spacing": 4, "children": [
                { "type": "text", "id": "stops", "key": "Nonstop", "role": "caption" },
                { "type": "divider" },
                { "type": "image", "id": "plane", "name": "airplane", "width": 18, "height": 18 }
              ], "modifiers": [{ "frame": { "maxWidth": "infinity" } }] },
              { "type": "vstack", "id": "to", "spacing": 2, "children": [
                { "type": "text", "role": "title2",
                  "date": { "timestamp": "2026-03-05T21:45:00Z", "skeleton": "jm" } },
                { "type": "text", "role": "subheadline", "identifier": "NRT" }
              ] }
            ] },
            { "type": "divider" },
            { "type": "hstack", "alignment": "firstTextBaseline", "children": [
              { "type": "vstack", "alignment": "leading", "spacing": 2, "children": [
                { "type": "text", "id": "price", "role": "title3",
                  "price": { "amount": "48250", "currency": "JPY" } },
                { "type": "text", "id": "seats", "key": "%lld seats left", "arguments": [5],
                  "role": "footnote" }
              ] },
              { "type": "spacer" },
              { "type": "text", "id": "book", "key": "Book now", "role": "headline",
                "modifiers": [
                  { "padding": { "vertical": 10, "horizontal": 20 } },
                  { "background": { "type": "capsule" } }
                ] }
            ] }
          ],
          "modifiers": [
            { "padding": 16 },
            { "background": { "type": "roundedRectangle", "cornerRadius": 16 } },
            { "padding": 16 }
          ]
        }
      }

      """
  ) { AnyView(FlightCard()) }
}
