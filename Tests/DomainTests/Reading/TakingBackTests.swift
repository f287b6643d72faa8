import Domain
import Support
import Testing

@Suite struct `Taking back what was done with a book` {
  private let world = ReadingFixture()

  private func book() throws -> Book {
    try world.reading().add.manual(BookDraft(title: "Momo", pages: 100))
  }

  @Test func `gives the day the record it had before, or none`() throws {
    // BK-57, BK-64
    let reading = world.reading()
    let id = try book().id
    let first = try reading.read(id, to: .page(10))
    let second = try reading.read(id, to: .page(30))
    #expect(second.before == first.record && first.before == nil)
    #expect(try reading.read.takeBack(second).last == first.record)
    #expect(try reading.read.takeBack(first).last == nil)
    // `before` is an earlier entry of the same day, so an entry of another day does not count.
    _ = try reading.read(id, to: .page(10))
    let later = try world.reading(on: "2026-03-02").read(id, to: .page(40))
    #expect(later.before == nil)
    #expect(try world.reading(on: "2026-03-02").read.takeBack(later).total == 10)
  }

  @Test func `leaves what was read since, on the same day or another`() throws {
    let reading = world.reading()
    let id = try book().id
    let first = try reading.read(id, to: .page(10))
    let second = try reading.read(id, to: .page(30))
    #expect(throws: ReadingFailure.refused(.readSince)) { try reading.read.takeBack(first) }
    let tomorrow = world.reading(on: "2026-03-02")
    _ = try tomorrow.read(id, to: .page(50))
    #expect(throws: ReadingFailure.refused(.readSince)) { try tomorrow.read.takeBack(second) }
    #expect(try reading.books.find(id.text).total == 50)
  }

  @Test func `un-finishes a book that was finished by mistake`() throws {
    // BK-64
    let reading = world.reading()
    let id = try book().id
    _ = try reading.read(id, to: .page(10))
    let done = try reading.read.complete(id)
    #expect(done.celebration != nil)
    let back = try reading.read.takeBack(done)
    #expect(!back.isComplete && back.total == 10)
  }

  @Test func `makes a book again what it was, unless it was changed elsewhere since`() throws {
    // BK-34, BK-36
    let reading = world.reading()
    let before = try book()
    let changed = try reading.edit.change(before.id, BookChange(title: "Momo 2", pages: 120))
    #expect(changed.before == before && changed.book.facts.title.text == "Momo 2")
    // Log entries that were added in the meantime stay.
    _ = try reading.read(before.id, to: .page(10))
    let back = try reading.edit.putBack(changed)
    #expect(back.facts == before.facts && back.total == 10)
    let rated = try reading.edit.mark(before.id, 4)
    _ = try reading.edit(before.id, BookChange(author: "Michael Ende"))
    #expect(throws: ReadingFailure.refused(.changedSince)) { try reading.edit.putBack(rated) }
    #expect(try reading.books.find(before.id.text).rating == 4)
  }

  @Test func `makes a sentence again what it was, unless it was changed elsewhere since`() throws {
    // BK-67
    let reading = world.reading()
    let sentence = try reading.quote(try book().id, "Zeit ist Leben.", page: 3)
    let changed = try reading.quote.change(sentence.id, SentenceChange(page: 4))
    #expect(changed.before == sentence && changed.sentence.page == 4)
    #expect(try reading.quote.putBack(changed) == sentence)
    let again = try reading.quote.change(sentence.id, SentenceChange(page: 5))
    _ = try reading.quote.edit(sentence.id, SentenceChange(text: "Zeit ist Leben!"))
    #expect(throws: ReadingFailure.refused(.changedSince)) { try reading.quote.putBack(again) }
  }
}

@Suite struct `Months of reading` {
  @Test func `are whole ones, as many as were asked for, up to today`() throws {
    // BK-75, newcomer B3
    let world = ReadingFixture("2026-01-06")
    let book = try world.reading().add.manual(
      BookDraft(title: "Momo", pages: 500), target: .on("2026-12-31"))
    _ = try world.reading().read(book.id, to: .page(100))
    _ = try world.reading(on: "2026-02-20").read(book.id, to: .page(110))
    let reading = world.reading(on: "2026-02-21")
    let one = try reading.queries.monthly(1)
    #expect(one.months == [DayPages(day: .on("2026-02-01"), pages: 10)])
    #expect(one.days.last?.day == .on("2026-02-21"), "days to come do not count")
    let three = try reading.queries.monthly(3)
    #expect(three.months.map(\.pages) == [0, 100, 10])
    #expect(three.days.first?.day == .on("2025-12-01"))
  }
}
