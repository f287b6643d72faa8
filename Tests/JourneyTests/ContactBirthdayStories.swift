import Foundation
import Support
import Testing

/// N-21: tests of birthdays that are stored in the address book.
@Suite struct `A birthday in the address book` {
  private static let cards = [
    "BEGIN:VCARD", "VERSION:3.0", "FN:Grandma Rose", "TEL:+44 20 7946 0000", "BDAY:1939-03-05",
    "END:VCARD", "BEGIN:VCARD", "VERSION:3.0", "FN:Ada Park", "BDAY:1990-03-04", "END:VCARD", "",
  ].joined(separator: "\r\n")

  private func world() throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-03-02T09:00")
    #expect(world.run("contacts import -", input: Self.cards).status == .done)
    return world
  }

  @Test func `is told on Today, in the order of days`() throws {
    let world = try world()
    let page = world.run("today").out
    #expect(
      page.contains("Ada Park · turns 36") && page.contains("Grandma Rose · turns 87"), "\(page)")
    let json = world.run("today --json").out
    #expect(
      json.contains(#""name":"Ada Park","birthday":"1990-03-04","day":"2026-03-04""#), "\(json)")
  }

  @Test func `is told once for somebody who is a plant too`() throws {
    let world = try world()
    #expect(world.run("people add 'Ada Park' --every 7").status == .done)
    let page = world.run("today").out
    #expect(page.components(separatedBy: "Ada Park").count == 2, "\(page)")
  }

  @Test func `is left out where the settings say so`() throws {
    let world = try world()
    #expect(world.run("settings set contacts.birthdays off").status == .done)
    #expect(!world.run("today").out.contains("Grandma Rose"))
    #expect(!world.run("notify list --json").out.contains("Grandma Rose"))
  }

  @Test func `is told by the notifier in the morning`() throws {
    let world = try world()
    try world.go(to: "2026-03-05T10:00")
    let output = world.run("notify run")
    #expect(output.out.contains("Grandma Rose") && !output.out.contains("Ada Park"), "\(output)")
    #expect(!world.run("notify run").out.contains("Grandma Rose"))
  }

  @Test func `goes into calendars with those of people`() throws {
    let world = try world()
    let file = world.run("people export --format ics").out
    #expect(
      file.contains("SUMMARY:Grandma Rose's birthday")
        && file.contains("DTSTART;VALUE=DATE:19390305"))
  }

  @Test func `leads to the form in which they become a plant`() throws {
    let world = try world()
    let robot = Robot(world).press(.character("1"))
    for _ in 0..<10 {
      let line = robot.screen.split(separator: "\n").first { $0.hasPrefix(" › ") } ?? ""
      if line.contains("Ada Park") { break }
      robot.press(.down)
    }
    robot.press(.enter)
    #expect(robot.screen.contains("Add someone dear to you") && robot.screen.contains("Ada Park"))
    robot.press(.control("s"))
    #expect(robot.notice.contains("Planted Ada Park"))
    let card = world.run("people show 'Ada Park' --json").out
    #expect(card.contains(#""birthday":"1990-03-04""#), "\(card)")
  }
}
