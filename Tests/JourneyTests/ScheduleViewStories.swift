import Domain
import PresentationKit
import PresentationYear
import Support
import Testing
import TextUI

/// The window sizes in which the week and month pages are tested.
private let sizes = [
  Size.standard, Size(columns: 120, rows: 40), Size(columns: 200, rows: 60),
  Size(columns: 40, rows: 12),
]

@Suite struct `Somebody who looks at several days` {
  // K-21
  @Test(arguments: sizes)
  func `reads what comes as an agenda, and opens a day from it`(_ size: Size) throws {
    let robot = Planner.robot(try Planner.world(), size: size).press(.character("g"))
    #expect(robot.screen.contains("Agenda from Tue 17 March"))
    #expect(robot.screen.contains("Tue 17 March  today"))
    #expect(robot.screen.contains("Moving house"))
    // The first day has five events, and the sixth is on the next day.
    robot.press(.right)
    #expect(robot.screen.contains("Wed 18 March  tomorrow"))
    robot.press(.down, .enter)
    #expect(!robot.screen.contains("Agenda from"))
    #expect(robot.screen.contains("Exhibition"))
  }

  @Test func `sees how many days have nothing, and what comes much later`() throws {
    let robot = Planner.robot(try Planner.world(), size: Size(columns: 120, rows: 40))
    robot.press(.character("g"), .end)
    #expect(robot.screen.contains("+39 empty days"))
    #expect(robot.screen.contains("Concert"))
    robot.press(.enter)
    #expect(robot.screen.contains("Thu 30 April"))
    robot.press(.character("g"), .character(">"))
    #expect(robot.screen.contains("No upcoming events. Press n to add one."))
    robot.press(.character("t"))
    #expect(robot.screen.contains("Dentist"))
    robot.press(.character("g"))
    // The same key leads back to the day that was shown before.
    #expect(robot.screen.contains("─ April ─"), "the same key leads back")
    #expect(robot.screen.contains("─ Thu 30 April ─"))
  }

  // K-22
  @Test(arguments: sizes)
  func `walks through weeks, and opens a day at an event`(_ size: Size) throws {
    let robot = Planner.robot(try Planner.world(), size: size).press(.character("w"))
    #expect(robot.screen.contains("16 – 22 March"))
    #expect(robot.screen.contains("▐Tue 17▌"))
    #expect(robot.screen.contains("Moving house"))
    robot.press(.right)
    #expect(robot.screen.contains("[Wed 18]"))
    #expect(robot.screen.contains("▐Tue 17▌"))
    robot.press(.character(">"))
    #expect(robot.screen.contains("23 – 29 March"))
    robot.press(.character("<"), .left, .left, .left)
    #expect(robot.screen.contains("9 – 15 March"))
    robot.press(.character("t"), .down, .down, .down, .enter)
    #expect(!robot.screen.contains("16 – 22 March") || size.columns >= 110)
    #expect(robot.screen.contains("Dentist"))
  }

  // D-53: on a large screen the arrows select blocks of the week, and a key opens the list of the
  // day.
  @Test func `chooses blocks of the week, and opens the day at one of them`() throws {
    let robot = Planner.robot(try Planner.world(), size: Size(columns: 120, rows: 40))
    #expect(robot.screen.contains("›Moving house"))
    robot.press(.down, .down)
    #expect(robot.screen.contains("› Dentist · 14:00–15:00"))
    robot.press(.enter)
    #expect(robot.screen.contains("In progress 3") && robot.screen.contains("Third floor."))
    robot.press(.escape)
    #expect(!robot.screen.contains("In progress 3") && robot.screen.contains("16 – 22 March"))
    robot.press(.character("d"))
    #expect(robot.screen.contains("In progress 3"))
  }

