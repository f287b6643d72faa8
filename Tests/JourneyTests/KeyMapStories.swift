import Domain
import Support
import Testing

@testable import Presentation
@testable import PresentationKit
@testable import PresentationPeople
@testable import PresentationReading
@testable import PresentationSayings
@testable import PresentationSchedule
@testable import PresentationShared
@testable import TextUI

/// Convention 5: tests of key maps that the user changed.
@Suite struct `Somebody with keys of their own` {
  private func garden(_ language: Language = .english) throws -> TestEnvironment {
    let world = try TestEnvironment(language: language)
    for name in ["Mina", "Jun", "Sora"] {
      #expect(world.run("people add \(name) --every 3").status == .done)
    }
    return world
  }

  @Test func `moves as in vim from the start, where nothing else has the letters`() throws {
    let robot = Robot(try garden())
    let first = robot.screen
    robot.press(.character("j"))
    let second = robot.screen
    #expect(second != first)
    robot.press(.character("k"))
    #expect(robot.screen == first)
    robot.press(.character("G"))
    let last = robot.screen
    #expect(last != first && last != second)
    robot.press(.character("g"))
    #expect(robot.screen == first)
    robot.press(.control("d"))
    #expect(robot.screen == last)
    robot.press(.control("u"))
    #expect(robot.screen == first)
    // The Korean keyboard layout uses the same keys.
    robot.press(.character("ㅓ"))
    #expect(robot.screen == second)
    // In the schedule, `g` still opens the agenda.
    robot.press(.character("5"), .character("g"))
    #expect(robot.keys.contains { $0.meaning == ScheduleWords(.english).keyOtherDays })
  }

  @Test func `goes from part to part by brackets`() throws {
    let robot = Robot(try garden()).press(.character("]"))
    #expect(robot.part == .sayings)
    robot.press(.character("["), .character("["))
    #expect(robot.part == .today)
  }

  @Test func `turns the pages of reading by brackets, which lead away from no book`() throws {
    let world = try garden()
    #expect(world.run("books add --manual --title Walden --pages 300").status == .done)
    let robot = Robot(world).press(.character("6"), .character("["))
    #expect(robot.part == .reading && robot.screen.contains("/ Search"))
    #expect(robot.keys.contains { $0.meaning == ReadingWords(.english).analysis.keyGoal })
    robot.press(.character("]"), .enter, .character("]"))
    #expect(robot.part == .reading && robot.screen.contains("Walden"))
  }

