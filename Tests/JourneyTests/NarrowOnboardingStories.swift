import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Tests of onboarding in a small window.
@Suite struct `Coming in through a small window` {
  // C-08: the code is always visible, because nobody can continue without it.
  @Test(arguments: [Language.english, .korean], [10, 11, 12, 16])
  func `always shows the code that is to be typed`(language: Language, rows: Int) throws {
    let world = try TestEnvironment(language: language)
    let robot = Robot(world, size: Size(columns: 40, rows: rows), onboarding: .firstTime)
    robot.press(.character("n")).type("mina@example.com").press(.tab).type("haru-2026").press(.tab)
      .type("haru-2026").press(.control("s"))
    robot.type("01012345678").press(.control("s"))
    let codes = robot.screen.matches(of: /\b\d{4}\b/).map { String($0.output) }
    #expect(robot.screen.contains("4321"), "\(codes) \(robot.screen)")
    // It is also visible after a wrong code was typed.
    robot.type("1111").press(.control("s"))
    #expect(robot.screen.contains("4321"), "\(robot.screen)")
    #expect(robot.screen.contains("1111"), "\(robot.screen)")
    let bare = robot.screen.filter { !$0.isWhitespace }
    let wrong = language == .english ? "Wrongcode." : "인증번호가맞지않아요."
    #expect(bare.contains(wrong), "\(robot.screen)")
  }
}
