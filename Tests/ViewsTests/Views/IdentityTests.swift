import Geometry
import LayoutCore
import Testing
import Views

@Suite struct IdentityTests {
  @Test func `generated ids are paths as documents count them`() throws {
    let outline = try laidOut {
      VStack {
        EmptyView()
        Color()
        HStack {
          Circle().padding()
          Divider()
        }
        .padding()
        .background { Rectangle() }
        .overlay {
          ZStack {
            Capsule()
            Ellipse()
          }
        }
      }
      .padding()
      .background { Color() }
    }.outline()
    #expect(
      outline == [
        "vstack #0", " color #0.1", " hstack #0.2", "  circle #0.2.0", "  divider #0.2.1",
        "  background: rectangle #0.2.m1", "  overlay: zstack #0.2.m2",
        "   capsule #0.2.m2.0", "   ellipse #0.2.m2.1", " background: color #0.m1",
      ])
  }

  @Test func `a view is found by its id, and the outer of two ids counts`() throws {
    let layout = try laidOut {
      HStack(spacing: 0) {
        Color().frame(width: 10, height: 10).id("inner").id("outer")
        Color().id("plain").frame(width: 30, height: 10)
      }
    }
    #expect(layout.frame(ofID: "inner") == nil)
    #expect(layout.frame(ofID: "outer")?.width == 10)
    #expect(layout.frame(ofID: "plain")?.width == 30)
    #expect(layout.frame(ofID: "missing") == nil)
    #expect(layout.outline() == ["hstack #0", " color #outer", " color #plain"])
  }

  @Test func `a tree names every node, modifiers by the view inside`() throws {
    let layout = try laidOut {
      HStack {
        Color().frame(width: 10).padding(2)
        Color().overlay { Circle().id("ring") }
      }
    }
    let ids = (0..<layout.tree.layout.count).map { layout.tree.id(of: $0) }
    #expect(ids == ["0", "0.0", "0.0", "0.0", "0.1", "0.1", "ring"])
  }

  @Test func `secondary views stand under their modifier when modifiers are shown`() throws {
    let layout = try laidOut {
      Color()
        .background { Circle() }
        .overlay { Rectangle() }
        .padding(3)
    }
    #expect(
      layout.outline(modifiers: true) == [
        "padding", " overlay", "  background", "   color #0", "   background: circle #0.m0",
        "  overlay: rectangle #0.m1",
      ])
  }

  @Test func `several views in a layer are one pile, none are nothing`() throws {
    let several = try laidOut {
      Color().overlay(alignment: .topLeading) {
        Circle().frame(width: 10, height: 10)
        Rectangle().frame(width: 20, height: 20)
      }
    }
    #expect(
      several.outline() == [
        "color #0", " overlay: zstack #0.m0", "  circle #0.m0.0", "  rectangle #0.m0.1",
      ])
    // The pile is 20×20 at the corner, its views centred in it.
    let circle = several.engine.frame(of: several.tree.layout.count - 3)
    #expect(circle == PhysicalRect(x: 5, y: 5, width: 10, height: 10))
    let none = try laidOut { Color().background { EmptyView() } }
    #expect(none.outline() == ["color #0"])
  }

  @Test func `hidden views take their room`() throws {
    let layout = try laidOut {
      HStack(spacing: 0) {
        Color().frame(width: 10, height: 10).hidden()
        Color().frame(width: 10, height: 10).id("shown")
      }
    }
    #expect(layout.engine.frame(of: 0).width == 20)
  }
}
