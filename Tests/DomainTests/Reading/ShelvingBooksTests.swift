import Domain
import Support
import Testing

@Suite struct `Where a book lies` {
  private let world = ReadingFixture()
  private let id = ID<Book>("b1")

  private func reading(_ day: String = "2026-03-01") -> Reading { world.reading(on: day) }

  private func refusal(_ body: () throws(ReadingFailure) -> Void) -> BookRefusal? {
    do throws(ReadingFailure) { try body() } catch {
      if case .refused(let refusal) = error { return refusal }
    }
    return nil
  }

  @Test func `is the list of those to read until it is begun, by a day as ever`() throws {
    // I-14
    let wanted = try reading().add.wanted(BookDraft(title: "싯다르타"))
    #expect(wanted.status == .wanted && wanted.startedOn == nil && wanted.target == nil)
    #expect(wanted.position == nil && wanted.facts.pages == nil)
    #expect(try reading().books.list(BookList(.reading)).isEmpty)
    #expect(try reading().books.list(BookList(.wanted)) == [wanted])
    // The same book cannot be added to the list twice, and it is never overdue.
    #expect(
      refusal { () throws(ReadingFailure) in
        _ = try reading().add.wanted(BookDraft(title: "싯다르타"))
      } == .duplicateBook(wanted))
    #expect(BookProgress(wanted, today: .on("2027-01-01")).isOverdue == false)
    try world.store.keep(.sample())
    let begun = try reading("2026-03-05").shelve.begin(wanted.id)
    #expect(begun.status == .reading && begun.startedOn == .on("2026-03-05"))
    #expect(begun.target == nil && begun.position == 2)
    let until = Day.on("2027-03-06")
    #expect(
      refusal { () throws(ReadingFailure) in
        _ = try reading("2026-03-05").shelve.begin(begun.id, target: until)
      } == .duplicateBook(begun))
  }

  @Test func `is left only by who wants it no more`() throws {
    // I-14
    try world.store.keep(.sample())
    let wanted = try reading().add.wanted(BookDraft(title: "싯다르타"))
    #expect(try reading().shelve.stopWanting(wanted.id) == wanted)
    #expect(try reading().books.list(BookList(.wanted)).isEmpty)
    #expect(
      refusal { () throws(ReadingFailure) in _ = try reading().shelve.stopWanting(id) }
        == .wrongStatus(.reading, accepted: [.wanted]))
  }

  @Test func `is aside while it rests or was given up, and ends when it is read`() throws {
    // I-14
    try world.store.keep(.sample())
    _ = try reading().read(id, to: .page(30))
    let paused = try reading().shelve.pause(id)
    #expect(paused.status == .paused && paused.position == nil)
    #expect(BookProgress(paused, today: .on("2026-03-20")).owedToday == nil)
    #expect(try reading().shelve.drop(id).status == .dropped)
    #expect(try reading().books.list(BookList(.pausedOrDropped)).map(\.id) == [id])
    #expect(try reading().books.dueFirst(atMost: 9).isEmpty)
    // A target that has passed is removed.
    let resumed = try reading("2026-03-20").shelve.resume(id)
    #expect(resumed.status == .reading && resumed.target == nil && resumed.total == 30)
    _ = try reading("2026-03-20").shelve.pause(id)
    let read = try reading("2026-03-21").read(id, to: .page(60)).book
    #expect(read.status == .reading && read.total == 60)
    #expect(
      refusal { () throws(ReadingFailure) in _ = try reading().shelve.resume(id) }
        == .wrongStatus(.reading, accepted: [.paused, .dropped, .finished, .wanted]))
  }

  @Test func `is the reading of it again, whose end before stays`() throws {
    // I-14
    try world.store.keep(.sample())
    _ = try reading("2026-03-02").read.complete(id)
    let again = try reading("2026-04-01").shelve.resume(id)
    #expect(again.status == .reading && again.total == 0 && again.round == 1)
    #expect(again.readCount == 1 && again.startedOn == .on("2026-04-01") && again.target == nil)
    #expect(
      try reading().books.readThroughs(of: id)
        == [ReadThrough(round: 0, started: .on("2026-03-01"), finished: .on("2026-03-02"))])
    _ = try reading("2026-04-03").read(id, to: .page(100))
    let done = try reading("2026-04-04").read.complete(id)
    #expect(done.book.readCount == 2 && done.celebration?.daysUsed == 3)
    #expect(try reading("2026-12-31").aim(2026).finished == 2)
    #expect(try reading().books.records(of: id).map(\.total) == [300, 100, 300])
    #expect(try reading().queries.categories().map(\.pages) == [600])
    // Only the entries of the current reading are removed.
    let taken = try reading("2026-04-05").read.takeBack(id, .all)
    #expect(taken.records.count == 2 && taken.book.status == .reading)
    #expect(try reading("2026-12-31").aim(2026).finished == 1)
  }

  @Test func `is finished without a day where nobody knows it, and in no month then`() throws {
    // I-10
    try world.store.keep(
      .sample("old", "오래된 책", on: .finished),
      .sample("new", "새 책", on: .finished, ended: "2026-02-03"))
    let shelf = try reading().books.list(BookList(.finished, sort: .recent))
    #expect(shelf.map(\.id.text) == ["new", "old"])
    #expect(shelf.map(\.completedOn) == [.on("2026-02-03"), nil])
    #expect(
      shelf.allSatisfy {
        $0.readCount == 1 && BookProgress($0, today: .on("2026-03-01")).percent == 100
      })
    #expect(try reading().queries.finishedByMonth().map(\.books) == [1, 0])
    #expect(try reading().books.counts().finished == 2)
    #expect(
      refusal { () throws(ReadingFailure) in _ = try reading().read(ID("old"), to: .page(3)) }
        == .alreadyComplete(nil))
  }
}

