import Domain
import Support
import Testing

@testable import PresentationKit
@testable import PresentationReading
@testable import TextUI

@Suite struct `A network that is gone` {
  private func answer(_ robot: Robot, _ reason: BookSearchFailure.Cause) throws {
    let backgroundTask = try #require(robot.backgroundTasks.last)
    guard let books: BooksTask = backgroundTask.work.cast() else { return }
    robot.hear(
      .backgroundTask(
        backgroundTask.id, .books(books, .failed(BookSearchFailure(.openlibrary, reason)))))
  }

  private func search(_ robot: Robot) {
    robot.press(.character("6"), .character("/")).type("walden").press(.enter)
  }

  // BK-24, M-38: every screen shows that Haru is offline until the connection is back. Local
  // features go on working.
  @Test(arguments: [Language.korean, .english])
  func `is said on top until it is back, and stops nothing else`(language: Language) throws {
    let word = language == .korean ? "연결 없음" : "offline"
    let robot = Robot(try TestEnvironment(language: language))
    search(robot)
    #expect(!robot.screen.contains(word))
    try answer(robot, .offline)
    robot.press(.escape, .escape, .escape, .character("2"))
    #expect(robot.screen.split(separator: "\n").first?.contains(word) == true)
    robot.press(.character("n"))
    #expect(robot.screen.split(separator: "\n").first?.contains(word) == true)
    robot.press(.escape)
    search(robot)
    try answer(robot, .notFound)
    #expect(!robot.screen.contains(word))
  }
}
