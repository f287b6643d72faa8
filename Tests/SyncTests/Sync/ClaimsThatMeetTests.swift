import Domain
import Support
import Testing

@testable import Data

/// Two stores that use the same unique value, such as a phone number (spec/sync.md 2.6).
@Suite struct `What two stores both want` {
  private let fixture = SyncFixture()

  private func change(
    _ id: String, in store: SyncedStore, _ body: @escaping (inout Person) -> Void
  ) throws {
    _ = try store.parts.people.change(ID(id)) { person in
      var changed = person
      body(&changed)
      return changed
    }
  }

  private func phones(_ stores: [SyncedStore], _ ids: String...) throws -> [[String?]] {
    try stores.map { store in try ids.map { try store.person($0)?.phone?.written.text } }
  }

  /// The record that had the value first keeps it. The other record gets the value when it becomes free. The device
  /// that frees it shows this at once.
  @Test func `goes to the next one as soon as it is free, on all of them`() throws {
    let stores = try fixture.stores(2)
    try stores[0].parts.people.insert(.sample(id: "ada", name: "Ada", phone: "010-1"))
    fixture.pass(stores)
    try stores[1].parts.people.insert(.sample(id: "bob", name: "Ada", phone: "010-1"))
    try fixture.all(stores)
    #expect(try phones(stores, "ada", "bob") == [["010-1", nil], ["010-1", nil]])
    for store in stores {
      #expect(try SQLiteConflicts(store.parts.database).entries().map(\.title) == ["Ada"])
    }
    // Only the first store syncs, and it receives no changes.
    try change("ada", in: stores[0]) { $0.phone = PhoneNumber(stored: "010-2") }
    _ = try stores[0].meet(at: fixture.remote)
    #expect(try phones([stores[0]], "ada", "bob") == [["010-2", "010-1"]])
    try fixture.all(stores)
    #expect(try phones(stores, "ada", "bob") == [["010-2", "010-1"], ["010-2", "010-1"]])
    try fixture.expectSame(stores)
  }

  /// 2.11, spec: “where fields differ the group's stands”. A joining device yields to the devices of the group.
  @Test func `stays with the group where somebody joins with the same`() throws {
    let (one, two) = (try SyncedStore(), try SyncedStore())
    fixture.pass([one, two])
    try one.begin(1)
    _ = try one.meet(at: fixture.remote)
    try one.parts.people.insert(.sample(id: "ada", name: "Ada", phone: "010-1"))
    try two.parts.people.insert(.sample(id: "own", name: "Ada", phone: "010-1"))
    try two.begin(2)
    try fixture.all([one, two])
    #expect(try phones([one, two], "ada", "own") == [["010-1", nil], ["010-1", nil]])
    try fixture.expectSame([one, two])
  }

  private func takeIn(_ text: String, _ id: String, _ store: SyncedStore) throws {
    let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:u\r\nFN:\(text)\r\nEND:VCARD\r\n"
    var rest = [
      ReadCard(
        uid: "u", name: SingleLineText(stored: text),
        numbers: [PhoneNumber(stored: "010-\(text.count)")],
        original: Array(card.utf8))
    ]
    _ = try store.parts.contacts.importCards(
      { () throws(FileFailure) in rest.popLast() }, ids: .counted(id))
  }

