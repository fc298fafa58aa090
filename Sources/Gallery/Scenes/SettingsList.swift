internal import Geometry
internal import LayoutCore
internal import Views

/// Three rows of settings with icons, values and chevrons, divided by hairlines.
struct SettingsList: View {
  var body: some View {
    VStack(spacing: 0) {
      Row(title: "Notifications", value: "On").id("notifications")
      Divider().padding(.leading, 56)
      Row(title: "Language and region", value: nil).id("language")
      Divider().padding(.leading, 56)
      Row(title: "Text size", value: "Large").id("textSize")
    }
    .background { RoundedRectangle(cornerRadius: 12) }
    .padding(16)
    .id("list")
  }

  private struct Row: View {
    let title: LocalizedStringKey
    let value: LocalizedStringKey?

    var body: some View {
      HStack(spacing: 12) {
        Circle().frame(width: 28, height: 28)
        Text(title)
        Spacer(minLength: 0)
        if let value {
          Text(value).font(.subheadline).lineLimit(1)
        }
        Image("chevron.forward", width: 8, height: 14)
      }
      .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
      .frame(minHeight: 44)
    }
  }
}

extension GalleryScene {
  static let settingsList = GalleryScene(
    name: "settings-list", summary: "rows with an icon, a title, a value and a chevron",
    document: """
      {
        "layoutScene": 1,
        "name": "settings-list",
        "size": { "width": 390, "height": 260 },
        "root": {
          "type": "vstack", "id": "list", "spacing": 0,
          "children": [
            { "type": "hstack", "id": "notifications", "spacing": 12, "children": [
              { "type": "circle", "modifiers": [{ "frame": { "width": 28, "height": 28 } }] },
              { "type": "text", "key": "Notifications" },
              { "type": "spacer", "minLength": 0 },
              { "type": "text", "key": "On", "role": "subheadline",
                "modifiers": [{ "lineLimit": 1 }] },
              { "type": "image", "name": "chevron.forward", "width": 8, "height": 14,
                "directional": true }
            ], "modifiers": [
              { "padding": { "vertical": 8, "horizontal": 16 } }, { "frame": { "minHeight": 44 } }
            ] },
            { "type": "divider", "modifiers": [{ "padding": { "leading": 56 } }] },
            { "type": "hstack", "id": "language", "spacing": 12, "children": [
              { "type": "circle", "modifiers": [{ "frame": { "width": 28, "height": 28 } }] },
              { "type": "text", "key": "Language and region" },
              { "type": "spacer", "minLength": 0 },
              { "type": "empty" },
              { "type": "image", "name": "chevron.forward", "width": 8, "height": 14,
                "directional": true }
            ], "modifiers": [
              { "padding": { "vertical": 8, "horizontal": 16 } }, { "frame": { "minHeight": 44 } }
            ] },
            { "type": "divider", "modifiers": [{ "padding": { "leading": 56 } }] },
            { "type": "hstack", "id": "textSize", "spacing": 12, "children": [
              { "type": "circle", "modifiers": [{ "frame": { "width": 28, "height": 28 } }] },
              { "type": "text", "key": "Text size" },
              { "type": "spacer", "minLength": 0 },
              { "type": "text", "key": "Large", "role": "subheadline",
                "modifiers": [{ "lineLimit": 1 }] },
              { "type": "image", "name": "chevron.forward", "width": 8, "height": 14,
                "directional": true }
            ], "modifiers": [
              { "padding": { "vertical": 8, "horizontal": 16 } }, { "frame": { "minHeight": 44 } }
            ] }
          ],
          "modifiers": [
            { "background": { "type": "roundedRectangle", "cornerRadius": 12 } }, { "padding": 16 }
          ]
        }
      }

      """
  ) { AnyView(SettingsList()) }
}
