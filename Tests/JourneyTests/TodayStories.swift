import Data
import Domain
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `Somebody before the page of the day` {
  private func robot(_ world: TestEnvironment, size: Size = .standard) -> Robot {
    Robot(world, size: size, onToday: true)
  }

  private func lines(_ robot: Robot) -> [String] {
    robot.screen.split(separator: "\n").map(String.init)
  }

  /// Returns the selected row.
  private func chosen(_ robot: Robot) -> String {
    lines(robot).first { $0.hasPrefix(" › ") } ?? ""
  }

  /// Returns the rows of the list, without the day ribbon above and the saying below.
  private func list(_ robot: Robot) -> [String] {
    // Rows of the list that are empty at the left show only the picture; they are skipped.
    lines(robot).drop { !$0.hasPrefix(" › ") }.prefix { !$0.hasPrefix("   ❝") }
      .filter { !$0.prefix(30).allSatisfy(\.isWhitespace) }
  }

  @Test func `sees each part, the most urgent first`() throws {
    let robot = robot(try BusyDay.world())
    let list = list(robot)
    let order = ["출장", "치과", "윤재", "아버지", "민아", "Walden", "데미안", "민아랑 저녁", "서연"]
    for (line, name) in zip(list, order) {
      #expect(line.dropFirst(5).hasPrefix(name), "\(line)")
    }
    #expect(list.count >= order.count, "\(robot.screen)")
    #expect(chosen(robot).contains("now"))
    #expect(robot.screen.contains("today · 2"))
    #expect(!list.contains { $0.contains("병원") }, "What is over asks for nothing.")
  }

  @Test func `writes what a contact was about from the line, comes back, and the line is gone`()
    throws
  {
    let world = try BusyDay.world()
    let robot = robot(world)
    robot.press(.down, .down, .down)
    #expect(chosen(robot).contains("아버지"))
    robot.press(.character("f"))
    #expect(robot.screen.contains("▐2 People") && robot.screen.contains("아버지"))
    #expect(robot.notice == "", "The chosen line needs no words.")
    robot.press(.escape)
    #expect(robot.screen.contains("▐1 Today▌") && chosen(robot).contains("아버지"))
    robot.press(.character("f"), .control("s"))
    #expect(robot.screen.contains("▐1 Today▌") && robot.notice.contains("Watered 아버지"))
    #expect(chosen(robot).contains("민아"), "What stood below is chosen: \(robot.screen)")
  }

  @Test func `does nothing to a line that is not chosen, and says so`() throws {
    // newcomer 10
    let world = try BusyDay.world()
    let robot = robot(world)
    for key in ["p", "r", "e"] {
      robot.press(.character(Character(key)))
      #expect(robot.notice.hasPrefix("This key does not work on the selected line."), "\(key)")
      #expect(robot.screen.contains("▐1 Today▌"))
    }
    robot.press(.down, .down, .character("w"))
    #expect(robot.screen.contains("▐1 Today▌"))
    #expect(!world.run("people pending").out.contains("윤재"))
    while !chosen(robot).contains("민아") { robot.press(.down) }
    robot.press(.character("p"), .control("s"))
    #expect(robot.screen.contains("▐1 Today▌") && !robot.screen.contains("◔"))
    while !chosen(robot).contains("데미안") { robot.press(.down) }
    robot.press(.character("r"), .pageUp, .pageUp, .control("s"))
    #expect(world.run("books show 데미안 --json").out.contains(#""page":125"#), "\(robot.screen)")
  }

  @Test func `postpones only on the day itself`() throws {
    let robot = robot(try BusyDay.world())
    robot.press(.down, .down, .down, .character("p"))
    #expect(chosen(robot).contains("아버지"))
    #expect(robot.notice.contains("아버지 has withered, so you cannot postpone the watering"))
    let empty = self.robot(try TestEnvironment()).press(.character("p"))
    #expect(empty.notice.contains("on the day it is due"))
  }

  @Test func `opens whatever a line is about, and Esc leads back to it`() throws {
    let robot = robot(try BusyDay.world())
    let shown = ["출장", "치과", "윤재", "아버지", "민아", "Walden", "데미안", "민아랑 저녁", "서연"]
    for (index, name) in shown.enumerated() {
      let before = chosen(robot)
      robot.press(.enter)
      #expect(!robot.screen.contains("▐1 Today▌") && robot.screen.contains(name), "\(name)")
      robot.press(.escape)
      #expect(robot.screen.contains("▐1 Today▌") && chosen(robot) == before, "\(index) \(name)")
      robot.press(.down)
    }
    for key in ["s", "c"] {
      robot.press(.character(Character(key)))
      #expect(!robot.screen.contains("▐1 Today▌"), "\(key)")
      robot.press(.escape)
      #expect(robot.screen.contains("▐1 Today▌"), "\(key)")
    }
  }

  @Test func `goes on elsewhere where somebody wants to`() throws {
    let robot = robot(try BusyDay.world())
    robot.press(.enter, .character("6"), .escape)
    #expect(robot.screen.contains("▐6 Books"))
    robot.press(.character("1"))
    #expect(robot.screen.contains("▐1 Today▌"))
    robot.press(.tab)
    #expect(robot.screen.contains("▐2 People"))
    // newcomer 5: the question about the call is a row, and all keys still work.
    #expect(robot.screen.contains("y answer"))
    robot.press(.character("3"), .character("2"), .backTab, .character(","), .escape)
    #expect(robot.screen.contains("▐1 Today▌"))
  }

  @Test func `takes back from here what was just planned`() throws {
    let world = try TestEnvironment()
    let robot = robot(world).press(.character("n")).type("Lunch").press(.control("s"))
    #expect(robot.screen.contains("▐1 Today▌") && robot.screen.contains("Lunch"))
    robot.press(.character("z"))
    #expect(robot.screen.contains("▐1 Today▌") && !world.run("schedule list").out.contains("Lunch"))
    #expect(robot.screen.contains("Nothing is due today"))
  }

  @Test func `is told what to begin with, and each key leads there and back`() throws {
    let robot = robot(try TestEnvironment())
    let keys: [(Character, String)] = [
      ("a", "▐2 People"), ("S", "▐3 Sayings"), ("m", "▐4 Moods"), ("n", "▐5 Schedule"),
      ("b", "▐6 Books"),
    ]
    for (key, tab) in keys {
      #expect(lines(robot).contains { $0.dropFirst(2).hasPrefix(" \(key)  ") }, "\(robot.screen)")
      robot.press(.character(key))
      #expect(robot.screen.contains(tab), "\(key)")
      robot.press(.escape)
      #expect(robot.screen.contains("▐1 Today▌"), "\(key)")
    }
  }

  @Test func `sees what is next become what goes on, and a new day`() throws {
    let world = try BusyDay.world()
    let robot = robot(world)
    #expect(robot.timeout == 60_000, "The clock and the ribbon move with every minute.")
    try robot.wait(until: "2026-03-10T09:30")
    #expect(lines(robot).contains { $0.contains("now") && $0.contains("치과") })
    #expect(lines(robot).contains { $0.contains("next") && $0.contains("민아랑 저녁") })
    try robot.wait(until: "2026-03-11T00:00")
    #expect(robot.screen.contains("11 Mar"))
    #expect(lines(robot).contains { $0.contains("today") && $0.contains("서연 36 today") })
    #expect(!robot.screen.contains("◔"))
  }

  @Test func `chooses and opens with the mouse`() throws {
    let robot = robot(try BusyDay.world())
    let row = try #require(lines(robot).firstIndex { $0.contains("아버지") })
    // `split` leaves out empty rows unless it is told not to.
    let all = robot.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let index = try #require(all.firstIndex { $0.contains("아버지") })
    #expect(index >= row)
    robot.click(column: 10, row: index)
    #expect(chosen(robot).contains("아버지"))
    robot.click(column: 10, row: index)
    #expect(robot.screen.contains("▐2 People"))
    robot.press(.escape).click(column: 8, row: 20)
    #expect(robot.screen.contains("▐3 Sayings"))
    robot.press(.escape).click(column: 70, row: 10)
    #expect(robot.screen.contains("▐4 Moods"))
    robot.press(.escape).turnWheel()
    #expect(robot.screen.contains("▐1 Today▌"))
  }

  @Test func `is led to no form where the store is only read`() throws {
    let robot = Robot(try BusyDay.world(), readOnly: true, onToday: true)
    for (downs, keys) in [(0, "mnaSb"), (3, "w"), (1, "wp"), (2, "re")] {
      for _ in 0..<downs { robot.press(.down) }
      for key in keys {
        robot.press(.character(key))
        #expect(robot.screen.contains("▐1 Today▌") && robot.notice.contains("read"), "\(key)")
      }
    }
    robot.press(.home, .enter)
    #expect(robot.screen.contains("▐5 Schedule"))
  }

  @Test func `loses only what a part could not tell`() throws {
    let world = try TestEnvironment { $0.people = FailingPeople(.corrupt) }
    #expect(world.run("schedule add Lunch --from 12:00").status == .done)
    let robot = robot(world)
    #expect(robot.screen.contains("Lunch") && robot.screen.contains("✕ People: "))
    let output = world.run("today")
    #expect(output.out.contains("Lunch") && output.err.hasPrefix("People: "))
    #expect(output.status == .failed)
    let json = world.run("today --json")
    #expect(json.out == "" && json.err.contains(#"{"error":"#) && json.status == .failed)
  }

  @Test func `reads hostile names as letters only`() throws {
    let world = try TestEnvironment(now: "2026-03-01T09:00")
    let people = world.adapters.people
    try people.insert(
      .sample(id: "x", name: "\u{1B}[31mevil\u{202E}\u{7}", next: "2026-03-01"))
    try people.insert(
      .sample(id: "y", name: String(repeating: "가", count: 100), next: "2026-03-01"))
    for size in [Size.standard, Size(columns: 40, rows: 10), Size(columns: 63, rows: 15)] {
      let robot = Robot(world, size: size, onToday: true)
      #expect(!robot.screen.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
      #expect(robot.screen.contains("evil") && robot.screen.contains("…"), "\(robot.screen)")
    }
  }

  @Test func `shows a fair dozen of very many, and says what is left`() throws {
    let many = (0..<3000).map { number in
      Person.sample(id: "p\(number)", name: "P\(number)", next: "2026-03-01")
    }
    let world = try TestEnvironment { $0.people = PeopleInMemory(many) }
    for title in ["Lunch", "Walk"] {
      #expect(world.run("schedule add \(title) --from 12:00").status == .done)
    }
    let robot = robot(world)
    #expect(robot.screen.contains("Lunch") && robot.screen.contains("Walk"))
    #expect(robot.screen.contains("… 93+ people more"), "\(robot.screen)")
    let text = world.run("today").out
    #expect(text.contains("Lunch") && text.hasSuffix("… 90+ people more\n"), "\(text)")
    #expect(text.split(separator: "\n").count { $0.contains("◔ today ") } == 10)
  }

  @Test func `counts diary entries with the moods of the day`() throws {
    for (language, one, two) in [
      (Language.english, "1 diary entry today", "2 moods and diary entries today"),
      (.korean, "오늘의 일기 1개", "오늘의 기분과 일기 2개"),
    ] {
      let world = try TestEnvironment(language: language)
      #expect(world.run("moods write Sea").status == .done)
      #expect(world.run("today").out.contains(one))
      #expect(world.run("moods add 70 Sun").status == .done)
      #expect(world.run("today").out.contains(two))
    }
  }
}
