import Domain
import Support
import Testing

@testable import Data

// N-20
@Suite struct `People who were merged on one device` {
  private func merge(in store: SyncedStore) throws {
    _ = try People.on("2026-03-09", over: store.parts.people).merge(ID("two"), into: ID("one"))
  }

  /// Returns two synced stores with the people `one` and `two`, each with one recorded contact.
  private func stores(_ fixture: SyncFixture, named name: String = "Sara Lindqvist") throws
    -> [SyncedStore]
  {
    let stores = try fixture.stores(2)
    let people = stores[0].parts.people
    try people.insert(.sample(id: "one", name: "Sara", points: 1))
    try people.insert(.sample(id: "two", name: name, phone: "010-1", points: 3))
    try people.keep(.sample(id: "w1", of: "one"))
    try people.keep(.sample(id: "w2", of: "two", on: "2026-03-07"))
    try stores[0].parts.reviews.begin(
      PendingReview(person: ID("two"), channel: .call, at: .on("2026-03-08")))
    var lunch = Event.sample("lunch", "Lunch")
    lunch.companions = ["two"]
    try stores[0].parts.schedule.add(lunch)
    try fixture.all(stores)
    return stores
  }

  @Test(arguments: ["Sara Lindqvist", "Sara"])
  func `are merged on the other one too, with what it wrote meanwhile`(_ name: String) throws {
    let fixture = SyncFixture()
    let stores = try stores(fixture, named: name)
    try merge(in: stores[0])
    fixture.pass(stores)
    try stores[1].parts.people.keep(.sample(id: "w3", of: "one", on: "2026-03-09"))
    try fixture.all(stores)
    for store in stores {
      let here = try store.parts.people.list()
      #expect(here.map(\.id.text) == ["one"])
      #expect(here.first?.phone?.written.text == "010-1")
      #expect(here.first?.timesWatered == 3 && here.first?.affection.points == 3)
      let waterings = try store.parts.people.waterings(of: ID("one"), newest: 9, withMemo: false)
      #expect(waterings.map(\.id.text) == ["w3", "w1", "w2"])
      #expect(try store.parts.reviews.pending().map(\.person.text) == ["one"])
      // S-9: the other name is in the note.
      #expect(try store.person("one")?.nickname == nil)
      #expect(try store.person("one")?.note?.text == (name == "Sara" ? nil : name))
      // The only allowed conflict is the next watering date, as for any two devices that water the same plant.
      #expect(
        try store.conflicts().allSatisfy { conflicts in
          conflicts.id.name.list == SyncLists.people && conflicts.id.name.field == 1
        })
    }
    try fixture.expectSame(stores)
  }

  @Test func `are two again everywhere once that is undone`() throws {
    let fixture = SyncFixture()
    let stores = try stores(fixture)
    try merge(in: stores[0])
    try fixture.all(stores)
    #expect(try stores[1].parts.people.list().map(\.id.text) == ["one"])
    _ = try stores[0].parts.history.undo()
    try fixture.all(stores)
    for store in stores {
      #expect(try Set(store.parts.people.list().map(\.id.text)) == ["one", "two"])
      #expect(try store.person("two")?.timesWatered == 1)
      #expect(
        try store.parts.people.waterings(of: ID("two"), newest: 9, withMemo: false)
          .map(\.id.text) == ["w2"])
    }
    try fixture.expectSame(stores)
  }

  @Test func `on both are one everywhere`() throws {
    let fixture = SyncFixture()
    let stores = try stores(fixture)
    for store in stores {
      try merge(in: store)
      fixture.pass(stores)
    }
    try fixture.all(stores)
    for store in stores {
      let here = try store.parts.people.list()
      #expect(here.map(\.id.text) == ["one"])
      #expect(
        try store.parts.people.waterings(of: ID("one"), newest: 9, withMemo: false).count == 2)
      #expect(try store.conflicts().isEmpty)
    }
    try fixture.expectSame(stores)
  }
}
