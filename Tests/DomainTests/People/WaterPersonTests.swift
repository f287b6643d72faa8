import Domain
import Support
import Testing

@Suite struct `Watering a plant` {
  /// Records a contact for the only person of a store on a day.
  private func water(
    _ store: PeopleInMemory, on day: String, at time: String = "09:00",
    _ contact: Contact = Contact()
  ) throws(PeopleFailure) -> Plant {
    try People.on(day, at: time, over: store).water(ID("mina"), contact)
  }

  @Test(arguments: ["2026-03-01", "2026-03-07"])
  func `is refused while it is not thirsty, and changes nothing`(today: String) throws {
    // C-25 D+, V3
    let store = PeopleInMemory([.sample(nickname: "민아", points: 3)])
    #expect(
      throws: PeopleFailure.refused(.notThirsty(calledName: "민아", until: .on("2026-03-08")))
    ) { try water(store, on: today, Contact(keywords: ["커피"], memo: "memo")) }
    #expect(try store.list() == [.sample(nickname: "민아", points: 3)])
    #expect(try store.waterings(of: ID("mina"), newest: 9, withMemo: false) == [])
  }

  @Test(arguments: [
    ("2026-03-08", "2026-03-15"), ("2026-03-09", "2026-03-16"), ("2026-03-10", "2026-03-17"),
    ("2027-01-01", "2027-01-08"),
  ])
  func `counts the next watering from the day it happened`(today: String, next: String) throws {
    // C-25 D-day and D-, C-30
    let plant = try water(PeopleInMemory([.sample()]), on: today)
    #expect(plant.person.nextWatering == .on(next))
    #expect(plant.dDayLabel == "D-7")
    #expect(plant.epithet.pool == .content)
    #expect(plant.person.timesWatered == 1)
  }

  @Test func `revives a withered one and remembers what was noted`() throws {
    // V4
    let store = PeopleInMemory()
    let added = try People.on("2026-03-01", over: store).add(.init(name: "민아", cycleDays: 7))
    let contact = Contact(by: .call, keywords: ["이직", "커피"], memo: "첫 주")
    let people = People.on("2026-03-10", at: "21:30", over: store, ids: .counted("w"))
    let plant = try people.water(added.id, contact)
    #expect(plant.person.affection.points == 3)
    #expect(plant.person.affection.percent == 25)
    #expect(plant.stage == 2)
    #expect(plant.person.nextWatering == .on("2026-03-17"))
    let kept = try store.waterings(of: added.id, newest: 9, withMemo: false)
    #expect(
      kept == [
        Watering(
          id: ID("w1"), person: added.id, at: .on("2026-03-10", at: "21:30"), channel: .call,
          keywords: [SingleLineText(stored: "이직"), SingleLineText(stored: "커피")],
          memo: MultilineText(stored: "첫 주"),
          isEarly: false, award: 3)
      ])
  }

  @Test func `earns each day once, also when the clock is put back and forward again`() throws {
    // hostile F-12
    let store = PeopleInMemory([.sample(every: 1, startedOn: "2025-03-01")])
    let early = Contact(isEarly: true)
    for (day, points) in [
      ("2026-03-08", 1), ("2025-03-08", 2), ("2026-03-08", 2), ("2025-03-08", 2), ("2026-03-09", 3),
    ] {
      #expect(try water(store, on: day, early).person.affection.points == points, "\(day)")
    }
  }

  @Test func `earns one point when nothing is noted, and forgives postponements`() throws {
    // V8, C-29, C-30
    let store = PeopleInMemory([.sample(points: 7, postponed: 4, timesWatered: 5)])
    let plant = try water(store, on: "2026-03-08")
    #expect(plant.person.affection.points == 8)
    #expect(plant.person.affection.percent == 66)
    #expect(plant.person.postponedSinceWatering == 0)
    #expect(plant.person.timesWatered == 6)
  }

  @Test(arguments: [(9, 12), (10, 12), (11, 12), (12, 12), (8, 11)])
  func `never earns more than the whole affection`(before: Int, after: Int) throws {
    // V9
    let store = PeopleInMemory([.sample(points: before)])
    let plant = try water(store, on: "2026-03-08", Contact(keywords: ["a"], memo: "b"))
    #expect(plant.person.affection.points == after)
    #expect(plant.stage == 3)
  }

  @Test func `early is recorded when asked for, and starts the cycle anew`() throws {
    // product.md 6
    let store = PeopleInMemory([.sample()])
    let plant = try water(store, on: "2026-03-03", Contact(by: .met, isEarly: true))
    #expect(plant.person.nextWatering == .on("2026-03-10"))
    #expect(plant.person.affection.points == 1)
    let kept = try store.waterings(of: ID("mina"), newest: 9, withMemo: false)
    #expect(kept.map(\.isEarly) == [true])
    #expect(kept.map(\.award) == [1])
  }

  @Test func `early earns affection only once on a local day`() throws {
    // product.md 6
    let store = PeopleInMemory([.sample()])
    let early = Contact(keywords: ["a"], memo: "b", isEarly: true)
    _ = try water(store, on: "2026-03-08", at: "00:00")
    let second = try water(store, on: "2026-03-08", at: "23:59:59", early)
    #expect(second.person.affection.points == 1)
    #expect(second.person.timesWatered == 2)
    let next = try water(store, on: "2026-03-09", at: "00:00", early)
    #expect(next.person.affection.points == 4)
    let kept = try store.waterings(of: ID("mina"), newest: 9, withMemo: false)
    #expect(kept.map(\.award) == [3, 0, 1])
    #expect(kept.map(\.memo?.text) == ["b", "b", nil])
  }

  @Test func `a third time on one day earns nothing either`() throws {
    let store = PeopleInMemory([.sample()])
    for _ in 1...3 { _ = try water(store, on: "2026-03-08", Contact(isEarly: true)) }
    #expect(try store.list().map(\.affection.points) == [1])
    #expect(try store.list().map(\.nextWatering) == [.on("2026-03-15")])
  }

  @Test func `on its day is not early, whatever was asked for`() throws {
    let store = PeopleInMemory([.sample()])
    _ = try water(store, on: "2026-03-08", Contact(isEarly: true))
    let kept = try store.waterings(of: ID("mina"), newest: 9, withMemo: false)
    #expect(kept.map(\.isEarly) == [false])
  }

  @Test func `with notes that break a rule is refused before anything else is looked at`() throws {
    let store = PeopleInMemory([.sample()])
    #expect(throws: PeopleFailure.refused(.tooLong(.keyword, limit: 10))) {
      try water(store, on: "2026-03-08", Contact(keywords: ["여섯글자라서"]))
    }
    #expect(throws: PeopleFailure.refused(.tooLong(.memo, limit: 200))) {
      try water(store, on: "2026-03-01", Contact(memo: String(repeating: "글", count: 101)))
    }
    #expect(try store.list() == [.sample()])
  }

  @Test func `of somebody who is not there is refused`() {
    #expect(throws: PeopleFailure.unknown(reference: "mina")) {
      try water(PeopleInMemory(), on: "2026-03-08")
    }
  }
}
