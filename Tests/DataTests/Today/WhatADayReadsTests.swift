import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `What a day reads` {
  @Test(arguments: Backing.allCases)
  func `finds whoever was born on a day of any year`(_ backing: Backing) throws {
    let people: [Person] = [
      .sample(id: "a", birthday: Birthday(year: 1990, month: 5, day: 17)),
      .sample(id: "b", birthday: Birthday(year: nil, month: 5, day: 18)), .sample(id: "c"),
      .sample(id: "d", birthday: Birthday(year: nil, month: 5, day: 17)),
      .sample(id: "gone", birthday: Birthday(year: nil, month: 5, day: 17)),
      .sample(id: "moon", birthday: try Birthday(reading: "lunar:1985-05-17")),
      .sample(id: "leap", birthday: try Birthday(reading: "lunar:leap05-17")),
    ]
    try backing.open(with: people) { people in
      _ = try people.remove(ID("gone"), at: .on("2026-03-01"))
      let days = try [(5, 18), (5, 17), (5, 19)].map {
        try #require(Birthday(year: nil, month: $0.0, day: $0.1))
      }
      func born(_ limit: Int) throws -> [String] {
        try people.born(on: days, atMost: limit).map(\.id.text)
      }
      #expect(try born(9) == ["b", "a", "d"])
      #expect(try born(2) == ["b", "a"] && born(0) == [])
      #expect(try people.born(on: [], atMost: 9) == [])
      let moons = try ["lunar:leap05-17", "lunar:05-17"].map { try Birthday(reading: $0) }
      #expect(try people.born(on: moons, atMost: 9).map(\.id.text) == ["leap", "moon"])
    }
  }

  @Test(arguments: [false, true])
  func `finds what waits to be recorded, the oldest first`(_ isReal: Bool) throws {
    let database = try Database(.memory)
    let fake = PeopleInMemory()
    let people: any PeopleRepository = isReal ? SQLitePeople(database) : fake
    let reviews: any ReviewsRepository =
      isReal ? SQLiteReviews(database, clock: .fixed("2026-03-20")) : fake
    for id in ["a", "b", "c", "gone"] { try people.insert(.sample(id: id)) }
    #expect(try reviews.waiting(atMost: nil) == [])
    for (id, time) in [("b", "09:00"), ("gone", "08:00"), ("a", "10:00"), ("c", "09:00")] {
      try reviews.begin(
        PendingReview(person: ID(id), channel: .call, at: .on("2026-03-10", at: time)))
    }
    _ = try people.remove(ID("gone"), at: .on("2026-03-11"))
    let all = try reviews.waiting(atMost: nil)
    #expect(all.map(\.person.id.text) == ["b", "c", "a"])
    #expect(all.map(\.pending) == (try reviews.pending()))
    #expect(try reviews.waiting(atMost: 2).map(\.person.id.text) == ["b", "c"])
    #expect(try reviews.waiting(atMost: 0) == [])
  }

  @Test(arguments: ReadingBacking.allCases)
  func `finds the unfinished books that are wanted first`(_ backing: ReadingBacking) throws {
    let books: [Book] = [
      .sample("late", "d", target: "2026-04-09"), .sample("soon", "c", target: "2026-03-05"),
      .sample("same", "a", target: "2026-03-05"), .sample("done", "b", target: "2026-03-02"),
      .sample("gone", "e", target: "2026-03-03"),
    ]
    try backing.open(with: books) { reading in
      try reading.keep(.sample("2026-03-01", 300, 300), of: "done")
      _ = try reading.remove(ID("gone"), at: .on("2026-03-01"))
      func first(_ limit: Int) throws -> [String] {
        try reading.dueFirst(atMost: limit).map(\.id.text)
      }
      #expect(try first(9) == ["soon", "same", "late"])
      #expect(try first(1) == ["soon"] && first(0) == [] && first(-1) == [])
      _ = try reading.move(ID("same")) { _, _ in 1 }
      #expect(try first(2) == ["same", "soon"])
      #expect(try reading.dueFirst(atMost: 1).first?.position == nil)
      var all: [String] = []
      try reading.visitDue { book in
        all.append("\(book.id.text) \(book.position ?? 0)")
        return true
      }
      #expect(all == ["same 1", "soon 3", "late 2"])
      all = []
      try reading.visitDue { book in
        all.append(book.id.text)
        return false
      }
      #expect(all == ["same"])
    }
  }

  @Test(arguments: ReadingBacking.allCases)
  func `finds the books without a target that were read lately`(_ backing: ReadingBacking) throws {
    // N-13
    let books: [Book] = [
      .sample("dated", "a", target: "2026-04-09"), .sample("old", "b", on: nil),
      .sample("new", "c", on: nil), .sample("newer", "d", on: nil), .sample("unread", "e", on: nil),
    ]
    try backing.open(with: books) { reading in
      for (id, day) in [
        ("dated", "2026-03-09"), ("old", "2026-02-20"), ("new", "2026-03-05"),
        ("newer", "2026-03-08"),
      ] { try reading.keep(.sample(day, 10, 10), of: id) }
      func read(since day: String, _ limit: Int = 9) throws -> [String] {
        try reading.undated(readSince: .on(day), atMost: limit).map(\.id.text)
      }
      #expect(try read(since: "2026-03-05") == ["newer", "new"])
      #expect(try read(since: "2026-02-20") == ["newer", "new", "old"])
      #expect(try read(since: "2026-02-20", 1) == ["newer"])
      #expect(try read(since: "2026-01-01", 0) == [])
      #expect(try read(since: "2026-03-10") == [])
    }
  }

  @Test(
    arguments: [
      BirthdaySQL.born(on: 9), ReviewsSQL.waiting, BooksSQL.dueFirst, BooksSQL.undated,
    ])
  func `walks an index and sorts nothing`(_ sql: String) throws {
    let plan = try Database(.memory).plan(of: sql)
    #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
    let scans = plan.filter {
      $0.hasPrefix("SCAN") && !$0.contains("pending_by_time") && $0 != "SCAN w"
        && !$0.contains("CONSTANT")
    }
    #expect(scans.isEmpty, "\(plan)")
  }

  @Test(.slow) func `is bounded among a hundred thousand who are due`() throws {
    let database = try Database(.memory)
    let people = SQLitePeople(database)
    let born = Birthday(year: nil, month: 3, day: 20)
    let many = (0..<100_000).map { number in
      Person.sample(
        id: "p\(number)", birthday: number % 2 == 0 ? born : nil, next: "2026-03-19")
    }
    #expect(try people.insertNew(many).count == 100_000)
    var visited = 0
    try people.visit(PeopleQuery(dueBy: .on("2026-03-20"), limit: TodayPage.reach)) { _ in
      visited += 1
      return true
    }
    #expect(visited == TodayPage.reach)
    let queries = People.on("2026-03-20", over: people).queries
    #expect(try queries.birthdays(atMost: TodayPage.reach).count == TodayPage.reach)
  }
}
