import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `People without a rhythm` {
  private let people: [Person] = [
    .sample(id: "never", every: nil), .sample(id: "late", next: "2026-03-01"),
    .sample(id: "never too", every: nil, points: 2), .sample(id: "far", next: "9999-12-31"),
  ]

  @Test(arguments: Backing.allCases)
  func `stand behind all who have one, whichever way the list is read`(_ backing: Backing) throws {
    // I-32
    try backing.open(with: people) { people throws in
      let order = ["late", "far", "never", "never too"]
      #expect(try people.list().map(\.id.text) == order)
      #expect(try people.list(PeopleQuery(isBackward: true)).map(\.id.text) == order.reversed())
      for (index, id) in order.enumerated() {
        #expect(try people.index(of: ID(id), in: PeopleQuery()) == index)
      }
      #expect(try people.list().map(\.cycle?.days) == [7, 7, nil, nil])
    }
  }

  @Test(arguments: Backing.allCases)
  func `are in no list of those who are due`(_ backing: Backing) throws {
    // I-32
    try backing.open(with: people) { people throws in
      let due = PeopleQuery(dueBy: .on("9999-12-31"))
      #expect(try people.list(due).map(\.id.text) == ["late", "far"])
      #expect(try people.count(due) == 2)
      #expect(try people.index(of: ID("never"), in: due) == nil)
    }
  }

  @Test func `are announced to nobody`() throws {
    // I-32
    let database = try Database(.memory)
    for person in people { try SQLitePeople(database).insert(person) }
    let thirsty = try SQLiteNoticeReadings(database).thirsty(
      on: Day.range.lowerBound...Day.on("9999-12-31"), atMost: 9)
    #expect(thirsty.map(\.id.text) == ["far", "late"])
  }

  @Test(arguments: Backing.allCases)
  func `lose and get a rhythm`(_ backing: Backing) throws {
    // I-32
    try backing.open(with: [.sample()]) { people throws in
      func change(_ rhythm: ContactRhythm?) throws -> Person? {
        _ = try people.change(ID("mina")) { person in
          var changed = person
          changed.rhythm = rhythm
          return changed
        }
        return try people.list().first
      }
      #expect(try change(nil)?.rhythm == nil)
      let weekly = ContactRhythm(cycle: Cycle(stored: 7), next: .on("2026-03-17"))
      #expect(try change(weekly)?.rhythm == weekly)
    }
  }

  @Test(arguments: [
    "UPDATE people SET cycle_days = NULL", "UPDATE people SET next_watering = NULL",
    "UPDATE people SET cycle_days = 0", "UPDATE people SET cycle_days = 367",
  ])
  func `have neither a cycle nor a day it leads to`(_ sql: String) throws {
    // I-32
    let database = try Database(.memory)
    try SQLitePeople(database).insert(.sample())
    #expect(throws: StorageFailure.self) {
      try database.write { (store) throws(StorageFailure) in try store.run(sql) }
    }
  }

  @Test func `are listed, counted and placed by the index of urgency`() throws {
    // I-32, C-20
    let database = try Database(.memory)
    let (condition, _) = PeopleSQL.condition(PeopleQuery(dueBy: .on("2026-03-08")))
    for sql in [
      PeopleSQL.list("deleted_at IS NULL", PeopleQuery()),
      PeopleSQL.list(condition, PeopleQuery(isBackward: true)), PeopleSQL.count(condition),
      PeopleSQL.rank("deleted_at IS NULL"), PeopleNoticesSQL.thirsty,
    ] {
      let plan = try database.plan(of: sql)
      #expect(plan.contains { $0.contains("people_by_urgency") }, "\(sql): \(plan)")
      // The rows of one day may be sorted, but never all people.
      #expect(!plan.contains { $0.contains("TEMP B-TREE FOR ORDER BY") }, "\(sql): \(plan)")
    }
  }
}
