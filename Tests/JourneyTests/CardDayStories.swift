import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Tests of a person's card, where a note opens the page of its day.
@Suite struct `Somebody before the card of a person` {
  private func card(_ language: Language, notes: Int) throws -> Robot {
    let world = try TestEnvironment(now: "2026-03-01T09:00", language: language)
    #expect(world.run("people add Mina --every 3").status == .done)
    for number in 0..<notes {
      try world.go(to: "2026-03-0\(number * 3 + 4)T09:00")
      let line = "people water Mina --memo 'talk \(number)'"
      #expect(world.run(line).status == .done, "\(world.run(line))")
    }
    return Robot(world).press(.enter)
  }

  // N-23
  @Test(arguments: Language.allCases)
  func `goes to the parts by their digits, as the header says`(_ language: Language) throws {
    for digit in 1...6 {
      let robot = try card(language, notes: 2)
      robot.press(.character(Character("\(digit)")))
      #expect(robot.screen.contains("▐\(digit) "), "\(digit): \(robot.screen)")
      #expect(robot.notice == "")
    }
  }

  // N-23
  @Test(arguments: [
    (Language.english, "There is only one note.", "There are no notes yet."),
    (.korean, "메모가 하나뿐이에요.", "적어 둔 메모가 없어요."),
  ])
  func `opens the days of both notes by letters, and is told how many there are`(
    language: Language, one: String, none: String
  ) throws {
    #expect(try card(language, notes: 0).press(.character("m")).notice == none)
    let robot = try card(language, notes: 1).press(.character("b"))
    #expect(robot.notice == one)
    robot.press(.character("m"))
    #expect(robot.screen.contains("talk 0"), "\(robot.screen)")
    let both = try card(language, notes: 2).press(.character("b"))
    #expect(both.notice == "" && both.screen.contains("talk 0"), "\(both.screen)")
  }
}
