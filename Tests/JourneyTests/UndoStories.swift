import PresentationKit
import PresentationShared
import Support
import Testing
import TextUI

/// Keyboard tests of undo. Anchors C4, D 21
@Suite struct `Undoing at the keyboard` {
  private func robot(_ language: Language = .english, readOnly: Bool = false) throws -> Robot {
    let world = try TestEnvironment(language: language)
    // With a name set, the moods screen does not ask for one.
    #expect(world.run("settings set moods.artist Jun").status == .done)
    for line in ["people add Mina --every 1", "moods add 70 sunny", "sayings like 0"] {
      #expect(world.run(line).status == .done)
    }
    try world.go(to: "2026-03-02T09:00")
    return Robot(world, readOnly: readOnly)
  }

  private func open(_ title: String, _ robot: Robot) {
    robot.press(.character(","), .home)
    for _ in 0..<30 where !robot.screen.contains("› " + title) { robot.press(.down) }
    robot.press(.enter)
  }

  @Test func `is one key everywhere, says what, and from where, and offers the way back`() throws {
    let robot = try robot()
    for key in ["1", "2", "3", "4", "5", ","] {
      robot.press(.character(Character(key)), .character("z"))
      #expect(robot.notice.hasPrefix("Undone: Liked the saying"), "\(key): \(robot.screen)")
      #expect(robot.notice.hasSuffix("(command)"))
      #expect(robot.screen.contains("Ctrl-Y redo"))
      robot.press(.character("Z"))
      #expect(robot.notice.hasPrefix("Redone: Liked the saying"), "\(key): \(robot.screen)")
      #expect(robot.screen.contains("z undo"))
    }
    robot.press(.character("Z"))
    #expect(robot.notice.hasPrefix("There is nothing to redo."))
  }

  @Test func `takes back what was just done, and shows the screen as it was`() throws {
    let robot = try robot()
    robot.press(.character("3"))
    robot.press(.character("z"), .character("z"))
    #expect(robot.notice == "Undone: Recorded the mood “sunny” (command)")
    robot.press(.character("z"))
    #expect(robot.notice == "Undone: Planted Mina (command)")
    robot.press(.character("1"))
    #expect(!robot.screen.contains("Mina"))
    robot.press(.character("Z"))
    #expect(robot.screen.contains("Mina"))
    robot.press(.character("z"), .character("z"))
    #expect(robot.notice == "There is nothing to undo.")
  }

  @Test func `is offered beside every sentence that says what was done`() throws {
    let robot = try robot()
    robot.press(.character("1"), .character("w"))
    #expect(robot.screen.contains("z undo"), "\(robot.screen)")
    robot.press(.character("z"))
    #expect(robot.notice == "Undone: Watered Mina")
    // The undo key is not offered where nothing can be undone.
    robot.press(.character(","))
    #expect(!robot.screen.contains("z undo"))
    // A command after `:` is a change too.
    robot.press(.character(":")).type("sayings use 1").press(.enter)
    #expect(robot.screen.contains("z undo"), "\(robot.screen)")
    robot.press(.character(":")).type("people list").press(.enter, .escape)
    #expect(!robot.screen.contains("z undo"))
  }

  @Test func `is a letter where somebody writes, and a key with the Korean keyboard on`() throws {
    let robot = try robot(.korean)
    robot.press(.character("1"), .character("n")).type("zZ")
    #expect(robot.screen.contains("zZ"))
    robot.press(.control("u"), .escape)
    robot.press(.character("ㅋ"))
    #expect(robot.notice.contains("되돌렸어요") && robot.notice.contains("좋아요"), "\(robot.screen)")
    #expect(robot.screen.contains("Ctrl-Y 다시 하기"))
  }

  @Test func `is not done once more by a key that may have been meant for redoing`() throws {
    // korean D1: on the Korean keyboard, Shift does not change ㅋ.
    let robot = try robot(.korean)
    robot.press(.character("ㅋ"))
    let undone = robot.notice
    #expect(undone.contains("되돌렸어요"))
    robot.press(.character("ㅋ"))
    #expect(robot.notice.contains("Ctrl-Y"))
    robot.press(.control("y"))
    #expect(robot.notice.contains("다시 했어요"), "\(robot.screen)")
    // After the hint, the key undoes as often as it is pressed.
    robot.press(.character("ㅋ"), .character("ㅋ"), .character("ㅋ"))
    #expect(robot.notice.contains("되돌렸어요") && robot.notice != undone, "\(robot.screen)")
  }

