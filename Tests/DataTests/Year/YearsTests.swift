import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `A year in the store` {
  @Test func `comes to what was kept in each part`() throws {
    // F-34: the expected numbers were counted by hand in the sample.
    let world = try WholeYear.world()
    let book = try world.features.year(2026)
    #expect(try world.features.moods.queries.year(2026).squares == book.moods.squares)
    #expect(book.moods.all.count == 52 + 26)
    #expect(book.moods.pictures.map(\.day.parts.month) == Array(1...11))
    #expect(book.people.days.total == 19 && book.people.wateredCount == 4)
    #expect(book.people.registered == 5)
    #expect(book.people.watered.map(\.times) == [6, 6, 6, 1])
    #expect(book.reading.days.total == 240 + 320 && book.reading.finishedCount == 2)
    #expect(book.reading.finished.map(\.facts.title.text) == ["데미안", "Walden"])
    #expect(book.reading.longest?.facts.title.text == "Walden")
    #expect(book.reading.sentences.map(\.page) == [124, 91], "the best rated book first")
    #expect(book.sayings.writtenCount == 1 && book.sayings.likedCount == 1)
    #expect(book.sayings.best.count == 2)
    #expect(book.events.days.total == 13 && book.events.seconds == 13 * 5400)
    #expect(!book.isEmpty && book.goesOn)
    #expect(try world.features.year(2025).isEmpty)
  }

  @Test func `has what lies on its own local days, and nothing that was removed`() throws {
    // F-34
    let world = try TestEnvironment(now: "2026-12-31T23:50")
    for line in [
      "moods add 10", "schedule add late --from '2026-12-31 23:55' --to '2027-01-01 00:20'",
      "schedule add early --from '2027-01-01 00:00' --to '2027-01-01 01:00'",
      "schedule add first --from '2026-01-01 00:00' --to '2026-01-01 01:00'",
      "schedule add before --from '2025-12-31 23:59' --to '2026-01-01 01:00'",
      "moods add 90 'gone' --at 10:00", "people add Noor --every 7", "people water Noor --early",
      "people remove Noor --yes",
    ] { #expect(world.run(line).status == .done, "\(line)") }
    let gone = try #require(try world.features.moods.queries.day(.on("2026-12-31")).records.first)
    _ = try world.features.moods.edit.remove(gone.id)
    let book = try world.features.year(2026)
    #expect(book.events.days.map(\.day.description) == ["2026-01-01", "2026-12-31"])
    #expect(book.moods.all.count == 1 && book.moods.brightest == nil)
    #expect(book.people.days.isEmpty && book.people.registered == 0)
    #expect(try world.features.year(2027).events.days.total == 1)
  }

  @Test(arguments: [
    YearSQL.brightest, YearSQL.waterings, YearSQL.watered, YearSQL.registered, YearSQL.events,
    YearSQL.longestEvent, YearSQL.finished, YearSQL.finishedCount, YearSQL.longestBook,
    YearSQL.sentences, YearSQL.sentenceCount, YearSQL.sayingDays, YearSQL.writtenSayings,
    YearSQL.likedSayings, OnThisDaySQL(days: 11).felt, OnThisDaySQL(days: 11).finished,
    OnThisDaySQL(days: 11).copied, OnThisDaySQL(days: 11).watered,
  ])
  func `is read along indexes`(_ sql: String) throws {
    // F-34: no query scans a whole table.
    let tables = ["m", "w", "p", "people", "e", "b", "s", "moods", "books", "sayings", "events"]
    for line in try Database(.memory).plan(of: sql) where line.hasPrefix("SCAN ") {
      let name = line.split(separator: " ").dropFirst().first.map(String.init) ?? ""
      #expect(!tables.contains(name) || line.contains("sayings_by_liking"), "\(line)")
    }
  }
}

@Suite struct `What was on this day before` {
  private func world(_ lines: [(String, String)]) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2019-01-01T09:00")
    for (day, line) in lines {
      try world.go(to: "\(day)T12:00")
      #expect(world.run(line).status == .done, "\(line)")
    }
    try world.go(to: "2026-03-10T09:00")
    return world
  }

  @Test func `is of the nearest year, then of the last month, and what is rarer goes first`() throws
  {
    //
    let book = "books add --manual --title Walden --pages 10 --target 2025-04-01"
    let world = try world([
      ("2023-03-10", "moods add 91 older"), ("2025-03-10", "people add Noor --every 7"),
      ("2025-03-10", "people water Noor --early"), ("2025-03-10", "moods add 60"),
      ("2026-02-10", "moods add 70 'last month'"),
    ])
    func onThisDay() throws -> OnThisDay? { try world.features.year.onThisDay() }
    guard case .watered(let person) = try onThisDay()?.matter else {
      Issue.record("a watering goes before a feeling without words")
      return
    }
    #expect(person.name.text == "Noor")
    #expect(try onThisDay()?.distance(from: world.now.day) == .years(1))
    try world.go(to: "2025-03-10T13:00")
    for line in ["moods add 40 rain", book, "books read Walden 10"] {
      #expect(world.run(line).status == .done, "\(line)")
      try world.go(to: "2026-03-10T09:00")
      switch (line, try onThisDay()?.matter) {
      case ("moods add 40 rain", .felt(let record, _)): #expect(record.level?.value == 40)
      case (book, .felt): break
      case ("books read Walden 10", .finished(let own)):
        #expect(own.facts.title.text == "Walden")
      default: Issue.record("\(line): \(String(describing: try onThisDay()))")
      }
      try world.go(to: "2025-03-10T13:00")
    }
    try world.go(to: "2026-03-11T09:00")
    #expect(try onThisDay() == nil)
    try world.go(to: "2024-03-10T09:00")
    #expect(try onThisDay()?.distance(from: world.now.day) == .years(1))
  }

  @Test func `is looked for on days the calendar has`() {
    //
    #expect(OnThisDay.days(before: .on("2026-03-10")).count == 11)
    #expect(OnThisDay.days(before: .on("2026-03-10")).last == .on("2026-02-10"))
    let leap = OnThisDay.days(before: .on("2024-02-29")).map(\.description)
    #expect(leap == ["2020-02-29", "2016-02-29", "2024-01-29"])
    #expect(OnThisDay.days(before: .on("2026-03-31")).count == 10, "no 31 February")
    #expect(OnThisDay.days(before: .on("2026-01-05")).last == .on("2025-12-05"))
  }
}
