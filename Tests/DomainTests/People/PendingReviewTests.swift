import Domain
import Support
import Synchronization
import Testing

@Suite struct `A contact that was begun` {
  private func people(
    _ store: PeopleInMemory, on day: String, at time: String = "09:00",
    opener: Opener = .nothing
  ) -> People { .on(day, at: time, over: store, reviews: store, opener: opener) }

  @Test func `is remembered before anything is opened`() throws {
    // C-27, 4.2 (17)
    let store = PeopleInMemory([.sample(phone: "010-1234-5678")])
    let seen = Mutex<[Opener.Link]>([])
    let opener = Opener { link in
      let isRemembered = (try? store.pending().count) == 1
      seen.withLock { if isRemembered { $0.append(link) } }
      return .opened
    }
    let person = try #require(try store.list().first)
    let begun = try people(store, on: "2026-03-08", opener: opener).contact(person, by: .message)
    #expect(begun.outcome == .opened)
    #expect(seen.withLock { $0 } == [Opener.Link(kind: .message, target: "01012345678")])
  }

  @Test func `is recorded for the day it was begun on`() throws {
    // C-30, V13
    let store = PeopleInMemory([.sample(next: "2026-03-10")])
    let person = try #require(try store.list().first)
    _ = try people(store, on: "2026-03-10", at: "22:00").contact(person, by: .messenger)
    let plant = try people(store, on: "2026-03-11").water(ID("mina"), Contact(memo: "late talk"))
    #expect(plant.person.nextWatering == .on("2026-03-17"))
    let watering = try #require(
      try store.waterings(of: ID("mina"), newest: 1, withMemo: false).first)
    #expect(watering.at.day == .on("2026-03-10"))
    #expect(watering.channel == .messenger)
    #expect(!watering.isEarly)
    #expect(try store.pending() == [])
  }

  @Test func `needs a number for calls and messages alone`() throws {
    // C-26, 4.2 (10)
    let store = PeopleInMemory([.sample()])
    let person = try #require(try store.list().first)
    for channel in [Watering.Channel.call, .message] {
      #expect(throws: PeopleFailure.refused(.noPhone(calledName: "김민아"))) {
        try people(store, on: "2026-03-08").contact(person, by: channel)
      }
    }
    #expect(try store.pending() == [])
    #expect(
      try people(store, on: "2026-03-08").contact(person, by: .messenger).outcome == .noProgram)
    #expect(try people(store, on: "2026-03-08").contact(person, by: .met).outcome == .noLink)
  }

  @Test func `belongs to one person, and can be forgotten`() throws {
    // 4.2 (8)
    let store = PeopleInMemory([.sample(), .sample(id: "jun", name: "Jun")])
    let two = try store.list()
    _ = try people(store, on: "2026-03-08", at: "10:00").contact(two[1], by: .met)
    _ = try people(store, on: "2026-03-08", at: "11:00").contact(two[0], by: .met)
    #expect(
      try people(store, on: "2026-03-08").reviews.pending().map(\.person.text) == ["jun", "mina"])
    _ = try people(store, on: "2026-03-08").water(ID("mina"), Contact())
    #expect(try store.pending().map(\.person.text) == ["jun"])
    #expect(try people(store, on: "2026-03-08").reviews.forget(ID("jun")))
    #expect(try !people(store, on: "2026-03-08").reviews.forget(ID("jun")))
  }
}

@Suite struct `What was recorded` {
  private let store = PeopleInMemory([.sample()])

  private func people(on day: String) -> People { .on(day, over: store, reviews: store) }

  @Test func `can be edited in parts, and has to go on saying something`() throws {
    // C-43, V14
    let people = people(on: "2026-03-10")
    _ = try people.water(ID("mina"), Contact(keywords: ["a", "b"], memo: "memo"))
    let day = Day.on("2026-03-10")
    let edited = try people.revise.edit(ID("mina"), on: day, ReviewChange(memo: "other"))
    #expect(edited.keywords.map(\.text) == ["a", "b"] && edited.memo?.text == "other")
    #expect(throws: PeopleFailure.refused(.emptyReview)) {
      try people.revise.edit(ID("mina"), on: day, ReviewChange(keywords: [], memo: " "))
    }
    #expect(throws: PeopleFailure.refused(.tooLong(.memo, limit: 200))) {
      try people.revise.edit(
        ID("mina"), on: day, ReviewChange(memo: String(repeating: "가", count: 101)))
    }
    #expect(try people.reviews.month(of: store.list()[0], around: day).watering(on: day) == edited)
    #expect(throws: PeopleFailure.noWatering(.on("2026-03-09"))) {
      try people.revise.clear(ID("mina"), on: .on("2026-03-09"))
    }
  }

  @Test func `can be cleared, which moves nothing, or taken away as if it had not been`() throws {
    // C-29, C-43, 4.2 (18), S-10
    let people = people(on: "2026-03-10")
    let plant = try people.water(ID("mina"), Contact(keywords: ["a"], memo: "memo"))
    let day = Day.on("2026-03-10")
    let cleared = try people.revise.clear(ID("mina"), on: day)
    #expect(cleared.keywords == [] && cleared.memo == nil)
    #expect(try store.list() == [plant.person])
    _ = try people.revise.takeAway(ID("mina"), on: day)
    let without = try #require(try store.list().first)
    #expect(without.timesWatered == 0 && without.affection.points == 0)
    #expect(without.nextWatering == without.startedOn + 7)
    #expect(try people.reviews.month(of: without, around: day).watered == [])
    // Recording a contact again after it was removed earns affection once.
    let again = try people.water(ID("mina"), Contact(keywords: ["a"], memo: "memo", isEarly: true))
    #expect(again.person.affection == plant.person.affection)
  }

  @Test func `shows a month: each watered day once, and the day to come`() throws {
    // C-41, V4
    _ = try people(on: "2026-03-10").water(ID("mina"), Contact(by: .call))
    _ = try people(on: "2026-03-10").water(ID("mina"), Contact(memo: "again", isEarly: true))
    _ = try people(on: "2026-04-01").water(ID("mina"), Contact())
    let month = try people(on: "2026-03-12").reviews
      .month(of: store.list()[0], around: .on("2026-03-31"))
    #expect(month.watered == [.on("2026-03-10")])
    #expect(month.watering(on: .on("2026-03-10"))?.memo?.text == "again")
    #expect(month.plant.person.nextWatering == .on("2026-04-08"))
  }
}
