import Domain
import Support
import Testing

@Suite struct `A person without a rhythm` {
  private let store = PeopleInMemory([.sample(every: nil, points: 3)])
  private let mina: ID<Person> = ID("mina")

  @Test(arguments: ["2026-03-01", "2026-03-31", "2036-03-01"])
  func `is never due, and rests`(day: String) throws {
    // I-32
    let plant = People.on(day, over: store).queries(at: try #require(try store.list().first))
    #expect(plant.person.cycle == nil && plant.person.nextWatering == nil)
    #expect(plant.dDay == nil && plant.dDayLabel == nil && !plant.isEarly)
    #expect(plant.state == .resting && plant.gauge == .brimming && !plant.gauge.isDanger)
    #expect(plant.species == .cactus)
    #expect(plant.epithet.pool == .sprouting)
  }

  @Test func `is watered at any time, never too early, and earns what others do`() throws {
    // I-32
    let people = People.on("2026-03-10", over: store)
    let (plant, watering) = try people.water.recorded(
      mina, Contact(by: .call, keywords: ["이직"], memo: "첫 주"))
    #expect(plant.person.affection.points == 6 && plant.person.timesWatered == 1)
    #expect(plant.person.rhythm == nil)
    #expect(watering?.isEarly == false && watering?.award == 3)
    let again = try people.water.recorded(mina, Contact())
    #expect(again.watering?.award == 0 && again.plant.person.timesWatered == 2)
  }

  @Test func `is watered on the day a contact was begun, as long as that is not too long ago`()
    throws
  {
    // I-32, C-27
    for (day, expected) in [("2026-05-29", "2026-03-01"), ("2026-05-30", "2026-05-30")] {
      let store = PeopleInMemory([.sample(every: nil)])
      try store.begin(PendingReview(person: mina, channel: .call, at: .on("2026-03-01")))
      let watered = try People.on(day, over: store).water.recorded(mina, Contact())
      #expect(watered.watering?.at.day == .on(expected))
    }
  }

  @Test func `has nothing to postpone`() {
    // I-32
    #expect(throws: PeopleFailure.refused(.neverDue(calledName: "김민아"))) {
      try People.on("2026-03-08", over: store).postpone(mina, days: 1)
    }
  }

  @Test func `gets a rhythm, which begins today, and loses it again`() throws {
    // I-32
    let people = People.on("2026-03-10", over: store)
    var change = PersonInput(cycleDays: 7)
    #expect(try people.edit(mina, change).person.nextWatering == .on("2026-03-17"))
    change.cycle = .never
    let without = try people.edit(mina, change).person
    #expect(without.rhythm == nil && without.affection.points == 3)
    change = PersonInput(nickname: "민아")
    #expect(try people.edit(mina, change).person.rhythm == nil)
    #expect(throws: PeopleFailure.refused(.cycleRange(1...366))) {
      try people.edit(mina, PersonInput(cycleDays: 0))
    }
  }

  @Test func `is added by a choice that goes before the cycle of a tag`() throws {
    // I-31, I-32
    let cycles = try #require(TagCycles("family 14"))
    let people = People(
      people: store, reviews: store, clock: .fixed("2026-03-01"), ids: .counted(),
      randomSource: .fixed(0), opener: .nothing, defaultHour: { () throws(StorageFailure) in 20 },
      tagCycles: { () throws(StorageFailure) in cycles })
    var draft = PersonInput(name: "이모", cycleDays: nil)
    draft.tags = .set(["family"])
    #expect(try people.add(draft).nextWatering == .on("2026-03-15"))
    draft.cycle = .never
    #expect(try people.add(draft).rhythm == nil)
    // N-19: a person without a cycle and without a tag that has one gets the cycle of the settings.
    draft = PersonInput(name: "삼촌", cycleDays: nil)
    #expect(try people.add(draft).cycle?.days == 30)
  }
}
