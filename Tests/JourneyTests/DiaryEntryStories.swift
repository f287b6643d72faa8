import Domain
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `Somebody who keeps a diary` {
  private let long = (1...40).map { "Line \($0) of a long day." }.joined(separator: "\n")

  @Test func `writes as much as there is to say, and reads all of it again`() throws {
    // I-22
    let world = try Atelier.world()
    let robot = Atelier.robot(world)
    robot.press(.character("i")).paste(long).press(.control("s"))
    #expect(robot.notice == "Saved today's diary entry.")
    #expect(robot.screen.contains("› 18:05  •      Line 1 of"))
    #expect(robot.screen.contains("Line 3") && !robot.screen.contains("Line 4"))
    #expect(robot.screen.contains("37 more lines"))
    robot.press(.enter)
    #expect(robot.screen.contains("• diary entry"))
    #expect(robot.screen.contains("Line 4") && !robot.screen.contains("Line 40"))
    robot.press(.end)
    #expect(robot.screen.contains("Line 40"))
    robot.press(.escape, .character("d"))
    #expect(robot.screen.contains("37 more lines"))
    #expect(world.run("moods list --day today").out.contains("… 37 more lines"))
    #expect(world.run("moods list --json").out.contains("Line 40 of a long day."))
    #expect(world.run("search 'Line 40'").out.contains("Line 40"))
  }

  @Test func `writes one from the list of days, and changes it there`() throws {
    // I-22
    let world = try Atelier.world()
    let robot = Atelier.robot(world).press(.character("d"), .character("i"))
    robot.type("Short").press(.control("s"))
    #expect(robot.screen.contains("Short"))
    robot.press(.character("e"), .end).type("er").press(.control("s"))
    #expect(robot.notice == "Changed the diary entry of 1 March, 18:05.")
    let record = world.run("moods list --day today --json").out
    #expect(
      record.contains(##""level":null,"shape":null,"color":"#485054","text":"Shorter""##))
  }

  @Test func `writes in an editor, and finds the words again that were refused`() throws {
    // I-22: a text that is too long is kept as a draft.
    let world = try Atelier.world()
    #expect(world.run("moods write", editor: { .text($0 + long) }).status == .done)
    let tooMuch = String(repeating: "a", count: (4 << 20) + 1)
    let refused = world.run("moods write", editor: { _ in .text(tooMuch) })
    #expect(refused.status == .refused)
    #expect(refused.err.contains("up to 4 MB") && refused.err.contains("/drafts/4194305"))
    #expect(world.run("moods write", editor: { _ in .failed }).status == .failed)
    let id = "id\(6)"
    var begun = ""
    let edited = world.run("moods edit \(id) --write") { start in
      begun = start
      return .text("All of it again.")
    }
    #expect(edited.status == .done && begun == long)
    #expect(world.run("moods show \(id)").out.contains("All of it again."))
    let level = world.run("moods add 50 --write", editor: { _ in .text(long) })
    #expect(level.status == .refused && level.err.contains("/drafts/"))
  }

  @Test func `sees days without a level as plain marks`() throws {
    // I-22
    let world = try TestEnvironment(now: "2026-03-01T18:05")
    for line in ["moods add 80 --at 2026-02-01", "moods write a --at 2026-02-02"] {
      #expect(world.run(line).status == .done)
    }
    let year = world.run("moods year").out
    #expect(year.contains("•"))
    #expect(world.run("moods year --json").out.contains(#""average":null,"count":1,"color":null"#))
    let robot = Atelier.robot(world).press(.character("y"))
    #expect(robot.screen.contains("•"))
  }
}
