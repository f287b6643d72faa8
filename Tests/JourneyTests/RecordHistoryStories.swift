import PresentationKit
import Support
import Testing

/// L-47: what changed in one record.
@Suite struct `Somebody who asks what changed in one record` {
  private func world(_ language: Language = .english) throws -> TestEnvironment {
    try TestEnvironment(now: "2026-03-10T09:00", language: language)
  }

  @Test func `reads each change of a person, with the old and the new value`() throws {
    let world = try world()
    _ = world.run("people add Mina --every 7 --nickname Min")
    _ = world.run("people add Tom --every 9")
    try world.go(to: "2026-03-11T09:00")
    _ = world.run("people edit Mina --nickname Minnie --every 14")
    let history = world.run("history Mina")
    #expect(history.out.contains("nickname: Min → Minnie"), "\(history)")
    #expect(history.out.contains("days between waterings: 7 → 14"), "\(history)")
    #expect(!history.out.contains("Tom"))
    let json = world.run("history Mina --json").out
    #expect(
      json.contains(#"{"field":"nickname","before":"Min","after":"Minnie"}"#)
        && json.contains(#"{"field":"cycleDays","before":7,"after":14}"#)
        && json.contains(#"{"field":"name","before":null,"after":"Mina"}"#), "\(json)")
    #expect(json.contains(#""kind":"people.edit""#) && json.contains(#""device":null"#))
  }

  @Test func `sees what was undone, and what several changes made of a value`() throws {
    let world = try world()
    _ = world.run("books add --manual --title Walden --pages 300")
    for pages in [310, 320, 330] { _ = world.run("books edit Walden --pages \(pages)") }
    _ = world.run("undo")
    let lines = world.run("history Walden").out.split(separator: "\n").filter {
      $0.contains("pages:")
    }
    #expect(
      lines.map { $0.drop { $0 == " " } } == [
        "pages: 320 → 330", "pages: 310 → 320", "pages: 300 → 310", "pages: – → 300",
      ], "\(lines)")
    #expect(world.run("history Walden --limit 1").out.contains("undone"))
  }

  @Test func `names an event, a note or a mood by its id, also from the trash`() throws {
    let world = try world()
    _ = world.run("note milk")
    _ = world.run("notes edit id1 oat milk")
    _ = world.run("notes remove id1")
    let history = world.run("history id1").out
    #expect(history.contains("text: milk → oat milk"), "\(history)")
    #expect(history.contains("removed: – → 2026-03-10 09:00"), "\(history)")
    _ = world.run("schedule add Dentist --from '2026-03-12 14:00'")
    _ = world.run("schedule edit Dentist --location 'High Street'")
    #expect(world.run("history id2").out.contains("location: – → High Street"))
  }

  @Test func `is told that there is no such record`() throws {
    let world = try world()
    let unknown = world.run("history Nobody --json")
    #expect(unknown.status == .notFound && unknown.err.contains(#""code":"unknownRecord""#))
  }
}
