internal import Geometry
internal import LayoutCore
internal import Views

/// A list in two sections: labels with values and chevrons, and a choice with a header.
struct PreferenceList: View {
  var body: some View {
    List {
      Section {
        HStack {
          Label("Notifications", systemImage: "bell")
          Spacer()
          Text("On")
        }
        .id("notifications")
        HStack {
          Label("Language and region", systemImage: "globe")
          Spacer()
          Image(systemName: "chevron.forward")
        }
        .id("language")
      }
      .id("general")
      Section("Text size") {
        HStack {
          Text("Large")
          Spacer()
          Image(systemName: "checkmark")
        }
        .id("large")
      }
      .id("textSize")
    }
    .id("list")
  }
}

extension GalleryScene {
  static let preferenceList = GalleryScene(
    name: "preference-list", summary: "a list in sections: labels, values, chevrons and a header",
    document: """
      {
        "layoutScene": 1,
        "name": "preference-list",
        "size": { "width": 390, "height": 400 },
        "safeArea": { "top": 59, "bottom": 34 },
        "root": {
          "type": "list", "id": "list", "children": [
            { "type": "section", "id": "general", "children": [
              { "type": "hstack", "id": "notifications", "children": [
                { "type": "label", "icon": { "type": "image", "systemName": "bell" },
                  "title": { "type": "text", "key": "Notifications" } },
                { "type": "spacer" },
                { "type": "text", "key": "On" }
              ] },
              { "type": "hstack", "id": "language", "children": [
                { "type": "label", "icon": { "type": "image", "systemName": "globe" },
                  "title": { "type": "text", "key": "Language and region" } },
                { "type": "spacer" },
                { "type": "image", "systemName": "chevron.forward" }
              ] }
            ] },
            { "type": "section", "id": "textSize",
              "header": { "type": "text", "key": "Text size" },
              "children": [
                { "type": "hstack", "id": "large", "children": [
                  { "type": "text", "key": "Large" },
                  { "type": "spacer" },
                  { "type": "image", "systemName": "checkmark" }
                ] }
              ] }
          ]
        }
      }

      """
  ) { AnyView(PreferenceList()) }
}
