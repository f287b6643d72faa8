import Testing

@testable import PresentationKit
@testable import PresentationShared
@testable import TextUI

@Suite struct `Answers that come through a pipe` {
  @Test(arguments: ["a\nb\n", "a\r\nb\r\n", "a\nb", "a\r\nb"])
  func `are lines, whatever ends them`(text: String) {
    let lines = SecretLines(text)
    #expect(lines.next() == "a")
    #expect(lines.next() == "b")
    #expect(lines.next() == nil)
  }

  @Test func `may be empty, and are none where they are longer than any secret`() {
    let long = String(repeating: "x", count: SecretQuestions.limit + 1)
    let lines = SecretLines("\n" + long + "\nlast\n")
    #expect(lines.next() == "")
    #expect(lines.next() == nil)
    #expect(lines.next() == "last")
  }
}