  // K-24
  @Test func `has weeks that begin as they are set`() throws {
    let world = try Planner.world()
    #expect(world.run("settings set calendar.weekStart sun").status == .done)
    let robot = Planner.robot(world).press(.character("w"))
    #expect(robot.screen.contains("15 – 21 March"))
    let korean = Planner.robot(try Planner.world(.korean)).press(.character("w"))
    #expect(korean.screen.contains("3월 15일~21일"))
  }

  @Test func `plans something on the day of the week that is chosen`() throws {
    let world = try Planner.world()
    let robot = Planner.robot(world).press(.character("w"), .right, .right, .character("n"))
    robot.type("Swim").press(.control("s"))
    #expect(robot.screen.contains("Thu 19 March") && robot.screen.contains("Swim"))
    robot.press(.character("w"))
    #expect(robot.screen.contains("Swim"))
  }

  @Test func `goes from one of the pages to the others and back`() throws {
    let robot = Planner.robot(try Planner.world(), size: Size(columns: 120, rows: 40))
    robot.press(.character("w"), .right, .character("y"))
    #expect(robot.screen.contains("Schedule 2026"))
    #expect(robot.screen.contains("Wed 18 March  2 events · 2 hours"))
    robot.press(.character("g"))
    #expect(robot.screen.contains("Agenda from Wed 18 March"))
    robot.press(.escape)
    #expect(robot.screen.contains("─ March ─") && robot.screen.contains("16 – 22 March"))
  }

  // K-22: the year as a heat map.
  @Test(arguments: sizes)
  func `walks over a year, and opens a day`(_ size: Size) throws {
    let robot = Planner.robot(try Planner.world(), size: size).press(.character("y"))
    #expect(robot.screen.contains("Schedule 2026"))
    #expect(robot.screen.contains("Tue 17 March"))
    robot.press(.right)
    #expect(robot.screen.contains("Tue 24 March"))
    robot.press(.character("<"))
    #expect(robot.screen.contains("Schedule 2025"))
    robot.press(.character("t"), .down, .enter)
    #expect(robot.screen.contains("Exhibition"))
  }

  @Test func `sees the week on a large screen, and what comes beside it`() throws {
    let world = try Planner.world(.korean)
    let large = Planner.robot(world, size: Size(columns: 200, rows: 60))
    #expect(large.screen.contains("3월 15일~21일") && large.screen.contains(" 2시"))
    #expect(large.screen.contains("다가오는 일정"))
    let medium = Planner.robot(world, size: Size(columns: 120, rows: 40))
    #expect(medium.screen.contains("3월 15일~21일"))
    #expect(medium.screen.contains("다음 일정") && medium.screen.contains("Exhibition"))
    medium.press(.right)
    #expect(medium.screen.contains("3월 18일 수요일"), "what comes is behind the day that is shown")
  }

  @Test func `sees in the panels what was just planned`() throws {
    let robot = Planner.robot(try TestEnvironment(), size: Size(columns: 200, rows: 60))
    #expect(robot.screen.contains("No upcoming events."))
    robot.press(.right, .character("n")).type("Swim").press(.control("s"))
    #expect(robot.screen.contains("›Swim"), "in the week")
    robot.press(.left)
    #expect(!robot.screen.contains("No upcoming events."))
  }

  @Test func `clicks on days and events of a week`() throws {
    let robot = Planner.robot(try Planner.world(), size: Size(columns: 120, rows: 40))
    robot.press(.character("w"))
    let lines = robot.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("Exhibition") })
    let column = try #require(lines[row].range(of: "Exhibition")).lowerBound
    let cells = lines[row].distance(from: lines[row].startIndex, to: column)
    robot.click(column: cells, row: row)
    #expect(robot.screen.contains("›Exhibition"))
    robot.click(column: cells, row: row)
    #expect(robot.screen.contains("─ March ─") && robot.screen.contains("[Wed 18]"))
  }
}

