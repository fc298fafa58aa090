import Gallery
import Geometry
import Inspection
import LayoutCore
import Testing
import Typesetting
import UnicodeServices
import Views

@Suite struct GallerySceneTests {
  @Test(arguments: GalleryScene.all.map(\.name))
  func `a scene of the gallery is the same as a document and as a view`(name: String) throws {
    let scene = try #require(GalleryScene.named(name))
    let document = try SceneDocument(parsing: Array(scene.document.utf8))
    #expect(document.name == name)
    for locale in ["en-US", "ar-EG", "de-DE"] {
      let environment = EnvironmentValues(locale: try LocaleIdentifier(locale))
      let measurer = SyntheticTextMeasurer()
      let fromScene = try ViewLayout.resolving(
        document, environment: environment, measurer: measurer)
      let fromView = try ViewLayout.resolving(
        in: document.size, safeArea: document.safeArea.insets(in: environment.layoutDirection),
        environment: environment, measurer: measurer, content: scene.view)
      #expect(
        FrameTree(fromScene, engine: .inTests).text()
          == FrameTree(fromView, engine: .inTests).text()
      )
    }
  }
}
