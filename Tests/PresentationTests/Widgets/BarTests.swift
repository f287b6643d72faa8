import Domain
import Testing

@testable import PresentationKit
@testable import TextUI

@Suite struct `A gauge` {
  // D-10
  @Test func `is a heavy line on a thin one, by halves of a cell, with the percentage`() {
    #expect(picture(15, 1) { Bar(0.5).draw(into: &$0, in: $1) } == ["━━━━━─────  50%"])
    #expect(picture(15, 1) { Bar(105, of: 300).draw(into: &$0, in: $1) } == ["━━━╾──────  35%"])
    #expect(picture(15, 1) { Bar(1).draw(into: &$0, in: $1) } == ["━━━━━━━━━━ 100%"])
  }

  // D-68: what is empty is never louder than what is full.
  @Test(arguments: [Ink(0x111216), Ink(0xFDFDFB), Ink(0xFDF6E3)])
  func `is faint where it is empty, on dark and on light paper`(_ ground: Ink) throws {
    var frame = Frame(size: Size(columns: 15, rows: 1))
    frame.knownGround = ground
    let hue = Hue.leaf.colour(onLight: ground.isLight)
    Bar(0.5).draw(
      into: &frame, in: Area(column: 0, row: 0, columns: 15, rows: 1), style: Style(ink: hue))
    let empty = try #require(frame[8, 0].style.ink)
    #expect((1.25...1.9).contains(empty.rgb.contrast(with: ground.rgb)))
    #expect(hue.rgb.contrast(with: ground.rgb) > 1.8 * empty.rgb.contrast(with: ground.rgb))
  }

  @Test func `shows that something was begun`() {
    #expect(picture(15, 1) { Bar(1, of: 300).draw(into: &$0, in: $1) } == ["╾─────────   0%"])
    #expect(picture(15, 1) { Bar(0).draw(into: &$0, in: $1) } == ["──────────   0%"])
  }

  @Test func `has a plain form`() {
    #expect(
      picture(15, 1) { Bar(0.35).draw(into: &$0, in: $1, glyphs: .ascii) } == ["###-------  35%"])
  }

  @Test func `keeps the words where the picture has no room`() {
    #expect(picture(4, 1) { Bar(0.4).draw(into: &$0, in: $1) } == ["40%"])
  }

  @Test func `takes any number`() {
    #expect(Bar(.nan).percent == "0%")
    #expect(Bar(.infinity).percent == "100%")
    #expect(Bar(-3).percent == "0%")
    #expect(Bar(5, of: 0).percent == "0%")
    #expect(Bar(299, of: 300).percent == "99%")
  }
}
