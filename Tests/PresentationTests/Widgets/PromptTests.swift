import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `A prompt` {
  private let prompt = Prompt(
    title: "서연을 지울까요?", text: "물 준 기록 12개도 휴지통으로 가요. 휴지통에서 되살릴 수 있어요.",
    choices: [.init(.character("n"), "그대로 두기"), .init(.character("x"), "휴지통으로")])

  @Test func `gives the harmless answer on enter`() {
    var prompt = prompt
    #expect(prompt.update(.enter) == .chose(0))
    #expect(prompt.update(.right) == .moved)
    #expect(prompt.update(.enter) == .chose(1))
    #expect(prompt.update(.tab) == .moved)
    #expect(prompt.selected == 0)
  }

  @Test func `takes the letters of its answers and goes back on escape`() {
    var prompt = prompt
    #expect(prompt.update(.character("x")) == .chose(1))
    #expect(prompt.update(.character("d")) == .ignored)
    #expect(prompt.update(.escape) == .cancelled)
  }

  @Test func `moves its card once when it does not know a key`() {
    // F-06
    func left(_ prompt: Prompt) -> Int {
      let line = frame(60, 15) { prompt.draw(into: &$0, in: $1) }.text.split(separator: "\n")
        .first { $0.contains("╭") }
      return line?.prefix { $0 != "╭" }.count ?? -1
    }
    var prompt = prompt
    let before = left(prompt)
    #expect(prompt.update(.character("d")) == .ignored)
    #expect(left(prompt) == before + 2)
    prompt.endNudge()
    #expect(left(prompt) == before)
    #expect(prompt.update(.character("d")) == .ignored)
    #expect(prompt.update(.right) == .moved)
    #expect(left(prompt) == before)
  }

  @Test func `stands on a card over a dimmed page`() {
    let drawn = frame(60, 15) {
      for row in 0..<15 {
        $0.put(String(repeating: "하루 ", count: 12), 0, row)
      }
      prompt.draw(into: &$0, in: $1)
    }
    #expect(drawn[0, 0].style.marks.contains(.dim))
    #expect(!drawn.text(marked: .dim).contains("서연"))
    expectSnapshot(drawn.text, named: "widget-prompt-card")
  }

  @Test func `stacks its answers where it is narrow`() {
    let drawn = frame(26, 12) { prompt.draw(into: &$0, in: $1) }
    expectSnapshot(drawn.text, named: "widget-prompt-narrow")
  }

  @Test func `keeps its answers where there is no room for a card`() {
    #expect(
      picture(20, 4) { prompt.draw(into: &$0, in: $1) } == [
        "서연을 지울까요?", "물 준 기록 12개도…", "[›n  그대로 두기 ]", "[ x  휴지통으로 ]",
      ])
    #expect(picture(20, 1) { prompt.draw(into: &$0, in: $1) } == ["[›n  그대로 두기 ]"])
  }

  @Test func `has its frame and the chosen answer in the hue`() {
    // D-63
    var drawn = Frame(size: Size(columns: 60, rows: 15))
    drawn.hue = .water
    drawn.knownGround = Frame.assumedGround
    prompt.draw(into: &drawn, in: Area(column: 0, row: 0, columns: 60, rows: 15))
    #expect(drawn[5, 2].character == "╭" && drawn[5, 2].style.ink == Hue.water.ink)
    let row = (0..<15).first { drawn[8, $0].character == "[" }
    #expect(row.map { drawn[8, $0].style.paper } == Hue.water.bright)
    #expect(row.map { drawn[28, $0].style.paper } == .some(nil))
  }

  @Test func `draws the same twice`() {
    let once = frame(60, 15) { prompt.draw(into: &$0, in: $1) }
    let twice = frame(60, 15) {
      prompt.draw(into: &$0, in: $1)
      prompt.draw(into: &$0, in: $1)
    }
    #expect(once.text == twice.text)
  }
}
