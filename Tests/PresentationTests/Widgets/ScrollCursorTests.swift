import Testing

@testable import PresentationKit
@testable import TextUI

@Suite struct `The cursor of a text that scrolls` {
  @Test func `goes by lines, pages and ends, and stops there`() {
    var scroll = ScrollCursor()
    func top() -> Int { scroll.shown(of: 30, in: 10).lowerBound }
    #expect(scroll.move(by: .up, over: 30, height: 10) == true)
    #expect(top() == 0)
    #expect(scroll.move(by: .character("j"), over: 30, height: 10) == true)
    #expect(top() == 1)
    #expect(scroll.move(by: .pageDown, over: 30, height: 10) == true)
    #expect(top() == 11)
    #expect(scroll.move(by: .character(" "), over: 30, height: 10) == true)
    #expect(top() == 20)
    #expect(scroll.move(by: .pageUp, over: 30, height: 10) == true)
    #expect(top() == 10)
    #expect(scroll.move(by: .end, over: 30, height: 10) == true)
    #expect(scroll.shown(of: 30, in: 10) == 20..<30)
    #expect(scroll.move(by: .character("g"), over: 30, height: 10) == true)
    #expect(top() == 0)
    #expect(scroll.move(by: .enter, over: 30, height: 10) == false)
  }

  @Test func `leaves as many lines of a page in sight as it is asked to`() {
    var scroll = ScrollCursor()
    #expect(scroll.move(by: .pageDown, over: 30, height: 10, overlap: 1) == true)
    #expect(scroll.shown(of: 30, in: 10) == 9..<19)
    #expect(scroll.move(by: .pageUp, over: 30, height: 10, overlap: 1) == true)
    #expect(scroll.shown(of: 30, in: 10) == 0..<10)
  }

  @Test func `shows all of a text that fits, and does not scroll it`() {
    var scroll = ScrollCursor()
    #expect(scroll.move(by: .pageDown, over: 3, height: 10) == true)
    #expect(scroll.shown(of: 3, in: 10) == 0..<3)
    #expect(scroll.shown(of: 0, in: 10).isEmpty)
  }

  @Test func `shows the end of a text that has become shorter, and goes on from there`() {
    var scroll = ScrollCursor()
    #expect(scroll.move(by: .end, over: 30, height: 10) == true)
    #expect(scroll.shown(of: 12, in: 10) == 2..<12)
    #expect(scroll.move(by: .up, over: 12, height: 10) == true)
    #expect(scroll.shown(of: 12, in: 10) == 1..<11)
    #expect(scroll.shown(of: 0, in: 0).isEmpty)
    #expect(scroll.shown(of: 5, in: -3).isEmpty)
  }
}
