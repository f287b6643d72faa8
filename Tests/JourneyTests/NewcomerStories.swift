import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// look.md: every action that a screen shows works, and every action that works is shown.
@Suite struct `Somebody new to the screens` {
  private func lines(_ robot: Robot) -> [String] {
    robot.screen.split(separator: "\n").map(String.init)
  }

  private func chosen(_ robot: Robot) -> String {
    lines(robot).first { $0.hasPrefix(" › ") } ?? ""
  }

  private func open(_ title: String, _ robot: Robot) {
    robot.press(.character(","), .home)
    for _ in 0..<30 where !robot.screen.contains("› " + title) { robot.press(.down) }
    robot.press(.enter)
  }

  @Test func `begins each search anew, but for the one that is come back to`() throws {
    let robot = Robot(try Finder.world(.english), onToday: true)
    robot.press(.character("/")).type("Dentist").press(.enter, .escape)
    #expect(robot.screen.contains("/ Dentist"))
    robot.press(.escape, .control("f")).type("Mina")
    #expect(robot.screen.contains("/ Mina"), "\(robot.screen)")
  }

  @Test func `is told what to do first with a book that cannot be read`() throws {
    let robot = Robot(try BusyDay.world(), onToday: true)
    for _ in 0..<5 { robot.press(.down) }
    #expect(chosen(robot).contains("Walden"))
    #expect(lines(robot).last?.contains("e new target") == true, "\(robot.screen)")
    robot.press(.character("r"))
    #expect(robot.notice == "The target date has passed. Press e to set a new one.")
    #expect(robot.screen.contains("▐1 Today▌"))
    robot.press(.character("e"))
    // The target field has the focus, so the arrow changes the target.
    #expect(robot.screen.contains("▐6 Books") && robot.notice == "")
    robot.press(.up, .control("s"))
    #expect(!robot.screen.contains("new target e"), "\(robot.screen)")
  }

  @Test func `is told of a contact that is chosen before another one is put off`() throws {
    let robot = Robot(try BusyDay.world(.korean), onToday: true).press(.down, .down)
    #expect(chosen(robot).contains("윤재"))
    robot.press(.character("p"))
    #expect(robot.notice == "윤재에게 연락한 기록이 아직 없어요. w로 먼저 적어 주세요.")
    robot.press(.home, .character("p"))
    #expect(robot.notice.hasPrefix("고른 줄에서는 쓸 수 없는 키예요."))
  }

  @Test func `changes the book that is chosen, and none beside`() throws {
    let world = try TestEnvironment()
    for line in [
      "people add Mina --every 1",
      "books add --manual --title Emma --pages 200 --target 2026-03-30",
    ] { #expect(world.run(line).status == .done) }
    try world.go(to: "2026-03-02T09:00")
    let robot = Robot(world, onToday: true)
    let edit = try #require(robot.keys.first { $0.keys == [.character("e")] })
    #expect(edit.unavailable != nil && chosen(robot).contains("Mina"))
    robot.press(.character("e"))
    #expect(robot.screen.contains("▐1 Today▌"))
    robot.press(.down, .character("e"))
    #expect(robot.screen.contains("▐6 Books"))
  }

  @Test func `keeps the invitations of the parts that have nothing yet`() throws {
    let world = try TestEnvironment()
    let robot = Robot(world, onToday: true)
    #expect(world.run("schedule add Lunch --from 12:00").status == .done)
    func invitations() -> String {
      robot.press(.character("2"), .character("1"))
      return lines(robot).filter { $0.hasPrefix("   ") }.compactMap { line in
        let words = line.split(separator: " ")
        return words.first?.first?.isLetter == true && words[0].count == 1 ? String(words[0]) : nil
      }.joined()
    }
    #expect(invitations() == "amb", "\(robot.screen)")
    for (line, left) in [
      ("people add Mina --every 7", "mb"), ("moods add 70 sunny", "b"),
      ("books add --manual --title Emma --pages 9 --target 2026-03-30", ""),
      ("books remove Emma --yes", "b"),
    ] {
      #expect(world.run(line).status == .done, "\(line)")
      #expect(invitations() == left, "\(line): \(robot.screen)")
    }
  }

  @Test func `chooses among the first things to do, and Enter does the chosen one`() throws {
    let robot = Robot(try TestEnvironment(), onToday: true)
    #expect(chosen(robot).contains("add someone dear to you"), "\(robot.screen)")
    robot.press(.down, .down, .down, .down, .down, .down)
    #expect(chosen(robot).contains("import your records"))
    robot.press(.enter)
    #expect(robot.screen.contains("─ Import ─"), "\(robot.screen)")
    #expect(robot.screen.contains("1 choose a file"), "\(robot.screen)")
    robot.press(.escape, .up)
    #expect(chosen(robot).contains("add a book"))
    robot.press(.enter)
    #expect(robot.screen.contains("▐6 Books"))
    robot.press(.escape, .up, .enter)
    #expect(robot.screen.contains("▐5 Schedule"))
  }

  @Test func `opens what a deed was done to, and comes back to the deed`() throws {
    let world = try TestEnvironment()
    for line in [
      "people add Mina --every 7", "people add Jun --every 7", "people remove Jun --yes",
    ] { #expect(world.run(line).status == .done) }
    let robot = Robot(world)
    open("History", robot)
    #expect(!robot.screen.contains("› ›") && lines(robot).last?.contains("↵ open") == true)
    robot.press(.enter)
    #expect(robot.notice.contains("remove"), "\(robot.screen)")
    robot.press(.end, .enter)
    #expect(robot.screen.contains("▐2 People") && robot.screen.contains("Mina"))
    robot.press(.escape)
    #expect(robot.screen.contains("History"), "\(robot.screen)")
    robot.press(.escape)
    open("Trash", robot)
    #expect(!robot.screen.contains("› ›"), "\(robot.screen)")
    #expect(lines(robot).last?.contains("r ↵ restore") == true)
  }

  @Test func `is told no key in a form that would be typed there`() throws {
    let robot = Robot(try TestEnvironment(), onToday: true).press(.character("n"), .function(1))
    #expect(robot.keysEverywhere.map(\.label) == ["Ctrl-F", "F1", "Ctrl-L", "Ctrl-Z", "Ctrl-C"])
    robot.press(.escape, .escape)
    #expect(robot.keysEverywhere.contains { $0.label == "q Ctrl-C" })
  }

  @Test(arguments: [Language.korean, .english])
  func `sees the way back on the smallest screen`(_ language: Language) throws {
    let world = try BusyDay.world(language)
    for key in "nabSms/" {
      let robot = Robot(world, size: Size(columns: 40, rows: 12), onToday: true)
      robot.press(.character(key))
      #expect(lines(robot).last?.contains("Esc") == true, "\(key): \(robot.screen)")
    }
  }

  @Test func `sees that a list goes on below`() throws {
    func goesOn(_ robot: Robot) -> Bool {
      lines(robot).contains { $0.contains(/↓ \d+( │)?$/) }
    }
    let robot = Robot(try TestEnvironment()).press(.character(","))
    #expect(goesOn(robot), "\(robot.screen)")
    robot.press(.end)
    #expect(!goesOn(robot), "\(robot.screen)")
    open("Settings", robot)
    #expect(goesOn(robot), "\(robot.screen)")
    robot.press(.end)
    #expect(!goesOn(robot), "\(robot.screen)")
  }
}
