import Domain
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `A person with many contacts` {
  private func world() throws -> TestEnvironment {
    let world = try TestEnvironment()
    #expect(world.run("contacts import contacts.vcf").status == .done)
    return world
  }

  @Test func `marks several and plants them at once, without a cycle`() throws {
    // I-31, I-32
    let world = try world()
    let robot = Robot(world).press(.character("a"))
    robot.press(.character(" "), .character(" "))
    #expect(robot.screen.contains("2 marked"))
    robot.press(.character("p"))
    #expect(robot.screen.contains("Add 2 people") && robot.screen.contains("no cycle"))
    robot.type("family").press(.control("s"))
    #expect(robot.notice.contains("Added 2 people from your contacts."))
    let family = world.run("people list --tag family --json").out
    #expect(family.contains(#""cycleDays":null"#) && !family.contains(#""cycleDays":7"#))
    #expect(world.run("people list --due --json").out.contains(#""people":[]"#))
    #expect(world.run("undo").status == .done)
    #expect(world.run("people list --json").out.contains(#""people":[]"#))
  }

  @Test func `is asked which of several numbers to call`() throws {
    // I-30
    let world = try world()
    #expect(world.run("people add 김민아 --every none").status == .done)
    let robot = Robot(world).press(.character("f"), .character("c"))
    #expect(robot.screen.contains("Which of 김민아's numbers?"))
    #expect(robot.screen.contains("02-987-6543") && robot.screen.contains("work"))
    robot.press(.character("2"))
    #expect(robot.notice.contains("02-987-6543"))
    #expect(world.run("people pending").out.contains("김민아"))
  }

  @Test func `sees all of a card on the page of a person`() throws {
    // I-30
    let world = try world()
    #expect(world.run("people add 김민아 --every 7").status == .done)
    let robot = Robot(world).press(.enter)
    #expect(robot.screen.contains("010-1234-5678") && robot.screen.contains("02-987-6543"))
  }

  @Test func `takes the cycle away in the form, and gives one again`() throws {
    // I-32
    let world = try world()
    #expect(world.run("people add Mina --every 7").status == .done)
    let robot = Robot(world).press(.enter, .character("e"))
    for _ in 0..<5 { robot.press(.tab) }
    robot.press(.character("0"))
    #expect(robot.screen.contains("no cycle") && robot.screen.contains("never due"))
    robot.press(.control("s"))
    #expect(robot.notice.contains("no watering cycle"))
    #expect(world.run("people show Mina --json").out.contains(#""nextWatering":null"#))
  }
}
