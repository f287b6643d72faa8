import Support
import Testing

@testable import Domain

@Suite struct `Planting many people at once` {
  private let store = PeopleInMemory()

  private func plant(_ count: Int, every days: Int?, tag: String? = nil) throws -> [Person] {
    let cycles = try #require(TagCycles("family 14"))
    let people = People(
      people: store, reviews: store, clock: .fixed("2026-03-01"), ids: .counted(),
      randomSource: .fixed(0), opener: .nothing, defaultHour: { () throws(StorageFailure) in 20 },
      tagCycles: { () throws(StorageFailure) in cycles })
    let drafts = (0..<count).map { number in
      var draft = PersonInput(name: "사람 \(number % 3)", cycleDays: days, phone: "010-\(number % 3)")
      draft.tags = .set(tag.map { [$0] } ?? [])
      return draft
    }
    return try people.plant(drafts)
  }

  @Test func `leaves them without a rhythm where nobody says one`() throws {
    // I-31, I-32
    let planted = try plant(3, every: nil)
    #expect(planted.map(\.rhythm) == [nil, nil, nil])
    #expect(try store.list(PeopleQuery(dueBy: .on("9999-12-31"))) == [])
  }

  @Test func `takes the cycle that is said, or else that of a tag`() throws {
    // I-31
    #expect(try plant(3, every: nil, tag: "family").map(\.cycle?.days) == [14, 14, 14])
    let other = PeopleInMemory()
    #expect(try other.list() == [])
    #expect(try plant(0, every: 7) == [])
  }

  @Test(arguments: [
    (1, 7, [7]), (3, 7, [3, 5, 7]), (3, 1, [1, 1, 1]), (4, 2, [1, 1, 2, 2]),
  ])
  func `spreads the first waterings over the cycle`(_ count: Int, _ days: Int, _ first: [Int])
    throws
  {
    // I-31
    let cycle = Cycle(stored: days)
    #expect((0..<count).map { PlantMany.share($0, of: count, cycle) } == first)
    let many = (0..<800).map { PlantMany.share($0, of: 800, Cycle(stored: 14)) }
    #expect(Set(many) == Set(1...14) && Dictionary(grouping: many, by: \.self)[3]?.count == 57)
  }

  @Test func `passes over whoever is registered with the name and number`() throws {
    // I-31, V15, N-18
    #expect(try plant(5, every: 7).map(\.name.text) == ["사람 0", "사람 1", "사람 2"])
  }

  @Test func `registers nobody where one breaks a rule`() throws {
    // I-31
    #expect(throws: PeopleFailure.refused(.cycleRange(1...366))) { try plant(2, every: 367) }
    #expect(throws: PeopleFailure.refused(.badTag("12"))) { try plant(2, every: 7, tag: "12") }
    #expect(try store.list() == [])
  }
}

@Suite struct `The birthdays calendars are given` {
  private func events(_ birthday: Birthday?) -> [BirthdayEvent] {
    ExportBirthdays.events(of: .person(.sample(birthday: birthday)), on: .on("2026-03-10"))
  }

  @Test func `begin with the birth, or with this year where no year is known`() throws {
    // I-33
    let exported = events(Birthday(year: 1990, month: 5, day: 17))
    #expect(exported.map(\.day) == [.on("1990-05-17")] && exported.map(\.comesAgain) == [.yearly])
    let yearless = events(Birthday(year: nil, month: 1, day: 2))
    #expect(yearless.map(\.day) == [.on("2026-01-02")])
    #expect(exported.map(\.uid) == ["haru-birthday-mina"] && events(nil) == [])
  }

  @Test func `of 29 February come on the last day of the month each year`() {
    // I-33
    let leap = events(Birthday(year: 1996, month: 2, day: 29))
    #expect(leap.map(\.day) == [.on("1996-02-29")])
    #expect(leap.map(\.comesAgain) == [.onLastOfFebruary])
    #expect(events(Birthday(year: nil, month: 2, day: 29)).map(\.day) == [.on("2026-02-28")])
  }

  @Test func `of the lunar calendar are ten days, each known by its year`() throws {
    // I-33
    let lunar = try LunarBirthday(reading: "lunar:1948-03-08")
    let exported = events(.lunar(lunar))
    #expect(exported.count == 10 && exported.allSatisfy { $0.comesAgain == .once })
    #expect(
      exported.first?.day == .on("2026-04-24") && exported.first?.uid == "haru-birthday-mina-2026")
    #expect(
      exported.map(\.day) == exported.map(\.day).sorted() && Set(exported.map(\.uid)).count == 10)
    for event in exported { #expect(LunarDate.observed(on: event.day).contains(lunar.date)) }
  }
}
