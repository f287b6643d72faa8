import Domain
import Support
import Testing

@Suite struct `Postponing a watering` {
  private func postpone(_ person: Person, on day: String, by days: Int) throws(PeopleFailure)
    -> Plant
  {
    try People.on(day, over: PeopleInMemory([person])).postpone(person.id, days: days)
  }

  @Test func `moves the due day, and nothing else at first`() throws {
    // C-31, V5
    let plant = try postpone(.sample(points: 3), on: "2026-03-08", by: 7)
    #expect(plant.person.nextWatering == .on("2026-03-15"))
    #expect(plant.dDayLabel == "D-7")
    #expect(plant.person.postponedSinceWatering == 1)
    #expect(plant.person.timesPostponed == 1)
    #expect(plant.person.affection.points == 3)
  }

  @Test func `is possible on the day alone`() throws {
    // C-25, C-31, C-32, V6
    #expect(
      throws: PeopleFailure.refused(.notDueYet(calledName: "김민아", until: .on("2026-03-08")))
    ) { try postpone(.sample(), on: "2026-03-07", by: 1) }
    #expect(throws: PeopleFailure.refused(.withered(calledName: "김민아"))) {
      try postpone(.sample(), on: "2026-03-09", by: 1)
    }
  }

  @Test(arguments: [0, 8, -1, Int.max, Int.min])
  func `takes one to seven days at once`(days: Int) throws {
    // C-31
    #expect(throws: PeopleFailure.refused(.postponeRange(1...7))) {
      try postpone(.sample(), on: "2026-03-08", by: days)
    }
  }

  @Test(arguments: [(0, 8, 8), (2, 8, 8), (3, 8, 7), (4, 8, 7), (3, 0, 0), (3, 1, 0)])
  func `costs a point from the fourth time since the last watering on`(
    postponed: Int, points: Int, left: Int
  ) throws {
    // K2, C-31, V7
    let person = Person.sample(points: points, postponed: postponed)
    #expect(PostponeWatering.costs(person) == (postponed >= 3))
    let plant = try postpone(person, on: "2026-03-08", by: 1)
    #expect(plant.person.affection.points == left)
    #expect(plant.person.postponedSinceWatering == postponed + 1)
  }

  @Test func `is forgiven by the next watering`() throws {
    // V8, C-30
    let store = PeopleInMemory([.sample(points: 7, postponed: 4)])
    let plant = try People.on("2026-03-08", over: store).water(ID("mina"), Contact())
    #expect(plant.person.affection.points == 8)
    #expect(plant.person.affection.percent == 66)
    #expect(plant.person.postponedSinceWatering == 0)
    #expect(plant.person.timesPostponed == 0)
  }

  @Test(arguments: [
    ("2027-12-30", 5, "2028-01-04"), ("2028-02-27", 3, "2028-03-01"),
    ("2027-02-27", 3, "2027-03-02"),
  ])
  func `counts days as the calendar does`(due: String, days: Int, next: String) throws {
    // V10
    let plant = try postpone(.sample(next: due), on: due, by: days)
    #expect(plant.person.nextWatering == .on(next))
  }
}