  @Test func `presses a letter of their own for what a screen does, and is shown it`() throws {
    let world = try garden()
    world.writeKeys("people.water = W", "person.water = W")
    let robot = Robot(world)
    #expect(
      robot.screen.contains("W water") && !robot.screen.contains("w water"), "\(robot.screen)")
    robot.press(.character("w"))
    #expect(robot.screen.contains("w does nothing here."))
    let before = robot.screenName
    robot.press(.character("W"))
    #expect(robot.screenName != before)
    robot.press(.escape, .character("?"))
    #expect(robot.screen.contains("W"), "\(robot.screen)")
  }

  @Test func `binds chords of two keys and letters of Hangul`() throws {
    let world = try garden()
    world.writeKeys("people.new = ..., s n", "people.calendar = ㅊ", "people.refresh = ")
    let robot = Robot(world).press(.character("s"))
    #expect(robot.notice == "s …")
    robot.press(.character("n"))
    #expect(robot.takesText)
    // A wrong second key ends the sequence and does nothing.
    let other = Robot(world).press(.character("s"), .character("5"))
    #expect(other.part == .people && other.notice.contains("s 5"))
    #expect(other.press(.character("5")).part == .schedule)
    let calendar = Robot(world).press(.character("ㅊ"))
    #expect(calendar.keys.contains { $0.meaning == PeopleWords(.english).keyTakeAway })
    #expect(!Robot(world).keys.contains { $0.meaning == PeopleWords(.english).keyRefresh })
  }

  @Test func `undoes by a key of their own wherever the screen has none of it`() throws {
    let world = try garden()
    world.writeKeys("shell.undo = u, Alt-u")
    Robot(world).press(.character("u"))
    #expect(!world.run("people list").out.contains("Sora"))
    // On the sayings screen `u` means “used”, so only Alt-u undoes there.
    let robot = Robot(world).press(.character("3"))
    #expect(robot.keys.contains { $0.label == "u" })
    robot.press(.alt("u"))
    #expect(!world.run("people list").out.contains("Jun"))
    robot.press(.character("z"))
    #expect(world.run("people list").out.contains("Mina"))
  }

  @Test func `searches everything by Ctrl-S and goes on typing with emacs' keys`() throws {
    let world = try garden()
    world.writeKeys("preset = emacs")
    let robot = Robot(world)
    let first = robot.screen
    robot.press(.control("n"))
    #expect(robot.screen != first)
    robot.press(.control("p"))
    #expect(robot.screen == first)
    robot.press(.control("s"))
    #expect(robot.part == .finding)
  }

  @Test func `undoes and leaves as in vim`() throws {
    let world = try garden()
    world.writeKeys("preset = vim")
    let robot = Robot(world).press(.character("j"), .character("g"), .character("g"))
    robot.press(.character("u"))
    #expect(!world.run("people list").out.contains("Sora"))
    robot.press(.control("r"))
    #expect(world.run("people list").out.contains("Sora"))
    robot.press(.character("Z"), .character("Z"))
    #expect(robot.hasLeft)
  }

  @Test(arguments: [Language.english, .korean])
  func `is told on the screen what of the map does not count`(_ language: Language) throws {
    let world = try garden(language)
    world.writeKeys("people.watter = W", "people.new = w")
    let robot = Robot(world, size: Size(columns: 200, rows: 60))
    #expect(robot.notice.contains("keys.toml") && robot.notice.contains("haru keys"))
    #expect(robot.screen.contains("w \(PeopleWords(language).keyWater)"))
  }

  // `q` and Ctrl-C leave the program, whatever keys are bound.
  @Test func `always leaves by q and Ctrl-C`() throws {
    let world = try garden()
    world.writeKeys("shell.quit = ", "people.water = q", "move.down = Ctrl-C")
    #expect(Robot(world).press(.character("q")).hasLeft)
    #expect(Robot(world).press(.control("c")).hasLeft)
  }

  @Test func `types letters in forms, whatever is bound to them`() throws {
    let world = try garden()
    world.writeKeys("move.down = x", "people.new = ㅁ", "form.save = Ctrl-W")
    let robot = Robot(world).press(.character("ㅁ")).type("xㅁ")
    #expect(robot.screen.contains("xㅁ") || robot.screen.contains("xㅁ"), "\(robot.screen)")
    #expect(robot.keys.contains { $0.label.contains("Ctrl-W") })
  }

  // While typing, the user would not see what an undo changes.
  @Test func `undoes nothing by a key of their own while a text is typed`() throws {
    let world = try garden()
    world.writeKeys("shell.undo = z, Alt-u", "shell.redo = Ctrl-R")
    let robot = Robot(world).type("n").type("Hana").press(.alt("u"), .control("r"))
    #expect(robot.screen.contains("Hana"))
    #expect(world.run("people list").out.contains("Sora"))
    robot.press(.escape, .character("x")).type("/").type("Mi").press(.alt("u"))
    #expect(world.run("people list").out.contains("Sora"))
  }

  // An `x` after an abandoned `d` removes nobody.
  @Test func `does nothing by a chord that is none`() throws {
    let world = try garden()
    world.writeKeys("preset = vim")
    let robot = Robot(world).type("dx")
    #expect(robot.notice.contains("d x"), "\(robot.notice)")
    for name in ["Mina", "Jun", "Sora"] { #expect(world.run("people list").out.contains(name)) }
    robot.type("d").press(.escape).type("j")
    #expect(robot.notice.isEmpty)
  }

  // B 1
  @Test func `finds every key of an action in the help, the ones of their own too`() throws {
    let world = try garden()
    world.writeKeys("diary.remove = ..., Alt-d")
    let robot = Robot(world, size: Size(columns: 100, rows: 40)).type("4d?")
    #expect(robot.screen.contains(#/x D Del Alt-d +remove/#), "\(robot.screen)")
    robot.press(.escape)
    #expect(!robot.screen.contains("x Del"))
  }

  @Test(arguments: [Language.english, .korean])
  func `lists all keys with the names of what they do`(_ language: Language) throws {
    let world = try garden(language)
    world.writeKeys("people.water = W, g w", "people.watr = x")
    let text = world.run("keys people")
    #expect(text.status == .done)
    let words = text.out.split(separator: "\n").map { row in
      row.split(separator: " ").joined(separator: " ")
    }
    let meaning = language == .korean ? "화분에 물 주기" : "water the plant"
    #expect(words.contains("people.water W, g w \(meaning)"), "\(text.out)")
    #expect(text.err.contains("keys.toml") && text.err.contains("people.water"), "\(text.err)")
    let json = world.run("keys --json").out
    #expect(
      json.contains(
        #"{"name":"people.water","screen":"people","keys":["W","g w"],"default":["w"],"meaning":"#))
    #expect(json.contains(#""problems":[{"file":"keys.toml","line":2,"#))
    #expect(world.run("keys peple").status == .usage)
  }
}
