import Domain
import PresentationKit
import Support
import Testing

/// What one answer of an evening means for the others.
@Suite struct `An evening with several questions` {
  /// Returns an evening of Tuesday, 10 March 2026, after some commands that were run on the day before.
  private func evening(_ lines: String...) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-03-09T09:00")
    for line in lines {
      let output = world.run(line)
      try #require(output.status == .done, "\(line): \(output.err)")
    }
    try world.go(to: "2026-03-10T21:30")
    return world
  }

  private func answers(_ lines: String...) -> String { lines.map { $0 + "\n" }.joined() }

  private let dinner =
    "schedule add Dinner --from '2026-03-10 18:00' --to '2026-03-10 19:30' --with Nan"
  private let nan = "people add Nan --every 30 --birthday 1940-03-10"

  // V-03
  @Test func `is one change, although it was interrupted`() throws {
    let world = try evening(nan, dinner, "books add --manual --title Walden --pages 352")
    // The evening ends with the saying of the day, whose draw is no change.
    #expect(world.run("sayings today").status == .done)
    let before = world.run("export").out
    #expect(world.run("evening", input: answers("yes", "140", "q")).status == .done)
    #expect(world.run("evening", input: answers("72", "q")).status == .done)
    let history = world.run("history --limit 1").out
    #expect(history.contains("Evening of 10 March: 3 answers"), "\(history)")
    #expect(world.run("undo").status == .done)
    #expect(world.run("export").out == before)
    // What was undone does not grow: the next run is another change.
    #expect(world.run("evening", input: answers("", "150", "q")).status == .done)
    #expect(world.run("history --limit 1").out.contains("Evening of 10 March: 1 answer"))
  }

  // V-03
  @Test func `does not ask about a birthday after a no about the same person`() throws {
    let world = try evening(nan, dinner)
    #expect(world.run("evening", input: answers("no, she was ill")).status == .done)
    let again = world.run("evening --json").out
    #expect(!again.contains(#""code":"birthday""#), "\(again)")
  }

  // V-03
  @Test func `asks about one event of the evening before, and about no chore`() throws {
    let world = try evening(
      "schedule add 'Pick up parcel' --from '2026-03-09 18:00' --to '2026-03-09 21:00'",
      "schedule add Choir --from '2026-03-09 19:30' --to '2026-03-09 21:00'",
      "schedule add Bath --from '2026-03-09 22:00' --to '2026-03-09 22:30'")
    let first = world.run("evening", input: answers("sang well")).out
    #expect(first.contains("Choir"), "\(first)")
    let again = world.run("evening --json").out
    #expect(!again.contains(#""code":"yesterday""#), "\(again)")
  }

  // V-01
  @Test func `asks about no other book after a no`() throws {
    let world = try evening(
      "books add --manual --title Walden --pages 352", "books read Walden 10",
      "books add --manual --title Emma --pages 400", "books read Emma 10"
    )
    let output = world.run("evening", input: answers("no too tired", "q"))
    let books = ["Walden", "Emma"].filter { output.out.contains($0) }
    #expect(books.count == 1, "\(output.out)")
  }

  // V-01
  @Test func `keeps the words beside a page, and reads a zero that was typed as a letter`() throws {
    let world = try evening(
      "books add --manual --title Walden --pages 352", "books read Walden 10")
    #expect(world.run("evening", input: answers("52, just on the bus", "7o", "q")).status == .done)
    #expect(world.run("books show Walden --json").out.contains(#""page":52"#))
    let moods = world.run("moods list --day 2026-03-10 --json").out
    #expect(moods.contains("Walden: just on the bus") && moods.contains(#""level":70"#), "\(moods)")
  }

  // V-01
  @Test(arguments: ["목쉬어서 못했어", "전화 못 드림", "아파서 전화 못했어", "깜빡함", "clean forgot", "내일 할게"])
  func `never takes a birthday without a word for a contact`(line: String) throws {
    let world = try evening(nan)
    #expect(world.run("evening", input: answers(line, "q")).status == .done)
    #expect(!world.run("people calendar Nan --json").out.contains("2026-03-10"))
    #expect(world.run("moods list --day 2026-03-10 --json").out.contains("Nan: \(line)"))
  }

  // V-01
  @Test(arguments: ["yes, she was ill", "응 아직 정정하시더라", "yes she comes tomorrow"])
  func `takes a yes about a birthday for a yes, whatever follows`(line: String) throws {
    let world = try evening(nan)
    #expect(world.run("evening", input: answers(line, "q")).status == .done)
    #expect(world.run("people calendar Nan --json").out.contains("2026-03-10"))
  }

  // V-01
  @Test func `takes a call instead of a meeting for a call`() throws {
    let world = try evening(nan, dinner)
    #expect(world.run("evening", input: answers("rang her instead", "q")).status == .done)
    let calendar = world.run("people timeline Nan --json").out
    #expect(calendar.contains("call") && calendar.contains("rang her instead"), "\(calendar)")
  }
}
