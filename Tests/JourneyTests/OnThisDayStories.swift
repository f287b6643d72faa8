import Domain
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `Somebody who was here a year ago` {
  private func world(_ language: Language = .english) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2025-03-10T21:00", language: language)
    #expect(world.run("moods add 91 'first magnolia'").status == .done)
    try world.go(to: "2026-03-10T09:00")
    #expect(world.run("people add Noor --every 7").status == .done)
    #expect(world.run("schedule add Dentist --from '2026-03-10 15:00'").status == .done)
    return world
  }

  @Test func `is told one thing of that day on Today, and a key opens it`() throws {
    //
    for size in [Size(columns: 80, rows: 24), Size(columns: 140, rows: 44)] {
      let world = try world()
      try world.go(to: "2026-03-17T09:00")
      #expect(!Robot(world, size: size, onToday: true).screen.contains("A year ago"))
      try world.go(to: "2026-03-10T09:00")
      let robot = Robot(world, size: size, onToday: true)
      #expect(robot.screen.contains("o  A year ago  mood 91 · first"), "\(robot.screen)")
      robot.press(.character("o"))
      #expect(robot.screen.contains("10 March 2025"), "\(robot.screen)")
      robot.press(.escape)
      #expect(robot.screen.contains("A year ago"))
    }
  }

  @Test func `is told on the command line as well, and may turn it off`() throws {
    //
    let world = try world(.korean)
    #expect(world.run("today").out.contains("1년 전 오늘 · 기분 91 · first"))
    let json = world.run("today --json").out
    #expect(
      json.contains(
        "\"onThisDay\":{\"day\":\"2025-03-10\",\"kind\":\"mood\",\"text\":\"first magnolia\","))
    #expect(json.contains("\"level\":91,\"part\":\"moods\",\"id\":\"id1\"}"))
    #expect(world.run("settings set today.onThisDay off").status == .done)
    #expect(!world.run("today").out.contains("1년 전"))
    #expect(world.run("today --json").out.contains("\"onThisDay\":null"))
    let robot = Robot(world, onToday: true).press(.character("o"))
    #expect(robot.notice == "지난 오늘의 기록이 없어요.", "\(robot.screen)")
  }
}
