import Domain
import PresentationKit
import PresentationPeople
import PresentationShared
import Support
import Testing
import TextUI

@Suite struct `A person caring for a plant` {
  private func robot(_ lines: String..., at now: String) throws -> (Robot, TestEnvironment) {
    let world = try TestEnvironment()
    for line in lines { #expect(world.run(line).status == .done, "\(line)") }
    try world.go(to: now)
    return (Robot(world), world)
  }

  @Test func `is told what to talk about, calls, and is asked how it went`() throws {
    // C-26, C-27
    let (robot, world) = try robot(
      "people add Mina --every 7 --phone 010-1234-5678",
      "people water Mina --early --keyword cat", at: "2026-03-08T21:00")
    robot.press(.character("f"))
    #expect(robot.screen.contains("Last time you talked about #cat."))
    robot.press(.character("c"))
    #expect(robot.notice.contains("010-1234-5678"))
    #expect(robot.screen.contains("Water Mina"))
    #expect(world.run("people pending").out.contains("Mina"))
    // The program ends here. The next start asks about the contact with the right person.
    let again = Robot(world)
    #expect(again.screen.contains("How did it go with Mina?"))
    again.press(.character("y"), .character("w")).press(.control("s"))
    #expect(again.notice.contains("Watered Mina"))
    #expect(world.run("people pending --json").out.contains(#""pending":[]"#))
    #expect(!Robot(world).screen.contains("How did it go"))
  }

  @Test func `can put off being asked, or say that nothing came of it`() throws {
    // C-27
    let (_, world) = try robot("people add Mina --every 7", at: "2026-03-08T21:00")
    #expect(world.run("people contact Mina --by messenger").status == .done)
    let robot = Robot(world).press(.enter)
    #expect(robot.screen.contains("today"))
    Robot(world).press(.character("y"), .escape, .character("y"), .character("f"))
    #expect(world.run("people pending --json").out.contains(#""pending":[]"#))
  }

  @Test func `sees the day and the price before postponing`() throws {
    // C-31, K2
    let (robot, world) = try robot("people add Mina --every 7", at: "2026-03-08T09:00")
    robot.press(.character("f"), .character("p"), .right, .right)
    #expect(robot.screen.contains("Thirsty again on 11 March 2026."))
    #expect(robot.screen.contains("You can postpone 3 times without losing affection"))
    robot.press(.control("s"))
    #expect(robot.notice.contains("Postponed watering Mina until 11 March 2026."))
    for day in ["11", "12", "13"] {
      try world.go(to: "2026-03-\(day)T09:00")
      if day != "13" { #expect(world.run("people postpone Mina 1").status == .done) }
    }
    try robot.wait(until: "2026-03-13T09:01")
    robot.press(.character("f"), .character("p"))
    #expect(robot.screen.contains("affection drops a little this time."), "\(robot.screen)")
  }

  @Test func `cannot postpone what has withered`() throws {
    // C-25, C-31, C-32, C-39, V6: the same choice appears from the list and from the card.
    let (robot, _) = try robot("people add Mina --every 7", at: "2026-03-09T09:00")
    #expect(robot.screen.contains("✕ 1 day late · withered"))
    for way in [[Key.character("f")], [.escape, .enter, .character("f")]] {
      for key in way { robot.press(key) }
      #expect(robot.screen.contains("record it"))
      #expect(!robot.screen.contains("p postpone"))
    }
  }

  @Test func `turns the pages of the calendar and mends a note`() throws {
    // C-40, C-41, C-42, C-43, V14
    let (robot, world) = try robot(
      "people add Mina --every 7",
      "people water Mina --early --by met --keyword cat --memo 'She has a cat.'",
      at: "2026-03-02T09:00")
    robot.press(.enter, .character("m"))
    #expect(robot.screen.contains("March 2026"))
    #expect(robot.screen.contains("1 March 2026 · met"))
    #expect(robot.screen.contains("She has a cat."))
    robot.press(.pageDown)
    #expect(robot.screen.contains("April 2026"))
    #expect(!robot.screen.contains("She has a cat."))
    robot.press(.pageUp, .character("e"))
    for _ in 0..<9 { robot.press(.backspace) }
    robot.press(.tab, .tab, .tab)
    for _ in 0..<20 { robot.press(.backspace) }
    robot.press(.control("s"))
    #expect(robot.notice.contains("A note needs a keyword or a memo."))
    robot.type("Two cats.").press(.control("s"))
    #expect(robot.notice.contains("Changed the note for 1 March 2026."))
    #expect(robot.screen.contains("Two cats."))
    robot.press(.character("x"), .character("y"))
    #expect(robot.notice.contains("Removed the watering"))
    #expect(world.run("people calendar Mina --json").out.contains(#""watered":[]"#))
  }

  @Test func `is warned before a new cycle changes the plant`() throws {
    // C-37, V12
    let (robot, world) = try robot("people add Mina --every 15", at: "2026-03-05T09:00")
    robot.press(.enter, .character("e")).press(
      .tab, .tab, .tab, .tab, .tab, .right)
    #expect(robot.screen.contains("With this cycle the plant becomes a snake plant"))
    robot.press(.control("s"))
    #expect(
      robot.notice.contains("Changed Mina (a snake plant). The next watering is on 21 March 2026."))
    #expect(world.run("people show Mina --json").out.contains(#""species":"stuckyi""#))
  }

  @Test func `puts a person away at once, and is told how to take it back`() throws {
    // C-13, C-38, newcomer 18, product 22
    let (robot, _) = try robot("people add Mina --every 15", at: "2026-03-05T09:00")
    robot.press(.enter, .character("D"))
    #expect(robot.notice == "Removed Mina. z restores it.")
    #expect(robot.screen.contains("Your garden is empty"))
    robot.press(.character("z"))
    #expect(robot.screen.contains("Mina"))
  }
}
