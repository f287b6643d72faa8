import Domain
import Support
import Testing

/// The reading features over a store in memory, on a day that the test chooses.
struct ReadingFixture {
  let store = ReadingInMemory()
  let today: String

  init(_ today: String = "2026-03-01") { self.today = today }

  func reading(on day: String? = nil, at time: String = "09:00", target: String = "none")
    -> Reading
  {
    Reading(
      reading: store, clock: .fixed(day ?? today, at: time),
      calendar: .unchanging(offset: 9 * 3600), ids: .counted("\(day ?? today)-\(time)-"),
      share: .toNowhere,
      defaultTarget: { () throws(StorageFailure) in NewBookTarget(target) ?? .none })
  }
}

@Suite struct `Adding a book` {
  private let world = ReadingFixture()
  private let reading: Reading

  init() { reading = world.reading() }

  @Test func `typed in needs a title, and keeps the rest`() throws {
    // BK-31, I-13
    let draft = BookDraft(
      title: "  데미안 ", author: "헤르만 헤세", publisher: " ", published: .on("1919-01-01"), pages: 248,
      isbn: ISBN.counted(3).text, category: .poem)
    let book = try reading.add.manual(draft)
    #expect(book.facts.title.text == "데미안" && book.facts.publisher == nil)
    #expect(book.facts.isbn == .counted(3) && book.facts.pages == 248)
    #expect(book.started == .on("2026-03-01") && book.total == 0 && !book.isComplete)
    #expect(book.theme == .purple && book.position == 1)
    for (draft, refusal) in [
      (BookDraft(title: " ", pages: 1), BookRefusal.titleEmpty),
      (BookDraft(title: "a", pages: 0), .pagesRange(1...99_999)),
      (BookDraft(title: "a", pages: 100_000), .pagesRange(1...99_999)),
      (
        BookDraft(title: String(repeating: "가", count: 201), pages: 1), .tooLong(.title, limit: 200)
      ),
      (BookDraft(title: "a\u{1B}[2J", pages: 1), .controlCharacter(.title)),
      (BookDraft(title: "a", pages: 1, isbn: "9788960526007"), .badISBN),
    ] {
      #expect(throws: ReadingFailure.refused(refusal)) { _ = try reading.add.manual(draft) }
    }
    let longest = String(repeating: "👨‍👩‍👧", count: 200)
    #expect(try reading.add.manual(BookDraft(title: longest, pages: 1)).facts.title.text == longest)
  }

  @Test func `found somewhere takes what can be taken`() throws {
    // BK-28, §4.1
    let book = try reading.add.searchResult(
      BookDraft(
        title: String(repeating: "가", count: 999), author: "a\u{7}b", pages: 0, isbn: "1",
        description: "하나\r\n둘\u{1B}", link: "https://" + String(repeating: "a", count: 3000)))
    #expect(book.facts.title.text.count == 200 && book.facts.author?.text == "a b")
    #expect(book.facts.pages == nil && book.facts.isbn == nil && book.facts.link == nil)
    #expect(book.facts.description?.text == "하나\n둘")
    #expect(BookProgress(book, today: .on("2026-03-01")).percent == 0)
    #expect(throws: ReadingFailure.refused(.titleEmpty)) {
      _ = try reading.add.searchResult(BookDraft(title: ""))
    }
  }

  @Test func `has no target unless one is given, or the settings say one`() throws {
    // N-13
    #expect(try reading.add.manual(BookDraft(title: "a", pages: 1)).target == nil)
    #expect(try reading.add.searchResult(BookDraft(title: "b")).target == nil)
    let week = world.reading(at: "11:00", target: "7d")
    #expect(try week.add.manual(BookDraft(title: "c")).target == .on("2026-03-08"))
    #expect(try week.add.manual(BookDraft(title: "d"), target: .some(nil)).target == nil)
    let wanted = try week.add.wanted(BookDraft(title: "e"))
    #expect(wanted.target == nil)
    #expect(try week.shelve.begin(wanted.id).target == .on("2026-03-08"))
    let late = try week.edit(wanted.id, BookChange(target: .some(nil)))
    #expect(late.target == nil && !BookProgress(late, today: .on("2027-01-01")).isOverdue)
  }

  @Test func `has a target from tomorrow on for a year`() throws {
    // BK-29
    for day in ["2026-03-02", "2027-03-01"] {
      let book = try reading.add.manual(BookDraft(title: "a", pages: 1), target: .on(day))
      #expect(book.target == .on(day))
    }
    let range = Day.on("2026-03-02")...Day.on("2027-03-01")
    for day in ["2026-03-01", "2026-02-01", "2027-03-02"] {
      #expect(throws: ReadingFailure.refused(.targetRange(range))) {
        _ = try reading.add.manual(BookDraft(title: "a", pages: 1), target: .on(day))
      }
    }
  }

  @Test func `tells the pace, the last day among the days and pages rounded up`() {
    // BK-30
    let pace = Pace(pages: 1022, from: .on("2023-03-01"), to: .on("2023-03-08"))
    #expect(pace?.days == 8 && pace?.pages == 128)
    #expect(Pace(pages: 10, from: .on("2023-03-02"), to: .on("2023-03-01")) == nil)
    #expect(Pace(pages: 10, from: .on("2023-03-01"), to: .on("2023-03-01"))?.pages == 10)
  }

  @Test func `is refused where its number is a goal, as long as it is one`() throws {
    // BK-32
    let draft = BookDraft(title: "a", pages: 9, isbn: ISBN.counted(1).text)
    let first = try reading.add.manual(draft)
    #expect(throws: ReadingFailure.refused(.duplicateBook(first))) {
      _ = try reading.add.searchResult(draft)
    }
    // Books without an ISBN are distinguished by their IDs.
    for _ in 1...2 { _ = try world.store.add(.sample("x\(try reading.books.counts().reading)")) }
    _ = try reading.edit.remove(first.id)
    #expect(try world.reading(at: "10:00").add.manual(draft).facts.isbn == .counted(1))
  }

  @Test func `is found by id, its beginning, number and title`() throws {
    try world.store.keep(.sample("abcd1", "책"), .sample("abcd2", "책"), .sample("x", "다른 책"))
    let books = reading.books
    #expect(try books.find(" x ").id.text == "x" && books.find("abcd2").id.text == "abcd2")
    for reference in ["abcd", "책"] {
      #expect {
        _ = try books.find(reference)
      } throws: { error in
        guard case ReadingFailure.ambiguous(reference, let found) = error else { return false }
        return found.map(\.id.text) == ["abcd1", "abcd2"]
      }
    }
    // Fewer than four characters of an ID never find a book.
    for reference in ["", " ", "없다", "abc"] {
      #expect(throws: ReadingFailure.unknown(reference: reference)) {
        _ = try books.find(reference)
      }
    }
  }
}
