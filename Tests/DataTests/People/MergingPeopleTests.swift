import Domain
import StoreSupport
import Support
import Testing

@testable import Data

// N-20
@Suite struct `Merging two people` {
  private let one = ID<Person>("one")
  private let two = ID<Person>("two")

  private func fill(_ people: any PeopleRepository, _ reviews: any ReviewsRepository) throws {
    try people.insert(.sample(id: "one", name: "Sara", next: "2026-03-08", points: 2))
    try people.insert(
      .sample(id: "two", name: "Sara Lindqvist", phone: "010-1", startedOn: "2026-02-01", points: 5)
    )
    try people.keep(.sample(id: "w1", of: "one", on: "2026-03-03"))
    try people.keep(.sample(id: "w2", of: "two", on: "2026-03-04", memo: "persimmons"))
    try people.keep(.sample(id: "w3", of: "two", on: "2026-03-05"))
    _ = try reviews.revise(two, on: .on("2026-03-05"), watering: nil) { _ in .removed }
    for (id, time) in [(one, "08:00"), (two, "09:00")] {
      try reviews.begin(PendingReview(person: id, channel: .call, at: .on("2026-03-06", at: time)))
      try reviews.keep(MissedMeeting(person: id, event: "e1", day: .on("2026-03-02")))
    }
    try reviews.keep(MissedMeeting(person: two, event: "e2", day: .on("2026-03-03")))
  }

  private func check(_ people: any PeopleRepository, _ reviews: any ReviewsRepository) throws {
    let merged = try People.on("2026-03-09", over: people).merge(two, into: one)
    let found = try people.list()
    #expect(found == [merged.kept])
    // S-10: the contact that was taken back earns nothing.
    #expect(found.first?.timesWatered == 2 && found.first?.affection.points == 4)
    #expect(found.first?.startedOn == .on("2026-02-01"))
    #expect(found.first?.nextWatering == .on("2026-03-11"))
    let waterings = try people.waterings(of: one, newest: 9, withMemo: false)
    #expect(waterings.map(\.id.text) == ["w2", "w1"])
    #expect(waterings.allSatisfy { $0.person == one })
    #expect(
      try reviews.pending() == [
        PendingReview(person: one, channel: .call, at: .on("2026-03-06", at: "09:00"))
      ])
    #expect(
      try reviews.missedMeetings(from: .on("2026-03-01")) == [
        MissedMeeting(person: one, event: "e1", day: .on("2026-03-02")),
        MissedMeeting(person: one, event: "e2", day: .on("2026-03-03")),
      ])
    // A removed contact is restored to the remaining person.
    #expect(try reviews.restore(ID("w3")).timesWatered == 3)
    // The merged person is in the trash with its details but without its contacts.
    let back = try people.restore(two)
    #expect(back.phone?.written.text == "010-1" && back.timesWatered == 0)
    #expect(try people.waterings(of: two, newest: 9, withMemo: false).isEmpty)
    #expect(try people.garden().timesWatered == 3)
  }

  @Test func `moves whatever was recorded of one to the other, in each store`() throws {
    let fake = PeopleInMemory()
    try fill(fake, fake)
    try check(fake, fake)
    let parts = try EveryPart.at(.memory)
    try fill(parts.people, parts.reviews)
    try check(parts.people, parts.reviews)
  }

  @Test(arguments: Backing.allCases)
  func `refuses to make a third one twice`(_ backing: Backing) throws {
    try backing.open { people throws in
      for person: Person in [
        .sample(id: "one", name: "Sara"), .sample(id: "two", name: "S. L.", phone: "010-1"),
        .sample(id: "three", name: "SARA", phone: "0101"),
      ] { try people.insert(person) }
      let before = try people.list()
      #expect(throws: PeopleFailure.refused(.duplicatePerson(knownAs: "SARA"))) {
        try People.on("2026-03-09", over: people).merge(two, into: one)
      }
      #expect(try people.list() == before)
    }
  }

  @Test(arguments: Backing.allCases)
  func `gives a number to whoever has the same name`(_ backing: Backing) throws {
    try backing.open { people throws in
      try people.insert(.sample(id: "one", name: "Sara"))
      try people.insert(.sample(id: "two", name: "Sara", phone: "010-1"))
      let merged = try People.on("2026-03-09", over: people).merge(two, into: one)
      #expect(merged.kept.phone?.written.text == "010-1")
      #expect(try people.list() == [merged.kept])
    }
  }

  @Test func `names the one who stays wherever the other one was named, and is undone exactly`()
    throws
  {
    let parts = try EveryPart.at(.memory)
    try fill(parts.people, parts.reviews)
    var lunch = Event.sample("lunch", "Lunch")
    lunch.companions = ["three", "two", "one"]
    var away = Event.sample("away", "Dinner")
    away.companions = ["two"]
    var other = Event.sample("other", "Tea")
    other.companions = ["twofold"]
    for event in [lunch, away, other] { try parts.schedule.add(event) }
    _ = try parts.schedule.remove(ID("away"), at: .on("2026-03-08"))
    try parts.database.write(as: .bringIn) { (store) throws(StorageFailure) in
      try store.run(
        """
        INSERT INTO sources (kind, record, origin, source, came, came_offset, fields)
        VALUES ('person', 'two', 'monica', '7', 0, 0, ''), ('book', 'two', 'monica', '8', 0, 0, '')
        """, [])
    }
    let before = try parts.dump()
    let people = People.on("2026-03-09", over: parts.people)
    _ = try people.merge(two, into: one)
    let after = try parts.dump()
    func companions(_ id: String) throws -> [String]? {
      try parts.database.alone { (store) throws(StorageFailure) in
        try store.first("SELECT companions FROM events WHERE id = ?", [.text(id)]) { $0.text }
      }?.split(separator: ",").map(String.init)
    }
    #expect(try companions("lunch") == ["three", "one"])
    #expect(try companions("away") == ["one"])
    #expect(try companions("other") == ["twofold"])
    let records = try parts.database.alone { (store) throws(StorageFailure) in
      try store.all("SELECT record FROM sources ORDER BY key") { $0.text }
    }
    #expect(records == ["one", "two"])
    // S-9: the shown name stays, and the other name is in the note.
    #expect(try parts.people.list(PeopleQuery(search: "lindqvist")) == [])
    let kept = try parts.people.list().first { $0.id.text == "one" }
    #expect(kept?.note?.text.contains("Lindqvist") == true)
    #expect(try parts.history.newest(1, skipping: 0).first?.kind == .mergePeople)
    _ = try parts.history.undo()
    #expect(try parts.dump() == before)
    #expect(try parts.people.list(PeopleQuery(search: "lindqvist")).map(\.id.text) == ["two"])
    _ = try parts.history.redo()
    #expect(try parts.dump() == after)
    #expect(try parts.database.problems() == [])
  }
}
