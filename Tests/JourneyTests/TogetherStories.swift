import Domain
import Foundation
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `Somebody who sees dear people` {
  private func world(_ lines: String..., language: Language = .english) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-03-10T09:00", language: language)
    for line in ["people add Mina --every 30"] + lines {
      let output = world.run(line)
      try #require(output.status == .done, "\(line): \(output.err)")
    }
    return world
  }

  @Test func `is asked once whether they met, and y waters`() throws {
    // Q-40
    let world = try world("add dinner with Mina tomorrow at 7")
    try world.go(to: "2026-03-11T19:30")
    #expect(!Robot(world, onToday: true).screen.contains("did you meet"), "It still goes on.")
    try world.go(to: "2026-03-11T21:00")
    let robot = Robot(world, onToday: true)
    #expect(robot.screen.contains("Mina") && robot.screen.contains("did you meet?"))
    robot.press(.character("y"))
    #expect(robot.notice.contains("Watered Mina"), "\(robot.notice)")
    #expect(!robot.screen.contains("did you meet?"), "\(robot.screen)")
    let noted = world.run("people calendar Mina --json").out
    #expect(noted.contains("\"by\":\"met\"") && noted.contains("dinner with Mina"))
    #expect(noted.contains("\"day\":\"2026-03-11\""))
    robot.press(.character("z"))
    #expect(robot.screen.contains("did you meet?"), "What was undone is asked again.")
  }

  @Test func `opens a past day of a weekly event from the days together, and comes back`() throws {
    // Q-40: the series began a week before the selected day.
    let world = try world("schedule add Tea --from '2026-02-24 15:00' --repeat weekly --with Mina")
    let robot = Robot(world).press(.enter, .character("t"))
    #expect(robot.chosenRow == "today event Tea", "\(robot.screen)")
    robot.press(.down, .enter)
    #expect(robot.screen.contains("Tue 3 March") && robot.screen.contains("Tea"), "\(robot.screen)")
    robot.press(.escape)
    #expect(robot.screen.contains("Your days with Mina"), "\(robot.screen)")
  }

  @Test func `says n, and is never asked again`() throws {
    // Q-40
    let world = try world(
      "add dinner with Mina tomorrow at 7",
      "schedule add Walk --from 'tomorrow 8:00' --with Mina",
      "schedule add Tea --from '2026-03-10 15:00' --with Mina")
    try world.go(to: "2026-03-12T09:00")
    let robot = Robot(world, onToday: true)
    #expect(robot.screen.contains("“Tea”: did you meet?"), "\(robot.screen)")
    robot.press(.character("n"))
    #expect(robot.notice.contains("did not meet"), "\(robot.notice)")
    #expect(!robot.screen.contains("Tea”"), "\(robot.screen)")
    #expect(robot.screen.contains("“Walk”: did you meet?"), "Of another day it is asked still.")
    robot.press(.character("n"))
    #expect(robot.screen.contains("“dinner with Mina”: did you meet?"), "\(robot.screen)")
    robot.press(.character("n"))
    #expect(!robot.screen.contains("did you meet?"))
    #expect(!Robot(world, onToday: true).screen.contains("did you meet?"))
    #expect(world.run("people show Mina --json").out.contains("\"timesWatered\":0"))
    robot.press(.character("n"))
    #expect(robot.screen.contains("New event"), "Elsewhere the key plans something.")
  }

  @Test func `is never asked whether they met at a grave or a funeral`() throws {
    // KO-2
    let world = try world(
      "people add 할머니 --every 30", "people add 엄마 --every 30",
      "schedule add '할머니 산소' --from '2026-03-10 10:00'",
      "schedule add '할머니 49재' --day 2026-03-10",
      "schedule add 'Mina Kim’s funeral' --from '2026-03-10 11:00' --with Mina",
      "schedule add '엄마랑 장례식장에' --from '2026-03-10 12:00'")
    #expect(!world.run("people show 할머니").out.contains("meeting"))
    try world.go(to: "2026-03-10T21:00")
    let robot = Robot(world, onToday: true)
    #expect(!robot.screen.contains("did you meet?"), "\(robot.screen)")
    #expect(!world.run("people pending").out.contains("?"))
    #expect(world.run("today --json").out.contains("\"meetings\":[]"))
    let evening = world.run("evening", input: "")
    #expect(!evening.out.contains("산소") || !evening.out.contains("meet"), "\(evening.out)")
  }

  @Test func `is asked how an operation went, and words about it water nobody`() throws {
    // KO-2
    let world = try world(
      "schedule add 'surgery with Mina' --from '2026-03-10 10:00' --to '2026-03-10 12:00'")
    try world.go(to: "2026-03-10T21:00")
    let robot = Robot(world, onToday: true)
    #expect(!robot.screen.contains("did you meet?"), "\(robot.screen)")
    #expect(world.run("people pending").out.contains("how did it go?"))
    let evening = world.run("evening", input: "it went well\nq\n")
    #expect(evening.out.contains("How did “surgery with Mina” go today?"), "\(evening.out)")
    #expect(world.run("people show Mina --json").out.contains("\"timesWatered\":0"))
    #expect(world.run("moods list").out.contains("Mina: it went well"))
    #expect(!Robot(world, onToday: true).screen.contains("how did it go?"))
  }

  @Test func `is asked about an operation and about the person`() throws {
    let world = try world(
      "schedule add surgery --from '2026-03-10 10:00' --to '2026-03-10 12:00' --with Mina")
    try world.go(to: "2026-03-10T21:00")
    let english = world.run("evening --dry-run", input: "q\n").out
    #expect(english.contains("How did “surgery” go today? How is Mina?"), "\(english)")
    let korean = world.run("evening --dry-run --lang ko", input: "q\n").out
    #expect(korean.contains("오늘 Mina ‘surgery’"), "\(korean)")
  }

  @Test func `opens everything there is with somebody from their card, and comes back`() throws {
    // Q-42
    let world = try world(
      "add dinner with Mina tomorrow at 7", "moods add 70 'Thinking of Mina'",
      "people water Mina --early --by call --memo 'about the cat'")
    let robot = Robot(world)
    robot.press(.character("2"), .enter, .character("t"))
    #expect(robot.screen.contains("Your days with Mina"), "\(robot.screen)")
    for text in ["dinner with Mina", "Thinking of Mina", "about the cat"] {
      #expect(robot.screen.contains(text), "\(text): \(robot.screen)")
    }
    robot.press(.home, .enter)
    #expect(robot.screen.contains("▐5 Schedule"), "\(robot.screen)")
    robot.press(.escape)
    #expect(robot.screen.contains("Your days with Mina"), "\(robot.screen)")
    robot.press(.escape)
    #expect(robot.screen.contains("meeting"), "\(robot.screen)")
  }

  @Test func `gives tags in the forms, whose cycle is taken`() throws {
    // Q-43
    let world = try world("settings set people.cycle.family 14")
    let robot = Robot(world)
    robot.press(.character("2"), .character("n"))
    robot.type("Aunt May")
    robot.press(.tab, .tab, .tab, .tab)
    robot.type("#family")
    #expect(robot.screen.contains("#family: every 14 days"), "\(robot.screen)")
    robot.press(.control("s"))
    let shown = world.run("people show 'Aunt May' --json").out
    #expect(
      shown.contains("\"cycleDays\":14") && shown.contains("\"tags\":[\"family\"]"), "\(shown)")
  }

  // Q-43, L-32
  @Test func `is told which setting the cycle of a level comes from`() throws {
    let world = try world("settings set people.cycle.family 10")
    let added = world.run("people add Bob --tag family/close")
    #expect((added.out + added.err).contains("people.cycle.family"), "\(added)")
    #expect(world.run("people show Bob --json").out.contains("\"cycleDays\":10"))
  }

  // Q-43
  @Test func `keeps the cycle that was chosen in the form, whatever the tags`() throws {
    let world = try world("settings set people.cycle.family 14")
    let robot = Robot(world)
    robot.press(.character("2"), .character("n"))
    robot.type("Aunt June")
    robot.press(.tab, .tab, .tab, .tab)
    robot.type("#family")
    robot.press(.tab, .right)
    #expect(!robot.screen.contains("#family: every 14 days"), "\(robot.screen)")
    robot.press(.control("s"))
    let shown = world.run("people show 'Aunt June' --json").out
    #expect(
      !shown.contains("\"cycleDays\":14") && shown.contains("\"tags\":[\"family\"]"), "\(shown)")
  }

  @Test func `reads the text of a diary entry once among the days together`() throws {
    // Q-40
    let world = try world("moods write 'Mina: forgot'")
    for line in ["people timeline Mina", "people timeline Mina --plain"] {
      let out = world.run(line).out
      #expect(out.components(separatedBy: "forgot").count == 2, "\(out)")
    }
    let json = world.run("people timeline Mina --json").out
    #expect(json.contains(#""title":"Mina: forgot","text":"Mina: forgot""#), "\(json)")
    let robot = Robot(world).press(.enter, .character("t"))
    let row = try #require(robot.chosenRow)
    #expect(row.components(separatedBy: "forgot").count == 2, "\(robot.screen)")
  }
}
