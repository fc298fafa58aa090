import DesignTokens
import Gallery
import Geometry
import Inspection
import LayoutCore
import Testing
import Typesetting
import UnicodeServices
import Views

/// The built-in scenes, as documents and as views.
@Suite struct GallerySceneTests {
  @Test(arguments: GalleryScene.all.map(\.name), [LayoutDirection.leftToRight, .rightToLeft])
  func `a scene's document and its view give the same frames`(
    name: String, direction: LayoutDirection
  ) throws {
    let scene = try #require(GalleryScene.named(name))
    let document = try SceneDocument(parsing: Array(scene.document.utf8))
    let measurer = SyntheticTextMeasurer()
    for size in [DynamicTypeSize.xSmall, .large, .accessibility1, .accessibility5] {
      for appearance in [nil, Appearance(palette: .clay, skin: .retro)] {
        for tokens in [TokenSet.kit, .atomic] {
          var environment = EnvironmentValues(layoutDirection: direction)
          environment.dynamicTypeSize = size
          environment.appearance = appearance
          environment.tokens = tokens
          let first = try ViewTree.lowering(
            document, environment: environment, measurer: measurer
          ).laidOut(in: document.size)
          let view = scene.view()
          let second = try ViewTree.lowering(environment: environment, measurer: measurer) { view }
            .laidOut(in: document.size)
          let found = FrameTree.full(first, modifiers: false)
          let expected = FrameTree.full(second, modifiers: false)
          let differing = zip(found.nodes, expected.nodes).first { $0 != $1 }
          #expect(
            found.nodes == expected.nodes,
            "\(size): \(differing.map { "\($0) instead of \($1)" } ?? "another count")")
        }
      }
    }
  }

  @Test(arguments: GalleryScene.all.map(\.name), ["en-US", "ar-EG", "de-DE"])
  func `a scene's document and its view say the same in every locale`(
    name: String, locale: String
  ) throws {
    let scene = try #require(GalleryScene.named(name))
    let document = try SceneDocument(parsing: Array(scene.document.utf8))
    #expect(document.name == name)
    let environment = EnvironmentValues(locale: try LocaleIdentifier(locale))
    let measurer = SyntheticTextMeasurer()
    let fromScene = try ViewLayout.resolving(
      document, environment: environment, measurer: measurer)
    let fromView = try ViewLayout.resolving(
      in: document.size, safeArea: document.safeArea.insets(in: environment.layoutDirection),
      environment: environment, measurer: measurer, content: scene.view)
    #expect(
      FrameTree(fromScene, engine: .inTests).text() == FrameTree(fromView, engine: .inTests).text())
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `the card of tokens follows theme, skin and text size`(direction: LayoutDirection) throws {
    let scene = try #require(GalleryScene.named("ticket-card"))
    let document = try SceneDocument(parsing: Array(scene.document.utf8))
    func tree(_ change: (inout EnvironmentValues) -> Void) throws -> FrameTree {
      var environment = EnvironmentValues(layoutDirection: direction)
      change(&environment)
      let layout = try ViewTree.lowering(
        document, environment: environment, measurer: SyntheticTextMeasurer()
      ).laidOut(in: document.size)
      return .full(layout, modifiers: false)
    }
    func frames(_ tree: FrameTree) -> [PhysicalRect] { tree.nodes.map(\.frame) }
    let plain = try tree { _ in }
    let dark = try tree { $0.colorScheme = .dark }
    #expect(frames(dark) == frames(plain) && dark.nodes != plain.nodes)
    for palette in Palette.builtIn {
      let other = try tree { $0.appearance = Appearance(palette: palette, skin: .glass) }
      #expect(frames(other) == frames(plain), "\(palette.id)")
    }
    for skin in [Skin.comic, .retro, .sunshine] {
      let other = try tree { $0.appearance = Appearance(palette: .harbor, skin: skin) }
      #expect(frames(other) != frames(plain), "\(skin.id)")
    }
    #expect(frames(try tree { $0.tokens = .atomic }) != frames(plain))
    #expect(frames(try tree { $0.controlSize = .large }) != frames(plain))
    // From accessibility1 on the price stands above the button.
    func prices(_ size: DynamicTypeSize) throws -> (PhysicalRect, PhysicalRect) {
      let tree = try tree { $0.dynamicTypeSize = size }
      func frame(_ id: String) throws -> PhysicalRect {
        try #require(tree.nodes.first { $0.explicitID == id }?.frame)
      }
      return (try frame("price"), try frame("book"))
    }
    let (price, book) = try prices(.xxxLarge)
    #expect(price.y < book.maxY && book.y < price.maxY)
    let (above, below) = try prices(.accessibility1)
    #expect(above.maxY <= below.y)
  }
}
