import Domain
import Support
import Testing

@Suite struct `A plant` {
  @Test(arguments: [
    (1, Species.rosemary), (3, .rosemary), (4, .americanBlue), (7, .americanBlue), (8, .dandelion),
    (15, .dandelion), (16, .stuckyi), (30, .stuckyi), (31, .cactus), (90, .cactus),
  ])
  func `is of the kind that suits the rhythm`(days: Int, species: Species) throws {
    // C-15
    let cycle: Cycle = try #require(Cycle(days: days))
    #expect(Species(cycle: cycle) == species)
    #expect(Plant(.sample(every: days), today: .on("2026-03-01")).species == species)
  }

  @Test func `has a rhythm of 1 to 366 days`() {
    // C-14, N-19
    #expect((-1...400).filter { Cycle(days: $0) != nil } == Array(1...366))
  }

  @Test func `shows its affection in twelfths, rounded down`() {
    // C-23
    let table = [0, 8, 16, 25, 33, 41, 50, 58, 66, 75, 83, 91, 100]
    #expect((0...12).map { Affection(points: $0).percent } == table)
    #expect(Affection(points: 13) == Affection(points: 12))
    #expect(Affection(points: -1) == Affection(points: 0))
    #expect(Affection(points: 11) + 3 == Affection(points: 12))
    #expect(Affection(points: 3) < Affection(points: 4))
  }

  @Test func `grows at 25 and at 50 percent`() {
    // C-24, K3
    let stages = (0...12).map { Affection(points: $0).stage }
    #expect(stages == [1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3])
  }

  @Test(arguments: [
    ("2026-03-01", 7, "D-7", Plant.State.resting), ("2026-03-07", 1, "D-1", .resting),
    ("2026-03-08", 0, "D-day", .thirsty), ("2026-03-09", -1, "D+1", .withered),
    ("2026-03-28", -20, "D+20", .withered),
  ])
  func `says how many days are left`(
    today: String, dDay: Int, label: String, state: Plant.State
  ) {
    // C-19, C-32
    let plant = Plant(.sample(), today: .on(today))
    #expect(plant.dDay == dDay)
    #expect(plant.dDayLabel == label)
    #expect(plant.state == state)
  }

  @Test(arguments: [
    (-30, 25, true), (-1, 25, true), (0, 25, true), (1, 50, true), (2, 75, false),
    (3, 100, false), (90, 100, false),
  ])
  func `shows how imminent the watering is`(dDay: Int, gauge: Int, isDanger: Bool) {
    // C-34
    #expect(Gauge(dDay: dDay).rawValue == gauge)
    #expect(Gauge(dDay: dDay).isDanger == isDanger)
  }

  @Test(arguments: [
    (1, 0, Epithet.Pool.sprouting), (7, 0, .sprouting), (1, 1, .content), (90, 3, .content),
    (0, 0, .parched), (0, 5, .parched), (-1, 0, .withered), (-1, 5, .withered),
  ])
  func `goes under a phrase that fits its mood`(
    dDay: Int, timesWatered: Int, pool: Epithet.Pool
  ) {
    // C-22
    #expect(Epithet.Pool(dDay: dDay, timesWatered: timesWatered) == pool)
    let person = Person.sample(next: "2026-03-08", timesWatered: timesWatered)
    let plant = Plant(person, today: .on("2026-03-08") - dDay, epithet: 4)
    #expect(plant.epithet.pool == pool)
    #expect(plant.epithet.number == 4)
  }

  @Test func `counts the first day together as one`() {
    // C-33
    #expect(Plant(.sample(), today: .on("2026-03-01")).daysTogether == 1)
    #expect(Plant(.sample(), today: .on("2026-03-02")).daysTogether == 2)
    #expect(Plant(.sample(), today: .on("2027-03-01")).daysTogether == 366)
  }

  @Test func `goes by its nickname, or by the name`() {
    #expect(Person.sample(name: "김민아", nickname: "민아").calledName == "민아")
    #expect(Person.sample(name: "김민아").calledName == "김민아")
  }

  @Test(arguments: [
    ("2026-03-01", "D-7", 100, Epithet.Pool.sprouting), ("2026-03-06", "D-2", 75, .sprouting),
    ("2026-03-07", "D-1", 50, .sprouting), ("2026-03-08", "D-day", 25, .parched),
    ("2026-03-09", "D+1", 25, .withered),
  ])
  func `dries from day to day when nobody waters it`(
    today: String, label: String, gauge: Int, pool: Epithet.Pool
  ) throws {
    // V1, V2
    let store = PeopleInMemory()
    let person = try People.on("2026-03-01", over: store).add(.init(name: "민아", cycleDays: 7))
    let plant = People.on(today, over: store).queries(at: person)
    #expect(plant.dDayLabel == label)
    #expect(plant.gauge.rawValue == gauge)
    #expect(plant.epithet.pool == pool)
  }
}
