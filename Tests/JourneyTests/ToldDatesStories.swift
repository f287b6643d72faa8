import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Dates of people on Today, in the morning, in calendars and in notifications.
@Suite struct `Somebody whose dates come` {
  private func world(
    _ language: Language = .english, now: String, _ lines: String...
  ) throws -> TestEnvironment {
    let world = try TestEnvironment(now: now, language: language)
    for line in lines { #expect(world.run(line).status == .done, "\(line)") }
    return world
  }

  // L-12
  @Test func `sees a date on Today on its day, and ahead where that was asked`() throws {
    let world = try world(
      now: "2026-05-01T09:00", "people add Tom --every none",
      "people date Tom wedding 2018-05-05")
    #expect(!world.run("today").out.contains("wedding"))
    #expect(world.run("today --json").out.contains(#""dates":[]"#))
    #expect(world.run("people date Tom wedding 2018-05-05 --remind 4d").status == .done)
    #expect(world.run("today").out.contains("Tom  in 4 days  wedding anniversary, 8 years"))
    #expect(world.run("people date Tom wedding 2018-05-05 --remind none").status == .done)
    #expect(world.run("settings set people.dates.ahead 1w").status == .done)
    #expect(world.run("today").out.contains("Tom  in 4 days"))
    try world.go(to: "2026-05-05T09:00")
    let robot = Robot(world, onToday: true)
    #expect(robot.screen.contains("wedding anniversary, 8 years"), "\(robot.screen)")
    let json = world.run("today --json").out
    #expect(json.contains(#""kind":"wedding","date":"2018-05-05""#), "\(json)")
  }

  // L-12
  @Test func `hears of it in the morning, and sees it in the calendar as holidays are`() throws {
    let world = try world(
      now: "2026-05-05T07:00", "people add Tom --every none",
      "people date Tom wedding 2018-05-05")
    let morning = world.run("morning").out
    #expect(morning.contains("Tom, wedding anniversary, 8 years"), "\(morning)")
    for line in ["schedule agenda", "schedule week", "schedule list", "schedule month"] {
      // Without events, the date is in the sentence on standard error.
      let output = world.run(line)
      #expect((output.out + output.err).contains("wedding anniversary"), "\(line): \(output)")
    }
    let timeline = world.run("people timeline Tom --to 2026-12-31").out
    #expect(timeline.contains("wedding anniversary, 8 years"), "\(timeline)")
    #expect(world.run("people timeline Tom --json").out.contains(#""kind":"date""#))
  }

  // L-12
  @Test func `is notified on the day at the hour of the person, and ahead`() throws {
    let world = try world(
      now: "2026-05-01T08:00", "people add Tom --every none --at 10",
      "people edit Tom --birthday 1990-05-07", "people date Tom wedding 2018-05-05 --remind 3d",
      "settings set people.dates.ahead 5d")
    let list = world.run("notify list --json").out
    #expect(list.contains("2026-05-05-259200") && list.contains("2026-05-07-432000"), "\(list)")
    #expect(list.contains("2026-05-02T10:00"), "\(list)")
    #expect(list.contains("Tom, wedding anniversary, 8 years"), "\(list)")
    for (now, id) in [("2026-05-04", "2026-05-05\""), ("2026-05-06", "people.birthday:id1:")] {
      try world.go(to: now + "T08:00")
      let later = world.run("notify list --json").out
      #expect(later.contains(id), "\(now): \(later)")
    }
  }

  // L-11
  @Test func `는 백일과 환갑과 사귄 지 100일을 오늘 보아요`() throws {
    let world = try world(
      .korean, now: "2026-04-10T09:00", "people add 아기 --every none", "people add 엄마 --every none",
      "people add 민아 --every none",
      "people edit 아기 --birthday 2026-01-01", "people edit 엄마 --birthday 1966-04-10",
      "people date 민아 '사귄 날' 2026-01-01")
    let today = world.run("today").out
    #expect(today.contains("아기  오늘  백일"), "\(today)")
    #expect(today.contains("엄마 · 만 60세 · 환갑"), "\(today)")
    #expect(today.contains("민아  오늘  사귄 지 100일"), "\(today)")
    let json = world.run("today --json").out
    for label in ["백일", "환갑", "사귄 지 100일"] {
      #expect(json.contains(#""label":"\#(label)","kind":"milestone""#), "\(json)")
    }
    #expect(world.run("settings set people.milestones off").status == .done)
    let quiet = world.run("today").out
    #expect(!quiet.contains("백일") && !quiet.contains("100일"), "\(quiet)")
    #expect(quiet.contains("만 60세") && !quiet.contains("환갑"), "\(quiet)")
    #expect(!world.run("today --json").out.contains("환갑"))
  }

  // L-11
  @Test func `counts from zero if that is wanted`() throws {
    let world = try world(
      .korean, now: "2026-04-10T09:00", "people add 민아 --every none",
      "people date 민아 '사귄 날' 2026-01-01", "settings set people.dayCount zero")
    #expect(!world.run("today").out.contains("100일"))
    try world.go(to: "2026-04-11T09:00")
    #expect(world.run("today").out.contains("100일"))
  }
}
