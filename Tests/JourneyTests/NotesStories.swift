import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Notes on the screens, and lines that become records.
@Suite struct `Somebody with notes` {
  private func world(_ notes: String...) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-03-10T09:00")
    for note in notes { #expect(world.run("note \(note)").status == .done) }
    return world
  }

  private func open(_ world: TestEnvironment) throws -> [String] {
    let out = world.run("notes --plain").out
    return out.split(separator: "\n").map(String.init)
  }

  // L-03
  @Test func `sees three of them on Today, ticks one off and takes it back`() throws {
    let world = try world("one", "two", "three", "four")
    let robot = Robot(world, onToday: true)
    #expect(robot.screen.contains("four") && robot.screen.contains("two"), "\(robot.screen)")
    #expect(!robot.screen.contains("one  "), "\(robot.screen)")
    #expect(robot.screen.contains("1 more note"), "\(robot.screen)")
    robot.press(.character("f"))
    #expect(world.run("notes --json").out.contains(#""text":"four""#) == false)
    robot.press(.character("z"))
    #expect(world.run("notes --json").out.contains(#""text":"four""#))
  }

  // L-03, L-04
  @Test func `gives one of them a day, and undoes both with one key`() throws {
    let world = try world("dentist at 3pm tomorrow")
    let robot = Robot(world, onToday: true)
    robot.press(.character("I")).press(.character("d")).press(.enter)
    #expect(world.run("schedule list --day tomorrow").out.contains("dentist"), "\(robot.screen)")
    #expect(try open(world).allSatisfy { !$0.contains("dentist") })
    #expect(world.run("undo").status == .done)
    #expect(try open(world).contains { $0.contains("dentist") })
    #expect(!world.run("schedule list --day tomorrow").out.contains("dentist"))
  }

  // L-03
  @Test func `marks several and ticks them off at once`() throws {
    let world = try world("milk", "eggs", "bread")
    let robot = Robot(world, onToday: true)
    robot.press(.character("I")).press(.character(" ")).press(.character(" "))
    robot.press(.character("f"))
    #expect(world.run("notes --json").out.contains(#""text":"milk""#))
    #expect(!world.run("notes --json").out.contains(#""text":"eggs""#), "\(robot.screen)")
    #expect(world.run("undo").status == .done)
    #expect(world.run("notes --json").out.contains(#""text":"eggs""#))
  }

  // L-03
  @Test func `keeps one of them as a diary entry and removes another`() throws {
    let world = try world("the light was lovely", "milk")
    let robot = Robot(world, onToday: true)
    robot.press(.character("I")).press(.character("x"))
    #expect(!world.run("notes --json").out.contains("milk"), "\(robot.screen)")
    robot.press(.character("i"))
    #expect(world.run("moods list").out.contains("the light was lovely"), "\(robot.screen)")
    #expect(world.run("notes --json").out.contains(#""notes":[]"#))
  }

  // L-02
  @Test func `keeps an unclear line of + as a note`() throws {
    let world = try world()
    let robot = Robot(world, onToday: true)
    robot.press(.character("+")).type("take an umbrella").press(.backTab).press(.enter)
    #expect(world.run("notes --json").out.contains("take an umbrella"), "\(robot.screen)")
  }

  // L-02
  @Test func `keeps an unclear line as a note by the last number of the question`() throws {
    let world = try world()
    let kept = world.run("add take an umbrella", answering: "3")
    #expect(kept.err.contains("  3  keep it as a note"), "\(kept)")
    #expect(world.run("notes --json").out.contains("take an umbrella"))
  }

  // L-02
  @Test func `keeps what is unclear of several lines, and records the rest`() throws {
    let world = try world()
    let text = "mood 80 a walk\nmilk, eggs\ndentist tomorrow 3pm\n"
    let output = world.run("add - --or-note", input: text)
    #expect(output.status == .done, "\(output)")
    #expect(world.run("notes --json").out.contains("milk, eggs"))
    #expect(world.run("schedule list --day tomorrow").out.contains("dentist"))
    #expect(world.run("undo").status == .done)
    #expect(world.run("notes --json").out.contains(#""notes":[]"#))
  }

  // L-02
  @Test func `keeps a line of an inbox file as a note, as of when it was written`() throws {
    let world = try world()
    try world.wait(for: "milk, eggs")
    let sorted = world.run("inbox sort", answering: "3")
    #expect(sorted.err.contains("keep it as a note"), "\(sorted)")
    #expect(world.run("notes --json").out.contains("milk, eggs"), "\(sorted)")
    #expect(world.run("inbox list --json").out.contains(#""lines":[]"#))
  }

  // L-02
  @Test func `is told that a note has a limit and one line`() throws {
    let world = try world()
    #expect(world.run("note " + String(repeating: "가", count: 500)).status == .done)
    let long = world.run("note --json " + String(repeating: "a", count: 501))
    #expect(long.status == .refused && long.err.contains("noteTooLong"), "\(long)")
    let broken = world.run("note --json 'two\nlines'")
    #expect(broken.status == .refused && broken.err.contains("controlCharacter"), "\(broken)")
    let empty = world.run("notes add --json ' '")
    #expect(empty.status == .refused && empty.err.contains("noteEmpty"), "\(empty)")
  }

  // L-01: the own export
  @Test func `finds them again in an export, and the marks of an export from before`() throws {
    let world = try world("milk")
    let export = world.run("export -").out
    #expect(export.contains(#""notes""#) && export.contains(#""inboxFiles""#), "\(export)")
  }
}