  /// Two devices that imported the same address book end with one card for each person, the newest one, and with no
  /// conflict.
  @Test func `of cards is the newest, and nobody is told of one that is the same`() throws {
    let stores = try fixture.stores(2)
    try takeIn("Ada", "c", stores[0])
    try takeIn("Ada", "d", stores[1])
    try fixture.all(stores)
    for store in stores { #expect(try SQLiteConflicts(store.parts.database).entries().isEmpty) }
    try takeIn("Ada Lovelace", "c", stores[0])
    try fixture.all(stores)
    for store in stores {
      let names = try store.parts.database.read { (store) throws(StorageFailure) in
        try store.all("SELECT name FROM contacts WHERE deleted_at IS NULL") { $0.text }
      }
      #expect(names == ["Ada Lovelace"])
    }
    try fixture.expectSame(stores)
  }

  /// The word indexes match the rows, also of a record that has to give up a value.
  @Test func `leaves the indexes of words in order`() throws {
    let stores = try fixture.stores(2)
    try stores[0].parts.people.insert(.sample(id: "ada", name: "Ada", phone: "010-1234-5678"))
    fixture.pass(stores)
    try stores[1].parts.people.insert(.sample(id: "bob", name: "Bob", phone: "010-1234-5678"))
    for store in stores {
      try store.parts.database.write { (store) throws(StorageFailure) in
        for entry in WordIndexes.all where try !entry.index.exists(in: store) {
          try entry.index.make(in: store)
        }
      }
    }
    try fixture.all(stores)
    try change("bob", in: stores[0]) { $0.nickname = SingleLineText(stored: "B") }
    try fixture.all(stores)
    try fixture.expectSame(stores)
  }

  /// 2.3: sayings that several devices add before they sync all keep their numbers.
  @Test func `of numbers of sayings is never the same`() throws {
    let stores = try fixture.stores(3)
    var numbers: [[Int]] = []
    for store in stores {
      numbers.append(
        try (0..<4).map {
          try store.parts.sayings.add(.sample("\($0)"), at: .on("2026-03-02")).number.value
        })
    }
    #expect(Set(numbers.flatMap(\.self)).count == 12)
    try fixture.all(stores)
    for store in stores {
      let kept = try store.parts.sayings.numbers()
      for number in numbers.flatMap(\.self) { #expect(kept.contains(number)) }
    }
    try fixture.expectSame(stores)
  }

  /// 2.3: an import takes only a few rows in `sync_spans`, also where the saying numbers have gaps.
  @Test(.slow) func `of numbers leaves one span for an import`() throws {
    let stores = try fixture.stores(3)
    func spans() throws -> Int {
      try stores[1].parts.database.read { (store) throws(StorageFailure) in
        try store.first("SELECT count(*) FROM sync_spans WHERE list = 5") { $0.int } ?? 0
      }
    }
    // The sayings of a new store were added one by one, in the order of their names.
    let before = try spans()
    try stores[1].parts.sayings.importSayings(
      (0..<500).map { .sample(nil, .sample("words \($0)")) })
    #expect(try spans() - before < 5)
    try fixture.all(stores)
    try fixture.expectSame(stores)
  }

  /// If two devices give the same number, the later saying gets another number and the result of the sync lists it.
  /// This is also the case if the first saying is in the trash.
  @Test(arguments: [false, true])
  func `of numbers leaves both sayings where two gave one`(_ isRemoved: Bool) throws {
    let stores = try fixture.stores(2)
    for store in stores { try store.sync.keep(try #require(SayingSlot(slot: 0, devices: 1))) }
    let first = try stores[0].parts.sayings.add(.sample("earlierwords"), at: .on("2026-03-02"))
    if isRemoved { _ = try stores[0].parts.sayings.remove(first.number, at: .on("2026-03-02")) }
    fixture.pass(stores)
    let second = try stores[1].parts.sayings.add(.sample("laterwords"), at: .on("2026-03-02"))
    #expect(first.number == second.number)
    _ = try stores[0].meet(at: fixture.remote)
    let renumbered = try stores[1].meet(at: fixture.remote).renumbered
    #expect(renumbered.map(\.before) == [first.number.value])
    try fixture.all(stores)
    for store in stores {
      #expect(try store.parts.sayings.found("laterwords") == renumbered.map(\.now))
      #expect(try store.parts.sayings.found("earlierwords").isEmpty == isRemoved)
    }
    try fixture.expectSame(stores)
  }

  /// Two devices that import the same feed end with one copy of each saying.
  @Test func `of one feed comes once`() throws {
    let stores = try fixture.stores(2)
    for store in stores {
      try store.parts.sayings.importSayings(
        (0..<5).map { .sample(nil, .sample("of the feed \($0)")) }, as: .feed,
        feed: "https://a.example/feed")
      fixture.pass(stores)
    }
    try stores[1].parts.sayings.like(
      try #require(try stores[1].parts.sayings.found("feed 3").first))
    try fixture.all(stores)
    for store in stores {
      #expect(try store.parts.sayings.found("of the feed").count == 5)
      let liked = try store.parts.sayings.list().filter(\.isLiked)
      #expect(liked.map { $0.words.eng?.text } == ["of the feed 3"])
      #expect(try SQLiteConflicts(store.parts.database).entries().isEmpty)
    }
    try fixture.expectSame(stores)
  }
}
