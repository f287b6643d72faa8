import Domain
import Support
import Testing

@testable import Data

@Suite struct `A glance at the store` {
  private let now = Now.on("2026-03-01", at: "12:00")

  private func question(_ mode: CanvasMode = .daily) -> DaySummaryQuestion {
    DaySummaryQuestion(
      now: now, midnight: .on("2026-03-02", at: "00:00"), mode: mode,
      in: .unchanging(offset: 9 * 3600))
  }

  private func event(_ name: String, _ start: Now, hours: Int) throws -> Event {
    Event(
      id: ID(name), title: try SingleLineText(name, limit: 20), start: start,
      end: Now(instant: start.instant + hours * 3600, offset: start.offset))
  }

  @Test func `sees what goes on, of every length, and what comes next today`() throws {
    // SC-16
    let database = try Database(.memory)
    let schedule = SQLiteSchedule(database)
    let noon = now.instant
    func at(_ hours: Int) -> Now { Now(instant: noon + hours * 3600, offset: now.offset) }
    for (name, start, hours) in [
      ("over", -1, 1), ("begins", 0, 1), ("week", -100, 168), ("year", -4000, 8760),
      ("next", 2, 1), ("later", 3, 1), ("tomorrow", 12, 1),
    ] { try schedule.add(try event(name, at(start), hours: hours)) }
    let seen = try SQLiteDaySummary(database).summary(question())
    #expect(Set(seen.goingOn.map(\.id.text)) == ["begins", "week", "year"])
    #expect(seen.next?.id.text == "next")
  }

  @Test func `sees the same canvas as the page of the day does`() throws {
    // CV-31, CV-56
    for mode in CanvasMode.allCases {
      let world = try TestEnvironment()
      let preferences = world.features.preferences
      _ = try preferences.set("moods.picture", to: mode.rawValue)
      #expect(try world.features.daySummary().canvas == page(of: world, mode))
      for level in [5, 50, 95] {
        #expect(world.run("moods add \(level) felt").status == .done)
      }
      #expect(world.run("moods theme today 2").status == .done)
      #expect(try world.features.daySummary().canvas == page(of: world, mode))
      try world.go(to: "2026-03-02T09:00")
      #expect(try world.features.daySummary().canvas == page(of: world, mode))
      for level in 1...12 { #expect(world.run("moods add \(level) felt").status == .done) }
      #expect(try world.features.daySummary().canvas == page(of: world, mode))
    }
  }

  private func page(of world: TestEnvironment, _ mode: CanvasMode) throws -> Canvas {
    try world.features.moods.queries.canvas(world.now.day, mode)
  }

  @Test func `owes the pages the page of a book says`() throws {
    // BK-30
    let world = try TestEnvironment()
    for line in [
      "books add --manual --title Walden --pages 300 --target +3d",
      "books add --manual --title Unknown --pages 10 --target +9d", "books read Walden 40",
    ] { #expect(world.run(line).status == .done, "\(line)") }
    func owed() throws -> Int {
      try world.features.reading.books.list(BookList(.reading, sort: .custom))
        .compactMap { world.features.reading.books.progress(of: $0).owedToday }.reduce(0, +)
    }
    for day in ["2026-03-01", "2026-03-02", "2026-03-04", "2026-03-05", "2026-04-01"] {
      try world.go(to: day + "T09:00")
      #expect(try world.features.daySummary().pages == owed(), "\(day)")
    }
  }

  @Test func `counts no further than it has to`() throws {
    let database = try Database(.memory)
    try database.write { (store) throws(StorageFailure) in
      try store.script(
        """
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
        INSERT INTO people (id, name, cycle_days, alarm_hour, started_on, next_watering,
          name_folded)
        SELECT 'p' || i, 'n' || i, 7, 20, '2026-01-01', '2026-02-01', 'n' || i FROM n
        """)
    }
    let seen = try SQLiteDaySummary(database).summary(question())
    #expect(seen.waiting == DaySummaryQuestion.countedPlants + 1)
  }

  @Test(.slow) func `says a word in a bar while another program has the store for itself`() throws {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path)
      #expect(try haru("people", "add", "Mina", "--every", "7").status == 0)
      let owner = try Connection(path: haru.store, access: .readWrite, busyMilliseconds: 1000)
      try owner.acquireExclusiveLock(timeout: 1000)
      let bar = try haru("widget", "--format", "tmux")
      #expect(bar.status == 6 && bar.out == "busy\n" && bar.err == "")
      let prompt = try haru("widget", "--format", "prompt")
      #expect(prompt.status == 6 && prompt.out == "" && prompt.err == "")
      #expect(try haru("complete", "zsh", "--", "people", "water", "").out == "words\n")
      owner.releaseExclusiveLock()
      #expect(try haru("widget", "--format", "tmux").out == "no mood yet\n")
    }
  }

  @Test func `knows when midnight comes where clocks are moved`() throws {
    // CV-57: noon on days when the clocks change in Berlin and Cairo.
    for (zone, day, until) in [
      ("Europe/Berlin", "2026-03-29T12:00", "2026-03-30T00:00:00+02:00"),
      ("Europe/Berlin", "2026-10-25T01:00", "2026-10-26T00:00:00+01:00"),
      // This day has no midnight: the clock goes from 23:59:59 to 01:00.
      ("Africa/Cairo", "2026-04-23T12:00", "2026-04-24T01:00:00+03:00"),
    ] {
      try SampleFolder.using { folder in
        let haru = try BinaryUnderTest(home: folder.path)
        let out = try haru.run([
          "env", "TZ=\(zone)", "HARU_NOW=\(day)", haru.path, "widget", "--json",
        ]).out
        #expect(out.contains("\"validUntil\":\"\(until)\""), "\(zone) \(day): \(out)")
      }
    }
  }
}
