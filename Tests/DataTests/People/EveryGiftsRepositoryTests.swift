import Domain
import StoreSupport
import Support
import Testing

@testable import Data

// L-20
@Suite struct `A repository of gifts and loans` {
  private let now = Now.on("2026-03-09")

  private func parts() throws -> EveryPart {
    let parts = try EveryPart.at(.memory)
    try parts.people.insert(.sample(id: "one", name: "Sara"))
    try parts.people.insert(.sample(id: "two", name: "Tom"))
    return parts
  }

  @Test func `keeps and reads back whatever a gift has, the newest first`() throws {
    let parts = try parts()
    let gifts = [
      Gift.sample(
        id: "a", of: "one", .lent, nil, Money(hundredths: 1205, currency: "EUR"), for: "wedding",
        returned: 5),
      .sample(id: "b", of: "one", .idea, "red scarf", on: "2026-02-01"),
    ]
    for gift in gifts.reversed() { try parts.gifts.add(gift) }
    #expect(try parts.gifts.gifts(of: ID("one")).map(\.gift) == gifts)
    #expect(try parts.gifts.gifts(of: ID("two")).isEmpty)
    #expect(try parts.gifts.gifts(of: nil).map(\.person.id.text) == ["one", "one"])
  }

  @Test func `writes one change for each rule, and none if nothing changes`() throws {
    let parts = try parts()
    let before = try parts.history.newest(99, skipping: 0).count
    try parts.gifts.add(.sample(id: "a", of: "one"))
    _ = try parts.gifts.change(ID("a"), as: .editGift, at: now) { $0 }
    _ = try parts.gifts.change(ID("a"), as: .finishGift, at: now) { gift in
      var done = gift
      done.returned = 1
      return done
    }
    _ = try parts.gifts.change(ID("a"), as: .removeGift, at: now) { _ in nil }
    #expect(try parts.gifts.gifts(of: nil).isEmpty)
    try parts.gifts.restore(ID("a"))
    #expect(try parts.gifts.gifts(of: nil).map(\.gift.returned) == [1])
    let kinds = try parts.history.newest(99, skipping: 0).map(\.kind).dropLast(before)
    #expect(Array(kinds) == [.restoreGift, .removeGift, .finishGift, .addGift])
  }

  @Test func `moves the gifts of a merged person to the one that stays`() throws {
    let parts = try parts()
    try parts.gifts.add(.sample(id: "a", of: "two"))
    _ = try People.on("2026-03-09", over: parts.people).merge(ID("two"), into: ID("one"))
    #expect(try parts.gifts.gifts(of: nil).map(\.gift.person.text) == ["one"])
  }

  @Test func `refuses by the rule, and what is not there`() throws {
    let parts = try parts()
    try parts.gifts.add(.sample(id: "a", of: "one"))
    #expect(throws: PeopleFailure.refused(.gift(.badAmount))) {
      _ = try parts.gifts.change(ID("a"), as: .editGift, at: now) {
        (_) throws(GiftRefusal) in throw .badAmount
      }
    }
    #expect(throws: PeopleFailure.unknown(reference: "x")) {
      try parts.gifts.add(.sample(id: "b", of: "x"))
    }
    let unknown = PeopleFailure.refused(.gift(.unknown(reference: "z")))
    #expect(throws: unknown) { try parts.gifts.restore(ID("z")) }
    #expect(throws: unknown) {
      _ = try parts.gifts.change(ID("z"), as: .editGift, at: now) { $0 }
    }
  }

  // Old stores
  @Test func `is added to a store from before there were gifts`() throws {
    let parts = try parts()
    try parts.database.alone { (store) throws(StorageFailure) in
      try store.script("DROP VIEW gifts_words; DROP TABLE gifts;")
      try GiftsSchema.migrate(store)
      try GiftsSchema.migrate(store)
    }
    try parts.gifts.add(.sample(id: "a", of: "one"))
    #expect(try parts.gifts.gifts(of: nil).count == 1)
  }
}
