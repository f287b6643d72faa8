import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Tests of finishing a book by key, and of a book whose target date has passed.
@Suite struct `Somebody at the end of a book` {
  private func page(_ world: TestEnvironment) -> String {
    world.run("books show 데미안 --json").out
  }

  // R-32
  @Test(arguments: [
    (Language.english, "Did you finish “데미안”?", "134 pages are left."),
    (.korean, "‘데미안’ 책을 다 읽었나요?", "134쪽 남았어요."),
  ])
  func `is asked before pages that are left count as read`(
    language: Language, question: String, left: String
  ) throws {
    let world = try Reader.world(language)
    // In the list of books, and on the page of the book.
    for way in [[Key](), [.enter]] {
      let robot = Reader.robot(world)
      let there: Key = language == .korean ? .home : .end
      robot.press(there)
      for key in way { robot.press(key) }
      for key in [Key.character("f"), .character("ㄹ")] {
        robot.press(key)
        #expect(robot.screen.contains(question) && robot.screen.contains(left), "\(robot.screen)")
        robot.press(.character("n"))
        #expect(!robot.screen.contains(question))
        #expect(page(world).contains(#""page":105"#), "nothing is noted")
      }
    }
    let robot = Reader.robot(world).press(language == .korean ? .home : .end)
    robot.press(.character("f"), .character("y"))
    #expect(page(world).contains(#""page":239,"percent":100"#), "\(robot.screen)")
  }

  // R-33
  @Test(arguments: Language.allCases)
  func `is told the command that moves a target that has gone by, which works as printed`(
    _ language: Language
  ) throws {
    let world = try TestEnvironment(now: "2026-03-01T09:00", language: language)
    let add = "books add --manual --title 'The Left Hand' --pages 300 --target 2026-03-05"
    #expect(world.run(add).status == .done)
    try world.go(to: "2026-07-01T09:00")
    let refused = world.run("books read 'The Left Hand' 80")
    let command = "haru books edit 'The Left Hand' --target +7d"
    #expect(refused.status == .refused && refused.err.contains("`\(command)`"), "\(refused)")
    #expect(world.run(String(command.dropFirst(5))).status == .done)
    #expect(world.run("books read 'The Left Hand' 80").status == .done)
    #expect(world.run("books show 'The Left Hand' --json").out.contains(#""target":"2026-07-08""#))
  }

  // R-33
  @Test func `is told the same on the line that notes something`() throws {
    let world = try TestEnvironment(now: "2026-03-01T09:00", language: .korean)
    #expect(
      world.run("books add --manual --title 데미안 --pages 239 --target 2026-03-05").status == .done)
    try world.go(to: "2026-07-01T09:00")
    let robot = Robot(world).press(.character("+")).type("데미안 80쪽 읽음").press(.enter)
    let said = robot.notice + robot.screen.filter { !$0.isWhitespace }
    #expect(said.contains("books"), "\(robot.screen)")
    #expect(said.filter { !$0.isWhitespace }.contains("harubooksedit데미안--target+7d"))
  }
}
