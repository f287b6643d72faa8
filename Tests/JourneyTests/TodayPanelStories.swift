import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Tests of the rows and panels of the Today screen.
@Suite struct `The rows and panels of the day` {
  private func robot(_ world: TestEnvironment, size: Size = .standard) -> Robot {
    Robot(world, size: size, onToday: true)
  }

  private func lines(_ robot: Robot) -> [String] {
    robot.screen.split(separator: "\n").map(String.init)
  }

  // D-34: only the selected row shows its key.
  @Test(arguments: [Size.standard, Size(columns: 120, rows: 40)])
  func `sees the key of the chosen line only`(_ size: Size) throws {
    let robot = self.robot(try BusyDay.world(), size: size)
    for _ in 0..<8 {
      let actions = robot.screen.split(separator: "\n").dropLast().flatMap { line in
        ["open ↵", "water w", "record w", "read r", "new target e"].filter {
          line.contains("  " + $0)
        }
      }
      #expect(actions.count <= 1, "\(robot.screen)")
      robot.press(.down)
    }
  }

  // D-36: all birthdays share a row, and ← and → go through them.
  @Test func `has the birthdays on one row`() throws {
    let world = try BusyDay.world()
    #expect(world.run("people add 하린 --every 90 --birthday 2017-03-13").status == .done)
    let robot = robot(world)
    let row = lines(robot).filter { $0.contains("♥") }
    #expect(row.count == 1 && row[0].contains("서연") && row[0].contains("하린"), "\(robot.screen)")
    for _ in 0..<12 { robot.press(.down) }
    robot.press(.right, .enter)
    #expect(robot.screen.contains("하린") && !robot.screen.contains("♥ 서연"))
  }

  // D-38: an empty day keeps its panels, and each one suggests what to add.
  @Test func `is invited by each panel of an empty day`() throws {
    let robot = self.robot(try TestEnvironment(), size: Size(columns: 120, rows: 40))
    for title in ["Your day", "People to contact", "Today's picture", "The week"] {
      #expect(robot.screen.contains(title), "\(robot.screen)")
    }
    for text in ["n  plan an event", "a  add someone", "b  add a book", "S  save a saying"] {
      #expect(robot.screen.contains(text), "\(text)")
    }
    #expect(lines(robot).contains { $0.contains("› a  add someone") })
    robot.press(.up, .enter)
    #expect(robot.screen.contains("Schedule"))
  }

  // D-35: the note of the last contact is next to the person.
  @Test func `reads what was said last beside a person`() throws {
    let world = try BusyDay.world()
    let words = "people water 아버지 --memo '무릎은 나으셨다'"
    #expect(world.run(words).status == .done)
    try world.go(to: "2026-03-20T09:00")
    let robot = self.robot(world, size: Size(columns: 120, rows: 40))
    #expect(lines(robot).contains { $0.contains("아버지") && $0.contains("“무릎은") })
    // Commands and status bars do not load these notes.
    #expect(world.features.today.page().lastWords.isEmpty)
    #expect(world.features.today.page(withLastWords: true).lastWords.count == 1)
  }
  private static let wide = Size(columns: 200, rows: 60)

  // D-56: covers stand side by side in place of a list, and ← and → go through them.
  @Test func `sees the books as covers where there is room`() throws {
    let robot = self.robot(try BusyDay.world(), size: Self.wide)
    #expect(
      lines(robot).contains { $0.contains("Walden") && $0.contains("데미안") }, "\(robot.screen)")
    for _ in 0..<12 { robot.press(.down) }
    robot.press(.right, .enter)
    #expect(robot.screen.contains("데미안") && !robot.screen.contains("Walden"))
  }

  // D-87: → leads from the lines to the right column, Enter opens the picture or the week, and ← leads back.
  @Test func `goes to the picture and the week, and back`() throws {
    let robot = self.robot(try BusyDay.world(.english), size: Size(columns: 120, rows: 40))
    for _ in 0..<5 { robot.press(.right) }
    robot.press(.enter)
    #expect(robot.screen.contains("The day's moods"), "\(robot.screen)")
    let back = self.robot(try BusyDay.world(.english), size: Size(columns: 120, rows: 40))
    for _ in 0..<5 { back.press(.right) }
    back.press(.left, .enter)
    #expect(!back.screen.contains("The day's moods"), "\(back.screen)")
    let other = self.robot(try BusyDay.world(.english), size: Size(columns: 120, rows: 40))
    for _ in 0..<5 { other.press(.right) }
    other.press(.down, .enter)
    #expect(other.screen.contains("A year in moods"), "\(other.screen)")
  }

  // D-39: the next plants are shown even if nobody is due.
  @Test func `sees who comes next where nobody waits`() throws {
    let world = try TestEnvironment(language: .english)
    #expect(world.run("people add Mina --every 30").status == .done)
    #expect(world.run("schedule add Lunch --from 12:00").status == .done)
    let large = self.robot(world, size: Self.wide)
    #expect(lines(large).contains { $0.contains("Mina") }, "\(large.screen)")
    #expect(large.screen.contains("Everybody is well watered."))
  }

  // D-29: a time range is shown whole, or only its start.
  @Test(arguments: [Language.english, .korean])
  func `never sees a part of a time`(_ language: Language) throws {
    let world = try BusyDay.world(language)
    for title in ["Standup", "Call with the printer"] {
      let event = "schedule add '\(title)' --from '2026-03-10 11:30' --to '2026-03-10 12:15'"
      #expect(world.run(event).status == .done)
    }
    for size in [Size.standard, Size(columns: 90, rows: 26), Size(columns: 120, rows: 40)] {
      let screen = self.robot(world, size: size).screen
      #expect(!screen.contains(/[0-9][~–][^ 0-9오]*…|[0-9]…/), "\(screen)")
    }
  }

  // D-37: a day without moods shows the latest picture.
  @Test func `sees the latest picture on a day without moods`() throws {
    let world = try TestEnvironment(now: "2026-03-03T09:00", language: .english)
    #expect(world.run("moods add 72 'A walk'").status == .done)
    try world.go(to: "2026-03-06T09:00")
    #expect(world.run("schedule add Lunch --from 12:00").status == .done)
    let robot = self.robot(world, size: Size(columns: 120, rows: 40))
    #expect(robot.screen.contains("Latest picture"), "\(robot.screen)")
    #expect(robot.screen.contains("Tue · 1 mood") && robot.screen.contains("m  note how you feel"))
    #expect(self.robot(world).screen.contains("Tue · 1"))
  }

  // D-20: the text of each panel is aligned with its title.
  @Test func `reads the words of each panel below its title`() throws {
    let robot = self.robot(try BusyDay.world(.english), size: Size(columns: 120, rows: 40))
    let rows = lines(robot).map(Array.init)
    for (title, sign) in [("People to contact", "✕"), ("Saying of the day", "❝")] {
      let row = try #require(rows.firstIndex { String($0).contains(title) })
      #expect(String(rows[row].prefix(4)) == "╭─ \(title.prefix(1))")
      #expect(rows[row + 1].prefix(60).dropFirst().allSatisfy { $0 == " " }, "\(robot.screen)")
      let below = rows[(row + 2)...].first { String($0).contains(sign) }
      #expect(below.map { String($0[3]) } == sign, "\(title)")
    }
  }
}
