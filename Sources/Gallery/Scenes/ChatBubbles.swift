internal import Geometry
internal import LayoutCore
internal import Localization
internal import Views

/// A conversation: the other's bubbles at the leading side, one's own at the trailing side.
struct ChatBubbles: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Bubble(
        text: "Are you at the station yet?", time: "2026-03-05T17:02:00Z", isOwn: false
      ).id("question")
      Bubble(
        text: "Five more minutes, the train is late.", time: "2026-03-05T17:04:00Z", isOwn: true
      ).id("answer")
      Bubble(
        text: "No hurry, I ordered tea for both of us.", time: "2026-03-05T17:05:00Z",
        isOwn: false
      ).id("reply")
    }
    .padding(16)
    .id("chat")
  }

  private struct Bubble: View {
    let text: LocalizedStringKey
    let time: String
    let isOwn: Bool

    var body: some View {
      VStack(alignment: .trailing, spacing: 2) {
        Text(text)
        Text(.date(time, style: DateStyle(skeleton: "jm"))).font(.caption2)
      }
      .padding(EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12))
      .background { RoundedRectangle(cornerRadius: 16) }
      .frame(maxWidth: 260, alignment: isOwn ? .trailing : .leading)
      .frame(maxWidth: .infinity, alignment: isOwn ? .trailing : .leading)
    }
  }
}

extension GalleryScene {
  static let chatBubbles = GalleryScene(
    name: "chat-bubbles", summary: "wrapped messages at both sides, with times",
    document: """
      {
        "layoutScene": 1,
        "name": "chat-bubbles",
        "size": { "width": 320, "height": 360 },
        "root": {
          "type": "vstack", "id": "chat", "alignment": "leading", "spacing": 10,
          "children": [
            { "type": "vstack", "id": "question", "alignment": "trailing", "spacing": 2,
              "children": [
                { "type": "text", "key": "Are you at the station yet?" },
                { "type": "text", "role": "caption2",
                  "date": { "timestamp": "2026-03-05T17:02:00Z", "skeleton": "jm" } }
              ],
              "modifiers": [
                { "padding": { "vertical": 8, "horizontal": 12 } },
                { "background": { "type": "roundedRectangle", "cornerRadius": 16 } },
                { "frame": { "maxWidth": 260, "alignment": "leading" } },
                { "frame": { "maxWidth": "infinity", "alignment": "leading" } }
              ] },
            { "type": "vstack", "id": "answer", "alignment": "trailing", "spacing": 2,
              "children": [
                { "type": "text", "key": "Five more minutes, the train is late." },
                { "type": "text", "role": "caption2",
                  "date": { "timestamp": "2026-03-05T17:04:00Z", "skeleton": "jm" } }
              ],
              "modifiers": [
                { "padding": { "vertical": 8, "horizontal": 12 } },
                { "background": { "type": "roundedRectangle", "cornerRadius": 16 } },
                { "frame": { "maxWidth": 260, "alignment": "trailing" } },
                { "frame": { "maxWidth": "infinity", "alignment": "trailing" } }
              ] },
            { "type": "vstack", "id": "reply", "alignment": "trailing", "spacing": 2,
              "children": [
                { "type": "text", "key": "No hurry, I ordered tea for both of us." },
                { "type": "text", "role": "caption2",
                  "date": { "timestamp": "2026-03-05T17:05:00Z", "skeleton": "jm" } }
              ],
              "modifiers": [
                { "padding": { "vertical": 8, "horizontal": 12 } },
                { "background": { "type": "roundedRectangle", "cornerRadius": 16 } },
                { "frame": { "maxWidth": 260, "alignment": "leading" } },
                { "frame": { "maxWidth": "infinity", "alignment": "leading" } }
              ] }
          ],
          "modifiers": [{ "padding": 16 }]
        }
      }

      """
  ) { AnyView(ChatBubbles()) }
}
