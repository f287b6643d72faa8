import Domain
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `Somebody with more books than time` {
  private func book(_ world: TestEnvironment, _ title: String = "데미안") -> String {
    world.run("books show '\(title)' --json").out
  }

  @Test func `lets a book rest, gives one up, and finds both on the shelf`() throws {
    // I-14
    let world = try Reader.world()
    let robot = Reader.robot(world).press(.end, .character("p"))
    #expect(robot.notice == "Paused “데미안”.")
    #expect(book(world).contains(#""status":"paused""#))
    robot.press(.character("z"))
    #expect(book(world).contains(#""status":"reading""#))
    robot.press(.end, .character("d"))
    #expect(robot.notice == "Dropped “데미안”.")
    robot.press(.character("b"), .character("f"), .character("f"), .character("f"))
    #expect(robot.screen.contains("▐Paused and dropped 1▌") && robot.screen.contains("Dropped"))
    robot.press(.character("p"))
    #expect(book(world).contains(#""status":"reading""#))
    #expect(robot.screen.contains("No paused or dropped books."))
  }

  @Test func `begins a book that was wanted, from the shelf or from its page`() throws {
    // I-14
    let world = try Reader.world()
    for title in ["Siddhartha", "Ulysses"] {
      #expect(world.run("books want \(title)").status == .done)
    }
    let robot = Reader.robot(world).press(.character("b"), .character("f"), .character("f"))
    #expect(robot.screen.contains("▐To read 2▌"))
    // The newest wish comes first.
    robot.press(.character("p"))
    #expect(robot.screen.contains("▐To read 1▌"))
    #expect(book(world, "Ulysses").contains(#""status":"reading""#))
    robot.press(.enter)
    #expect(robot.screen.contains("Siddhartha") && robot.screen.contains("To read"))
    robot.press(.character("p"))
    #expect(book(world, "Siddhartha").contains(#""status":"reading""#))
    // N-13
    #expect(book(world, "Siddhartha").contains(#""target":null"#))
  }

  @Test func `notes pages of another day in the same form`() throws {
    // I-14
    let world = try Reader.world()
    let robot = Reader.robot(world).press(.end, .character("r")).type("120")
    robot.press(.tab).type("tomorrow").press(.control("s"))
    #expect(robot.screen.contains("That date is in the future."))
    robot.press(.control("u")).type("yesterday").press(.control("s"))
    #expect(book(world).contains(#""day":"2026-03-07","page":120"#), "\(robot.screen)")
  }

  @Test func `reads a book without pages by percent`() throws {
    // I-13
    let world = try Reader.world()
    #expect(world.run("books add Ulysses").status == .done)
    let robot = Reader.robot(world, asRows: true).press(.home)
    robot.walk(to: "› ▌ Ulysses")
    robot.press(.character("r")).type("35").press(.enter)
    #expect(book(world, "Ulysses").contains(#""page":null,"percent":35"#))
    #expect(robot.screen.contains("35%"))
  }

  @Test func `gives half stars, one more or less`() throws {
    // I-11
    let world = try Reader.world()
    let robot = Reader.robot(world).press(.end, .enter)
    robot.press(.character("*"), .character("*"), .character("*"), .character("+"))
    #expect(robot.screen.contains("★★★½☆"))
    #expect(book(world).contains(#""rating":3.5"#))
    robot.press(.character("-"), .character("-"))
    #expect(robot.screen.contains("★★½☆☆"))
    let plain = Robot(world, glyphs: .ascii).press(.character("6"), .end, .enter)
    #expect(plain.screen.contains("**+.."))
  }
}
