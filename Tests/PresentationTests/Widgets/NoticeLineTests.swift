import Testing

@testable import PresentationKit
@testable import TextUI

@Suite struct `The notice line` {
  @Test func `says what happened and how to undo it`() {
    let notice = NoticeLine(.good, "민아에게 물을 줬어요.", hint: "z 되돌리기")
    #expect(
      picture(44, 1) { notice.draw(into: &$0, in: $1) } == [" ✓ 민아에게 물을 줬어요.         z 되돌리기"])
  }

  @Test(arguments: [
    (NoticeLine.Kind.plain, " Today is quiet."), (.good, " ✓ Today is quiet."),
    (.refusal, " ! Today is quiet."), (.failure, " ✕ Today is quiet."),
  ])
  func `has a sign for each kind of news`(_ sample: (NoticeLine.Kind, String)) {
    let notice = NoticeLine(sample.0, "Today is quiet.")
    #expect(picture(30, 1) { notice.draw(into: &$0, in: $1) } == [sample.1])
  }

  @Test func `tells what the world does from what a rule says`() {
    let refusals = [ExitStatus.notFound, .usage, .refused].map(NoticeLine.Kind.init)
    #expect(refusals.allSatisfy { $0 == .refusal })
    let failures = [ExitStatus.failed, .network, .busyOrLocked].map(NoticeLine.Kind.init)
    #expect(failures.allSatisfy { $0 == .failure })
    #expect(NoticeLine.Kind(.done) == .good)
  }

  @Test func `shortens the sentence before the hint and drops a hint that would fill the line`() {
    let notice = NoticeLine(.good, "You watered Mina and everybody else.", hint: "z undo")
    #expect(picture(30, 1) { notice.draw(into: &$0, in: $1) } == [" ✓ You watered Mina…   z undo"])
    #expect(picture(10, 1) { notice.draw(into: &$0, in: $1) } == ["✓ You…"])
    #expect(
      picture(10, 1) { notice.draw(into: &$0, in: $1, glyphs: .ascii) } == ["v You~"])
  }

  @Test func `takes the rows that it needs, and is cut at a word where it gets one`() {
    // D-30
    let text = "This demo has sample data. What you change here is not saved anywhere."
    let news = NoticeLine(.good, text)
    #expect(news.rowCount(columns: 44) == 2)
    #expect(
      picture(44, 1) { news.draw(into: &$0, in: $1) } == [
        " ✓ This demo has sample data. What you…"
      ])
    #expect(NoticeLine(.refusal, text).rowCount(columns: 44) == 2)
  }
}
