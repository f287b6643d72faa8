import Domain
import StoreSupport
import Support
import Testing

@testable import Data

// L-10
@Suite struct `A repository of dates of people` {
  private func parts() throws -> EveryPart {
    let parts = try EveryPart.at(.memory)
    try parts.people.insert(.sample(id: "one", name: "Sara"))
    try parts.people.insert(.sample(id: "two", name: "Tom"))
    return parts
  }

  private func change(
    _ parts: EveryPart, _ person: String, _ rule: ([PersonDate]) -> [PersonDate]
  ) throws {
    try parts.dates.change(ID(person), at: .on("2026-03-09"), by: rule)
  }

  @Test func `keeps and reads back whatever a date has`() throws {
    let parts = try parts()
    let lunar = try Birthday(reading: "lunar:leap04-01")
    let dates = [
      PersonDate.sample(id: "a", of: "one", remind: [604_800, 86_400]),
      .sample(id: "b", of: "one", "first flat", lunar),
    ]
    try change(parts, "one") { _ in dates }
    #expect(try parts.dates.dates(of: ID("one")).map(\.date) == dates)
    #expect(try parts.dates.dates(of: ID("two")).isEmpty)
    #expect(try parts.dates.dates(of: nil).map(\.person.id.text) == ["one", "one"])
  }

  @Test func `writes one change for each rule, and none if nothing changes`() throws {
    let parts = try parts()
    let before = try parts.history.newest(99, skipping: 0).count
    try change(parts, "one") { _ in [.sample(id: "a", of: "one")] }
    try change(parts, "one") { $0 }
    try change(parts, "one") { _ in [.sample(id: "a", of: "one", remind: [60])] }
    try change(parts, "one") { _ in [] }
    let kinds = try parts.history.newest(99, skipping: 0).map(\.kind).dropLast(before)
    #expect(Array(kinds) == [.removeDate, .editDate, .addDate])
  }

  @Test func `moves the dates of a merged person to the one that stays`() throws {
    let parts = try parts()
    try change(parts, "two") { _ in [.sample(id: "a", of: "two")] }
    _ = try People.on("2026-03-09", over: parts.people).merge(ID("two"), into: ID("one"))
    #expect(try parts.dates.dates(of: nil).map(\.date.person.text) == ["one"])
  }

  @Test func `refuses by the rule, and for somebody who is not there`() throws {
    let parts = try parts()
    #expect(throws: PeopleFailure.refused(.emptyLabel)) {
      try parts.dates.change(ID("one"), at: .on("2026-03-09")) {
        (_) throws(PersonRefusal) in throw .emptyLabel
      }
    }
    #expect(throws: PeopleFailure.unknown(reference: "x")) { try change(parts, "x") { $0 } }
    #expect(throws: PeopleFailure.unknown(reference: "a")) { try parts.dates.restore(ID("a")) }
  }

  // Old stores
  @Test func `is added to a store from before there were dates`() throws {
    let parts = try parts()
    try parts.database.alone { (store) throws(StorageFailure) in
      try store.script("DROP VIEW dates_words; DROP TABLE dates;")
      try DatesSchema.migrate(store)
      try DatesSchema.migrate(store)
    }
    try change(parts, "one") { _ in [.sample(id: "a", of: "one")] }
    #expect(try parts.dates.dates(of: nil).count == 1)
  }
}
