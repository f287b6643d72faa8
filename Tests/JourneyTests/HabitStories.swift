import Domain
import Support
import Testing
import TextUI

@testable import PresentationKit
@testable import PresentationSayings
@testable import PresentationSchedule
@testable import PresentationShared

/// Tests that users of other programs are told which key or command Haru has instead.
@Suite struct `Somebody who comes from another program` {
  private func world(_ commands: [String] = [], language: Language = .english) throws
    -> TestEnvironment
  {
    let world = try TestEnvironment(now: "2026-03-01T09:00", language: language)
    for command in commands { #expect(world.run(command).status == .done, "\(command)") }
    return world
  }

  // B 5, B 24
  @Test func `is told what to press instead of a key that does nothing here`() throws {
    let robot = Robot(try world(["people add Ada --every 7"]))
    robot.type("u")
    #expect(robot.screen.contains("u does nothing here.") && robot.screen.contains("z undo"))
    robot.press(.control("r"))
    #expect(robot.screen.contains("Ctrl-Y redo"))
    robot.type("d")
    #expect(robot.screen.contains("D remove"))
    robot.type("Q")
    #expect(robot.screen.contains("Q does nothing here.") && robot.screen.contains("? help"))
    // Movement keys do not report when they reach the end.
    robot.press(.down, .end, .escape)
    #expect(!robot.screen.contains("does nothing here"))
    // A click clears the notice.
    robot.type("Q").click(column: 1, row: 12)
    #expect(!robot.screen.contains("does nothing here"))
  }

  @Test func `reads it in Korean`() throws {
    let robot = Robot(try world(language: .korean)).type("u")
    #expect(robot.screen.contains("u는 여기서 쓰지 않는 키예요."))
    #expect(robot.screen.contains("z 되돌리기"))
  }

  @Test(arguments: [Key.character("x"), .character("D"), .delete])
  func `removes what is chosen by the same keys in all lists`(_ key: Key) throws {
    let world = try world([
      "people add Ada --every 7", "sayings add --eng 'A quiet stone'", "moods add 50 calm",
      "schedule add Dentist --from 14:00", "books add Emma --pages 90",
    ])
    let robot = Robot(world)
    for (keys, said) in [
      ("2", "Removed Ada."), ("3", "Removed saying"),
      ("4d", "Removed the mood of 1 March, 09:00."),
      ("5", "Removed “Dentist”."), ("6", "Removed “Emma”."),
    ] {
      robot.type(keys).press(key)
      #expect(robot.screen.contains(said), "\(keys)")
      if keys == "4d" { robot.press(.escape) }
    }
    #expect(world.run("trash").out.split(separator: "\n").count >= 5)
  }

  @Test func `removes by d d with vim's keys, undoes by u, and gives up no book`() throws {
    let world = try world([
      "books add Emma --pages 90", "books add Walden --pages 90", "sayings add --eng Stone",
      "people add Ada --every 7",
    ])
    world.writeKeys("preset = vim", "people.remove = ..., R")
    let robot = Robot(world).type("6dd")
    #expect(robot.screen.contains("Removed “Emma”."))
    #expect(world.run("books list --dropped").out.contains("Emma") == false)
    robot.type("u")
    #expect(robot.screen.contains("Undone"))
    // With this preset, keys that the sayings screen otherwise uses do the same as on all screens.
    robot.type("3ddu")
    #expect(robot.screen.contains("Undone: Removed the saying"))
    robot.type("lh")
    #expect(!robot.screen.contains("Marked saying") && !robot.screen.contains("Liked saying"))
    // The user's own keys are added to those of the preset.
    robot.type("2dd")
    #expect(robot.screen.contains("Removed Ada."))
    robot.type("u").type("R")
    #expect(robot.screen.contains("Removed Ada."))
  }

  @Test(arguments: [
    ("done 1", "no to-do list"), ("1 done", "no to-do list"),
    ("+shop list", "haru schedule list --where"), ("project:home list", "--where"),
    ("rc.confirmation=off list", "--yes"), ("delete", "haru people remove"),
    ("edit 1", "haru schedule edit"), ("next", "haru today"), ("hooks", "haru doctor"),
  ])
  func `is told where a word of theirs leads`(_ typed: String, _ said: String) throws {
    let answer = try world().run(typed)
    #expect(answer.status == .usage && answer.err.contains(said), "\(answer.err)")
  }

  @Test(arguments: ["due.before:eow", "+family", "tag:family"])
  func `is refused a condition of theirs, which would find nothing`(_ filter: String) throws {
    let world = try world(["people add Ada --every 7 --tag family"])
    let answer = world.run("people list --where \(filter)")
    #expect(answer.status == .refused || answer.status == .usage)
    #expect(answer.err.contains("is not a valid filter"), "\(answer.err)")
    // In quotation marks it is searched for as text.
    #expect(world.run("people list --where \"'\(filter)'\"").status == .done)
    for text in ["https://example.com", "10:30", "1+1=2", "re:zero", "e=mc2", "note:"] {
      #expect(world.run("sayings list --where '\(text)'").status == .done, "\(text)")
    }
  }

  // B 30
  @Test func `goes back and forth between the parts seen last`() throws {
    let robot = Robot(try world()).type("5").type("3").type("-")
    #expect(robot.part == .schedule)
    robot.type("-")
    #expect(robot.part == .sayings)
    robot.type(",").type("-")
    #expect(robot.part == .sayings)
  }

  // I-12: every item that is not imported is listed with its reason.
  @Test func `sees which tasks did not come in and why, and finds the others by their tags`()
    throws
  {
    let world = try world()
    let tasks = """
      [{"description":"Buy milk","entry":"20260220T090000Z","status":"pending","due":"20260302T080000Z","project":"home.food",
        "uuid":"11111111-1111-4111-8111-111111111111","tags":["shop"]},
       {"description":"Some day","entry":"20260220T090000Z","status":"pending","uuid":"22222222-2222-4222-8222-222222222222"},
       {"description":"Paid","entry":"20260220T090000Z","status":"completed","due":"20260201T080000Z",
        "uuid":"33333333-3333-4333-8333-333333333333"}]
      """
    let trial = world.run("import - --dry-run --json", input: tasks)
    #expect(trial.out.contains("Paid") && !trial.out.contains("Some day"), "\(trial.out)")
    let answer = world.run("import -", input: tasks)
    let said = answer.out + answer.err
    // L-04: a task without a date becomes a note.
    #expect(said.contains("1 note") && world.run("notes").out.contains("Some day"), "\(said)")
    #expect(said.contains("“Paid” is a task that is done or deleted."))
    #expect(world.run("schedule list --where '#shop #home-food'").out.contains("Buy milk"))
  }
}
