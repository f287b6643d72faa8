import Support
import Testing

/// Tests of birthdays in calendars.
@Suite struct `Birthdays in a calendar` {
  private func world() throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-03-02T09:00")
    for line in [
      "people add Mina --birthday 1990-03-05", "people add Leap --birthday 02-29",
      "people add Granny --birthday lunar:1-20",
      "schedule add Dentist --from '2026-03-04 15:00'",
    ] { #expect(world.run(line).status == .done, "\(line)") }
    return world
  }

  // T-28: as holidays are shown, and an agenda lists a day with a birthday alone.
  @Test func `are in the agenda, the week, the list and the month`() throws {
    let world = try world()
    for line in ["schedule agenda", "schedule week", "schedule month", "schedule list --day thu"] {
      let output = world.run(line)
      #expect((output.out + output.err).contains("Mina's birthday"), "\(line): \(output)")
    }
    let agenda = world.run("schedule agenda").out
    #expect(agenda.contains("Granny's birthday") && !agenda.contains("Leap"), "\(agenda)")
    let list = world.run("schedule list --from 2026-03-02 --to 2026-03-08")
    #expect((list.out + list.err).contains("Mina's birthday"), "\(list)")
    #expect(world.run("schedule month 2026-02").out.contains("28  Leap's birthday"))
    #expect(world.run("timeline --day 2026-03-05").err.contains("Mina's birthday"))
    #expect(world.run("schedule agenda --lang ko").out.contains("Mina 생일"))
    let json = world.run("schedule agenda --json").out
    #expect(json.contains(#""day":"2026-03-05","holiday":null,"birthdays":["Mina"],"#), "\(json)")
  }

  // T-28, V-06: a day with only a birthday has no event to speak of, and an empty day is left out.
  @Test func `are plain lines of their own`() throws {
    let said = try world().run("schedule week --plain").out
    #expect(said.contains("Thu 5 March, Mina's birthday.\n"), "\(said)")
    #expect(!said.contains("Fri 6 March") && !said.contains("Tue 3 March"), "\(said)")
  }

  // T-28
  @Test func `are on the screens, and of contacts too`() throws {
    let world = try world()
    let robot = Robot(world).press(.character("5"))
    #expect(robot.screen.contains("Mina's birthday"), "\(robot.screen)")
    robot.press(.character("g"))
    #expect(robot.screen.contains("Mina's birthday"), "\(robot.screen)")
    robot.press(.escape, .character("w"))
    #expect(robot.screen.contains("Mina's"), "\(robot.screen)")
  }

  // T-28
  @Test func `are left out by a setting`() throws {
    let world = try world()
    #expect(world.run("settings get calendar.birthdays").out.contains("on"))
    #expect(world.run("settings set calendar.birthdays off").status == .done)
    for line in ["schedule agenda", "schedule week", "schedule month"] {
      #expect(!world.run(line).out.contains("birthday"), "\(line)")
    }
  }
}
