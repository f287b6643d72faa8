import Domain
import Support
import Testing

@testable import Data

// L-10
@Suite struct `Dates of people on two devices` {
  @Test func `are the same everywhere, with what each of them changed`() throws {
    let fixture = SyncFixture()
    let stores = try fixture.stores(2)
    try stores[0].parts.people.insert(.sample(id: "one", name: "Sara"))
    try stores[0].parts.dates.change(ID("one"), at: .on("2026-03-08")) { _ in
      [.sample(id: "a", of: "one"), .sample(id: "b", of: "one", "first flat")]
    }
    try fixture.all(stores)
    #expect(try stores[1].parts.dates.dates(of: nil).map(\.date.id.text) == ["a", "b"])
    fixture.pass(stores)
    try stores[0].parts.dates.change(ID("one"), at: .on("2026-03-08")) { all in
      all.map { date in
        var changed = date
        changed.reminders = [86_400]
        return changed
      }
    }
    try stores[1].parts.dates.change(ID("one"), at: .on("2026-03-08")) { Array($0.prefix(1)) }
    try fixture.all(stores)
    for store in stores {
      #expect(try store.parts.dates.dates(of: nil).map(\.date.reminders).first == [86_400])
    }
    try fixture.expectSame(stores)
  }
}
