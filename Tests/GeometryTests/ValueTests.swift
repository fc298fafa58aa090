import Geometry
import Testing

@Suite struct ValueTests {
  @Test func `the axes and directions are each other's opposites`() {
    for axis in Axis.allCases { #expect(axis.cross.cross == axis && axis.cross != axis) }
    for direction in LayoutDirection.allCases {
      #expect(direction.reversed.reversed == direction && direction.reversed != direction)
    }
  }

  @Test func `lengths are read and written by axis`() {
    var size = Size(width: 1, height: 2)
    size[.horizontal] = 3
    size[.vertical] = 4
    #expect(size == Size(width: 3, height: 4))
    var proposal = ProposedViewSize.unspecified
    proposal[.vertical] = 7
    #expect(proposal == ProposedViewSize(width: nil, height: 7))
    #expect(proposal[.horizontal] == nil)
  }

  @Test func `only named edges get an inset`() {
    #expect(
      EdgeInsets([.leading, .top], 3) == EdgeInsets(top: 3, leading: 3, bottom: 0, trailing: 0))
    #expect(EdgeInsets(.horizontal, 2).horizontal == 4)
    #expect(EdgeInsets(.horizontal, 2).vertical == 0)
    #expect(EdgeInsets(.all, 1) == EdgeInsets(all: 1))
  }

  @Test func `insets leave nothing of a proposal before they leave less`() {
    let insets = EdgeInsets(all: 10)
    let small = ProposedViewSize(width: 5, height: nil).inset(by: insets)
    #expect(small == ProposedViewSize(width: 0, height: nil))
    let endless = ProposedViewSize(width: .infinity, height: 50).inset(by: insets)
    #expect(endless == ProposedViewSize(width: .infinity, height: 30))
    // Negative insets offer more.
    let more = ProposedViewSize(width: 5, height: 5).inset(by: EdgeInsets(all: -10))
    #expect(more == ProposedViewSize(width: 25, height: 25))
  }

  @Test func `the three proposals have names`() {
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
    #expect(
      ProposedViewSize(Size(width: 1, height: 2)) == ProposedViewSize(width: 1, height: 2))
  }
}
