import Support
import Testing

// N-20
@Suite struct `Two people in the garden who are one` {
  private func world() throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-03-02T09:00")
    for line in [
      "people add Sara --every 7 --tag friends --note 'Likes tea.'",
      "people add 'Sara Lindqvist' --phone '01632 960111' --tag family --note 'Moved to Bath.'",
      "people water 'Sara Lindqvist' --early --memo 'Called about the move.'",
      "schedule add Lunch --from 'friday 12:00' --with 'Sara Lindqvist'",
    ] { #expect(world.run(line).status == .done, "\(line)") }
    return world
  }

  @Test func `are merged with all that belongs to them, and come apart again`() throws {
    let world = try world()
    let before = (world.run("people list").out, world.run("schedule show Lunch").out)
    let merged = world.run("people merge Sara 'Sara Lindqvist'")
    #expect(
      merged.out.contains("into Sara. Sara's note now mentions: Sara Lindqvist."),
      "\(merged)")
    // S-9
    #expect(world.run("people list").out.contains("Sara"))
    #expect(!world.run("people list").out.contains("Sara Lindqvist"))
    #expect(world.run("search Lindqvist").out.contains("Sara"))
    let shown = world.run("people show Sara").out
    for text in ["01632 960111", "#friends #family", "Likes tea.", "Moved to Bath.", "the move"] {
      #expect(shown.contains(text), "\(shown)")
    }
    #expect(!world.run("people list --json").out.contains(#""id":"id2""#))
    #expect(world.run("trash list").out.contains("Sara Lindqvist"))
    #expect(world.run("people show Sara").out.contains("Lunch"))
    #expect(world.run("history").out.contains("Merged another person into Sara"))
    #expect(world.run("undo").status == .done)
    #expect(world.run("people list").out == before.0)
    #expect(world.run("schedule show Lunch").out == before.1)
  }

  @Test func `are merged at a terminal only after a yes`() throws {
    let world = try world()
    let before = world.run("people list").out
    let line = "people merge Sara 'Sara Lindqvist'"
    let declined = world.run(line, answering: "n")
    #expect(declined.status == .done && declined.err.contains("were not merged"), "\(declined)")
    #expect(world.run("people list").out == before)
    let tried = world.run(line + " --dry-run", answering: "y")
    #expect(tried.status == .done, "\(tried)")
    #expect(world.run("people list").out == before)
    #expect(world.run(line, answering: "y").out.contains("Merged Sara Lindqvist into Sara"))
  }

  @Test func `are merged by a script that reads who is left`() throws {
    let world = try world()
    let merged = world.run("people merge Sara 'Sara Lindqvist' --json", answering: "n")
    #expect(merged.status == .done && merged.out.contains(#""timesWatered":1"#), "\(merged)")
    #expect(merged.out.contains(#""nickname":null"#))
  }

  @Test func `are never one and the same, nor nobody`() throws {
    let world = try world()
    let same = world.run("people merge Sara Sara --json")
    #expect(same.status == .refused && same.err.contains("samePerson"), "\(same)")
    let nobody = world.run("people merge Sara Tom --json")
    #expect(nobody.status == .notFound && nobody.err.contains("unknownPerson"), "\(nobody)")
  }
}
