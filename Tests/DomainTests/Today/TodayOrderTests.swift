import Domain
import Support
import Testing

@Suite struct `What a day asks for` {
  private let noon = Now.on("2026-03-10", at: "12:00")
  private let day = Day.on("2026-03-10")

  private func plant(_ id: String, next: String) -> Plant {
    Plant(.sample(id: id, name: id, next: next), today: day)
  }

  private func book(_ id: String, target: String, read: Int? = nil, pages: Int? = 300)
    -> BookProgress
  {
    var book = Book.sample(id, id, pages: pages, target: target)
    book.last = read.map { ReadingRecord(at: noon, total: $0, pagesRead: $0) }
    return BookProgress(book, today: day)
  }

  private func event(_ id: String, _ start: String, _ end: String) -> ScheduledEvent {
    ScheduledEvent(.sample(id, id, on: "2026-03-10", from: start, to: end))
  }

  private func birthday(_ id: String, on day: String) -> ComingBirthday {
    ComingBirthday(of: .person(.sample(id: id, name: id)), on: .on(day), seenFrom: self.day)
  }

  private func names(_ page: TodayPage, at now: Now? = nil) -> [String] {
    page.lines(at: now ?? noon).map { Self.name($0.matter) }
  }

  private static func name(_ matter: TodayMatter) -> String {
    switch matter {
    case .event(let scheduled): scheduled.event.id.text
    case .plant(let plant): plant.person.id.text
    case .begun(let contact): contact.plant.person.id.text
    case .appointment(let appointment): appointment.person.id.text
    case .book(let progress): progress.book.id.text
    case .birthday(let birthday): birthday.celebrant.calledName
    case .date(let occasion): occasion.person.calledName
    case .loan(let gift): gift.person.calledName
    case .note(let note): note.id.text
    case .habit(let habit): habit.counter.tag
    }
  }

  @Test func `is ordered by what cannot wait`() {
    var page = TodayPage(day)
    page.plants = [plant("withered", next: "2026-03-08"), plant("thirsty", next: "2026-03-10")]
    page.begun = [
      UnnotedContact(
        plant("begun", next: "2026-03-20"),
        PendingReview(person: ID("begun"), channel: .call, at: noon))
    ]
    page.agenda = DayAgenda(
      day: day,
      events: [
        event("over", "08:00", "09:00"), event("now", "11:00", "13:00"),
        event("soon", "12:30", "13:00"), event("within", "13:00", "14:00"),
        event("later", "13:01", "14:00"),
      ])
    page.books = [
      book("overdue", target: "2026-03-09"), book("owed", target: "2026-03-12"),
      book("ahead", target: "2026-03-13", read: 290),
      book("unmeasured", target: "2026-03-14", pages: nil),
    ]
    page.birthdays = [birthday("today", on: "2026-03-10"), birthday("coming", on: "2026-03-12")]
    #expect(
      names(page) == [
        "now", "soon", "within", "today", "begun", "withered", "thirsty", "overdue", "owed",
        "later", "coming", "unmeasured", "ahead",
      ])
    #expect(page.lines(at: noon).map(\.urgency) == page.lines(at: noon).map(\.urgency).sorted())
    #expect(page.doneCount(at: noon) == 1)
  }

  @Test func `names the next event however far it is, and moves it on by itself`() {
    var page = TodayPage(day)
    page.agenda = DayAgenda(
      day: day, events: [event("evening", "18:00", "19:00"), event("night", "22:00", "23:00")])
    #expect(page.lines(at: noon).map(\.urgency) == [.next, .later])
    #expect(page.nextChange(after: noon) == Now.on("2026-03-10", at: "17:00").instant)
    let begun = Now.on("2026-03-10", at: "18:00")
    #expect(page.lines(at: begun).map(\.urgency) == [.goingOn, .next])
    #expect(page.nextChange(after: begun) == Now.on("2026-03-10", at: "19:00").instant)
    let over = Now.on("2026-03-10", at: "23:00")
    #expect(page.lines(at: over).isEmpty && page.nextChange(after: over) == nil)
    #expect(page.doneCount(at: over) == 2)
  }

  @Test func `asks once about somebody, however often there is a reason`() {
    var page = TodayPage(day)
    page.plants = [plant("mina", next: "2026-03-08")]
    page.begun = [
      UnnotedContact(
        plant("mina", next: "2026-03-08"),
        PendingReview(person: ID("mina"), channel: .met, at: noon))
    ]
    #expect(page.lines(at: noon).map(\.urgency) == [.begun])
    page.birthdays = [birthday("mina", on: "2026-03-10")]
    #expect(page.lines(at: noon).map(\.urgency) == [.birthdayToday, .begun])
    #expect(Set(page.lines(at: noon).map(\.matter.name)).count == 2)
  }

  @Test func `shares its lines among the kinds`() {
    var page = TodayPage(day)
    page.plants = (0..<50).map { plant("p\($0)", next: "2026-03-08") }
    page.books = (0..<50).map { book("b\($0)", target: "2026-03-12") }
    page.birthdays = [birthday("coming", on: "2026-03-12")]
    page.agenda = DayAgenda(day: day, events: [event("late", "18:00", "19:00")])
    let share = page.share(of: 11, at: noon)
    #expect(
      share.lines.map { Self.name($0.matter) } == [
        "late", "p0", "p1", "p2", "p3", "p4", "b0", "b1", "b2", "b3", "coming",
      ])
    #expect(share.left == [.init(.people, 45), .init(.books, 46)])
    #expect(page.share(of: 4, at: noon).lines.count == 4)
    #expect(page.share(of: 1, at: noon).lines.map { Self.name($0.matter) } == ["late"])
    #expect(page.share(of: 0, at: noon).lines.isEmpty)
    #expect(page.share(of: -1, at: noon).left.map(\.count).reduce(0, +) == 102)
    let all = page.share(of: 500, at: noon)
    #expect(all.lines.count == 102 && all.left.isEmpty)
  }

  @Test func `says that there are more than it looked at`() {
    var page = TodayPage(day)
    page.plants = (0..<TodayPage.reach).map { plant("p\($0)", next: "2026-03-08") }
    #expect(page.share(of: 10, at: noon).left == [.init(.people, 90, isAtLeast: true)])
    #expect(TodayPage(day).share(of: 10, at: noon) == TodayShare([], room: 10))
  }
}

