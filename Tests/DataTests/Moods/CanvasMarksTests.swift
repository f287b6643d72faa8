import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `What a day's picture has at its edge` {
  @Test func `is counted of that day, without what was removed`() throws {
    //
    let world = try TestEnvironment(now: "2026-03-10T09:00")
    func marks(_ day: String) throws -> CanvasMarks {
      try world.adapters.canvasMarks.marks(of: .on(day))
    }
    #expect(try marks("2026-03-10") == CanvasMarks(people: 0, books: 0, pages: 0))
    for line in [
      "people add Noor --every 7", "people add Tom --every 7", "people add Mina --every 7",
      "people water Noor --early --by met", "people water Tom --early",
      "people water Mina --early",
      "books add --manual --title Walden --pages 200 --target 2026-03-30",
      "books add --manual --title Dune --pages 400 --target 2026-03-30", "books read Walden 30",
      "books read Walden 34", "books read Dune 6",
    ] { #expect(world.run(line).status == .done, "\(line)") }
    #expect(try marks("2026-03-10") == CanvasMarks(people: 3, books: 2, pages: 40))
    #expect(try marks("2026-03-11") == CanvasMarks(people: 0, books: 0, pages: 0))
    for line in ["people remove Mina --yes", "books remove Dune --yes"] {
      #expect(world.run(line).status == .done, "\(line)")
    }
    #expect(try marks("2026-03-10") == CanvasMarks(people: 2, books: 1, pages: 34))
  }

  @Test func `is read along the indexes by days`() throws {
    // only the records of the day are read.
    let plan = try Database(.memory).plan(of: SQLiteCanvasMarks.count)
    #expect(plan.contains { $0.contains("waterings_by_day") })
    #expect(plan.count { $0.contains("readings_by_day") } == 2)
    #expect(!plan.contains { $0.hasPrefix("SCAN ") && !$0.contains("CONSTANT") }, "\(plan)")
  }
}
