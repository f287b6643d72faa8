import Domain
import Support
import Testing

@testable import Data

// L-20
@Suite struct `Gifts on two devices` {
  @Test func `are the same everywhere, with what each of them changed`() throws {
    let fixture = SyncFixture()
    let stores = try fixture.stores(2)
    let now = Now.on("2026-03-08")
    try stores[0].parts.people.insert(.sample(id: "one", name: "Sara"))
    try stores[0].parts.gifts.add(
      .sample(id: "a", of: "one", .lent, nil, Money(hundredths: 500, currency: "EUR")))
    try stores[0].parts.gifts.add(.sample(id: "b", of: "one"))
    try fixture.all(stores)
    #expect(Set(try stores[1].parts.gifts.gifts(of: nil).map(\.gift.id.text)) == ["a", "b"])
    fixture.pass(stores)
    _ = try stores[0].parts.gifts.change(ID("a"), as: .finishGift, at: now) { gift in
      var changed = gift
      changed.returned = 200
      return changed
    }
    _ = try stores[1].parts.gifts.change(ID("b"), as: .removeGift, at: now) { _ in nil }
    try fixture.all(stores)
    for store in stores {
      #expect(try store.parts.gifts.gifts(of: nil).map(\.gift.left?.hundredths) == [300])
    }
    try fixture.expectSame(stores)
  }
}
