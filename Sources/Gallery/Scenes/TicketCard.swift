internal import DesignTokens
internal import Geometry
internal import LayoutCore
internal import Views

/// A card of tokens only: theme, skin, palette, text size and size of controls lay it out anew.
struct TicketCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: .md) {
      HStack(spacing: .sm) {
        Circle()
          .fill(.role(.primary))
          .frame(
            width: .scaled(24, relativeTo: .headline), height: .scaled(24, relativeTo: .headline))
        Text("Museum ticket").font(.screen(.cardTitle)).id("title")
      }
      Text("%lld seats left", count: 3)
        .font(.screen(.caption))
        .foregroundStyle(.content(.secondary))
        .id("seats")
      Divider()
      AdaptiveStack(spacing: .md) {
        Text(.price("24", currency: "EUR")).font(.screen(.figure)).lineLimit(1).id("price")
        Spacer(minLength: 0)
        Text("Book now")
          .font(.screen(.control))
          .padding(.horizontal, .control(.horizontalPadding))
          .padding(.vertical, .control(.verticalPadding))
          .frame(minHeight: .control(.minimumHeight))
          .fill(.solid, .primary)
          .tappable()
          .id("book")
      }
      .id("actions")
    }
    .padding(.base)
    .surface(.box)
    .foregroundStyle(.palette(.ink))
    .padding(.base)
    .background(.palette(.canvas))
    .environment(\.minimumTouchTarget, 44)
    .id("card")
  }
}

extension Text {
  /// A text with one number.
  fileprivate init(_ key: String, count: Int) {
    self.init(LocalizedStringKey(key, arguments: [.integer(count)]))
  }
}

extension GalleryScene {
  static let ticketCard = GalleryScene(
    name: "ticket-card",
    summary: "a card of tokens only, for --theme, --skin, --palette and --text-size",
    document: """
      {
        "layoutScene": 1,
        "name": "ticket-card",
        "size": { "width": 320, "height": 480 },
        "root": {
          "type": "vstack", "id": "card", "alignment": "leading", "spacing": "md",
          "children": [
            { "type": "hstack", "spacing": "sm", "children": [
              { "type": "circle", "modifiers": [
                { "foregroundStyle": "primary" },
                { "frame": { "width": { "scaled": 24, "relativeTo": "headline" },
                             "height": { "scaled": 24, "relativeTo": "headline" } } }] },
              { "type": "text", "id": "title", "key": "Museum ticket",
                "modifiers": [{ "font": { "role": "cardTitle" } }] }
            ] },
            { "type": "text", "id": "seats", "key": "%lld seats left", "arguments": [3],
              "modifiers": [
                { "font": { "role": "caption" } }, { "foregroundStyle": "content.secondary" }] },
            { "type": "divider" },
            { "type": "adaptiveStack", "id": "actions", "spacing": "md", "children": [
              { "type": "text", "id": "price", "price": { "amount": "24", "currency": "EUR" },
                "modifiers": [{ "font": { "role": "figure" } }, { "lineLimit": 1 }] },
              { "type": "spacer", "minLength": 0 },
              { "type": "text", "id": "book", "key": "Book now", "modifiers": [
                { "font": { "role": "control" } },
                { "padding": { "horizontal": "control.horizontalPadding" } },
                { "padding": { "vertical": "control.verticalPadding" } },
                { "frame": { "minHeight": "control.minimumHeight" } },
                { "fill": { "variant": "solid", "role": "primary" } },
                { "tappable": true }] }
            ] }
          ],
          "modifiers": [
            { "padding": "base" }, { "surface": "box" }, { "foregroundStyle": "ink" },
            { "padding": "base" }, { "background": "canvas" },
            { "environment": { "minimumTouchTarget": 44 } }
          ]
        }
      }

      """
  ) { AnyView(TicketCard()) }
}