@Suite struct `Commands about several days` {
  // K-21
  @Test func `answer an agenda with gaps`() throws {
    let world = try Planner.world()
    let text = world.run("schedule agenda 2026-03-18 --days 60").out
    #expect(text.contains("Wed 18 March") && text.contains("\n+39 empty days\n"))
    #expect(text.contains("Concert"))
    #expect(!world.run("schedule agenda 2026-03-18").out.contains("Concert"), "two weeks")
    let json = world.run("schedule agenda 2026-04-25 --json").out
    #expect(
      json.hasPrefix(
        #"{"schema":"haru/1","days":[{"day":"2026-04-30","holiday":null,"birthdays":[],"lunar":null,"events":[{"id":"#
      ))
    for wrong in ["0", "367", "many"] {
      #expect(world.run("schedule agenda --days \(wrong)").status == .usage)
    }
    #expect(
      world.run("schedule agenda 2026-06-01").err == "Nothing is planned in that period.\n")
  }

  // K-22
  @Test func `answer a week by the columns there are`() throws {
    let world = try Planner.world()
    let narrow = world.run("schedule week").out
    #expect(narrow.contains("16 – 22 March\n\n Mon 16  ▌Moving house\n"))
    let wide = world.run("schedule week", columns: 120).out
    #expect(wide.contains("▌Dentist") && wide.contains("▌Call"))
    #expect(wide.split(separator: "\n").allSatisfy { $0.count <= 120 })
    let json = world.run("schedule week 2026-03-01 --lang ko --json").out
    #expect(
      json.contains(
        #"{"day":"2026-03-01","holiday":"삼일절","birthdays":[],"lunar":"음력 1월 13일","events":[]}"#))
    #expect(json.components(of: #"{"day":"#) == 7)
  }

  @Test func `answer how full a year is`() throws {
    let world = try Planner.world()
    let text = world.run("schedule year").out
    #expect(text.hasPrefix("Schedule 2026\n    Jan"))
    #expect(text.contains("8 days with events · busiest day Tue 17 March (5 events"))
    let json = world.run("schedule year 2026 --json").out
    #expect(json.contains(#"{"day":"2026-03-18","count":2,"minutes":120}"#))
    #expect(world.run("schedule year 2027 --json").out.contains(#""days":[]"#))
    #expect(world.run("schedule year next").status == .usage)
  }

  // K-23
  @Test func `answer when nothing is planned`() throws {
    let world = try Planner.world()
    let free = world.run("schedule free")
    #expect(free.err == "Free time of 30 minutes or more, 09:00–18:00.\n")
    #expect(free.out == "Tue 17 March\n  15:30–18:00  2 hours 30 minutes\n")
    #expect(
      world.run("schedule free --day tomorrow --between 9:00-13:00 --for 1h --json").out
        == #"{"schema":"haru/1","free":[{"start":"2026-03-18T09:00:00+09:00","end":"2026-03-18T10:00:00+09:00"},{"start":"2026-03-18T12:00:00+09:00","end":"2026-03-18T13:00:00+09:00"}]}"#
        + "\n")
    let late = world.run("schedule free --from 2026-03-19 --to 2026-03-20 --between 22:00-24:00")
    #expect(late.out.contains("Thu 19 March") && late.out.contains("\n\nFri 20 March\n"))
    #expect(world.run("schedule free --day 2026-03-01").err == "That day has passed.\n")
    #expect(
      world.run("schedule free --for 10h").err
        == "No free time of 10 hours or more, 09:00–18:00.\n")
    for wrong in [
      "--between 18:00-9:00", "--between noon", "--for soon", "--day today --to +3d",
      "--from 2026-03-20 --to 2026-03-19",
    ] { #expect(world.run("schedule free \(wrong)").status == .usage, "\(wrong)") }
  }
}

extension String {
  /// Returns the number of times that a text occurs in this one.
  fileprivate func components(of text: String) -> Int {
    var (count, rest) = (0, self[...])
    while let found = rest.range(of: text) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }
}
