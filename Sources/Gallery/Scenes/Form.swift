internal import Geometry
internal import LayoutCore
internal import Views

/// Two fields with labels, a switch and a button as wide as the form.
struct ContactForm: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Field(label: "Full name", value: Text(verbatim: "Amira Haddad")).id("name")
      Field(label: "Phone number", value: Text(.identifier("+20 2 2555 0147"))).id("phone")
      HStack {
        Text("Tell me about offers").id("offers")
        Spacer()
        ZStack(alignment: .trailing) {
          Capsule()
          Circle().padding(2)
        }
        .frame(width: 51, height: 31)
        .id("switch")
      }
      Text("Save").font(.headline)
        .frame(maxWidth: .infinity, minHeight: 44)
        .background { RoundedRectangle(cornerRadius: 10) }
        .id("save")
    }
    .padding(16)
    .id("form")
  }

  private struct Field: View {
    let label: LocalizedStringKey
    let value: Text

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text(label).font(.caption)
        value
          .padding(10)
          .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
          .background { RoundedRectangle(cornerRadius: 8) }
      }
    }
  }
}

extension GalleryScene {
  static let form = GalleryScene(
    name: "form", summary: "labelled fields, a phone number, a switch and a wide button",
    document: """
      {
        "layoutScene": 1,
        "name": "form",
        "size": { "width": 320, "height": 340 },
        "root": {
          "type": "vstack", "id": "form", "alignment": "leading", "spacing": 16,
          "children": [
            { "type": "vstack", "id": "name", "alignment": "leading", "spacing": 4, "children": [
              { "type": "text", "key": "Full name", "role": "caption" },
              { "type": "text", "string": "Amira Haddad", "modifiers": [
                { "padding": 10 },
                { "frame": { "maxWidth": "infinity", "minHeight": 44, "alignment": "leading" } },
                { "background": { "type": "roundedRectangle", "cornerRadius": 8 } }
              ] }
            ] },
            { "type": "vstack", "id": "phone", "alignment": "leading", "spacing": 4, "children": [
              { "type": "text", "key": "Phone number", "role": "caption" },
              { "type": "text", "identifier": "+20 2 2555 0147", "modifiers": [
                { "padding": 10 },
                { "frame": { "maxWidth": "infinity", "minHeight": 44, "alignment": "leading" } },
                { "background": { "type": "roundedRectangle", "cornerRadius": 8 } }
              ] }
            ] },
            { "type": "hstack", "children": [
              { "type": "text", "id": "offers", "key": "Tell me about offers" },
              { "type": "spacer" },
              { "type": "zstack", "id": "switch", "alignment": "trailing", "children": [
                { "type": "capsule" },
                { "type": "circle", "modifiers": [{ "padding": 2 }] }
              ], "modifiers": [{ "frame": { "width": 51, "height": 31 } }] }
            ] },
            { "type": "text", "id": "save", "key": "Save", "role": "headline", "modifiers": [
              { "frame": { "maxWidth": "infinity", "minHeight": 44 } },
              { "background": { "type": "roundedRectangle", "cornerRadius": 10 } }
            ] }
          ],
          "modifiers": [{ "padding": 16 }]
        }
      }

      """
  ) { AnyView(ContactForm()) }
}