@Suite struct `A birthday that is near` {
  @Test func `is kept on its own day, and on the last of February where there is no 29th`() {
    func kept(_ day: String) -> [String] {
      Birthday.celebrated(on: .on(day)).map(\.description).filter { !$0.hasPrefix("lunar") }
    }
    #expect(kept("2026-03-01") == ["03-01"])
    #expect(kept("2026-02-28") == ["02-28", "02-29"])
    #expect(kept("2028-02-28") == ["02-28"] && kept("2028-02-29") == ["02-29"])
    #expect(kept("2100-02-28") == ["02-28", "02-29"])
  }

  private func near(_ day: String, _ people: [Person], atMost limit: Int = 100) throws -> [String] {
    try People.on(day, over: PeopleInMemory(people)).queries.birthdays(atMost: limit)
      .map { "\($0.celebrant.calledName) \($0.daysLeft)" }
  }

  @Test func `is told for a week, the nearest first, also over the turn of the year`() throws {
    let people: [Person] = [
      .sample(id: "eve", name: "eve", birthday: Birthday(year: 1990, month: 12, day: 31)),
      .sample(id: "new", name: "new", birthday: Birthday(year: nil, month: 1, day: 1)),
      .sample(id: "week", name: "week", birthday: Birthday(year: nil, month: 1, day: 6)),
      .sample(id: "far", name: "far", birthday: Birthday(year: nil, month: 1, day: 7)),
      .sample(id: "leap", name: "leap", birthday: Birthday(year: 2000, month: 2, day: 29)),
      .sample(id: "none", name: "none"),
    ]
    #expect(try near("2026-12-30", people) == ["eve 1", "new 2", "week 7"])
    #expect(try near("2026-12-31", people, atMost: 2) == ["eve 0", "new 1"])
    #expect(try near("2027-02-21", people) == ["leap 7"])
    #expect(try near("2028-02-29", people) == ["leap 0"])
    #expect(try near("2027-03-01", people) == [])
    #expect(try near("9999-12-31", people).first == "eve 0")
  }

  @Test func `tells an age only where the year is known and has come`() {
    func age(_ birthday: Birthday?, _ day: String) -> Int? {
      ComingBirthday(of: .person(.sample(birthday: birthday)), on: .on(day), seenFrom: .on(day)).age
    }
    #expect(age(Birthday(year: 1990, month: 5, day: 17), "2026-05-17") == 36)
    #expect(age(Birthday(year: nil, month: 5, day: 17), "2026-05-17") == nil)
    #expect(age(Birthday(year: 2026, month: 5, day: 17), "2026-05-17") == nil)
  }
}