@Suite struct `A day of reading that has been` {
  private let world = ReadingFixture("2026-03-20")
  private let id = ID<Book>("b1")

  init() throws { try world.store.keep(.sample(target: "2026-04-01")) }

  private func read(_ position: ReadingPosition, on day: String) throws(ReadingFailure)
    -> ReadingDone
  {
    try world.reading().read(id, to: position, on: .on(day))
  }

  private func refusal(_ page: Int, on day: String) -> BookRefusal? {
    do throws(ReadingFailure) { _ = try read(.page(page), on: day) } catch {
      if case .refused(let refusal) = error { return refusal }
    }
    return nil
  }

  @Test func `stands between the others, and says what would be accepted`() throws {
    // I-14
    _ = try read(.page(50), on: "2026-03-05")
    _ = try read(.page(100), on: "2026-03-15")
    #expect(try read(.page(80), on: "2026-03-10").record.pagesRead == 30)
    let records = try world.reading().books.records(of: id)
    #expect(records.map(\.total) == [50, 80, 100] && records.map(\.pagesRead) == [50, 30, 20])
    let day = Day.on("2026-03-07")
    for page in [50, 20] {
      #expect(
        refusal(page, on: "2026-03-07")
          == .notBetween(day, accepted: 51...79, isPercent: false))
    }
    // N-39: the error names the later entry that is in the way.
    for page in [80, 300] {
      #expect(
        refusal(page, on: "2026-03-07")
          == .notBetween(day, accepted: 51...79, isPercent: false, later: records[1]))
    }
    #expect(refusal(301, on: "2026-03-07") == .pageRange(1...300))
    #expect(refusal(200, on: "2026-03-21") == .dayToCome(latest: .on("2026-03-20")))
    // The entry of the same day is replaced, and the next entry has fewer pages.
    #expect(try read(.page(90), on: "2026-03-10").before?.total == 80)
    #expect(try world.reading().books.records(of: id).map(\.pagesRead) == [50, 40, 10])
    _ = try read(.page(51), on: "2026-03-06")
    _ = try read(.page(53), on: "2026-03-08")
    _ = try read(.page(52), on: "2026-03-07")
    let later = try world.reading().books.records(of: id).first { $0.total == 51 }
    #expect(
      refusal(52, on: "2026-03-05")
        == .notBetween(.on("2026-03-05"), accepted: 1...50, isPercent: false, later: later))
  }

  @Test func `finishes the book on it, and is never before it was begun`() throws {
    // I-14
    let done = try world.reading().read.complete(id, on: .on("2026-02-20"))
    #expect(done.book.completedOn == .on("2026-02-20") && done.book.startedOn == .on("2026-02-20"))
    #expect(done.celebration?.daysUsed == 0)
    #expect(try world.reading().queries.finishedByMonth().first?.day == .on("2026-02-01"))
  }
}

@Suite struct `A book without pages` {
  private let world = ReadingFixture()
  private let id = ID<Book>("b1")

  @Test func `is read by percent, which count as no pages`() throws {
    // I-13
    try world.store.keep(.sample(pages: nil))
    for (day, percent) in [("2026-03-01", 20), ("2026-03-02", 45), ("2026-03-03", 100)] {
      let done = try world.reading(on: day).read(id, to: .percent(percent))
      #expect(done.record.total == percent && done.record.isPercent)
      #expect(BookProgress(done.book, today: .on(day)).percent == percent)
    }
    let reading = world.reading(on: "2026-03-04")
    #expect(try reading.books.find("b1").completedOn == .on("2026-03-03"))
    #expect(try reading.queries.daily().total == 0 && reading.queries.categories().isEmpty)
    #expect(try reading.queries.stats().streak.longest == 3)
  }

  @Test func `has pages once somebody says how many, and its records too`() throws {
    // I-13
    try world.store.keep(.sample(pages: nil))
    for (day, percent) in [("2026-03-01", 20), ("2026-03-02", 21), ("2026-03-03", 99)] {
      _ = try world.reading(on: day).read(id, to: .percent(percent))
    }
    let reading = world.reading(on: "2026-03-04")
    // Three entries, the last of them not at the end, need at least four pages.
    #expect(throws: ReadingFailure.refused(.pagesRange(4...99_999))) {
      _ = try reading.edit(id, BookChange(pages: 3))
    }
    let book = try reading.edit(id, BookChange(pages: 60))
    #expect(book.total == 59 && !book.isComplete)
    let records = try reading.books.records(of: id)
    #expect(records.map(\.total) == [12, 13, 59] && records.map(\.pagesRead) == [12, 1, 46])
    #expect(records.allSatisfy { !$0.isPercent })
    #expect(try reading.queries.daily().total == 59)
  }
}

@Suite struct `A rating` {
  @Test(arguments: [
    ("4", "4"), ("3.5", "3.5"), ("3,5", "3.5"), ("3½", "3.5"), ("0.5", "0.5"), (".5", "0.5"),
    ("5.0", "5"),
  ])
  func `is read in halves`(_ typed: String, _ kept: String) throws {
    // I-11
    #expect(try Rating(reading: typed).description == kept)
  }

  @Test(arguments: ["0", "5.5", "6", "3.25", "-1", "3.55", "", "x", "0.0", "½½"])
  func `is nothing else`(_ typed: String) {
    #expect(throws: BookRefusal.ratingRange(Rating.range)) { try Rating(reading: typed) }
  }

  @Test func `rounds up where only whole stars have room`() {
    #expect(Rating.all.map(\.stars) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
  }
}
