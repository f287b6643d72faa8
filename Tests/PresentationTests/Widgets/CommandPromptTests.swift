import PresentationKit
import Testing
import TextUI

@Suite struct `The command line on the screen` {
  private func typed(_ text: String, history: [String] = []) -> CommandPrompt {
    var prompt = CommandPrompt(history: history)
    for character in text { _ = prompt.update(.character(character)) }
    return prompt
  }

  @Test func `hands in what was typed`() {
    var prompt = typed("people add 민아")
    #expect(prompt.update(.enter) == .submitted("people add 민아"))
  }

  @Test func `leaves on escape and when there is nothing to take back`() {
    var prompt = typed("a")
    #expect(prompt.update(.escape) == .cancelled)
    #expect(prompt.update(.backspace) == .changed)
    #expect(prompt.update(.backspace) == .cancelled)
    #expect(prompt.update(.enter) == .cancelled)
  }

  @Test func `looks back and comes forward to what was being typed`() {
    var prompt = typed("to", history: ["first", "second"])
    var seen: [String] = []
    for key in [Key.up, .up, .up, .down, .down, .down] {
      _ = prompt.update(key)
      seen.append(prompt.text)
    }
    #expect(seen == ["second", "first", "first", "second", "to", "to"])
  }

  @Test func `completes as far as all agree, then goes through them`() {
    var prompt = typed("pe")
    prompt.offer([.init("people add"), .init("people list")])
    var seen: [String] = []
    for key in [Key.tab, .tab, .tab, .tab, .backTab] {
      #expect(prompt.update(key) == .moved)
      seen.append(prompt.text)
    }
    #expect(seen == ["people ", "people add", "people list", "people add", "people list"])
  }

  @Test func `shows what could be meant above the line`() {
    var prompt = typed("pe")
    prompt.offer([
      .init("people add", meaning: "사람 더하기"), .init("people list", meaning: "모두 보기"),
    ])
    let drawn = frame(40, 5) { prompt.draw(into: &$0, in: $1) }
    #expect(
      drawn.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) == [
        "", "", "  people add   사람 더하기", "  people list  모두 보기", " :pe",
      ])
    #expect(drawn.caret == Point(column: 4, row: 4))
    _ = prompt.update(.tab)
    _ = prompt.update(.tab)
    #expect(
      picture(40, 3) { prompt.draw(into: &$0, in: $1) } == [
        "› people add   사람 더하기", "  people list  모두 보기", " :people add",
      ])
  }
}