  @Test func `is refused where nothing may change`() throws {
    let robot = try robot(readOnly: true)
    open("Trash", robot)
    #expect(robot.screen.contains("The trash is empty."))
  }
}

/// Tests of the History and Trash pages. Product 15
@Suite struct `The history and the trash` {
  private func open(_ title: String, _ robot: Robot) {
    robot.press(.character(","), .home)
    for _ in 0..<30 where !robot.screen.contains("› " + title) { robot.press(.down) }
    robot.press(.enter)
  }

  @Test func `show when, what, from where, and how it stands with it`() throws {
    let world = try TestEnvironment()
    let robot = Robot(world)
    open("History", robot)
    #expect(robot.screen.contains("There are no changes yet."))
    for n in 0..<30 { #expect(world.run("moods add 60 'note \(n)'").status == .done) }
    robot.press(.escape)
    open("History", robot)
    #expect(
      robot.screen.contains("today  09:00  Recorded the mood “note 29”"), "\(robot.screen)")
    #expect(robot.screen.contains(/“note 29” +screens/), "\(robot.screen)")
    robot.press(.character("z"))
    #expect(robot.screen.contains("undone"), "\(robot.screen)")
    robot.press(.end)
    #expect(robot.screen.contains("“note 0”"))
    robot.press(.escape)
    #expect(robot.screen.contains("› History"))
  }

  @Test func `restore, and delete permanently only after a question with its own key`() throws {
    let world = try TestEnvironment()
    for line in [
      "people add Mina --every 7", "people add Jun --every 7", "people remove Mina --yes",
      "people remove Jun --yes",
    ] { #expect(world.run(line).status == .done) }
    let robot = Robot(world)
    open("Trash", robot)
    #expect(robot.screen.contains("Mina") && robot.screen.contains("Jun"), "\(robot.screen)")
    robot.press(.character("r"))
    #expect(robot.notice.hasPrefix("Restored:"))
    #expect(robot.screen.contains("z undo"))
    robot.press(.character("z"))
    #expect(robot.screen.contains("Mina") && robot.screen.contains("Jun"))
    robot.press(.character("x"))
    #expect(
      robot.screen.contains("Permanently delete 2 records from the trash?"), "\(robot.screen)")
    robot.press(.character("x"), .enter)
    robot.press(.character("k"))
    #expect(try world.features.history.trash.list().count == 2)
    // `y` does not confirm a permanent deletion.
    robot.press(.character("x"), .character("y"))
    #expect(try world.features.history.trash.list().count == 2)
    robot.press(.character("e"))
    #expect(robot.notice.hasPrefix("Permanently deleted 2 records from the trash."))
    #expect(try world.features.history.trash.list().isEmpty)
    robot.press(.character("z"))
    #expect(robot.notice == "There is nothing to undo.")
  }

  @Test func `are pointed at with the mouse`() throws {
    let world = try TestEnvironment()
    for line in [
      "people add Mina --every 7", "people add Jun --every 7", "people remove Mina --yes",
      "people remove Jun --yes",
    ] { #expect(world.run(line).status == .done) }
    let robot = Robot(world)
    open("Trash", robot)
    func line(_ name: String) -> (row: Int, text: Substring)? {
      let lines = robot.screen.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.firstIndex { $0.contains(name) }.map { ($0, lines[$0]) }
    }
    let other = try #require(line("Jun")).text.contains("›") ? "Mina" : "Jun"
    let row = try #require(line(other)).row
    robot.click(column: 8, row: row)
    #expect(try #require(line(other)).text.contains("›"), "\(robot.screen)")
    robot.click(column: 8, row: row)
    #expect(robot.notice == "Restored: \(other)", "\(robot.screen)")
  }

  @Test func `show what came from outside without what a terminal would obey`() throws {
    let world = try TestEnvironment()
    let hostile = "\u{1B}]0;owned\u{7}\u{202E}evil"
    try world.features.history.trash.list().forEach { _ in }
    _ = try world.adapters.schedule.add(.sample("hostile", hostile))
    _ = try world.adapters.schedule.remove(.init("hostile"), at: world.now)
    let out = world.run("history").out + world.run("trash").out + world.run("undo").out
    #expect(!out.contains("\u{1B}") && !out.contains("\u{7}") && !out.contains("\u{202E}"))
    #expect(out.contains("evil"))
    let robot = Robot(world)
    open("History", robot)
    #expect(robot.screen.contains("evil") && !robot.screen.contains("\u{1B}"))
  }
}
